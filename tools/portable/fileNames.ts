/** Finds file names that some operating systems don't support: Windows has most restrictions, macOS ignores case. */

/** Names that are devices on Windows, with any ending: https://learn.microsoft.com/windows/win32/fileio/naming-a-file. */
const DEVICE = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i;

/** Characters that Windows doesn't allow in names. A slash separates folders everywhere. */
const FORBIDDEN = /[<>:"|?*\\]/;

const isControl = (character: string) => character.charCodeAt(0) < 32;

/** Windows takes 260 characters by default, of which some go to the folder that holds the repository. */
const MAX_LENGTH = 200;

/**
 * Finds names that cannot be checked out or copied on every system.
 * @param files paths from a common folder, with forward slashes.
 * @returns a line per problem with its remedy.
 */
export function findRefusedNames(files: readonly string[]): string[] {
  const problems = files.flatMap((file) => {
    const parts = file.split('/');
    const causes = [
      parts.some((part) => DEVICE.test(part)) && 'is the name of a device on Windows',
      parts.some((part) => /[. ]$/.test(part)) && 'ends with a dot or a space, which Windows drops',
      parts.some((part) => FORBIDDEN.test(part) || [...part].some(isControl)) &&
        'has a character that Windows refuses',
      file.length > MAX_LENGTH && `has ${file.length} characters, more than ${MAX_LENGTH}`,
    ];
    return causes.filter((cause) => cause !== false).map((cause) => `${file} ${cause}: rename it`);
  });
  return [...problems, ...findCaseConflicts(files)];
}

/** Finds files and folders whose names only differ in case. */
function findCaseConflicts(files: readonly string[]): string[] {
  const known = new Map<string, string>();
  const conflicts = new Set<string>();
  for (const file of files) {
    const parts = file.split('/');
    for (const length of parts.keys()) {
      const name = parts.slice(0, length + 1).join('/');
      // The file systems of macOS ignore case and the Unicode normalization of accents.
      const key = name.normalize('NFC').toLowerCase();
      const other = known.get(key);
      if (other !== undefined && other !== name) {
        conflicts.add(`${name} and ${other} are one file on macOS and Windows: rename one`);
      }
      known.set(key, other ?? name);
    }
  }
  return [...conflicts];
}
