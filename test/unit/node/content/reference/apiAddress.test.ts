import { describe, expect, test } from '@jest/globals';
import { getApiEntry, listApiEntries } from '@/src/node/api/store';
import {
  findEntry,
  findOwnEntry,
  getDataHref,
  getEntryHref,
  hasApiTabs,
  listProductEntries,
  listTabs,
} from '@/src/node/content/reference/apiAddress';
import type { ApiListing } from '@/src/shared/apiEntry';
import { catchDetailsSync } from '../../../support/errors';

const listings = listApiEntries();
const pages = [
  {
    pathname: '/base-ui/react-select',
    'components-api': ['Select', 'Option'],
    'hooks-api': ['useSelect'],
  },
  { pathname: '/base-ui/react-menu', 'components-api': ['Menu'], 'hooks-api': [] },
];
const get = (product: string, slug: string): ApiListing => ({
  ...getApiEntry(product, slug),
  deprecated: false,
});

describe('the address of an entry', () => {
  test.each([
    ['material-ui', 'button', '/material-ui/api/button/'],
    ['material-ui', 'loading-button', '/material-ui/api/loading-button/'],
    ['material-ui', 'text-field', '/material-ui/api/text-field/'],
    ['joy-ui', 'button', '/joy-ui/api/button/'],
    ['system', 'box', '/system/api/box/'],
    ['x', 'data-grid', '/x/api/data-grid/'],
    ['base-ui', 'select', '/base-ui/react-select/components-api/#select'],
    ['base-ui', 'option', '/base-ui/react-select/components-api/#option'],
    ['base-ui', 'use-select', '/base-ui/react-select/hooks-api/#use-select'],
    ['base-ui', 'menu', '/base-ui/react-menu/components-api/#menu'],
  ])('%s/%s is %s', (product, slug, href) => {
    expect(getEntryHref(get(product, slug), pages)).toBe(href);
  });

  test('that no page names is an error that says where to name it', () => {
    expect(catchDetailsSync(() => getEntryHref(get('base-ui', 'select'), []))).toEqual({
      file: 'data/base-ui/unwritten-pages.json',
      cause: 'no page of Base UI lists Select, which the installed package exports',
      remedy: expect.stringContaining('front matter'),
    });
  });
});

describe('the pages of Base UI with a reference', () => {
  test('have only tabs with content', () => {
    const page = { pathname: '/base-ui/a', 'components-api': [], 'hooks-api': [] };
    expect(listTabs(page)).toEqual([]);
    expect(listTabs({ ...page, 'hooks-api': ['useA'] })).toEqual(['hooks-api']);
    expect(listTabs({ ...page, 'components-api': ['A'], 'hooks-api': ['useA'] })).toEqual([
      'components-api',
      'hooks-api',
    ]);
  });

  test('are only those of Base UI', () => {
    expect(['base-ui', 'material-ui', 'joy-ui', 'system', 'x'].filter(hasApiTabs)).toEqual([
      'base-ui',
    ]);
  });
});

describe('the entry of a name', () => {
  test.each([
    ['the package, before all', { packageName: '@mui/joy', product: 'material-ui' }, '@mui/joy'],
    ['the product', { product: 'base-ui' }, '@mui/base'],
    [
      'the product, when the package has none',
      { packageName: '@mui/x', product: 'joy-ui' },
      '@mui/joy',
    ],
    ['any, when nothing is said', {}, '@mui/material'],
    ['any, when the product has none', { product: 'experiments' }, '@mui/material'],
  ])('is that of %s', (_name, from, expected) => {
    expect(findEntry('Button', from)?.package).toBe(expected);
  });

  test('is none for a name that no package has', () => {
    expect(findEntry('Buton', { product: 'material-ui' })).toBeUndefined();
    expect(findEntry('button', {})).toBeUndefined();
  });
});

describe('the entry that front matter names', () => {
  test('is that of the page’s product', () => {
    expect(findOwnEntry('Button', 'joy-ui', {}).package).toBe('@mui/joy');
  });

  test.each([
    [{ markdownFile: 'data/a/a.md' }, 'data/a/a.md'],
    [{}, 'data/base-ui/unwritten-pages.json'],
  ])('that does not exist is an error with the file that names it: %j', (page, file) => {
    expect(catchDetailsSync(() => findOwnEntry('Buton', 'base-ui', page))).toEqual({
      file,
      cause: 'the installed packages have no component or hook "Buton"',
      remedy: expect.stringContaining('npm run api:report'),
    });
  });
});

test('the entries of a product are sorted alphabetically', () => {
  const names = listProductEntries('base-ui').map(({ name }) => name);
  const there = listings.filter(({ product }) => product === 'base-ui').map(({ name }) => name);
  expect(names).toEqual(there.sort((a, b) => a.localeCompare(b, 'en')));
  expect(listProductEntries('none')).toEqual([]);
});

test('the data of an entry is named as its address', () => {
  expect(getDataHref({ product: 'joy-ui', slug: 'button' })).toBe('/api-data/joy-ui/button.json');
});
