import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { listFolders } from '@/src/node/api/findEntries';
import { addPages } from '@/tools/bench/generatePages';
import { makeFolder, removeFolder } from '../../support/temp';

const PRODUCTS = ['material-ui', 'joy-ui', 'base-ui', 'system'];
const PACKAGE_LIST = 'src/node/api/packages.ts';
let folder = '';
const navOf = (product: string) => path.join(folder, `data/${product}/nav.ts`);

beforeEach(() => {
  folder = makeFolder();
  for (const product of PRODUCTS) {
    mkdirSync(path.join(folder, 'data', product), { recursive: true });
    writeFileSync(navOf(product), readFileSync(`data/${product}/nav.ts`));
  }
  mkdirSync(path.join(folder, path.dirname(PACKAGE_LIST)), { recursive: true });
  writeFileSync(path.join(folder, PACKAGE_LIST), readFileSync(PACKAGE_LIST));
});
afterEach(() => removeFolder(folder));

test('every third page has Markdown, demo, route and navigation entry, alternating between products', () => {
  expect(addPages(folder, 17)).toBe(6);
  const counts = PRODUCTS.map((product) => {
    const entries = readFileSync(navOf(product), 'utf8').match(/\/generated\/react-/g);
    const routes = readdirSync(path.join(folder, `pages/${product}/generated`));
    expect(routes).toHaveLength(entries?.length ?? 0);
    return routes.length;
  });
  expect(counts).toEqual([2, 2, 1, 1]);
  const [page = ''] = readdirSync(path.join(folder, 'data/base-ui/generated'));
  expect(page).toMatch(/^react-[a-z]+-3$/);
  expect(readdirSync(path.join(folder, 'data/base-ui/generated', page))).toEqual([
    'GeneratedDemo.tsx',
    `${page}.md`,
  ]);
});

test('the other pages are API entries of one package per product', () => {
  addPages(folder, 18);
  const packages = readdirSync(path.join(folder, 'generated/node_modules/@generated'));
  expect(packages).toEqual(['joy-ui', 'system']);
  for (const product of packages) {
    const home = path.join(folder, 'generated/node_modules/@generated', product);
    expect(listFolders(home)).toHaveLength(6);
    // The build reads the declarations, and loads the code for the names of its exports.
    const declared = readFileSync(path.join(home, 'index.d.ts'), 'utf8');
    expect(declared.match(/export/g)).toHaveLength(6);
    expect(readFileSync(path.join(home, 'index.js'), 'utf8')).toBe(declared);
    expect(readFileSync(path.join(folder, PACKAGE_LIST), 'utf8')).toContain(
      `{ name: '@generated/${product}', product: '${product}', folder: `,
    );
  }
});

test('without additional pages the site is unchanged', () => {
  expect(addPages(folder, 0)).toBe(0);
  expect(readFileSync(path.join(folder, PACKAGE_LIST))).toEqual(readFileSync(PACKAGE_LIST));
  expect(readFileSync(navOf('system'))).toEqual(readFileSync('data/system/nav.ts'));
});

test('navigation groups have fifty entries', () => {
  addPages(folder, 603);
  expect(readFileSync(navOf('material-ui'), 'utf8').match(/generated-\d', icon/g)).toHaveLength(2);
  expect(readFileSync(navOf('system'), 'utf8').match(/generated-\d', icon/g)).toHaveLength(1);
});

test('an unexpected navigation file causes an error with its name', () => {
  writeFileSync(navOf('system'), 'export const nav = makeNav();');
  expect(() => addPages(folder, 12)).toThrow("data/system/nav.ts doesn't end its list");
});
