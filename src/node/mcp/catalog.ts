/** What the tools know of the site: its pages by address, its entries by name, its demos by page. */
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

/** A demo and where it stands. */
export interface CatalogDemo {
  /** Address of its page, without trailing slash. */
  pathname: string;
  /** Its name and anchor. */
  name: string;
  /** As the Markdown places it: a file or a folder. */
  key: string;
  /** Absolute path of the folder that the key is in. */
  folder: string;
  /** The heading that it stands under; empty above the first. */
  under: string;
  flavours: Flavour[];
  /** The Markdown file and line that place it. */
  at: { file: string; line: number | undefined };
}

/** The address of a page as a person opens it. */
export function getAddress(pathname: string): string {
  return `${SITE_ORIGIN}${pathname}/`;
}

/**
 * Finds a page by its address: whole or a path, with or without slash, hash or `.md` at its end.
 * @throws Error naming pages whose addresses are near.
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
      `There is no page at "${address}".${suggest(near)} list_pages lists all pages.`,
    );
  }
  return page;
}

/** Addresses whose last part is near, those of the same product first; else those that are near as a whole. */
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
 * Finds a component or hook by its name: `Button`, `<Button />`, `MuiButton`, `useSelect`, in any case.
 * @throws Error naming the products that have one of that name, or names that are near.
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
    throw new Error(`The packages have no component or hook "${name}".${suggest(near)}`);
  }
  const products = [...new Set(named.map((entry) => entry.product))];
  const found = named.filter((entry) => product === undefined || entry.product === product);
  if (found.length === 0) {
    throw new Error(`${product} has no "${name}". These have: ${products.join(', ')}.`);
  }
  if (products.length > 1 && product === undefined) {
    throw new Error(
      `Several products have "${name}": name one of ${products.join(', ')} as "product".`,
    );
  }
  return found[0]!;
}

/** The demos of a page, in its order; none for a page of the reference. */
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

/** The demos of all pages, or of a product's. */
export function listAllDemos(product?: string): CatalogDemo[] {
  return listMarkdownRoutes()
    .filter(({ pathname }) => product === undefined || pathname.startsWith(`/${product}/`))
    .flatMap(({ pathname }) => listDemosOfPage(pathname));
}
