import { describe, expect, jest, test } from '@jest/globals';
import { getApiEntry, listApiEntries } from '@/src/build/api/store';
import { listApiAnchors } from '@/src/build/index/apiAnchors';
import { getEntryHref, listTabbedPages } from '@/src/build/index/apiAddress';
import { getApiPage } from '@/src/build/index/apiPages';
import { getApiTabPage } from '@/src/build/index/apiTabPages';
import { API_TABS } from '@/src/shared/nav';
import { listIds, readPage } from '../../support/apiPage';

jest.setTimeout(60_000);

const anchors = listApiAnchors();

test('every page with entries is there, and no other', () => {
  const pages = listTabbedPages();
  const pathnames = listApiEntries().map((entry) =>
    getEntryHref(entry, pages).replace(/\/(#.*)?$/, ''),
  );
  expect([...anchors.keys()].sort()).toEqual([...new Set(pathnames)].sort());
});

/** What pages fetch: its rows come after the page is there. */
const listFetched = (product: string, slug: string) =>
  getApiEntry(product, slug).sets.flatMap(({ names }) =>
    names.map((name) => `${slug}-prop-${name}`),
  );

describe.each([
  ['material-ui', 'button'],
  ['material-ui', 'autocomplete'],
  ['joy-ui', 'select'],
  ['system', 'stack'],
])('the places of %s/%s', (product, slug) => {
  const ids = listIds(readPage(getApiPage(product, [slug])));
  const places = anchors.get(`/${product}/api/${slug}`)!;

  test('are all on the page, or fetched by it', () => {
    const known = new Set([...ids, ...listFetched(product, slug)]);
    expect([...places].filter((id) => !known.has(id))).toEqual([]);
  });

  test('lack none that the page has', () => {
    expect(ids.filter((id) => !places.has(id))).toEqual([]);
  });
});

describe.each(API_TABS)('the places of /base-ui/react-select/%s', (tab) => {
  const ids = listIds(readPage(getApiTabPage('react-select', tab)));
  const places = anchors.get(`/base-ui/react-select/${tab}`)!;
  const page = listTabbedPages().find(({ pathname }) => pathname === '/base-ui/react-select')!;
  const slugs = listApiEntries()
    .filter(({ name, product }) => product === 'base-ui' && page[tab].includes(name))
    .map(({ slug }) => slug);

  test('are all on the page, or fetched by it', () => {
    const known = new Set([...ids, ...slugs.flatMap((slug) => listFetched('base-ui', slug))]);
    expect([...places].filter((id) => !known.has(id))).toEqual([]);
  });

  test('lack none that the page has, the headings of its entries included', () => {
    expect(ids.filter((id) => !places.has(id))).toEqual([]);
    expect(slugs.filter((slug) => !places.has(slug))).toEqual([]);
  });
});
