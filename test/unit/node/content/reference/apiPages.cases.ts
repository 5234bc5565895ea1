/** The pages of the reference, as readers get them. */
import { describe, expect, test } from '@jest/globals';
import { API_PACKAGES } from '@/src/node/api/packages';
import { getApiEntry, listApiEntries } from '@/src/node/api/store';
import {
  getDataHref,
  getEntryHref,
  listTabbedPages,
} from '@/src/node/content/reference/apiAddress';
import { getIndex } from '@/src/node/content/reference/apiIndex';
import { buildApiPage, listApiPaths } from '@/src/node/content/reference/apiPages';
import { listMarkdownRoutes } from '@/src/node/content/routes';
import { getRowPrefix } from '@/src/shared/apiTables';
import { readPlaces } from '../../../support/apiPage';
import { catchDetailsSync } from '../../../support/errors';
import { listExportedPages } from '../../../support/exported';

const PRODUCTS = [...new Set(API_PACKAGES.map(({ product }) => product))];

const references = listExportedPages().filter(({ kind }) => kind === 'api');

/** Ids of the rows that pages fetch, by the page's address. */
function listFetched(): Map<string, string[]> {
  const fetched = new Map<string, string[]>();
  const tabbed = listTabbedPages();
  for (const listing of listApiEntries()) {
    const pathname = getEntryHref(listing, tabbed).replace(/\/(#.*)?$/, '');
    const { slug, sets } = getApiEntry(listing.product, listing.slug);
    const ids = sets.flatMap(({ names }) =>
      names.map((name) => getRowPrefix(slug, 'props') + name),
    );
    fetched.set(pathname, [...(fetched.get(pathname) ?? []), ...ids]);
  }
  return fetched;
}

test('an address without a segment is the list of entries; one segment is an entry', () => {
  expect(buildApiPage('joy-ui').pathname).toBe('/joy-ui/api');
  expect(buildApiPage('joy-ui', ['button']).pathname).toBe('/joy-ui/api/button');
});

test('entries of Base UI are in tabs of its pages instead of own pages', () => {
  expect(listApiPaths('base-ui')).toEqual([{ params: { slug: [] } }]);
  expect(listApiPaths('joy-ui').length).toBeGreaterThan(50);
});

test('an entry that no package has causes an error with a remedy', () => {
  expect(catchDetailsSync(() => buildApiPage('material-ui', ['buton']))).toMatchObject({
    cause: "the packages don't have this component or hook",
  });
});

test('the addresses of pages are those of the entries, and of the lists', () => {
  const pathnames = references.map(({ pathname }) => pathname);
  const lists = PRODUCTS.map((product) => `/${product}/api`);
  expect(pathnames.sort()).toEqual([...getIndex().anchors.keys(), ...lists].sort());
});

describe('every page of the reference', () => {
  /** What the tests ask of all, read once. */
  const pages = references.map(({ pathname, page }) => {
    const { ids, hrefs } = readPlaces(page);
    return { pathname, page, ids, hrefs: [...new Set(hrefs)] };
  });
  const collect = (ask: (page: (typeof pages)[number]) => string[]) =>
    pages.flatMap((page) => ask(page).map((error) => `${page.pathname}: ${error}`));

  test('exists', () => {
    expect(pages.length).toBeGreaterThan(250);
    expect(
      collect(({ page, pathname }) => (page.pathname === pathname ? [] : [page.pathname])),
    ).toEqual([]);
  });

  test('has a description of at most 160 characters and a title of at most 70', () => {
    expect(
      collect(({ page: { description, title } }) => [
        ...(description === '' || description.length > 160
          ? [`${description.length} ${description}`]
          : []),
        ...(title === '' || title.length > 70 ? [title] : []),
      ]),
    ).toEqual([]);
  });

  test('has a title and a description that no other page has in its product', () => {
    for (const field of ['title', 'description'] as const) {
      const all = pages.map(({ page }) => `${page.productId}: ${page[field]}`);
      expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
    }
  });

  test('has no id twice', () => {
    expect(collect(({ ids }) => ids.filter((id, index) => ids.indexOf(id) !== index))).toEqual([]);
  });

  test('has ids that are valid in addresses', () => {
    expect(collect(({ ids }) => ids.filter((id) => id === '' || /\s/.test(id)))).toEqual([]);
  });

  test('has a target for each link to itself', () => {
    expect(
      collect(({ ids, hrefs }) => {
        const known = new Set(ids);
        return hrefs.filter((href) => href.startsWith('#') && !known.has(href.slice(1)));
      }),
    ).toEqual([]);
  });

  test('has a target for each entry of its table of contents', () => {
    expect(
      collect(({ ids, page }) =>
        page.toc
          .flatMap((entry) => [entry, ...entry.children])
          .map(({ hash }) => hash)
          .filter((hash) => !ids.includes(hash)),
      ),
    ).toEqual([]);
  });

  test('has exactly the anchors of the link check, except rows that it fetches', () => {
    const anchors = getIndex().anchors;
    const fetched = listFetched();
    expect(
      collect(({ pathname, ids }) => {
        const places = anchors.get(pathname);
        const all = [...ids, ...(fetched.get(pathname) ?? [])];
        return places
          ? [
              ...all.filter((id) => !places.has(id)).map((id) => `unknown ${id}`),
              ...[...places].filter((id) => !all.includes(id)).map((id) => `not there: ${id}`),
            ]
          : [];
      }),
    ).toEqual([]);
    expect(pages.filter(({ pathname }) => anchors.has(pathname)).length).toBe(anchors.size);
  });

  test('links to existing pages and anchors', () => {
    const anchors = getIndex().anchors;
    const known = new Set([
      ...pages.map(({ pathname }) => pathname),
      ...listMarkdownRoutes().map(({ pathname }) => pathname),
    ]);
    const data = new Set(['/api-data/schema.json', ...listApiEntries().map(getDataHref)]);
    const isSound = (href: string) => {
      const [whole = '', hash] = href.split('#');
      // The calculator reads its basket from the query.
      const address = whole.replace(/\?.*$/, '');
      const pathname = address.replace(/\/$/, '');
      return (
        data.has(address) ||
        (address.endsWith('/') &&
          known.has(pathname) &&
          (!hash || anchors.get(pathname)?.has(hash) === true))
      );
    };
    expect(
      collect(({ hrefs }) => hrefs.filter((href) => href.startsWith('/') && !isSound(href))),
    ).toEqual([]);
  });

  test('has valid external links with https', () => {
    expect(
      collect(({ hrefs }) =>
        hrefs.filter((href) => !/^([#/]|https:\/\/[\w.-]+\.\w+\/?)/.test(href)),
      ),
    ).toEqual([]);
  });
});
