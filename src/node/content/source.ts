/**
 * The single source of documentation pages. Guides, templates, pages of the API reference, and tabs of component pages
 * are listed, found, and built in the same way. This module handles the differences between these kinds.
 *
 * Verbs in this folder: `parse…` reads the front matter and text of a file, `render…` creates HTML, `build…` creates a
 * `BuiltPage` of one kind, and `get…` builds the page of an address, whatever its kind.
 */
import type { ApiListing } from '@/src/shared/apiEntry';
import { DEFAULT_LANGUAGE } from '@/src/shared/languages';
import { listNavPages, listNavPathnames, normalizePathname } from '@/src/shared/nav';
import type { BuiltPage } from '@/src/shared/page';
import { PRODUCTS } from '@/src/shared/products';
import { getApiEntry, listApiEntries } from '../api/store';
import { BuildError } from '../errors';
import { createBuildText } from '../i18n/languages';
import { buildPage } from './buildPage';
import { NAV_TREES } from './nav/navTree';
import { listProductEntries } from './reference/apiAddress';
import { getEntrySummary } from './reference/apiEntryPage';
import { buildApiPage, listApiPaths } from './reference/apiPages';
import {
  buildApiTabPage,
  getApiTabSummary,
  listTabEntries,
  listTabPages,
} from './reference/apiTabPages';
import { renderRouteMarkdown } from './renderRouteMarkdown';
import { type MarkdownRoute, findMarkdownRoute, listMarkdownRoutes } from './routes';

interface Summary {
  title: string;
  description: string;
}

/** A page, with functions that read and build it. */
export interface SitePage {
  /** Address without language prefix and trailing slash. */
  pathname: string;
  /** Id of the product: the first segment of the address. */
  productId: string;
  /** `api`: the reference of components or hooks, or a list of them; `guide`: a page written in Markdown. */
  kind: 'guide' | 'api';
  /** Path of the route file, relative to the repository. */
  routeFile: string;
  /** The Markdown route that determines the content: the page's own or, for a tab, that of the page with the tabs. */
  route?: MarkdownRoute | undefined;
  /** Lists the API entries on the page. A guide has none because its front matter names them. */
  listEntries: () => ApiListing[];
  /** Returns the title and description in English without building the page. */
  summarize: () => Summary | Promise<Summary>;
  /** Builds the page. @throws BuildError for any error in its content. */
  load: (language?: string) => Promise<BuiltPage>;
}

/** Lists all pages by product, in navigation order. The reference of a component follows the list of all components. */
export function listPages(): SitePage[] {
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
  return [...listMarkdownRoutes().map(createGuide), ...listReferencePages()].sort(
    (a, b) =>
      rank(a) - rank(b) ||
      place(a.pathname) - place(b.pathname) ||
      (a.pathname < b.pathname ? -1 : 1),
  );
}

/** Finds the page of an address without trailing slash. Returns undefined if it doesn't exist. */
export function findPage(pathname: string): SitePage | undefined {
  const route = findMarkdownRoute(pathname);
  return route
    ? createGuide(route)
    : listReferencePages().find((page) => page.pathname === pathname);
}

/**
 * Builds the page of an address.
 * @param pathname without language prefix and trailing slash, such as `/material-ui/react-button`.
 * @throws BuildError when the page doesn't exist, or for any error in its content.
 */
export async function getPage(pathname: string, language = DEFAULT_LANGUAGE): Promise<BuiltPage> {
  const page = findPage(pathname);
  if (!page) {
    throw new BuildError({
      file: `pages${pathname}.tsx`,
      cause: `no route file shows a Markdown page at ${pathname}`,
      remedy: `run: npm run new-page -- ${pathname}`,
    });
  }
  return page.load(language);
}

function createGuide(route: MarkdownRoute): SitePage {
  return {
    ...describe(route.pathname),
    kind: 'guide',
    routeFile: route.routeFile,
    route,
    listEntries: () => [],
    summarize: () => {
      const { frontMatter, heading, description } = renderRouteMarkdown(route);
      return { title: frontMatter.title ?? heading.text, description };
    },
    load: (language = DEFAULT_LANGUAGE) => buildPage(route, language),
  };
}

function listReferencePages(): SitePage[] {
  const products = [...new Set(listApiEntries().map(({ product }) => product))];
  return [
    ...products.flatMap((productId) =>
      listApiPaths(productId).map(({ params: { slug } }) => createReference(productId, slug)),
    ),
    ...listTabPages().map(createTab),
  ];
}

/** @param slug of an entry, or undefined for the list of all. */
function createReference(productId: string, slug: readonly string[]): SitePage {
  const [own] = slug;
  const load = async (language = DEFAULT_LANGUAGE) => buildApiPage(productId, slug, language);
  return {
    ...describe([`/${productId}/api`, ...slug].join('/')),
    kind: 'api',
    routeFile: `pages/${productId}/api/[[...slug]].tsx`,
    listEntries: () =>
      listProductEntries(productId).filter((entry) => own === undefined || entry.slug === own),
    summarize: async () =>
      own === undefined
        ? pickSummary(await load())
        : getEntrySummary(getApiEntry(productId, own), createBuildText(DEFAULT_LANGUAGE)),
    load,
  };
}

function createTab({ page, component, tab }: ReturnType<typeof listTabPages>[number]): SitePage {
  const { pathname } = page;
  return {
    ...describe(`${pathname}/${tab}`),
    kind: 'api',
    routeFile: `pages/${pathname.split('/')[1]}/[component]/[tab].tsx`,
    route: findMarkdownRoute(pathname),
    listEntries: () => listTabEntries(page, tab),
    summarize: () => pickSummary(getApiTabSummary(component, tab)),
    load: async (language = DEFAULT_LANGUAGE) => buildApiTabPage(component, tab, language),
  };
}

function describe(pathname: string): Pick<SitePage, 'pathname' | 'productId'> {
  return { pathname, productId: pathname.split('/')[1] ?? '' };
}

const pickSummary = ({ title, description }: Summary): Summary => ({ title, description });
