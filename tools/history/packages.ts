/** The packages whose history is recorded, and the versions that are read of each. */
import { API_PACKAGES, type ApiPackage, getPackageVersion } from '@/src/node/api/packages';
import { compareVersionNumbers, isWholeRecorded, readNumbers } from '@/src/shared/versionNumbers';

/** A package whose history is recorded. */
export interface HistoryPackage {
  /** npm package name. */
  name: string;
  /** The file below `data/history/`, without its extension. */
  file: string;
  /**
   * Which published versions are read: all releases of the current major version, and of the previous one the first and the
   * last release of each minor version, or all betas. What came with a patch release of the previous major version is recorded
   * for the last release of its minor version.
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
  const minors = new Map<string, string[]>();
  for (const version of past) {
    const [of = 0, minor] = readNumbers(version);
    const key = `${of}.${minor}`;
    if (/^[\d.]+$/.test(version) && of >= major! - 1) {
      minors.set(key, [...(minors.get(key) ?? []), version]);
    }
  }
  return [...minors]
    .filter(([minor]) => !LATER_MINORS.includes(minor))
    .flatMap(([, all]) => (isWholeRecorded(all[0]!) ? all : [...new Set([all[0]!, all.at(-1)!])]));
}

/**
 * Minor versions of the previous major version that are later than the installed version. They take over some of its
 * changes, and no version that is read follows them.
 */
const LATER_MINORS: readonly string[] = ['5.17', '5.18'];

/** Returns the version of a package that is installed here. */
export const getInstalledVersion = (name: string): string => getPackageVersion({ name });
