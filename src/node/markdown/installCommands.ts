/** Checks install commands: they must install the versions that the page describes, not the latest ones. */
import packageJson from '@/package.json';

const SHELLS = ['bash', 'sh'];
const COMMAND =
  /^\s*(?:\$ )?(?:npm (?:install|i|add)|pnpm (?:install|i|add)|yarn (?:global )?add|bun (?:install|i|add))\s/;
const LIBRARY_PACKAGE = /^(@mui\/[\w-]+)(?:@(.+))?$/;

/** The site's own dependencies: exact versions by name. */
const INSTALLED: Readonly<Record<string, string>> = packageJson.dependencies;

/**
 * Finds packages of the libraries that a code block installs without a version, or in another version than the site's.
 * @returns the word in the command and its replacement; undefined for other code.
 */
export function findUnpinned(
  language: string,
  text: string,
): { word: string; wanted: string } | undefined {
  const words = SHELLS.includes(language)
    ? text
        // A command may continue on the next line.
        .replace(/\\\n/g, ' ')
        .split('\n')
        .filter((line) => COMMAND.test(line))
        .flatMap((line) => line.split(/\s+/))
    : [];
  for (const word of words) {
    const [, name = '', version] = LIBRARY_PACKAGE.exec(word) ?? [];
    const shown = INSTALLED[name];
    if (name !== '' && (shown === undefined ? version === undefined : version !== shown)) {
      return { word, wanted: `${name}@${shown ?? '<version>'}` };
    }
  }
  return undefined;
}
