/** Builds the tabs of a page that have the reference of its components and hooks. */
import { DEFAULT_LANGUAGE } from '@/src/shared/languages';
import type { ApiListing } from '@/src/shared/apiEntry';
import { type ApiTab, type NavEntry, getNavTitle, listNavPages } from '@/src/shared/nav';
import type { BuiltBlock, BuiltPage } from '@/src/shared/page';
import { getApiEntry } from '../../api/store';
import { BuildError } from '../../errors';
import { createBuildText } from '../../i18n/languages';
import { createHeading } from '../../markdown/elements';
import { escapeHtml } from '../../markdown/highlight';
import { renderHtml } from '../../markdown/html';
import { NAV_TREES } from '../nav/navTree';
import { isLeftOut } from '../partialSite';
import { renderRouteMarkdown } from '../renderRouteMarkdown';
import { findMarkdownRoute } from '../routes';
import { type TabbedPage, findOwnEntry, listTabs } from './apiAddress';
import { VIEW_SCRIPT, createApiPage, createEntrySections, createLead } from './apiEntryPage';
import { createRenderContext, getIndex } from './apiIndex';
import { getTabNavEntries } from './apiNavEntries';
import { createBaseTabs } from './pageTabs';
import { getUnwrittenFile } from './unwrittenPages';

/** Lists all tabs, with the page of each and the last segment of its address. */
export function listTabPages(): { page: TabbedPage; component: string; tab: ApiTab }[] {
  return getIndex().tabbedPages.flatMap((page) =>
    listTabs(page)
      .filter((tab) => !isLeftOut(`${page.pathname}/${tab}`))
      .map((tab) => ({ page, component: page.pathname.split('/').pop() ?? '', tab })),
  );
}

/** Lists the paths for `getStaticPaths` of the tabs. */
export function listApiTabPaths(): { params: { component: string; tab: ApiTab } }[] {
  return listTabPages().map(({ component, tab }) => ({ params: { component, tab } }));
}

/** Lists the entries of a tab. @throws BuildError when the packages don't have an entry. */
export function listTabEntries(page: TabbedPage, tab: ApiTab): ApiListing[] {
  return page[tab].map((name) => findOwnEntry(name, page.pathname.split('/')[1] ?? '', page));
}

/**
 * Builds a tab of a page: the reference of its components or hooks.
 * @param component last segment of the page's address: `react-select`.
 */
export function buildApiTabPage(
  component: string,
  tab: ApiTab,
  language = DEFAULT_LANGUAGE,
): BuiltPage {
  const context = createRenderContext(language);
  const { t } = context;
  const page = findTabbedPage(component);
  const entries = listTabEntries(page, tab).map(({ product, slug }) => getApiEntry(product, slug));
  const parts = entries.map((entry) => ({
    entry,
    ...createEntrySections(entry, context, { language, level: 3, idPrefix: `${entry.slug}-` }),
  }));
  const { heading, title, description } = getApiTabSummary(component, tab, language);
  return {
    ...createApiPage(`${page.pathname}/${tab}`, title, description, language),
    heading: { html: escapeHtml(heading) },
    lead: { html: escapeHtml(description) },
    tabs: createBaseTabs(page, tab, language),
    blocks: [
      VIEW_SCRIPT,
      ...parts.flatMap(({ entry, blocks }): BuiltBlock[] => [
        {
          type: 'html',
          html: renderHtml([createHeading(2, entry.slug, t('apiTitle', { name: entry.name }), t)]),
        },
        ...createLead(entry, context),
        ...blocks,
      ]),
    ],
    toc: parts.map(({ entry, toc }) => ({
      text: t('apiTitle', { name: entry.name }),
      hash: entry.slug,
      children: toc,
    })),
    ...(findNavPage(page) ? {} : { navEntries: listNavEntries(page, tab, language) }),
  };
}

/** Finds the navigation entry of a page. Pages that aren't written yet have none. */
function findNavPage({ pathname }: TabbedPage): NavEntry | undefined {
  return Object.values(NAV_TREES)
    .flatMap((tree) => listNavPages(tree))
    .find((entry) => entry.pathname === pathname);
}

function listNavEntries(page: TabbedPage, tab: ApiTab, language: string): NavEntry[] {
  const pages = getIndex().tabbedPages.filter((candidate) => candidate[tab].length > 0);
  return getTabNavEntries(pages, tab, `${page.pathname}/${tab}`, (candidate) =>
    getPageHeading(candidate, language),
  );
}

/** Returns the heading, title and description of a tab. */
export function getApiTabSummary(
  component: string,
  tab: ApiTab,
  language = DEFAULT_LANGUAGE,
): { heading: string; title: string; description: string } {
  const t = createBuildText(language);
  const page = findTabbedPage(component);
  const heading = getPageHeading(page, language);
  const kind = t(tab === 'hooks-api' ? 'tabHooksApi' : 'tabComponentsApi');
  const names = new Intl.ListFormat(language).format(page[tab]);
  const packageName = listTabEntries(page, tab)[0]?.package ?? '';
  return {
    heading,
    title: `${heading} ${kind}`,
    description: t('apiTabDescription', { names, package: packageName }),
  };
}

function findTabbedPage(component: string): TabbedPage {
  const page = getIndex().tabbedPages.find(
    ({ pathname }) => pathname.split('/').pop() === component,
  );
  if (!page) {
    throw new BuildError({
      file: `pages/*/${component}.tsx`,
      cause: `no page with API tabs is called ${component}`,
      remedy: `write its Markdown, or list it in ${getUnwrittenFile('<product>')}`,
    });
  }
  return page;
}

function getPageHeading(page: TabbedPage, language: string): string {
  const route = findMarkdownRoute(page.pathname);
  if (route) {
    return renderRouteMarkdown(route, language).heading.text;
  }
  return getNavTitle(findNavPage(page) ?? { pathname: page.pathname }).replace(
    / (\w)/g,
    (_whole, letter: string) => ` ${letter.toUpperCase()}`,
  );
}
