/** Every documentation page of the site, written or made from the packages, in the order of the navigation. */
import { DEFAULT_LANGUAGE } from '@/src/shared/languages';
import { listNavPages, listNavPathnames, normalizePathname } from '@/src/shared/nav';
import type { BuiltPage } from '@/src/shared/page';
import { PRODUCTS } from '@/src/shared/products';
import { listApiEntries } from '../api/store';
import { getPage } from './getPage';
import { NAV_TREES } from './nav/navTree';
import { getApiPage, listApiPaths } from './reference/apiPages';
import { getApiTabPage, listApiTabPaths } from './reference/apiTabPages';
import { listMarkdownRoutes } from './routes';

/** A page and how to build it. */
export interface SitePage {
  /** Address without language prefix and trailing slash. */
  pathname: string;
  /** Id of the product: the first segment of the address. */
  productId: string;
  /** `api`: the reference of a component or hook, or a list of those; `guide`: all that is written. */
  kind: 'guide' | 'api';
  load: (language?: string) => Promise<BuiltPage>;
}

/** Lists the pages, product by product; the reference of a component comes after the list of all. */
export function listSitePages(): SitePage[] {
  const places = new Map(
    Object.values(NAV_TREES)
      .flatMap((tree) => listNavPages(tree))
      .map((entry, index) => [normalizePathname(entry.pathname), index]),
  );
  const place = (pathname: string) => {
    const known = listNavPathnames(pathname).map((candidate) => places.get(candidate));
    return known.find((index) => index !== undefined) ?? places.size;
  };
  const rank = ({ productId }: SitePage) => PRODUCTS.findIndex(({ id }) => id === productId);
  return [...listGuides(), ...listReferences()].sort(
    (a, b) =>
      rank(a) - rank(b) ||
      place(a.pathname) - place(b.pathname) ||
      (a.pathname < b.pathname ? -1 : 1),
  );
}

/** The page of an address without trailing slash; undefined when the site has none there. */
export function findSitePage(pathname: string): SitePage | undefined {
  return listSitePages().find((page) => page.pathname === pathname);
}

function listGuides(): SitePage[] {
  return listMarkdownRoutes().map(({ pathname }) =>
    createSitePage(pathname, 'guide', (language) => getPage(pathname, language)),
  );
}

function listReferences(): SitePage[] {
  const products = [...new Set(listApiEntries().map(({ product }) => product))];
  const entries = products.flatMap((productId) =>
    listApiPaths(productId).map(({ params: { slug } }) =>
      createSitePage([`/${productId}/api`, ...slug].join('/'), 'api', async (language) =>
        getApiPage(productId, slug, language),
      ),
    ),
  );
  const tabs = listApiTabPaths().map(({ params: { component, tab } }) =>
    createSitePage(`/base-ui/${component}/${tab}`, 'api', async (language) =>
      getApiTabPage(component, tab, language),
    ),
  );
  return [...entries, ...tabs];
}

function createSitePage(
  pathname: string,
  kind: SitePage['kind'],
  load: (language: string) => Promise<BuiltPage>,
): SitePage {
  return {
    pathname,
    productId: pathname.split('/')[1] ?? '',
    kind,
    load: (language = DEFAULT_LANGUAGE) => load(language),
  };
}
