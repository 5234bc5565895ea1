/** Reduces a copy of the site to a few pages, for tests that build a site with other settings. */
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { NAV_TREES } from '@/data/nav';
import { listTabbedPages } from '@/src/node/content/reference/apiAddress';
import { getUnwrittenFile } from '@/src/node/content/reference/unwrittenPages';
import { KEPT_PAGES } from '@/src/node/content/partialSite';
import {
  type MarkdownRoute,
  getRoutePathname,
  listMarkdownRoutes,
} from '@/src/node/content/routes';
import { ROOT, relative } from '@/src/node/paths';
import { type NavEntry, normalizePathname } from '@/src/shared/nav';

/**
 * Removes all other pages from a copy: their routes, Markdown, demos and navigation entries. Nothing is left that could
 * change the copy's export. Pages without Markdown (home, 404, offline, one demo) are always kept.
 * @param folder a fresh copy of this repository, as created by `copySource`.
 * @param pathnames addresses of Markdown pages and pages of the reference, without trailing slash.
 * @throws Error that names an address without a page.
 */
export function keepPages(folder: string, pathnames: readonly string[]): void {
  const kept = new Set(pathnames);
  removeRoutes(folder, kept);
  for (const [product, tree] of Object.entries(NAV_TREES)) {
    const nav = JSON.stringify(filterNav(tree, kept));
    writeFileSync(path.join(folder, `data/${product}/nav.ts`), `export const nav = ${nav};\n`);
  }
  writeTabbedPages(folder, kept);
  writeFileSync(path.join(folder, KEPT_PAGES), JSON.stringify([...kept].sort()));
}

/** Filters the navigation: entries of kept pages, links to other sites, and groups that still have children. */
function filterNav(entries: readonly NavEntry[], kept: ReadonlySet<string>): NavEntry[] {
  return entries.flatMap((entry): NavEntry[] => {
    if (entry.children) {
      const children = filterNav(entry.children, kept);
      return children.length > 0 ? [{ ...entry, children }] : [];
    }
    return !entry.pathname.startsWith('/') || kept.has(normalizePathname(entry.pathname))
      ? [entry]
      : [];
  });
}

function removeRoutes(folder: string, kept: ReadonlySet<string>): void {
  const routes = listMarkdownRoutes();
  const dynamic = listDynamicRoutes();
  const unknown = [...kept].find(
    (pathname) =>
      !routes.some((route) => route.pathname === pathname) &&
      !dynamic.some(({ matches }) => matches(pathname)),
  );
  if (unknown !== undefined) {
    throw new Error(`${unknown} can't be kept: the site doesn't have this page.`);
  }
  const left = routes.filter(({ pathname }) => !kept.has(pathname));
  const unused = [
    ...left.flatMap(({ routeFile, markdownFile }) => [routeFile, markdownFile]),
    ...dynamic.filter(({ matches }) => ![...kept].some(matches)).map(({ routeFile }) => routeFile),
    ...listPageFiles(routes, left),
  ];
  for (const file of unused) {
    rmSync(path.join(folder, file), { force: true });
  }
}

/**
 * Lists the files of removed pages, such as their demos: the files below the folder of their Markdown, except those
 * that code of the site imports.
 */
function listPageFiles(routes: readonly MarkdownRoute[], left: readonly MarkdownRoute[]): string[] {
  const getFolder = ({ markdownFile }: MarkdownRoute) => path.posix.dirname(markdownFile);
  const folders = new Set(routes.map(getFolder));
  const keptFolders = new Set(routes.filter((route) => !left.includes(route)).map(getFolder));
  const imported = listImportedData();
  return listFiles('data').filter((file) => {
    let owner = path.posix.dirname(file);
    while (owner !== '.' && !folders.has(owner)) {
      owner = path.posix.dirname(owner);
    }
    return owner !== '.' && !keptFolders.has(owner) && !imported.has(file.replace(/\.tsx?$/, ''));
  });
}

/** Lists the modules of `data/` that code of the site imports, without file extension. */
function listImportedData(): Set<string> {
  return new Set(
    listFiles('src')
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => [
        ...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/'@\/(data\/[\w/.-]+)'/g),
      ])
      .flatMap(([, name = '']) => [name, `${name}/index`]),
  );
}

/** Lists the files below a folder of the repository, such as `data/nav.ts`. */
function listFiles(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(path.join(entry.parentPath, entry.name)));
}

/**
 * Lists the dynamic routes of the reference: `pages/joy-ui/api/[[...slug]].tsx`, `pages/base-ui/[component]/[tab].tsx`.
 */
function listDynamicRoutes(): { routeFile: string; matches: (pathname: string) => boolean }[] {
  return listFiles('pages')
    .filter((file) => /\[[^/]+\]\.tsx$/.test(file))
    .map((routeFile) => {
      const source = getRoutePathname(routeFile)
        .replace(/\/\[\[\.\.\.\w+\]\]/g, '(/.+)?')
        .replace(/\[\w+\]/g, '[^/]+');
      const pattern = new RegExp(`^${source}$`);
      return { routeFile, matches: (pathname: string) => pattern.test(pathname) };
    });
}

/** Registers removed pages with API tabs as not written yet, so that their entries keep their addresses. */
function writeTabbedPages(folder: string, kept: ReadonlySet<string>): void {
  const unwritten = listTabbedPages().filter(
    ({ pathname, markdownFile }) => !markdownFile || !kept.has(pathname),
  );
  const getProductId = ({ pathname }: { pathname: string }) => pathname.split('/')[1] ?? '';
  for (const product of new Set(unwritten.map(getProductId))) {
    const list = Object.fromEntries(
      unwritten
        .filter((page) => getProductId(page) === product)
        .map((page) => [
          page.pathname,
          { components: page['components-api'], hooks: page['hooks-api'] },
        ]),
    );
    writeFileSync(path.join(folder, getUnwrittenFile(product)), JSON.stringify(list));
  }
}
