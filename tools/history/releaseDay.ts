/** Reads the day of a release from the changelog in its archive, because registries may have the day of a copy. */
import { existsSync, readFileSync } from 'node:fs';

/**
 * Returns the day of a release: `2025-01-21`.
 * @param files changelogs, the best one first. They have a section for each release of Material UI, which names the versions of
 *   the other packages.
 * @returns undefined when no changelog has the version.
 */
export function readReleaseDay(
  files: readonly string[],
  release: { name: string; version: string },
): string | undefined {
  return files
    .filter((file) => existsSync(file))
    .map((file) => findReleaseDay(readFileSync(file, 'utf8'), release))
    .find((day) => day !== undefined);
}

/** Finds the day of a release in a changelog. The titles are those of releases of Material UI, which are no betas. */
export function findReleaseDay(
  changelog: string,
  { name, version }: { name: string; version: string },
): string | undefined {
  const sections = listSections(changelog);
  const named = sections.find((section) => section.includes(`\`${name}@${version}\``));
  const titled = version.includes('-') ? undefined : findTitled(sections, version);
  return readDay(named ?? titled);
}

/** Finds the day of a release of Material UI, which may be an alpha, in several changelogs. */
export function findMaterialDay(
  changelogs: readonly string[],
  version: string,
): string | undefined {
  return readDay(changelogs.flatMap((one) => findTitled(listSections(one), version) ?? [])[0]);
}

const listSections = (changelog: string): string[] => changelog.split(/^## (?=v?\d)/m).slice(1);

const findTitled = (sections: readonly string[], version: string): string | undefined =>
  sections.find((section) => section.split(/[\s<]/)[0]!.replace(/^v/, '') === version);

function readDay(section = ''): string | undefined {
  const written = /^_(\w+ \d+, \d{4})_$/m.exec(section)?.[1];
  const day = new Date(`${written} UTC`);
  return written === undefined || Number.isNaN(day.getTime())
    ? undefined
    : day.toISOString().slice(0, 10);
}

/** The dependencies in the `package.json` of a version. */
export interface Dependencies {
  dependencies?: Readonly<Record<string, string>>;
}

/**
 * Infers the day of a release that no changelog names, from the releases of Material UI of the same day.
 * @param manifest that of the version. Joy UI depends on a package without code that has the version of Material UI.
 * @param dependents the manifests of all versions of Joy UI, oldest first. They depend on one version of Base UI, which is
 *   not newer than the first of them, and not older than the helpers that it depends on itself.
 * @param findDay finds the day of a release of Material UI.
 * @returns undefined if more than one day is possible.
 */
export function inferReleaseDay(
  { name, version }: { name: string; version: string },
  manifest: Dependencies,
  dependents: readonly Dependencies[],
  findDay: (materialVersion: string) => string | undefined,
): string | undefined {
  const find = ({ dependencies = {} }: Dependencies, dependency: string) =>
    findDay((dependencies[dependency] ?? '').replace('^', ''));
  const own = find(manifest, TRACKER);
  if (own !== undefined) {
    return own;
  }
  const first = dependents.find(({ dependencies = {} }) => dependencies[name] === version);
  const latest = first && find(first, TRACKER);
  return latest === find(manifest, '@mui/utils') ? latest : undefined;
}

const TRACKER = '@mui/core-downloads-tracker';
