/** Numbers of versions, such as `6.4.1` and `5.0.0-beta.2`. */

/** Returns the numbers of a version: those of `5.0.0-beta.2` are 5, 0, 0, and 2. */
export const readNumbers = (version: string): number[] => version.match(/\d+/g)?.map(Number) ?? [];

/** Returns the word of a prerelease, and for a release one that comes after all of them. */
const readStage = (version: string): string => /-([a-z]+)/.exec(version)?.[1] ?? '~';

/**
 * Compares versions: `5.2.0` comes before `5.10.0`, `6.0.0-alpha.9` before `6.0.0-beta.1`, and a prerelease before its
 * release. Missing numbers count as 0.
 * @returns a negative number if the first one is earlier.
 */
export function compareVersionNumbers(a: string, b: string): number {
  const [left, right] = [readNumbers(a), readNumbers(b)];
  const compareAt = (index: number) => (left[index] ?? 0) - (right[index] ?? 0);
  const [stage, otherStage] = [readStage(a), readStage(b)];
  return (
    compareAt(0) ||
    compareAt(1) ||
    compareAt(2) ||
    (stage === otherStage ? compareAt(3) : stage < otherStage ? -1 : 1)
  );
}

/** The major version of which all releases are recorded. Of the one before, it's the first and the last of each minor version. */
const WHOLE_MAJOR = 6;

/** Whether all releases of a version's minor version are recorded, so that a change has its exact release. */
export const isWholeRecorded = (version: string): boolean =>
  version.includes('-') || readNumbers(version)[0]! >= WHOLE_MAJOR;

/**
 * The name of a recorded release for readers: `6.2` for `6.2.0`, `6.2.1` for a patch release, and `5.16` for one of a minor
 * version of which only the first and the last release are recorded.
 */
export function formatRelease(release: string): string {
  const [minor] = /^\d+\.\d+/.exec(release) ?? [release];
  const isMinor = release === `${minor}.0` || !isWholeRecorded(release);
  return isMinor && !release.includes('-') ? minor : release;
}
