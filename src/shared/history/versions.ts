/** Versions of packages, such as `6.4.1` and `5.0.0-beta.49`. */

/** Compares versions of one package: by their numbers, with a prerelease number last. */
export function compareVersions(a: string, b: string): number {
  const [left = [], right = []] = [a, b].map((version) => version.match(/\d+/g)?.map(Number));
  for (let index = 0; index < 4; index += 1) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) {
      return difference;
    }
  }
  return 0;
}

/** Returns how a version is shown: `6.4` for `6.4.1`, because one version of each minor release is recorded. */
export function formatVersion(version: string): string {
  return version.includes('-') ? version : version.split('.').slice(0, 2).join('.');
}
