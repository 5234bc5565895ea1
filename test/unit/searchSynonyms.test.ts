/** The synonyms of data/searchSynonyms.ts. Pages are those of the navigation trees. */
import { describe, expect, test } from '@jest/globals';
import { NAV_TREES } from '@/data/nav';
import { COMPONENT_SYNONYMS, PAGE_SYNONYMS } from '@/data/searchSynonyms';
import { getNavTitle, listNavPages, normalizePathname } from '@/src/shared/nav';

interface Page {
  product: string;
  segment: string;
  title: string;
}

/** The pages by address without trailing slash. A page can be in the trees of several products. */
const PAGES = new Map(
  Object.values(NAV_TREES)
    .flatMap((tree) => listNavPages(tree))
    .map((entry): [string, Page] => {
      const pathname = normalizePathname(entry.pathname);
      const [, product = '', ...segments] = pathname.split('/');
      return [pathname, { product, segment: segments.join('/'), title: getNavTitle(entry) }];
    }),
);
const ADDRESSES = Object.keys(PAGE_SYNONYMS);
/** The words of each page, with those of its component and of its sections. */
const ENTRIES = [...PAGES].flatMap(([pathname, page]) => {
  const own = ADDRESSES.filter((address) => normalizePathname(address) === pathname);
  const words = own.flatMap((address) => PAGE_SYNONYMS[address]!);
  return [...(COMPONENT_SYNONYMS[page.segment] ?? []), ...words].map((word) => ({
    ...page,
    pathname,
    word,
  }));
});
const flatten = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

describe('each entry', () => {
  test('leads to an existing page', () => {
    expect(ADDRESSES.filter((address) => !PAGES.has(normalizePathname(address)))).toEqual([]);
    expect(ADDRESSES.filter((address) => !/^[^#]+\/(?:#.+)?$/.test(address))).toEqual([]);
  });

  test('of a component is true for several products', () => {
    const idle = Object.keys(COMPONENT_SYNONYMS).filter(
      (segment) => [...PAGES.values()].filter((page) => page.segment === segment).length < 2,
    );
    expect(idle).toEqual([]);
  });
});

describe('words', () => {
  test('are in lower case, without spaces around them', () => {
    const wrong = ENTRIES.filter(({ word }) => word !== word.trim().toLowerCase() || word === '');
    expect(wrong).toEqual([]);
  });

  test('are given to a page once', () => {
    const keys = ENTRIES.map(({ pathname, word }) => `${pathname} ${flatten(word)} ${word}`);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  test('are not the title of their page', () => {
    const idle = ENTRIES.filter(({ title, word }) => flatten(title) === flatten(word));
    expect(idle).toEqual([]);
  });

  test('are not the title of another page of the product', () => {
    const titles = new Map(
      [...PAGES].map(([pathname, page]) => [`${page.product} ${flatten(page.title)}`, pathname]),
    );
    const taken = ENTRIES.flatMap(({ product, pathname, word }) => {
      const other = titles.get(`${product} ${flatten(word)}`);
      return other === undefined || other === pathname ? [] : [`${word}: ${pathname}, ${other}`];
    });
    expect(taken).toEqual([]);
  });

  test('lead to four pages of a product at most', () => {
    const counts = new Map<string, number>();
    for (const { product, word } of ENTRIES) {
      counts.set(`${product} ${word}`, (counts.get(`${product} ${word}`) ?? 0) + 1);
    }
    expect([...counts].filter(([, count]) => count > 4)).toEqual([]);
  });
});
