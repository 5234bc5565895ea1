/** The components and hooks whose sizes are measured: those of the API reference. */
import type { SizeEntry } from '@/src/shared/sizes/sizesFile';
import { PUBLIC_PRODUCTS } from '@/src/shared/products';
import { API_PACKAGES } from '../api/packages';
import { getApiEntry, listApiEntries } from '../api/store';
import { BuildError } from '../errors';

/** How to import a component or a hook. */
export type MeasuredImport = Omit<SizeEntry, 'groups'>;

/** These components need `@mui/material-pigment-css`, which is not installed. */
const NOT_INSTALLED = /^Pigment/;

/** Lists the imports. The API reference must have been read. @throws BuildError for an import that can't be parsed. */
export function listMeasuredImports(): MeasuredImport[] {
  const products = new Set<string>(PUBLIC_PRODUCTS.map(({ id }) => id));
  // Such packages are in a folder of their own, as those of `bench growth` are, so no import finds them.
  const notInstalled = new Set(
    API_PACKAGES.filter(({ folder }) => folder !== undefined).map(({ name }) => name),
  );
  return listApiEntries()
    .filter(
      ({ product, name, package: from }) =>
        products.has(product) && !notInstalled.has(from) && !NOT_INSTALLED.test(name),
    )
    .map(({ product, slug, name, package: from }) => {
      const [statement = ''] = getApiEntry(product, slug).imports;
      const match = /^import (?:\{ (\w+)(?: as \w+)? \}|\w+) from '([^']+)';$/.exec(statement);
      if (!match) {
        throw new BuildError({
          file: 'src/node/sizes/sizeEntries.ts',
          cause: `the import of ${name} can't be parsed: ${statement}`,
          remedy: 'add its form to the pattern in listMeasuredImports',
        });
      }
      return { name, package: from, path: match[2]!, exported: match[1] ?? 'default' };
    });
}
