/**
 * Lists the dependencies of each page: files of the repository and API entries. The proof visits pages whose
 * dependencies changed.
 *
 * Dependencies that all pages share aren't listed: the engine (`src/`), the packages, interface texts, and the
 * navigation. A page that shows the navigation in its text, such as All components, does depend on it. Links between
 * pages aren't dependencies either: a page of the reference links to the demos of its component.
 */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { getPageHref } from '@/src/shared/head';
import { DEFAULT_LANGUAGE } from '@/src/shared/languages';
import type { PageDependencies, SiteDependencies } from '@/src/shared/pageDependencies';
import { getApiEntry } from '../../api/store';
import { BuildError } from '../../errors';
import { listModuleFiles } from '../../demos/demoDependencies';
import { findHistoryFile } from '../../history/findHistory';
import { listLanguages } from '../../i18n/languages';
import { readModuleGraph } from '../../moduleGraph';
import { ROOT, relative } from '../../paths';
import {
  LANGUAGE_FOLDER,
  type MarkdownRoute,
  getRoutePathname,
  listMarkdownRoutes,
} from '../routes';
import { getUnwrittenFile } from '../reference/unwrittenPages';
import { type SitePage, listPages as listDocsPages } from '../source';
import { type Inputs, listMarkdownFiles, listMarkdownInputs } from './markdownInputs';

/** A page of the export, with a function that lists its dependencies. */
interface Page {
  /** Address without language prefix and trailing slash. */
  pathname: string;
  /** Pages that aren't documentation exist in English only. */
  isTranslated: boolean;
  listInputs: (language: string) => Inputs | Promise<Inputs>;
}

/**
 * Lists the dependencies of a page.
 * @param pathname without language prefix and trailing slash; `/` is the home page.
 * @throws BuildError when the page doesn't exist, and for any error in its content.
 */
export async function listPageDependencies(
  pathname: string,
  language = DEFAULT_LANGUAGE,
): Promise<PageDependencies> {
  const page = listPages().find((candidate) => candidate.pathname === pathname);
  if (!page) {
    throw new BuildError({
      file: `pages${pathname}.tsx`,
      cause: `no route file exports a page at ${pathname}`,
      remedy: `correct the address, or run: npm run new-page -- ${pathname}`,
    });
  }
  return toDependencies(await page.listInputs(language));
}

/**
 * Lists the dependencies of all pages of the export, in all languages.
 * @throws BuildError for any error in the content.
 */
export async function listSiteDependencies(): Promise<SiteDependencies> {
  const site: [href: string, PageDependencies][] = [];
  const hashes = new Map<string, string>();
  for (const { pathname, isTranslated, listInputs } of listPages()) {
    for (const language of isTranslated ? listLanguages() : [DEFAULT_LANGUAGE]) {
      const dependencies = toDependencies(await listInputs(language), hashes);
      site.push([getPageHref(pathname, language), dependencies]);
    }
  }
  return Object.fromEntries(site.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function toDependencies(
  { files, entries = [], demos = {} }: Inputs,
  hashes = new Map<string, string>(),
): PageDependencies {
  const ids = [...new Set(entries.map(({ product, slug }) => `${product}/${slug}`))].sort();
  return {
    files: [...new Set(files)].sort(),
    api: Object.fromEntries(ids.map((id) => [id, hashEntry(id, hashes)])),
    demos,
  };
}

/** Hashes an entry once, because many pages use the same one. */
function hashEntry(id: string, hashes: Map<string, string>): string {
  const [product = '', slug = ''] = id.split('/');
  const hash =
    hashes.get(id) ??
    createHash('sha256')
      .update(JSON.stringify(getApiEntry(product, slug)))
      .digest('hex');
  hashes.set(id, hash);
  return hash;
}

function listPages(): Page[] {
  return [...listDocsPages().map(toPage), ...listPlainPages()];
}

function toPage({ pathname, kind, routeFile, route, listEntries }: SitePage): Page {
  return {
    pathname,
    isTranslated: true,
    listInputs: (language) =>
      kind === 'guide' && route
        ? listMarkdownInputs(route, language)
        : listReferenceInputs(
            [routeFile, ...listTabFiles(routeFile, route, language)],
            listEntries(),
          ),
  };
}

/** Adds the history of the packages, which the reference shows. */
function listReferenceInputs(
  files: readonly string[],
  entries: ReturnType<SitePage['listEntries']>,
): Inputs {
  const packages = new Set(entries.map(({ product, slug }) => getApiEntry(product, slug).package));
  const histories = [...packages].flatMap((name) => findHistoryFile(name) ?? []);
  return { files: [...files, ...histories], entries };
}

/** Lists the files of a tab: the page's Markdown, or the product's `unwritten-pages.json` if the page isn't written yet. */
function listTabFiles(
  routeFile: string,
  route: MarkdownRoute | undefined,
  language: string,
): string[] {
  if (route) {
    return listMarkdownFiles(route, language);
  }
  return routeFile.endsWith('[tab].tsx') ? [getUnwrittenFile(routeFile.split('/')[1] ?? '')] : [];
}

/** Lists routes that show a component of the site, such as the home page, with that component, its style sheet, and its demos. */
function listPlainPages(): Page[] {
  const written = new Set(listMarkdownRoutes().map(({ routeFile }) => routeFile));
  const pages = path.join(ROOT, 'pages');
  return readdirSync(pages, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !LANGUAGE_FOLDER.test(file.split(path.sep)[0] ?? ''))
    .map((file) => relative(path.join(pages, file)))
    .filter((file) => !written.has(file) && !/\[|^_/.test(path.posix.basename(file)))
    .map((routeFile) => ({
      pathname: getRoutePathname(routeFile),
      isTranslated: false,
      listInputs: async () => ({ files: await listShownModules(routeFile) }),
    }));
}

/** The components of such pages. */
const PAGE_COMPONENTS = 'src/site/app/pages/';

async function listShownModules(routeFile: string): Promise<string[]> {
  const graph = await readModuleGraph([routeFile]);
  const listImports = (file: string) => graph.get(file) ?? [];
  const shown = listImports(routeFile).filter((file) => file.startsWith('src/site/'));
  const styles = shown.flatMap((file) =>
    listImports(file).filter((imported) => imported.endsWith('.css')),
  );
  // A set goes on to what is added to it meanwhile.
  const components = new Set(shown);
  for (const file of components) {
    listImports(file)
      .filter((imported) => imported.startsWith(PAGE_COMPONENTS))
      .forEach((imported) => components.add(imported));
  }
  const demos = [...components]
    .flatMap(listImports)
    .filter((file) => /^data\/.*\.tsx$/.test(file))
    .flatMap((file) => listModuleFiles(path.join(ROOT, file)));
  return [routeFile, ...shown, ...styles, ...demos];
}
