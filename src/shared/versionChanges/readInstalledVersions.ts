/** Reads the versions of packages from a pasted `package.json` or lock file. */
import { compareVersionNumbers } from '../versionNumbers';

/** The longest text that is read, in characters. Lock files of large projects have about a million. */
export const FILE_LIMIT = 5_000_000;

export interface InstalledVersion {
  package: string;
  version: string;
}

/**
 * Reads versions from the text of `package.json`, `package-lock.json`, `yarn.lock`, `pnpm-lock.yaml`, or `bun.lock`. A range
 * such as `^6.1.0` or `6.x` counts as its lowest version. Nothing in the text is run.
 * @param packages the packages to look for, which is the order of the result.
 * @returns the packages that the text has, with the highest of their versions.
 */
export function readInstalledVersions(
  text: string,
  packages: readonly string[],
): InstalledVersion[] {
  const bounded = text.slice(0, FILE_LIMIT);
  return packages.flatMap((name) => {
    const [version] = listVersions(bounded, name).sort(compareVersionNumbers).reverse();
    return version === undefined ? [] : [{ package: name, version }];
  });
}

const VERSION = String.raw`(\d+\.\d+\.\d+(?:-[a-z]+\.\d+)?)`;

/** The start of a range, with or without all numbers: `6.1.0`, `6.1.x`, `6`. */
const RANGE = String.raw`(?:${VERSION}|(\d+)(?:\.(\d+))?(?![\d.]*\d))`;

/**
 * The places of a version: `"@mui/material": "^6.1.0"` in package.json, `"node_modules/@mui/material": { "version": "6.1.0"`
 * in package-lock.json, `"@mui/material@^6.0.0": version "6.1.0"` in yarn.lock, and `'@mui/material@6.1.0'` or
 * `/@mui/material@6.1.0` in pnpm-lock.yaml, and `"@mui/material": ["@mui/material@6.1.0"` in bun.lock.
 */
function listVersions(text: string, name: string): string[] {
  const locked = new RegExp(
    [
      String.raw`"(?:node_modules/)?${name}"\s*:\s*\{\s*"version"\s*:\s*"${VERSION}"`,
      String.raw`"${name}"\s*:\s*\[\s*"${name}@${VERSION}"`,
      String.raw`^"?${name}@[^\n]{0,500}:\s*\n\s+version:?\s+"?${VERSION}`,
      String.raw`^\s+['"/]?${name}[@/]${VERSION}[^\n:]{0,2000}:\s*$`,
    ].join('|'),
    'gm',
  );
  const found = Array.from(text.matchAll(locked), (match) => match.slice(1).find(Boolean)!);
  const ranged = new RegExp(String.raw`"${name}"\s*:\s*"[^"\d]{0,20}${RANGE}`, 'g');
  return found.length > 0
    ? found
    : Array.from(
        text.matchAll(ranged),
        ([, exact, major, minor = '0']) => exact ?? `${major}.${minor}.0`,
      );
}
