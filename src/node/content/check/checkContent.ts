/** Everything about the content that can only be known when all pages are: links, anchors, orphans. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { UNWRITTEN_PAGES } from '@/data/base-ui/apiPages';
import { parseDemoHash } from '@/src/shared/flavours';
import { DEFAULT_LANGUAGE } from '@/src/shared/languages';
import { listNavPages, listNavPathnames, normalizePathname } from '@/src/shared/nav';
import { createDemoNamer, readDemo } from '../../demos/readDemo';
import { preparePlaced } from '../../embeds/preparePlaced';
import { BuildError } from '../../errors';
import { createBuildText, listLanguages } from '../../i18n/languages';
import type { RenderedMarkdown } from '../../markdown/renderMarkdown';
import { FILE_PATH } from '../../markdown/syntax/link';
import { ROOT, relative } from '../../paths';
import { getPlayground } from '../getPlayground';
import { NAV_TREES } from '../nav/navTree';
import { isLeftOut } from '../partialSite';
import { findOwnEntry } from '../reference/apiAddress';
import type { ApiAnchors } from '../reference/apiAnchors';
import { getIndex } from '../reference/apiIndex';
import { getApiSectionHash } from '../reference/apiSection';
import { getMarkdownFile, renderRoute } from '../renderRoute';
import { type MarkdownRoute, findMarkdownRoute, listMarkdownRoutes } from '../routes';

interface KnownPage {
  route: MarkdownRoute;
  rendered: RenderedMarkdown;
  anchors: ReadonlySet<string>;
}

/**
 * Checks the whole content.
 * @param onPage called after each page, with the count so far and in all.
 * @returns every fault that was found; empty when the content is sound.
 */
export async function checkContent(
  onPage?: (done: number, total: number) => void,
): Promise<BuildError[]> {
  const routes = listMarkdownRoutes();
  const errors: BuildError[] = findOrphans(routes);
  const pages = new Map<string, KnownPage>();
  for (const [index, route] of routes.entries()) {
    try {
      const rendered = renderRoute(route);
      await checkDemos(route, rendered, errors);
      errors.push(...checkSubjects(route, rendered));
      errors.push(...checkPlayground(route, rendered));
      pages.set(route.pathname, { route, rendered, anchors: listAnchors(rendered) });
    } catch (error) {
      errors.push(asBuildError(error, route.markdownFile));
    }
    onPage?.(index + 1, routes.length);
  }
  const translations = await checkTranslations(pages, errors);
  errors.push(...checkUnwrittenPages());
  try {
    const { anchors: apiPages } = getIndex();
    for (const page of [...pages.values(), ...translations]) {
      errors.push(...checkLinks(page, pages, apiPages));
    }
  } catch (error) {
    errors.push(asBuildError(error, 'data/'));
  }
  return errors;
}

/** Renders the translations of pages that are sound in English. @returns them, with the anchors of the English pages. */
async function checkTranslations(
  pages: ReadonlyMap<string, KnownPage>,
  errors: BuildError[],
): Promise<KnownPage[]> {
  const found: KnownPage[] = [];
  const others = listLanguages().filter((language) => language !== DEFAULT_LANGUAGE);
  for (const { route, rendered: english, anchors } of pages.values()) {
    for (const language of others) {
      const markdownFile = getMarkdownFile(route, language);
      if (markdownFile === route.markdownFile) {
        continue;
      }
      try {
        const rendered = renderRoute(route, language);
        errors.push(...comparePlaced(markdownFile, rendered, english));
        found.push({ route: { ...route, markdownFile }, rendered, anchors });
      } catch (error) {
        errors.push(asBuildError(error, markdownFile));
      }
    }
  }
  return found;
}

/** The module of a page has the demos and components of the English text: its translations place the same, in its order. */
function comparePlaced(
  file: string,
  { blocks }: RenderedMarkdown,
  english: RenderedMarkdown,
): BuildError[] {
  const [own, wanted] = [blocks, english.blocks].map((all) =>
    all.flatMap((block) =>
      block.type === 'demo'
        ? [{ name: block.key, line: block.line }]
        : block.type === 'component'
          ? [{ name: block.name, line: block.line }]
          : [],
    ),
  );
  const length = Math.max(own!.length, wanted!.length);
  const index = Array.from({ length }, (_, place) => place).find(
    (place) => own![place]?.name !== wanted![place]?.name,
  );
  return index === undefined
    ? []
    : [
        new BuildError({
          file,
          line: own![index]?.line,
          cause: `it places ${own![index]?.name ?? 'nothing more'} where the English page places ${wanted![index]?.name ?? 'nothing more'}`,
          remedy: 'place the demos and components of the English page, in its order',
        }),
      ];
}

/** A page about a component has a playground, or says why not. */
function checkPlayground(route: MarkdownRoute, rendered: RenderedMarkdown): BuildError[] {
  const file = route.markdownFile;
  const data = file.replace(/\.md$/, '.playground.json');
  const hasReason = rendered.frontMatter.withoutPlayground !== undefined;
  const hasPlayground = getPlayground(route, rendered) !== undefined;
  if (hasPlayground && hasReason) {
    return [
      new BuildError({
        file,
        line: 2,
        cause: `the front matter says why there is no playground, and ${data} is one`,
        remedy: 'remove "withoutPlayground"',
      }),
    ];
  }
  return hasPlayground || hasReason || !file.includes('/components/')
    ? []
    : [
        new BuildError({
          file,
          cause: 'the page is about a component and has no playground',
          remedy: `write ${data}, or say in the front matter why not: "withoutPlayground: It is a hook."`,
        }),
      ];
}

/** The components and hooks of the front matter must be in the packages. */
function checkSubjects(
  { pathname, markdownFile }: MarkdownRoute,
  { frontMatter: { components, hooks } }: RenderedMarkdown,
): BuildError[] {
  return [...components, ...hooks].flatMap((name) => {
    try {
      findOwnEntry(name, pathname.split('/')[1] ?? '', { markdownFile });
      return [];
    } catch (error) {
      return [asBuildError(error, markdownFile)];
    }
  });
}

/** @param file what was looked at: an error that names no file of its own is a fault of the build, met there. */
function asBuildError(error: unknown, file: string): BuildError {
  return error instanceof BuildError
    ? error
    : new BuildError({
        file,
        cause: error instanceof Error ? (error.stack ?? error.message) : String(error),
        remedy: 'this is a fault of the build itself: give it an error that names cause and remedy',
      });
}

async function checkDemos(
  route: MarkdownRoute,
  rendered: RenderedMarkdown,
  errors: BuildError[],
): Promise<void> {
  const folder = path.join(ROOT, path.dirname(route.markdownFile));
  for (const block of rendered.blocks) {
    try {
      if (block.type === 'demo') {
        await readDemo(folder, block.key, { file: route.markdownFile, line: block.line });
      } else if (block.type === 'component') {
        const at = { file: route.markdownFile, line: block.line };
        assertRegistered(block.name, at);
        preparePlaced(block.name, block.props, {
          language: DEFAULT_LANGUAGE,
          t: createBuildText(DEFAULT_LANGUAGE),
          ...at,
        });
      }
    } catch (error) {
      errors.push(asBuildError(error, route.markdownFile));
    }
  }
}

function assertRegistered(name: string, at: { file: string; line: number | undefined }): void {
  const file = `src/site/app/embeds/${name}.tsx`;
  if (!existsSync(path.join(ROOT, file))) {
    throw new BuildError({
      ...at,
      cause: `the component "${name}" is not registered`,
      remedy: `write ${file}, or correct the name`,
    });
  }
}

/** Every hash that leads to a place on the page, demo anchors in all their forms excepted. */
function listAnchors(rendered: RenderedMarkdown): Set<string> {
  const nameDemo = createDemoNamer();
  const demos = rendered.blocks.flatMap((block) =>
    block.type === 'demo' ? [nameDemo(block.key)] : [],
  );
  return new Set([...rendered.ids, ...demos, getApiSectionHash(rendered.ids)]);
}

function checkLinks(
  { route, rendered, anchors }: KnownPage,
  pages: ReadonlyMap<string, KnownPage>,
  apiPages: ApiAnchors,
): BuildError[] {
  const { unstyled } = rendered.frontMatter;
  const links = [...rendered.links, ...(unstyled ? [{ href: unstyled, line: undefined }] : [])];
  return links.flatMap(({ href, line }) => {
    const [target = '', hash] = href.split('#');
    const pathname = normalizePathname(target);
    const fail = (cause: string, remedy: string) => [
      new BuildError({ file: route.markdownFile, line, cause, remedy }),
    ];
    if (target !== '' && FILE_PATH.test(pathname)) {
      return existsSync(path.join(ROOT, 'public', pathname))
        ? []
        : fail(
            `the link ${href} leads to no file`,
            `put the file at public${pathname}, or correct the link`,
          );
    }
    const page =
      target === '' ? { anchors } : (pages.get(pathname) ?? findApiPage(pathname, apiPages));
    if (!page) {
      return isOtherRoute(pathname) || isLeftOut(pathname)
        ? []
        : fail(
            `the link ${href} leads to no page`,
            'correct the address, or remove the link until the page exists',
          );
    }
    if (hash === undefined || hash === '' || hasAnchor(page.anchors, decodeHash(hash))) {
      return [];
    }
    return fail(
      `the link ${href} leads to no place on that page`,
      `use one of its anchors: ${[...page.anchors].slice(0, 40).join(', ')}`,
    );
  });
}

/** A page of Base UI is named in `data/base-ui/apiPages.ts` only until it is written. */
function checkUnwrittenPages(): BuildError[] {
  return UNWRITTEN_PAGES.filter(({ pathname }) => findMarkdownRoute(pathname)).map(
    ({ pathname }) =>
      new BuildError({
        file: 'data/base-ui/apiPages.ts',
        cause: `${pathname} is written`,
        remedy: 'remove its line here: the front matter of the page names its components and hooks',
      }),
  );
}

function findApiPage(pathname: string, apiPages: ApiAnchors) {
  const anchors = apiPages.get(pathname);
  return anchors && { anchors };
}

/** A hash without its percent signs; one that is badly encoded, such as `100%`, stays as written. */
function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/** A demo's anchor may carry a flavour and an ending: `#tailwind-SelectBasic.tsx`. */
function hasAnchor(anchors: ReadonlySet<string>, hash: string): boolean {
  return anchors.has(hash) || anchors.has(parseDemoHash(hash)?.demo ?? '');
}

/** A route without Markdown, such as the home page. */
function isOtherRoute(pathname: string): boolean {
  const name = pathname === '/' ? '/index' : pathname;
  return (
    // `pages/_app.tsx` and its like are no pages.
    !path.basename(name).startsWith('_') &&
    (existsSync(path.join(ROOT, `pages${name}.tsx`)) ||
      existsSync(path.join(ROOT, `pages${name}/index.tsx`)) ||
      existsSync(path.join(ROOT, `pages${name}/[[...slug]].tsx`)))
  );
}

/** What to do about a page without an entry: its tree may be missing, or not be registered. */
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

/** A page is registered once, in the navigation tree. Finds routes, entries, and Markdown files without a counterpart. */
function findOrphans(routes: readonly MarkdownRoute[]): BuildError[] {
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

/** Markdown pages, but for the translations of a language that there is: those end in `-xx.md`. */
function listMarkdownFiles(): string[] {
  const languages = listLanguages();
  return readdirSync(path.join(ROOT, 'data'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && !languages.includes(getEnding(file)))
    .map((file) => relative(path.join(ROOT, 'data', file)))
    .sort();
}

/** `pt` of `button-pt.md`. */
const getEnding = (file: string) => /-([a-z]{2})\.md$/.exec(file)?.[1] ?? '';
