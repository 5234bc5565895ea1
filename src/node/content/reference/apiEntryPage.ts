/** Builds the page of one entry, and the parts that all pages of the reference share. */
import { h } from 'hastscript';
import type { ApiEntry, ApiListing } from '@/src/shared/apiEntry';
import { apiViewScript } from '@/src/shared/apiView';
import { DEFAULT_LANGUAGE, localizeHref } from '@/src/shared/languages';
import type { BuiltBlock, BuiltPage, PageLink } from '@/src/shared/page';
import type { RenderContext } from '../../api/render/context';
import { type Sections, createSections, renderLead } from '../../api/render/sections';
import { findEntryHistory } from '../../history/findHistory';
import { readTexts } from '../../i18n/languages';
import type { BuildText } from '../../markdown/context';
import { escapeHtml } from '../../markdown/highlight';
import { renderHtml } from '../../markdown/html';
import { getDataHref, getEntryHref, listProductEntries } from './apiAddress';
import { createRenderContext, getIndex } from './apiIndex';
import { getHistoryHref } from './apiHistory';
import { getEntrySize } from './apiSize';
import { getProductNavEntries } from './apiNavEntries';
import { findDemoPages } from './apiUsage';
import { createEntryTabs } from './pageTabs';

/** Builds the page of an entry that has its own page. */
export function buildEntryPage(entry: ApiEntry, language: string): BuiltPage {
  const { product, slug } = entry;
  const context = createRenderContext(language);
  const { blocks, toc } = createEntrySections(entry, context, { language, level: 2, idPrefix: '' });
  const entries = listProductEntries(product);
  const position = entries.findIndex((other) => other.slug === slug);
  const { title, description } = getEntrySummary(entry, context.t);
  const pathname = `/${product}/api/${slug}`;
  const tabs = createEntryTabs(entry, language);
  return {
    ...createApiPage(pathname, title, description, language),
    heading: { html: escapeHtml(title) },
    lead: { html: escapeHtml(description) },
    ...(tabs && { tabs }),
    blocks: [VIEW_SCRIPT, ...createLead(entry, context), ...blocks],
    toc: toc.map((place) => ({ ...place, children: [] })),
    ...getNeighbour('prev', entries[position - 1], language),
    ...getNeighbour('next', entries[position + 1], language),
    navEntries: getProductNavEntries(entries, pathname),
  };
}

function getNeighbour(side: 'prev' | 'next', entry: ApiListing | undefined, language: string) {
  return (
    entry && { [side]: { title: entry.name, href: localizeHref(getEntryHref(entry), language) } }
  );
}

/** Returns the title and the description of an entry's page. */
export function getEntrySummary(
  { name, package: from, version }: ApiEntry,
  t: BuildText,
): { title: string; description: string } {
  return {
    title: t('apiTitle', { name }),
    description: t('apiPageDescription', { name, package: from, version }),
  };
}

/** Runs while the page is parsed, before the tables. In-site navigation doesn't need it. */
export const VIEW_SCRIPT: BuiltBlock = {
  type: 'html',
  html: renderHtml([h('script', apiViewScript)]),
};

/** Creates the description of an entry above its sections. */
export function createLead(entry: ApiEntry, context: RenderContext): BuiltBlock[] {
  const html = renderLead(entry, { ...context, history: findEntryHistory(entry) });
  return html === '' ? [] : [{ type: 'html', html }];
}

/** Creates the sections of an entry, with links to its demos and its data. */
export function createEntrySections(
  entry: ApiEntry,
  context: RenderContext,
  { language, ...options }: { language: string; level: 2 | 3; idPrefix: string },
): Sections {
  return createSections(entry, {
    ...context,
    ...options,
    language,
    history: findEntryHistory(entry),
    historyHref: getHistoryHref(entry, language),
    size: getEntrySize(entry, language),
    demos: getDemoPages(entry, language),
    dataHref: getDataHref(entry),
  });
}

/** Lists the pages whose demos use an entry. */
export function getDemoPages(
  entry: ApiEntry | ApiListing,
  language = DEFAULT_LANGUAGE,
): PageLink[] {
  const listing = { ...entry, deprecated: false };
  return findDemoPages(listing, getIndex().uses).map(({ title, href }) => ({
    title,
    href: localizeHref(href, language),
  }));
}

/** Creates the parts of a reference page that don't depend on its entries. */
export function createApiPage(
  pathname: string,
  title: string,
  description: string,
  language: string,
) {
  return {
    pathname,
    language,
    ...(language !== DEFAULT_LANGUAGE && { texts: readTexts(language) }),
    productId: pathname.split('/')[1] ?? '',
    title,
    description,
    chips: [],
    noindex: false,
    wide: true,
  };
}
