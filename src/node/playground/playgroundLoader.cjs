// @ts-check
/**
 * Turns the data of a playground into a module that renders the playground with the components in the data. Import
 * paths come from the API reference. A file `button.playground.tsx` beside the data can export styled components that
 * replace those of the same names. The loader is CommonJS because Turbopack loads loaders with `require`.
 */
const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');

const API = path.join(process.cwd(), '.cache/api');

/**
 * @this {{ resourcePath: string, addDependency(file: string): void, addContextDependency(folder: string): void }}
 * @param {string} source
 * @returns {string}
 */
function playgroundLoader(source) {
  const { resourcePath } = this;
  // A file with styled components may be added, and the reference may be read again.
  this.addContextDependency(path.dirname(resourcePath));
  this.addDependency(path.join(API, 'index.json'));
  const product = path.relative(path.join(process.cwd(), 'data'), resourcePath).split(path.sep)[0];
  const names = [...listComponents(JSON.parse(source))].sort();
  const own = `./${path.basename(resourcePath, '.json')}.tsx`;
  const hasOwn = existsSync(path.join(path.dirname(resourcePath), own));
  return [
    `import { createPlayground } from '@/src/site/features/playground/createPlayground';`,
    ...names.map((name) => findImport(name, product ?? '')),
    ...(hasOwn ? [`import * as own from ${JSON.stringify(own)};`] : []),
    `export default createPlayground({ ${[...names, ...(hasOwn ? ['...own'] : [])].join(', ')} });`,
    ``,
  ].join('\n');
}

/**
 * Returns the names of the components in the data. The check of the page reports invalid data.
 * @param {unknown} data
 * @returns {Set<string>}
 */
function listComponents(data, names = new Set()) {
  if (typeof data === 'object' && data !== null) {
    for (const [key, value] of Object.entries(data)) {
      if (key === 'component' && typeof value === 'string' && /^[A-Z]\w*$/.test(value)) {
        names.add(value);
      }
      if (['children', 'trigger'].includes(key) || Array.isArray(data)) {
        listComponents(value, names);
      }
    }
  }
  return names;
}

/**
 * @param {string} name
 * @param {string} product
 * @returns {string} an import statement
 */
function findImport(name, product) {
  /** @type {import('../../shared/apiEntry').ApiListing[]} */
  const listings = JSON.parse(readFileSync(path.join(API, 'index.json'), 'utf8'));
  const listing = listings.find((entry) => entry.product === product && entry.name === name);
  if (!listing) {
    throw new Error(
      `The packages of ${product} have no component "${name}": npm run build shows the file`,
    );
  }
  /** @type {import('../../shared/apiEntry').ApiEntry} */
  const entry = JSON.parse(readFileSync(path.join(API, product, `${listing.slug}.json`), 'utf8'));
  return entry.imports[0] ?? '';
}

module.exports = playgroundLoader;
