/** Renders a page of the site as Markdown, with the same content in the same order. */
import type { PhrasingContent, RootContent } from 'mdast';
import { stringify } from 'yaml';
import { getApiLabel } from '@/src/shared/apiLabel';
import type { ApiTableData } from '@/src/shared/apiTables';
import { DEFAULT_FLAVOUR, FLAVOURS, type Flavour, VARIANTS } from '@/src/shared/flavours';
import { localizeHref } from '@/src/shared/languages';
import { SITE_ORIGIN } from '@/src/shared/links';
import type {
  BuiltBlock,
  BuiltDemoBlock,
  BuiltDemoSource,
  BuiltPage,
  HeaderChip,
  PageTab,
} from '@/src/shared/page';
import { type PlaygroundBlock, createRoot } from '@/src/shared/playground';
import { printCode, toText as codeToText } from '@/src/shared/playgroundCode';
import { getCurrentVersion, getProduct } from '@/src/shared/products';
import type { TextKey } from '@/src/shared/translate';
import { getApiEntry } from '../api/store';
import { createRenderContext } from '../content/reference/apiIndex';
import { getEmbed } from '../embeds/registry';
import { findEntryHistory } from '../history/findHistory';
import { toPlainCode } from '../markdown/highlight';
import { type TableOptions, createApiTable } from './apiTable';
import { fromHtml, toText } from './mdast';

interface TextOptions extends TableOptions {
  /** Absolute address of the page. */
  href: string;
}

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const link = (url: string, children: PhrasingContent[]): PhrasingContent => ({
  type: 'link',
  url,
  children,
});
const paragraph = (children: PhrasingContent[]): RootContent => ({ type: 'paragraph', children });
const strong = (value: string): PhrasingContent => ({ type: 'strong', children: [text(value)] });

/**
 * Renders a page as Markdown: a front block (title, description, product, version, source), then its text. Demos are
 * fences with their TypeScript, API tables are tables, and links are absolute and lead to HTML pages.
 * @returns the file, including the final line break.
 */
export function renderPageText(page: BuiltPage): string {
  const href = SITE_ORIGIN + localizeHref(`${page.pathname}/`, page.language);
  const options: TextOptions = {
    ...createRenderContext(page.language),
    href,
    resolve: (address) => toAbsolute(address, href),
  };
  const heading = inline(page.heading.html, options);
  const nodes: RootContent[] = [
    { type: 'heading', depth: 1, children: heading },
    ...(page.lead ? [paragraph(inline(page.lead.html, options))] : []),
    ...(page.imports ? fromHtml(page.imports.html, options.resolve).children : []),
    ...createLinks('pageTabs', page.tabs, options),
    ...createLinks('chips', page.chips, options),
    ...page.blocks.flatMap((block) => toNodes(block, options)),
  ];
  return `${createFrontBlock(page, href)}\n${toText(nodes)}\n`;
}

function toAbsolute(address: string, href: string): string {
  if (address.startsWith('#')) {
    return href + address;
  }
  return /^\/(?!\/)/.test(address) ? SITE_ORIGIN + address : address;
}

function createFrontBlock({ pathname, title, description }: BuiltPage, href: string): string {
  const product = getProduct(pathname);
  const fields = {
    title,
    description,
    product: product?.name,
    package: product?.packageName,
    version: product && getCurrentVersion(product),
    source: href,
  };
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n`;
}

/** Converts the HTML of a heading or a lead to one line. */
function inline(html: string, { resolve }: TextOptions): PhrasingContent[] {
  const [first] = fromHtml(`<p>${html}</p>`, resolve).children;
  return first?.type === 'paragraph' ? first.children : [];
}

const LABELS: Record<HeaderChip['kind'] | PageTab['kind'], TextKey> = {
  feedback: 'chipFeedback',
  bundleSize: 'chipBundleSize',
  source: 'chipSource',
  waiAria: 'chipWaiAria',
  materialDesign: 'chipMaterialDesign',
  unstyled: 'chipUnstyled',
  styled: 'chipStyled',
  accessibility: 'chipAccessibility',
  demos: 'tabDemos',
  api: 'apiHeading',
  'components-api': 'tabComponentsApi',
  'hooks-api': 'tabHooksApi',
};

/** Creates the tabs and chips of the page's head, on one line. */
function createLinks(
  titleKey: TextKey,
  links: readonly (HeaderChip | PageTab)[] | undefined,
  { t, resolve }: TextOptions,
): RootContent[] {
  if (!links || links.length === 0) {
    return [];
  }
  const items = links.flatMap(({ kind, href }, index) => [
    ...(index === 0 ? [] : [text(', ')]),
    link(resolve(href), [text(t(LABELS[kind]))]),
  ]);
  return [paragraph([text(`${t(titleKey)}: `), ...items])];
}

function toNodes(block: BuiltBlock, options: TextOptions): RootContent[] {
  const { t, resolve, href } = options;
  switch (block.type) {
    case 'html':
      return fromHtml(block.html, resolve).children;
    case 'demo':
      return demoToNodes(block, options);
    case 'codeTabs':
      return block.tabs.flatMap(({ label, html }) => [
        paragraph([strong(label)]),
        ...fromHtml(html, resolve).children,
      ]);
    case 'playground':
      return playgroundToNodes(block, options);
    case 'apiLinks':
      return [
        {
          type: 'list',
          spread: false,
          children: block.links.map((entry) => ({
            type: 'listItem',
            spread: false,
            children: [
              {
                type: 'paragraph',
                children: [
                  link(resolve(entry.href), [
                    { type: 'inlineCode', value: getApiLabel(entry.name) },
                  ]),
                ],
              },
            ],
          })),
        },
      ];
    case 'apiTable':
      return apiTableToNodes(block.table, options);
    case 'component':
      return getEmbed(block.name, { file: href, line: undefined }).toMarkdown(block.props, {
        t,
        href,
        fromHtml: (html) => fromHtml(html, resolve).children,
      });
  }
}

/** Converts a demo to its address and the unchanged files of each flavor. */
function demoToNodes({ name, flavours }: BuiltDemoBlock, { href, t }: TextOptions): RootContent[] {
  const sources = Object.entries(flavours) as [Flavour, BuiltDemoSource][];
  return sources.flatMap(([flavour, source]) => {
    const isOnly = sources.length === 1 && flavour === DEFAULT_FLAVOUR;
    const anchor = isOnly ? name : `${flavour}-${name}`;
    return [
      paragraph([
        link(`${href}#${anchor}`, [strong(t('demoLabel', { name }))]),
        ...(isOnly ? [] : [text(` (${FLAVOURS[flavour]})`)]),
      ]),
      ...source.files.TS.map((file): RootContent => {
        const lang = file.name.split('.').pop() ?? VARIANTS.TS;
        return fence(lang, toPlainCode(file.html), isOnly ? file.name : `${flavour}/${file.name}`);
      }),
    ];
  });
}

function fence(lang: string, value: string, title?: string): RootContent {
  return { type: 'code', lang, meta: title === undefined ? null : `title="${title}"`, value };
}

/** Converts a playground to its initial code. Its options are in the reference. */
function playgroundToNodes(block: PlaygroundBlock, { href, t }: TextOptions): RootContent[] {
  const code = codeToText(printCode(block.imports, createRoot(block, block.values)));
  return [paragraph([link(`${href}#playground`, [strong(t('playground'))])]), fence('jsx', code)];
}

/** Creates the address of a table's rows, the table, and links to shared sets. */
function apiTableToNodes(table: ApiTableData, options: TextOptions): RootContent[] {
  const { resolve, href } = options;
  const [, product = '', slug = ''] = /([^/]+)\/([^/]+)\.json$/.exec(table.dataHref) ?? [];
  const entry = getApiEntry(product, slug);
  const nodes = createApiTable(entry, table.kind, {
    ...options,
    history: findEntryHistory(entry),
  });
  const sets = table.kind === 'props' ? entry.sets : [];
  return [
    ...(nodes ? [nodes] : []),
    paragraph([
      text('Link to a row: '),
      { type: 'inlineCode', value: `${href}#${table.prefix}` },
      text(' followed by its name.'),
    ]),
    ...sets.map(({ set, group, names }) =>
      paragraph([
        link(resolve(`/api-data/sets/${set}.json`), [text(set)]),
        text(`, ${names.length} ${group} props`),
        // Sets of CSS properties are named because they are the main props of components like Box. HTML attributes are
        // well known.
        ...(group === 'system'
          ? names.flatMap((name, index) => [
              text(index === 0 ? ': ' : ', '),
              { type: 'inlineCode' as const, value: name },
            ])
          : []),
      ]),
    ),
  ];
}
