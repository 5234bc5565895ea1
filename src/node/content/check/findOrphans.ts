/** Finds routes, navigation entries and Markdown files without a counterpart. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { listNavPages, listNavPathnames, normalizePathname } from '@/src/shared/nav';
import { BuildError } from '../../errors';
import { listLanguages } from '../../i18n/languages';
import { ROOT, relative } from '../../paths';
import { NAV_TREES } from '../nav/navTree';
import { getUnwrittenFile, listUnwrittenPages } from '../reference/unwrittenPages';
import { type MarkdownRoute, findMarkdownRoute } from '../routes';
import { isOtherRoute } from './otherRoutes';

/** Checks that no `unwritten-pages.json` lists pages that have been written. */
export function checkUnwrittenPages(): BuildError[] {
  return listUnwrittenPages()
    .filter(({ pathname }) => findMarkdownRoute(pathname))
    .map(
      ({ pathname }) =>
        new BuildError({
          file: getUnwrittenFile(pathname.split('/')[1] ?? ''),
          cause: `${pathname} has been written`,
          remedy:
            'remove it from this list: the front matter of the page names its components and hooks',
        }),
    );
}

/** Returns the remedy for a page without an entry. Its navigation tree may be missing or not registered. */
function getNavRemedy(pathname: string): string {
  const product = pathname.split('/')[1] ?? '';
  const tree = `data/${product}/nav.ts`;
  if (product in NAV_TREES) {
    return `add { pathname: '${pathname}' } to ${tree}`;
  }
  return existsSync(path.join(ROOT, tree))
    ? `register ${tree}: import it in data/nav.ts, and add it to NAV_TREES there`
    : `write ${tree} with { pathname: '${pathname}' }, and add it to NAV_TREES in data/nav.ts`;
}

/** Finds orphans. Every page must have a route and an entry in the navigation tree. */
export function findOrphans(routes: readonly MarkdownRoute[]): BuildError[] {
  const navFiles = new Map(
    Object.entries(NAV_TREES).flatMap(([product, tree]) =>
      listNavPages(tree).map(
        (entry) => [normalizePathname(entry.pathname), `data/${product}/nav.ts`] as const,
      ),
    ),
  );
  const routed = new Set(routes.map((route) => route.pathname));
  const shown = new Set(routes.map((route) => route.markdownFile));
  const withoutNav = routes
    .filter((route) => !listNavPathnames(route.pathname).some((entry) => navFiles.has(entry)))
    .map(
      (route) =>
        new BuildError({
          file: route.routeFile,
          cause: `the route ${route.pathname} has no entry in the navigation tree`,
          remedy: getNavRemedy(route.pathname),
        }),
    );
  const withoutRoute = [...navFiles]
    .filter(([pathname]) => !routed.has(pathname) && !isOtherRoute(pathname))
    .map(
      ([pathname, file]) =>
        new BuildError({
          file,
          cause: `the navigation entry ${pathname} has no route`,
          remedy: `run: npm run new-page -- ${pathname}, or remove the entry`,
        }),
    );
  const unshown = listMarkdownFiles()
    .filter((file) => !shown.has(file))
    .map(
      (file) =>
        new BuildError({
          file,
          cause: 'no route shows this Markdown file',
          remedy:
            getEnding(file) !== '' &&
            existsSync(path.join(ROOT, file.replace(/-[a-z]{2}\.md$/, '.md')))
              ? `write translations/translations-${getEnding(file)}.json if it is a translation, or remove it`
              : 'import it in a file under pages/, or remove it',
        }),
    );
  return [...withoutNav, ...withoutRoute, ...unshown];
}

/** Lists Markdown pages without translations into languages of the site, whose names end in `-xx.md`. */
function listMarkdownFiles(): string[] {
  const languages = listLanguages();
  return readdirSync(path.join(ROOT, 'data'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && !languages.includes(getEnding(file)))
    .map((file) => relative(path.join(ROOT, 'data', file)))
    .sort();
}

/** Returns `pt` for `button-pt.md`. */
const getEnding = (file: string) => /-([a-z]{2})\.md$/.exec(file)?.[1] ?? '';
