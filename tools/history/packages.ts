/** The packages whose history is recorded, and the versions that are read of each. */
import { API_PACKAGES, type ApiPackage, getPackageVersion } from '@/src/node/api/packages';

/** A package whose history is recorded. */
export interface HistoryPackage {
  /** npm package name. */
  name: string;
  /** The file below `data/history/`, without its extension. */
  file: string;
  /**
   * Which published versions are read: the last release of each minor version of the current and the previous major
   * version, or all betas. Most props come with a patch release, so the last one shows which minor version has them.
   */
  releases: 'minors' | 'betas';
}

export const HISTORY_PACKAGES: readonly HistoryPackage[] = [
  { name: '@mui/material', file: 'material', releases: 'minors' },
  { name: '@mui/system', file: 'system', releases: 'minors' },
  { name: '@mui/joy', file: 'joy', releases: 'betas' },
  { name: '@mui/base', file: 'base', releases: 'betas' },
];

/** Returns what the API reference reads from a package. */
export function getApiPackage(name: string): ApiPackage {
  return API_PACKAGES.find((one) => one.name === name)!;
}

const BETA = /^\d+\.\d+\.\d+-beta\.\d+$/;

/**
 * Chooses the versions to read, up to the installed one, in the order in which they are compared.
 * @param published all published versions, in any order.
 * @param installed the last version to read, which is always among the result.
 */
export function chooseVersions(
  { releases }: Pick<HistoryPackage, 'releases'>,
  published: readonly string[],
  installed: string,
): string[] {
  const past = published
    .filter((version) => compareVersionNumbers(version, installed) <= 0)
    .sort(compareVersionNumbers);
  const [major] = readNumbers(installed);
  if (releases === 'betas') {
    return past.filter((version) => BETA.test(version) && readNumbers(version)[0] === major);
  }
  const minors = new Map<string, string>();
  for (const version of past) {
    const [of = 0, minor] = readNumbers(version);
    const key = `${of}.${minor}`;
    if (/^[\d.]+$/.test(version) && of >= major! - 1) {
      minors.set(key, version);
    }
  }
  return [...minors.values()];
}

/** Returns the version of a package that is installed here. */
export const getInstalledVersion = (name: string): string => getPackageVersion({ name });

const readNumbers = (version: string): number[] => version.match(/\d+/g)!.map(Number);

/**
 * Compares versions: `5.2.0` comes before `5.10.0`, `6.0.0-alpha.9` before `6.0.0-beta.1`, and a prerelease before its
 * release.
 */
export function compareVersionNumbers(a: string, b: string): number {
  const [left, right] = [readNumbers(a), readNumbers(b)];
  for (let index = 0; index < 3; index += 1) {
    if (left[index] !== right[index]) {
      return left[index]! - right[index]!;
    }
  }
  const [stage, otherStage] = [readStage(a), readStage(b)];
  return stage === otherStage ? (left[3] ?? 0) - (right[3] ?? 0) : stage < otherStage ? -1 : 1;
}

/** Returns the word of a prerelease, and for a release one that comes after all of them. */
const readStage = (version: string): string => /-([a-z]+)/.exec(version)?.[1] ?? '~';
