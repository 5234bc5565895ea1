import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { addPages } from '@/src/build/bench/measureGrowth';

const PRODUCTS = ['material-ui', 'joy-ui', 'base-ui', 'system'];
let folder = '';
const navOf = (product: string) => path.join(folder, `data/${product}/nav.ts`);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fieldguide-growth-'));
  for (const product of PRODUCTS) {
    mkdirSync(path.join(folder, 'data', product), { recursive: true });
    writeFileSync(navOf(product), readFileSync(`data/${product}/nav.ts`));
  }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('each page has Markdown, demo, route and an entry, in the products in turn', () => {
  addPages(folder, 6);
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

test('no more pages leave the site as it is', () => {
  addPages(folder, 0);
  expect(readFileSync(navOf('system'))).toEqual(readFileSync('data/system/nav.ts'));
});

test('fifty entries make a group of the navigation', () => {
  addPages(folder, 201);
  expect(readFileSync(navOf('material-ui'), 'utf8').match(/generated-\d', icon/g)).toHaveLength(2);
  expect(readFileSync(navOf('system'), 'utf8').match(/generated-\d', icon/g)).toHaveLength(1);
});

test('a navigation of another shape is named', () => {
  writeFileSync(navOf('system'), 'export const nav = makeNav();');
  expect(() => addPages(folder, 4)).toThrow('data/system/nav.ts does not end its list');
});
