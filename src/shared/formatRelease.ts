/**
 * The name of a release for readers: `6.2` for `6.2.1`, because only the first and the last release of each minor version
 * are recorded, and the whole version for a prerelease.
 */
export const formatRelease = (release: string): string =>
  release.includes('-') ? release : release.split('.').slice(0, 2).join('.');
