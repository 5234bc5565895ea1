/** The navigation trees, one per product, and data derived from them. */
import { NAV_TREES } from '@/data/nav';
import { localizeHref } from '@/src/shared/languages';
import {
  type NavEntry,
  assertUniquePathnames,
  getNavTitle,
  listNavPages,
  normalizePathname,
} from '@/src/shared/nav';
import type { PageLink } from '@/src/shared/page';
import { BuildError } from '../../errors';

/** The trees, after the check that paths are unique. */
export { NAV_TREES };

for (const [product, tree] of Object.entries(NAV_TREES)) {
  try {
    assertUniquePathnames(tree);
  } catch (error) {
    throw new BuildError({
      file: `data/${product}/nav.ts`,
      cause: (error as Error).message,
      remedy: 'remove one of the two entries',
    });
  }
}

/** Finds the entry of a page in the navigation of its product. Returns undefined if another page represents it. */
export function findNavEntry(productId: string, pathname: string): NavEntry | undefined {
  return listNavPages(NAV_TREES[productId] ?? []).find(
    (entry) => normalizePathname(entry.pathname) === pathname,
  );
}

/**
 * Returns the previous and next page of an address within its product, depth first. Pages of other products that the
 * navigation links to are left out, because their own next page is in their product.
 */
export function getNeighbours(
  productId: string,
  pathname: string,
  language: string,
): { prev?: PageLink; next?: PageLink } {
  const pages = listNavPages(NAV_TREES[productId] ?? []).filter(
    (page) => page.pathname.split('/')[1] === productId,
  );
  const index = pages.findIndex((page) => normalizePathname(page.pathname) === pathname);
  if (index === -1) {
    return {};
  }
  const [prev, next] = [pages[index - 1], pages[index + 1]];
  return {
    ...(prev && { prev: toLink(prev, language) }),
    ...(next && { next: toLink(next, language) }),
  };
}

function toLink(entry: NavEntry, language: string): PageLink {
  return {
    title: getNavTitle(entry),
    href: localizeHref(`${normalizePathname(entry.pathname)}/`, language),
  };
}
