/** The names that a fragment may use without an import: React, and what the product's packages export. */
import { listApiEntries } from '@/src/node/api/store';

/**
 * Lists import statements by the name that they import.
 * @param productId such as `material-ui`.
 */
export function listFragmentImports(productId: string): ReadonlyMap<string, string> {
  const imports = new Map([['React', "import * as React from 'react';"]]);
  for (const name of ['useState', 'useRef', 'useId', 'useEffect', 'useMemo']) {
    imports.set(name, `import { ${name} } from 'react';`);
  }
  for (const { product, name, package: packageName } of listApiEntries()) {
    if (product === productId) {
      imports.set(name, `import { ${name} } from '${packageName}';`);
    }
  }
  return imports;
}
