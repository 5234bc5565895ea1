/** The tabs at the top of component pages and of their API pages. */
import { localizeHref } from '@/src/shared/languages';
import type { ApiEntry, ApiListing } from '@/src/shared/apiEntry';
import type { ApiTab } from '@/src/shared/nav';
import type { FrontMatter, PageTab } from '@/src/shared/page';
import { isTestPage } from '@/src/shared/products';
import {
  type TabbedPage,
  findOwnEntry,
  getEntryHref,
  getOwnName,
  hasApiTabs,
  listTabs,
} from './apiAddress';
import { getIndex } from './apiIndex';
import { getApiSectionHash } from './apiSection';
import { findOwnPage } from './apiUsage';

/** A written page, as its route and front matter describe it. */
interface WrittenPage {
  /** Address without language prefix and trailing slash. */
  pathname: string;
  productId: string;
  markdownFile: string;
  frontMatter: Pick<FrontMatter, 'components' | 'hooks'>;
  /** Hash of its list of API pages. */
  apiHash?: string | undefined;
}

/**
 * Returns the tabs of a page about components or hooks. "API" leads to the API page of the page's own component. If it
 * has none, such as the page about transitions, "API" leads to the list at its end. Base UI has one tab for all
 * components, and one for all hooks.
 * @returns undefined for other pages, and for test pages.
 * @throws BuildError if the installed packages don't have a component or hook that the front matter names.
 */
export function createPageTabs(page: WrittenPage, language: string): PageTab[] | undefined {
  const { pathname, productId, frontMatter } = page;
  if (hasApiTabs(productId)) {
    const tabbed = getIndex().tabbedPages.find((candidate) => candidate.pathname === pathname);
    return tabbed && createBaseTabs(tabbed, undefined, language);
  }
  const names = [...frontMatter.components, ...frontMatter.hooks];
  if (names.length === 0 || isTestPage(pathname)) {
    return undefined;
  }
  const own = getOwnName(pathname, names);
  const api =
    own === undefined
      ? `${pathname}/#${page.apiHash ?? getApiSectionHash([])}`
      : getEntryHref(findOwnEntry(own, productId, page), getIndex().tabbedPages);
  return createTabs({ demos: `${pathname}/`, api }, 'demos', language);
}

/**
 * Returns the tabs of an entry's API page.
 * @returns undefined if no page of its product is about the entry.
 */
export function createEntryTabs(
  entry: ApiEntry | ApiListing,
  language: string,
): PageTab[] | undefined {
  const page = findOwnPage(entry, getIndex().uses);
  return (
    page &&
    createTabs(
      { demos: page.href, api: getEntryHref(entry, getIndex().tabbedPages) },
      'api',
      language,
    )
  );
}

function createTabs(
  hrefs: Readonly<Record<'demos' | 'api', string>>,
  current: 'demos' | 'api',
  language: string,
): PageTab[] {
  return (['demos', 'api'] as const).map((kind) => ({
    kind,
    href: localizeHref(hrefs[kind], language),
    ...(kind === current && { current: true }),
  }));
}

/**
 * Returns the tabs of a Base UI page. A page that isn't written yet has none for demos.
 * @param current the open tab; undefined for the page itself.
 */
export function createBaseTabs(
  page: TabbedPage,
  current: ApiTab | undefined,
  language: string,
): PageTab[] {
  const tabs = [
    ...(page.markdownFile ? [{ kind: 'demos' as const, path: '', tab: undefined }] : []),
    ...listTabs(page).map((tab) => ({ kind: tab, path: `${tab}/`, tab })),
  ];
  return tabs.map(({ kind, path, tab }) => ({
    kind,
    href: localizeHref(`${page.pathname}/${path}`, language),
    ...(tab === current && { current: true }),
  }));
}
