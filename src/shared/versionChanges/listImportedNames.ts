/** Reads which components and hooks a pasted text imports. Nothing in it is run. */
import { readImports } from '../answers/recognizers/import';
import type { PackageChanges } from './versionChanges';

/** The longest text that is read, in characters. */
const TEXT_LIMIT = 100_000;

/**
 * Lists the components and hooks of a package that import statements name, also by the name that they had before, such as
 * `Unstable_Grid2`.
 * @returns those of the first package that the text imports; undefined if it imports nothing of the packages.
 */
export function listImportedNames(
  text: string,
  packages: readonly PackageChanges[],
): { package: string; names: string[] } | undefined {
  const imports = readImports(text.slice(0, TEXT_LIMIT));
  const isOf = (name: string, from: string) => from === name || from.startsWith(`${name}/`);
  for (const { package: name, names: known, changes } of packages) {
    const former = new Map(
      changes.flatMap(({ what, from, entry }) =>
        what === 'import' && from !== undefined ? [[from, entry] as const] : [],
      ),
    );
    const own = imports.filter(({ from }) => isOf(name, from));
    const imported = own.flatMap(({ from, names }) => [
      // `import Button from '@mui/material/Button'`: the last part of the path.
      from
        .slice(name.length + 1)
        .split('/')
        .at(-1) ?? '',
      ...names.map((item) => item.name),
    ]);
    const current = imported.map((item) => former.get(item) ?? item);
    const names = [...new Set(current)].filter((item) => known.includes(item));
    if (names.length > 0) {
      return { package: name, names };
    }
  }
  return undefined;
}
