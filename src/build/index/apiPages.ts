/** The pages of the reference: one per component, tabs for Base UI, and a list of all per product. */
import type { ApiEntry, ApiListing } from '@/src/shared/apiEntry';
import { apiViewScript } from '@/src/shared/apiView';
import { DEFAULT_LANGUAGE, localizeHref } from '@/src/shared/languages';
import { type ApiTab, getNavTitle, listNavPages, normalizePathname } from '@/src/shared/nav';
import type { Block, DocsPage, PageLink, PageTab, TocEntry } from '@/src/shared/page';
import { PRODUCTS } from '@/src/shared/products';
import type { RenderContext } from '../api/render/context';
import { type Sections, createSections, renderLead } from '../api/render/sections';
import { getApiEntry, listApiEntries } from '../api/store';
import { BuildError } from '../errors';
import { createBuildText, readTexts } from '../i18n/languages';
import type { BuildText } from '../markdown/context';
import { escapeHtml } from '../markdown/highlight';
import { renderHeading } from '../markdown/renderHeading';
import {
  type TabbedPage,
  findEntry,
  getEntryHref,
  listApiPathnames,
  listTabbedPages,
  listTabs,
} from './apiAddress';
import { findDemoPages, readUses } from './apiUsage';
import { NAV_TREES } from './navTree';
import { renderRoute } from './renderRoute';
import { findMarkdownRoute } from './routes';

/** What all pages of a run share; in development read anew for each page. */
interface Index {
  tabbedPages: TabbedPage[];
  pathnames: ReadonlySet<string>;
  uses: ReturnType<typeof readUses>;
}

let index: Index | undefined;

function getIndex(): Index {
  if (!index || process.env.NODE_ENV === 'development') {
    index = { tabbedPages: listTabbedPages(), pathnames: listApiPathnames(), uses: readUses() };
  }
  return index;
}

/** How the reference leads to other pages, in a language. */
export function createRenderContext(
  language: string,
  t = createBuildText(language),
): RenderContext {
  const { tabbedPages, pathnames } = getIndex();
  return {
    t,
    getApiHref(name, packageName) {
      const entry = findEntry(name, { packageName });
      return entry?.package === packageName
        ? localizeHref(getEntryHref(entry, tabbedPages), language)
        : undefined;
    },
    getPageHref(address) {
      const pathname = normalizePathname(address);
      return pathnames.has(pathname) || findMarkdownRoute(pathname)
        ? localizeHref(`${pathname}/`, language)
        : undefined;
    },
  };
}

/** Addresses for `getStaticPaths` of a product's route: the list of all (no segment), and each entry. */
export function listApiPaths(productId: string): { params: { slug: string[] } }[] {
  const own = listProductEntries(productId);
  return [{ params: { slug: [] } }, ...own.map(({ slug }) => ({ params: { slug: [slug] } }))];
}

/** Addresses for `getStaticPaths` of the tabs of Base UI. */
export function listApiTabPaths(): { params: { component: string; tab: ApiTab } }[] {
  return getIndex().tabbedPages.flatMap((page) =>
    listTabs(page).map((tab) => ({
      params: { component: page.pathname.split('/').pop() ?? '', tab },
    })),
  );
}

function listProductEntries(productId: string): ApiListing[] {
  return listApiEntries()
    .filter(({ product }) => product === productId)
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** The page of one entry (`getApiPage('material-ui', ['button'])`), or with no segment the list of all. */
export function getApiPage(
  productId: string,
  slug: readonly string[] = [],
  language = DEFAULT_LANGUAGE,
): DocsPage {
  const [name] = slug;
  return name === undefined
    ? getListPage(productId, language)
    : getEntryPage(getApiEntry(productId, name), language);
}

function getEntryPage(entry: ApiEntry, language: string): DocsPage {
  const { product, slug, name } = entry;
  const context = createRenderContext(language);
  const { blocks, toc } = createEntrySections(entry, context, { language, level: 2, idPrefix: '' });
  const entries = listProductEntries(product);
  const position = entries.findIndex((other) => other.slug === slug);
  const title = context.t('apiTitle', { name });
  return {
    ...createPage(`/${product}/api/${slug}`, title, describe(entry, context.t), language),
    heading: { html: escapeHtml(title) },
    lead: { html: escapeHtml(describe(entry, context.t)) },
    blocks: [VIEW_SCRIPT, ...createLead(entry, context), ...blocks],
    toc: toc.map((place) => ({ ...place, children: [] })),
    ...getNeighbour('prev', entries[position - 1], language),
    ...getNeighbour('next', entries[position + 1], language),
  };
}

function getNeighbour(side: 'prev' | 'next', entry: ApiListing | undefined, language: string) {
  return (
    entry && { [side]: { title: entry.name, href: localizeHref(getEntryHref(entry), language) } }
  );
}

/**
 * A tab of a Base UI page: the reference of its components or hooks, one after the other.
 * @param component last segment of the page's address: `react-select`.
 */
export function getApiTabPage(
  component: string,
  tab: ApiTab,
  language = DEFAULT_LANGUAGE,
): DocsPage {
  const context = createRenderContext(language);
  const { t } = context;
  const page = getIndex().tabbedPages.find(({ pathname }) => pathname === `/base-ui/${component}`);
  if (!page) {
    throw new BuildError({
      file: 'data/base-ui/apiPages.ts',
      cause: `no page of Base UI is called ${component}`,
      remedy: 'write its Markdown, or name it here',
    });
  }
  const entries = page[tab].map((name) => findOwnEntry(name, 'base-ui', page));
  const parts = entries.map((entry) => ({
    entry,
    ...createEntrySections(entry, context, { language, level: 3, idPrefix: `${entry.slug}-` }),
  }));
  const heading = getPageHeading(page, language);
  const names = entries.map(({ name }) => name).join(', ');
  const kind = t(tab === 'hooks-api' ? 'tabHooksApi' : 'tabComponentsApi');
  return {
    ...createPage(`${page.pathname}/${tab}`, `${heading} ${kind}`, describeTab(names, t), language),
    heading: { html: escapeHtml(heading) },
    lead: { html: escapeHtml(describeTab(names, t)) },
    tabs: createTabs(page, tab, language),
    blocks: [
      VIEW_SCRIPT,
      ...parts.flatMap(({ entry, blocks }): Block[] => [
        {
          type: 'html',
          html: renderHeading(2, entry.slug, t('apiTitle', { name: entry.name }), t),
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
  };
}

/** The tabs of a Base UI page, the current one marked; none for a page without reference. */
export function createTabs(
  page: TabbedPage,
  current: ApiTab | undefined,
  language: string,
): PageTab[] {
  const tabs = listTabs(page).map((tab) => ({
    kind: tab,
    href: localizeHref(`${page.pathname}/${tab}/`, language),
    current: tab === current,
  }));
  const demos: PageTab[] = page.markdownFile
    ? [
        {
          kind: 'demos',
          href: localizeHref(`${page.pathname}/`, language),
          current: current === undefined,
        },
      ]
    : [];
  return [...demos, ...tabs];
}

/** The tabs of a page's address, if it is one of Base UI with a reference. */
export function findTabs(pathname: string, language: string): PageTab[] | undefined {
  const page = getIndex().tabbedPages.find((candidate) => candidate.pathname === pathname);
  return page && createTabs(page, undefined, language);
}

function getPageHeading(page: TabbedPage, language: string): string {
  const route = findMarkdownRoute(page.pathname);
  if (route) {
    return renderRoute(route, { language }).heading.text;
  }
  const inNav = Object.values(NAV_TREES)
    .flatMap((tree) => listNavPages(tree))
    .find(({ pathname }) => pathname === page.pathname);
  return getNavTitle(inNav ?? { pathname: page.pathname }).replace(
    / (\w)/g,
    (_whole, letter: string) => ` ${letter.toUpperCase()}`,
  );
}

/** Runs while the page is read, before the tables; in-site navigation has no need of it. */
const VIEW_SCRIPT: Block = { type: 'html', html: `<script>${apiViewScript}</script>` };

function createLead(entry: ApiEntry, context: RenderContext): Block[] {
  const html = renderLead(entry, context);
  return html === '' ? [] : [{ type: 'html', html }];
}

function createEntrySections(
  entry: ApiEntry,
  context: RenderContext,
  { language, ...options }: { language: string; level: 2 | 3; idPrefix: string },
): Sections {
  return createSections(entry, {
    ...context,
    ...options,
    demos: getDemoPages(entry, language),
    dataHref: getDataHref(entry),
  });
}

/** Address of an entry as JSON. */
export function getDataHref({ product, slug }: Pick<ApiListing, 'product' | 'slug'>): string {
  return `/api-data/${product}/${slug}.json`;
}

/** The pages whose demos use an entry. */
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

function describeTab(names: string, t: BuildText): string {
  return t('apiTabDescription', { names, package: '@mui/base' });
}

function describe({ kind, name, package: from, version }: ApiEntry, t: BuildText): string {
  const key = kind === 'hook' ? 'apiHookDescription' : 'apiPageDescription';
  return t(key, { name, package: from, version });
}

/**
 * The whole entry of a name that a page's front matter gives.
 * @throws BuildError when the packages have no such component or hook.
 */
export function findOwnEntry(
  name: string,
  product: string,
  page: { markdownFile?: string },
): ApiEntry {
  const found = findEntry(name, { product });
  if (!found) {
    throw new BuildError({
      file: page.markdownFile ?? 'data/base-ui/apiPages.ts',
      cause: `the installed packages have no component or hook "${name}"`,
      remedy: 'correct the name in "components" or "hooks"; npm run api:report lists what there is',
    });
  }
  return getApiEntry(found.product, found.slug);
}

/** The list of a product's components and hooks. */
function getListPage(productId: string, language: string): DocsPage {
  const t = createBuildText(language);
  const { tabbedPages } = getIndex();
  const product = PRODUCTS.find(({ id }) => id === productId);
  const entries = listProductEntries(productId);
  const packages = [...new Set(entries.map((entry) => entry.package))];
  const groups = packages.flatMap((name) =>
    (['component', 'hook'] as const)
      .map((kind) => ({
        kind,
        name,
        list: entries.filter((entry) => entry.package === name && entry.kind === kind),
      }))
      .filter(({ list }) => list.length > 0),
  );
  const toc: TocEntry[] = [];
  const blocks: Block[] = groups.map(({ kind, name, list }) => {
    const text = t(kind === 'hook' ? 'apiHooksOf' : 'apiComponentsOf', { package: name });
    const hash = `${kind}s-${name.replace(/^@|[^\w-]/g, '-').replace(/^-/, '')}`;
    toc.push({ text, hash, children: [] });
    const items = list.map((entry) => {
      const href = localizeHref(getEntryHref(entry, tabbedPages), language);
      const old = entry.deprecated ? ` <small>${escapeHtml(t('flagDeprecated'))}</small>` : '';
      return `<li><a href="${href}">${escapeHtml(entry.name)}</a>${old}</li>`;
    });
    const html = `${renderHeading(2, hash, text, t)}<ul class="api-list">${items.join('')}</ul>`;
    return { type: 'html', html };
  });
  const description = t('apiListDescription', { product: product?.name ?? '' });
  return {
    ...createPage(`/${productId}/api`, t('apiReference'), description, language),
    heading: { html: escapeHtml(t('apiReference')) },
    lead: { html: escapeHtml(description) },
    blocks,
    toc,
  };
}

function createPage(pathname: string, title: string, description: string, language: string) {
  return {
    pathname,
    language,
    ...(language !== DEFAULT_LANGUAGE && { texts: readTexts(language) }),
    productId: pathname.split('/')[1] ?? '',
    title,
    description,
    chips: [],
    noindex: false,
  };
}
