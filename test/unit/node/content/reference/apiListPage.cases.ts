import { describe, expect, test } from '@jest/globals';
import { API_PACKAGES } from '@/src/node/api/packages';
import { listApiEntries } from '@/src/node/api/store';
import { getEntryHref } from '@/src/node/content/reference/apiAddress';
import { buildListPage } from '@/src/node/content/reference/apiListPage';
import type { BuiltPage } from '@/src/shared/page';
import { readPage } from '../../../support/apiPage';
import { findAll, textOf } from '../../../support/html';

const PRODUCTS = [...new Set(API_PACKAGES.map(({ product }) => product))];
const hashesOf = (page: BuiltPage) => page.toc.map(({ hash }) => hash);

describe('a list', () => {
  test.each(PRODUCTS)('of %s links to each entry, sorted alphabetically', (product) => {
    const page = buildListPage(product, 'en');
    expect(page.pathname).toBe(`/${product}/api`);
    const tree = readPage(page);
    const names = listApiEntries()
      .filter((entry) => entry.product === product)
      .map(({ name }) => name);
    expect(findAll(tree, 'li a').map(textOf).sort()).toEqual(names.sort());
    for (const list of findAll(tree, 'ul.api-list')) {
      const shown = findAll(list, 'a').map(textOf);
      expect(shown).toEqual([...shown].sort((a, b) => a.localeCompare(b, 'en')));
    }
  });

  test('has components and hooks apart, and each package', () => {
    expect(hashesOf(buildListPage('base-ui', 'en'))).toEqual([
      'components-mui-base',
      'hooks-mui-base',
    ]);
    expect(hashesOf(buildListPage('material-ui', 'en'))).toEqual([
      'components-mui-material',
      'components-mui-lab',
    ]);
  });

  test('marks what is deprecated', () => {
    const old = listApiEntries().filter(
      (entry) => entry.product === 'material-ui' && entry.deprecated,
    );
    const marks = findAll(readPage(buildListPage('material-ui', 'en')), 'li small');
    expect(marks.map(textOf)).toEqual(old.map(() => 'Deprecated'));
  });

  test('links to all entries, including those in tabs', () => {
    const hrefs = findAll(readPage(buildListPage('base-ui', 'en')), 'li a').map(
      ({ properties }) => properties.href,
    );
    const own = listApiEntries().filter(({ product }) => product === 'base-ui');
    expect(hrefs.sort()).toEqual(own.map((entry) => getEntryHref(entry)).sort());
  });
});
