/** Looks up pages by address, entries by name, and demos by page for the tools. */
import path from 'node:path';
import type { ApiListing } from '@/src/shared/apiEntry';
import { type Flavour, FLAVOUR_IDS } from '@/src/shared/flavours';
import { parseLocalizedPath } from '@/src/shared/languages';
import { SITE_ORIGIN } from '@/src/shared/links';
import { listApiEntries } from '../api/store';
import { renderRouteMarkdown } from '../content/renderRouteMarkdown';
import { findMarkdownRoute, listMarkdownRoutes } from '../content/routes';
import { type SitePage, listPages } from '../content/source';
import { createDemoNamer, findDemoFiles } from '../demos/readDemo';
import { ROOT } from '../paths';
import { findNear, suggest } from '../nearMatches';
import { quote } from './answer';

/** A demo and its location. */
export interface CatalogDemo {
  /** Address of its page, without trailing slash. */
  pathname: string;
  /** Its name and anchor. */
  name: string;
  /** The key in Markdown: a file or a folder. */
  key: string;
  /** Absolute path of the folder that contains it. */
  folder: string;
  /** The heading above it; empty before the first heading. */
  under: string;
  flavours: Flavour[];
  /** The Markdown file and line where it is placed. */
  at: { file: string; line: number | undefined };
}

/** Returns the public address of a page. */
export function getAddress(pathname: string): string {
  return `${SITE_ORIGIN}${pathname}/`;
}

/**
 * Finds a page by URL or path, with or without trailing slash, hash or `.md`.
 * @throws Error that suggests pages with similar addresses.
 */
export function findPage(address: string): SitePage {
  const [, route = ''] = /^(?:[a-z]+:\/\/[^/]*)?([^?#]*)/i.exec(address.trim()) ?? [];
  const { pathname } = parseLocalizedPath(`/${route.replace(/^\/+/, '').replace(/\.md$/, '')}`);
  const pages = listPages();
  const page = pages.find((candidate) => candidate.pathname === pathname);
  if (!page) {
    const near = findNearPaths(
      pathname,
      pages.map((candidate) => candidate.pathname),
    );
    throw new Error(
      `There is no page at ${quote(address)}.${suggest(near)} list_pages lists all pages.`,
    );
  }
  return page;
}

/**
 * Finds addresses with a similar last segment, those of the same product first; otherwise addresses that are similar as
 * a whole.
 */
function findNearPaths(pathname: string, paths: readonly string[]): string[] {
  const getLast = (candidate: string) => candidate.split('/').pop() ?? '';
  const names = findNear(getLast(pathname), [...new Set(paths.map(getLast))]);
  const product = pathname.split('/')[1];
  const near = names
    .flatMap((name) => paths.filter((candidate) => getLast(candidate) === name))
    .sort((a, b) => Number(b.split('/')[1] === product) - Number(a.split('/')[1] === product));
  return near.length > 0 ? near.slice(0, 5) : findNear(pathname, paths);
}

/**
 * Finds a component or hook by its name: `Button`, `<Button />`, `MuiButton`, `useSelect`, ignoring case.
 * @throws Error that lists the products with that name, or suggests similar names.
 */
export function findEntryByName(name: string, product: string | undefined): ApiListing {
  const wanted = name.replace(/[<>/\s]/g, '').toLowerCase();
  const entries = listApiEntries();
  const named = [wanted, wanted.replace(/^mui/, '')]
    .map((form) => entries.filter((entry) => entry.name.toLowerCase() === form))
    .find((found) => found.length > 0);
  if (!named) {
    const own = entries.filter((entry) => product === undefined || entry.product === product);
    const near = findNear(wanted, [...new Set(own.map((entry) => entry.name))]);
    throw new Error(`The packages have no component or hook ${quote(name)}.${suggest(near)}`);
  }
  const products = [...new Set(named.map((entry) => entry.product))];
  const found = named.filter((entry) => product === undefined || entry.product === product);
  if (found.length === 0) {
    throw new Error(`${product} has no ${quote(name)}. These have: ${products.join(', ')}.`);
  }
  if (products.length > 1 && product === undefined) {
    throw new Error(
      `Several products have ${quote(name)}: pass one of ${products.join(', ')} as "product".`,
    );
  }
  return found[0]!;
}

/** Lists the demos of a page, in order. Pages of the reference have none. */
export function listDemosOfPage(pathname: string): CatalogDemo[] {
  const route = findMarkdownRoute(pathname);
  if (!route) {
    return [];
  }
  const nameDemo = createDemoNamer();
  const folder = path.join(ROOT, path.dirname(route.markdownFile));
  return renderRouteMarkdown(route).blocks.flatMap((block): CatalogDemo[] => {
    if (block.type !== 'demo') {
      return [];
    }
    const { key, under, line } = block;
    const files = findDemoFiles(folder, key);
    return [
      {
        pathname,
        name: nameDemo(key),
        key,
        folder,
        under,
        flavours: FLAVOUR_IDS.filter((flavour) => files[flavour] !== undefined),
        at: { file: route.markdownFile, line },
      },
    ];
  });
}

/** Lists the demos of all pages, or of a product's pages. */
export function listAllDemos(product?: string): CatalogDemo[] {
  return listMarkdownRoutes()
    .filter(({ pathname }) => product === undefined || pathname.startsWith(`/${product}/`))
    .flatMap(({ pathname }) => listDemosOfPage(pathname));
}
