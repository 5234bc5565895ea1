/** Compares the environment variables that the code reads with those that docs/operations/settings.md lists. */
import type { BuildErrorDetails } from '@/src/node/errors';

export const SETTINGS_DOCUMENT = 'docs/operations/settings.md';

/** Matches variables that code reads: property accesses, constants with a name, and fields of a zod schema. */
const READ = [
  /\benv\.([A-Z][A-Z0-9_]*)\b/g,
  /\b(?:[A-Z]+_)?VARIABLE = '([A-Z][A-Z0-9_]*)'/g,
  /\bvariable: '([A-Z][A-Z0-9_]*)'/g,
  /^ +([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+): z\b/gm,
];

/** Variables of the operating system. */
const NOT_SETTINGS: readonly string[] = ['PATH'];

/**
 * @param code texts of files, by their path from the repository.
 * @param document text of docs/operations/settings.md. A name that ends in `_` stands for all that begin with it.
 * @returns an error for each variable that is read and not listed, and for each row whose variable no file names.
 */
export function compareSettings(
  code: ReadonlyMap<string, string>,
  document: string,
): BuildErrorDetails[] {
  const listed = new Set([...document.matchAll(/`([A-Z][A-Z0-9_]*)`/g)].map(([, name]) => name!));
  const prefixes = [...listed].filter((name) => name.endsWith('_'));
  const seen = new Set(NOT_SETTINGS);
  const missing = [...code].flatMap(([file, text]) =>
    READ.flatMap((pattern) => [...text.matchAll(pattern)]).flatMap(({ 1: name = '', index }) => {
      if (
        seen.has(name) ||
        listed.has(name) ||
        prefixes.some((prefix) => name.startsWith(prefix))
      ) {
        return [];
      }
      seen.add(name);
      return [
        {
          file,
          line: text.slice(0, index).split('\n').length,
          cause: `${name} is not in ${SETTINGS_DOCUMENT}`,
          remedy: 'add a row to the table, or list it below if the commands set it themselves',
        },
      ];
    }),
  );
  const unknown = document.split('\n').flatMap((row, index) => {
    const name = /^\| `([A-Z][A-Z0-9_]*)` \|/.exec(row)?.[1];
    return name === undefined || [...code.values()].some((text) => text.includes(name))
      ? []
      : [
          {
            file: SETTINGS_DOCUMENT,
            line: index + 1,
            cause: `no file reads ${name}`,
            remedy: 'remove its row, or correct the name',
          },
        ];
  });
  return [...missing, ...unknown];
}
