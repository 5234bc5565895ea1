import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import {
  PRODUCTS,
  getLogo,
  getPackageLabel,
  getProduct,
  getProductInfo,
  isTestPage,
} from '@/src/shared/products';
import english from '@/translations/translations.json';

function getInstalledVersion(packageName: string): string {
  return JSON.parse(readFileSync(`node_modules/${packageName}/package.json`, 'utf8')).version;
}

// @proves S9.16, S9.17, S9.18
describe('versions', () => {
  test.each([
    ['material-ui', '@mui/material', '6.4.1'],
    ['joy-ui', '@mui/joy', '5.0.0-beta.49'],
    ['base-ui', '@mui/base', '5.0.0-beta.69'],
    ['system', '@mui/system', '6.4.1'],
  ])('%s documents %s %s', (id, packageName, version) => {
    const product = PRODUCTS.find((entry) => entry.id === id);
    expect(product?.packageName).toBe(packageName);
    expect(product?.versions.filter(({ current }) => current).map(({ text }) => text)).toEqual([
      `v${version}`,
    ]);
  });

  test.each(PRODUCTS.flatMap(({ packageName, id }) => (packageName ? [[id, packageName]] : [])))(
    'the current version of %s is that of the installed %s',
    (id, packageName) => {
      const current = getProduct(`/${id}/`)?.versions.find((version) => version.current);
      expect(current?.text).toBe(`v${getInstalledVersion(packageName!)}`);
    },
  );

  test('Data Grid is a release of version 7', () => {
    expect(getInstalledVersion('@mui/x-data-grid')).toMatch(/^7\.\d+\.\d+$/);
  });

  test.each(PRODUCTS.filter(({ versions }) => versions.length > 0).map((product) => [product]))(
    'the current version of $id links to its first page, older ones to other sites',
    ({ href, versions }) => {
      for (const version of versions) {
        expect(version.href).toMatch(version.current ? /^\/.*\/$/ : /^https:\/\//);
      }
      expect(versions.find(({ current }) => current)?.href).toBe(href);
    },
  );
});

describe('identity', () => {
  // @proves S3.15
  test('the names are those in the packages', () => {
    expect(Object.fromEntries(PRODUCTS.map(({ id, name }) => [id, name]))).toMatchObject({
      'material-ui': 'Material UI',
      'joy-ui': 'Joy UI',
      'base-ui': 'Base UI',
      system: 'MUI System',
      x: 'Data Grid',
      experiments: 'Experiments',
    });
  });

  test.each(
    PRODUCTS.flatMap(({ packageName, name }) => (packageName ? [[name, packageName]] : [])),
  )('%s is what the README of the installed %s calls it', (name, packageName) => {
    const readme = readFileSync(`node_modules/${packageName}/README.md`, 'utf8');
    // Non-breaking spaces count as spaces.
    expect(readme.replace(/\s+/g, ' ')).toContain(name);
  });

  test.each(PRODUCTS.map((product) => [product]))(
    '$id has at most one current version, and no two of the same text or address',
    ({ versions }) => {
      expect(versions.filter(({ current }) => current)).toHaveLength(Math.min(versions.length, 1));
      expect(new Set(versions.map(({ text }) => text)).size).toBe(versions.length);
      expect(new Set(versions.map(({ href }) => href)).size).toBe(versions.length);
    },
  );
});

describe('products', () => {
  test('no two have the same id or name', () => {
    expect(new Set(PRODUCTS.map(({ id }) => id)).size).toBe(PRODUCTS.length);
    expect(new Set(PRODUCTS.map(({ name }) => name)).size).toBe(PRODUCTS.length);
  });

  test.each(PRODUCTS.map((product) => [product]))(
    '$id has a folder under data/, a first page and a description',
    ({ id, href, descriptionKey }) => {
      const page = `pages${href.slice(0, -1)}`;
      expect(existsSync(`data/${id}/nav.ts`)).toBe(true);
      expect(existsSync(`${page}.tsx`) || existsSync(`${page}/index.tsx`)).toBe(true);
      expect(Object.keys(english)).toContain(descriptionKey);
    },
  );
});

describe('getProduct', () => {
  test.each([
    ['/material-ui/react-button/', 'Material UI'],
    ['/material-ui', 'Material UI'],
    ['/joy-ui/?theme=soft', 'Joy UI'],
    ['/base-ui#select', 'Base UI'],
    ['/system/react-box', 'MUI System'],
    ['/x/react-data-grid/', 'Data Grid'],
    ['/experiments/docs/markdown/', 'Experiments'],
    ['/', undefined],
    ['', undefined],
    ['/material-ui-old/', undefined],
    ['/blog/material-ui/', undefined],
  ])('%s belongs to %s', (path, name) => {
    expect(getProduct(path)?.name).toBe(name);
  });
});

test.each([
  [
    { packageName: '@mui/material', versions: [{ text: 'v6.4.1', href: '/', current: true }] },
    '@mui/material 6.4.1',
  ],
  [{ packageName: '@mui/material', versions: [] }, '@mui/material'],
  [{ versions: [{ text: 'v2', href: '/', current: true }] }, '2'],
  [{ versions: [] }, ''],
])('package and version of %j are "%s"', (product, label) => {
  expect(getPackageLabel(product)).toBe(label);
});

test.each([
  ['/experiments/docs/demos/', true],
  ['/material-ui/react-button/', false],
  ['/x/react-data-grid/', false],
  ['/', false],
])('whether %s is a test page: %s', (path, isTest) => {
  expect(isTestPage(path)).toBe(isTest);
});

test('a product without a logo has the generic one', () => {
  const { logo: _, ...product } = PRODUCTS[0]!;
  expect(existsSync(`public${getLogo(product)}`)).toBe(true);
});

// @proves S2.28
describe('getProductInfo', () => {
  test.each([
    ['/material-ui/react-button/', 'material-ui', 'core'],
    ['/joy-ui/react-button/', 'joy-ui', 'core'],
    ['/base-ui/react-select/hooks-api/#use-select', 'base-ui', 'core'],
    ['/system/getting-started/the-sx-prop/', 'system', 'core'],
    ['/x/react-data-grid/', 'x-data-grid', 'x'],
    ['/x/react-data-grid/demo/', 'x-data-grid', 'x'],
    ['/x/react-date-pickers/?q=1', 'x-date-pickers', 'x'],
    ['/experiments/docs/headers/', 'experiments', 'experiments'],
    ['/blog/some-post/', 'blog', 'blog'],
  ])('%s has the product %s and the category %s', (path, productId, productCategoryId) => {
    expect(getProductInfo(path)).toEqual({ productId, productCategoryId });
  });
});
