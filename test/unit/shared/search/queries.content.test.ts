/** The addresses of the queries by which the search is judged, and those that synonyms lead to. */
import { expect, test } from '@jest/globals';
import { PAGE_SYNONYMS } from '@/data/searchSynonyms';
import { listAnchors } from '@/src/node/content/check/checkLinks';
import { listApiAnchors } from '@/src/node/content/reference/apiAnchors';
import { renderRouteMarkdown } from '@/src/node/content/renderRouteMarkdown';
import { findMarkdownRoute } from '@/src/node/content/routes';
import { normalizePathname } from '@/src/shared/nav';
import { HELD_OUT_QUERIES, QUERIES, READER_QUERIES, UNSEEN_QUERIES } from './queries/queries';

const ADDRESSES = [
  ...new Set([
    ...[...QUERIES, ...HELD_OUT_QUERIES, ...READER_QUERIES, ...UNSEEN_QUERIES].flatMap(
      ({ right }) => right,
    ),
    ...Object.keys(PAGE_SYNONYMS),
  ]),
].sort();

test('the right pages and sections exist', () => {
  const apiPages = listApiAnchors();
  const pages = new Map<string, ReadonlySet<string> | undefined>();
  const read = (pathname: string) => {
    const route = findMarkdownRoute(pathname);
    return route ? listAnchors(route, renderRouteMarkdown(route)) : apiPages.get(pathname);
  };
  const wrong = ADDRESSES.filter((address) => {
    const pathname = normalizePathname(address);
    if (!pages.has(pathname)) {
      pages.set(pathname, read(pathname));
    }
    const hash = address.split('#')[1];
    const anchors = pages.get(pathname);
    return !anchors || (hash !== undefined && !anchors.has(hash));
  });
  expect(wrong).toEqual([]);
});
