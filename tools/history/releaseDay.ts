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
  const sections = changelog.split(/^## (?=v?\d)/m).slice(1);
  const named = sections.find((section) => section.includes(`\`${name}@${version}\``));
  const titled = version.includes('-')
    ? undefined
    : sections.find((section) => section.split(/\s/)[0]!.replace(/^v/, '') === version);
  const written = /^_(\w+ \d+, \d{4})_$/m.exec(named ?? titled ?? '')?.[1];
  const day = new Date(`${written} UTC`);
  return written === undefined || Number.isNaN(day.getTime())
    ? undefined
    : day.toISOString().slice(0, 10);
}
