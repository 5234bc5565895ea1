/** The addresses of the reference on this site: Base UI's depend on the front matter of its pages. */
import { describe, expect, test } from '@jest/globals';
import { listApiEntries } from '@/src/node/api/store';
import { getEntryHref, listTabbedPages } from '@/src/node/content/reference/apiAddress';
import { listUnwrittenPages } from '@/src/node/content/reference/unwrittenPages';
import { findMarkdownRoute } from '@/src/node/content/routes';

const listings = listApiEntries();
const pages = listTabbedPages();

describe('the address of an entry', () => {
  test('exists for each entry, and is unique', () => {
    const hrefs = listings.map((listing) => getEntryHref(listing, pages));
    expect(hrefs.length).toBeGreaterThan(250);
    expect(new Set(hrefs).size).toBe(hrefs.length);
    for (const href of hrefs) {
      expect(href).toMatch(/^\/[a-z-]+\/([a-z-]+\/)?[a-z-]+\/([a-z0-9-]+\/)?(#[a-z0-9-]+)?$/);
    }
  });
});

describe('the pages of Base UI with a reference', () => {
  test('are listed once each, and written ones are marked', () => {
    const pathnames = pages.map(({ pathname }) => pathname);
    expect(new Set(pathnames).size).toBe(pathnames.length);
    for (const { pathname, markdownFile } of pages) {
      expect(pathname).toMatch(/^\/base-ui\/react-[a-z-]+$/);
      expect(findMarkdownRoute(pathname)?.markdownFile).toBe(markdownFile);
    }
    expect(pages.some(({ markdownFile }) => markdownFile)).toBe(true);
    expect(pages.length).toBeGreaterThan(listUnwrittenPages().length);
  });

  test('name exactly the components and hooks of the package, once each', () => {
    for (const [tab, kind] of [
      ['components-api', 'component'],
      ['hooks-api', 'hook'],
    ] as const) {
      const named = pages.flatMap((page) => page[tab]);
      const there = listings
        .filter((listing) => listing.product === 'base-ui' && listing.kind === kind)
        .map(({ name }) => name);
      expect([...named].sort()).toEqual(there.sort());
    }
  });
});
