/** Creates the sections of an entry, in order, as blocks of a page. */
import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { ApiEntry } from '@/src/shared/apiEntry';
import { formatRelease } from '@/src/shared/versionNumbers';
import {
  API_TABLES,
  type ApiTableKind,
  getRowPrefix,
  getTypeId,
  listRows,
} from '@/src/shared/apiTables';
import type { BuiltBlock, HtmlBlock, PageLink, TocEntry } from '@/src/shared/page';
import { formatKilobytes } from '@/src/shared/sizes/formatSize';
import type { TextKey } from '@/src/shared/translate';
import { createCodeBlock } from '../../markdown/codeBlock';
import { createHeading, getCalloutProperties } from '../../markdown/elements';
import { type HtmlContent, join, raw, renderHtml } from '../../markdown/html';
import type { RenderContext } from './context';
import { renderComment } from './markdown';
import { isClassesType, renderTable } from './table';

/** The information that sections need in addition to the entry. */
export interface SectionOptions extends RenderContext {
  level: 2 | 3;
  language: string;
  /** Prefix of the sections' ids on a page with several entries: `select-`. */
  idPrefix: string;
  /** The pages whose demos use the entry. */
  demos: readonly PageLink[];
  /** Address of the entry as JSON. */
  dataHref: string;
  /** Undefined if it wasn't measured. */
  size: EntrySize | undefined;
  /** Address of the page with its history; undefined if none is recorded. */
  historyHref: string | undefined;
}

/** What an entry adds to a bundle, in bytes with Brotli. */
export interface EntrySize {
  alone: number;
  /** The size that it adds to an app that uses `baseline`. */
  added?: number;
  baseline?: string;
  /** Address of the page that compares sizes. */
  href: string;
}

/** Sections with their table of contents. */
export interface Sections {
  blocks: BuiltBlock[];
  toc: TocEntry['children'];
}

/** The sections by id, in order. */
const SECTION_TITLES = {
  import: 'apiImport',
  parameters: 'apiParameters',
  'return-value': 'apiReturns',
  props: 'apiProps',
  inheritance: 'apiInheritance',
  'theme-default-props': 'apiThemeProps',
  slots: 'apiSlots',
  classes: 'apiClasses',
  types: 'apiTypes',
  'source-code': 'apiSource',
  history: 'apiHistory',
  demos: 'apiDemos',
} as const;
type SectionId = keyof typeof SECTION_TITLES;

/** The API tables of sections. */
const SECTION_TABLES: Partial<Record<SectionId, ApiTableKind>> = {
  parameters: 'parameters',
  'return-value': 'returns',
  props: 'props',
  slots: 'slots',
  classes: 'classes',
};

/** Lists the sections that have content for an entry. */
export function listSections(
  entry: ApiEntry,
  { hasDemos, historyHref }: { hasDemos: boolean; historyHref?: string | undefined },
): SectionId[] {
  const isHook = entry.kind === 'hook';
  const isInheriting =
    entry.inherits !== undefined || entry.props.some(({ from }) => from.group === 'inherited');
  const has: Record<SectionId, boolean> = {
    import: true,
    parameters: isHook && entry.props.length > 0,
    'return-value': entry.returnType !== undefined || entry.returns.length > 0,
    props: !isHook,
    inheritance: !isHook && isInheriting,
    'theme-default-props': !isHook && entry.themeName !== undefined,
    slots: entry.slots.length > 0,
    classes: entry.classes.length > 0,
    types: Object.keys(entry.types).some((name) => !isClassesType(entry, name)),
    'source-code': true,
    history: historyHref !== undefined,
    demos: hasDemos,
  };
  return (Object.keys(has) as SectionId[]).filter((id) => has[id]);
}

/** Creates the sections of an entry. Sections without content are left out. */
export function createSections(entry: ApiEntry, options: SectionOptions): Sections {
  const { t, level, idPrefix, demos, historyHref } = options;
  const sections = listSections(entry, { hasDemos: demos.length > 0, historyHref });
  const blocks = sections.flatMap((id): BuiltBlock[] => {
    const heading = createHeading(level, idPrefix + id, t(SECTION_TITLES[id]), t);
    const content = renderSection(id, entry, options);
    const kind = SECTION_TABLES[id];
    const table = kind && createTable(entry, kind, options);
    return [
      // The definitions are a block of their own because links on other pages also open them.
      ...(id === 'types'
        ? [createHtmlBlock([heading]), { ...createHtmlBlock(content), typesOf: entry.slug }]
        : [createHtmlBlock([heading, ...content])]),
      ...(table ? [table] : []),
      // The table comes first: it is what most readers look for.
      ...(id === 'props' ? [createHtmlBlock(renderNotes(entry, options))] : []),
    ];
  });
  const toc = sections.map((id) => ({ text: t(SECTION_TITLES[id]), hash: idPrefix + id }));
  return { blocks, toc };
}

function createHtmlBlock(content: readonly ElementContent[]): HtmlBlock {
  return { type: 'html', html: renderHtml(content) };
}

/** Renders the text of a section above its table. */
function renderSection(id: SectionId, entry: ApiEntry, options: SectionOptions): ElementContent[] {
  const { t } = options;
  switch (id) {
    case 'demos':
      return renderDemos(entry, options);
    case 'import':
      return renderImports(entry, options);
    case 'parameters':
      return renderCall(entry);
    case 'return-value':
      return renderReturnType(entry, options);
    case 'inheritance':
      return renderInheritance(entry, options);
    case 'theme-default-props':
      return [h('p', markCode(t('apiThemeNote', { key: entry.themeName ?? '' })))];
    case 'types':
      return renderTypes(entry, options);
    case 'source-code':
      return renderSource(entry, options);
    case 'history':
      return [
        h('p', h('a', { href: options.historyHref }, t('apiHistoryLink', { name: entry.name }))),
      ];
    case 'props':
    case 'slots':
    case 'classes':
      return [];
  }
}

/** Renders links to the pages with examples. The component's own page is visible, the others are folded. */
function renderDemos({ name }: ApiEntry, { t, demos }: SectionOptions): Element[] {
  const renderPages = (pages: readonly PageLink[]) =>
    h(
      'ul.api-pages',
      pages.map(({ href, title }) => h('li', h('a', { href }, title))),
    );
  const [own, ...others] = demos;
  return [
    h('p', markCode(t('apiDemosIntro', { name }))),
    ...(own ? [renderPages([own])] : []),
    ...(others.length > 0
      ? [
          h('details', [
            h('summary', t('apiMore', { count: String(others.length) })),
            renderPages(others),
          ]),
        ]
      : []),
  ];
}

/** Renders code spans in interface texts as Markdown does. */
function markCode(text: string): HtmlContent[] {
  return text.split(/`([^`]+)`/).map((part, index) => (index % 2 === 0 ? part : h('code', part)));
}

function createTable(
  entry: ApiEntry,
  kind: ApiTableKind,
  options: SectionOptions,
): BuiltBlock | undefined {
  const html = renderTable(entry, kind, options);
  if (html === undefined) {
    return undefined;
  }
  const { slug, props } = entry;
  const countSets = (group: 'system' | 'native') =>
    entry.sets
      .filter((use) => use.group === group)
      .reduce((sum, { names }) => sum + names.length, 0);
  return {
    type: 'apiTable',
    table: {
      kind,
      prefix: getRowPrefix(slug, kind),
      html,
      rows: listRows(entry, kind).length,
      dataHref: options.dataHref,
      ...(kind === 'props' && {
        inherited: props.filter(({ from }) => from.group === 'inherited').length,
        system: countSets('system'),
        native: countSets('native'),
      }),
    },
  };
}

function renderImports(
  { imports }: ApiEntry,
  { t, size, language }: SectionOptions,
): ElementContent[] {
  const code = imports.join(`\n// ${t('apiOr')}\n`);
  return [
    createCodeBlock({ code, language: 'tsx', copy: t('copy') }),
    ...(size ? [renderSize(size, language, t)] : []),
  ];
}

function renderSize(
  { alone, added, baseline, href }: EntrySize,
  language: string,
  t: SectionOptions['t'],
): Element {
  const values = { alone: formatKilobytes(alone, language) };
  const text =
    added === undefined || baseline === undefined
      ? t('apiSizeAlone', values)
      : t('apiSize', { ...values, added: formatKilobytes(added, language), baseline });
  return h('p', [...markCode(text), ' ', h('a', { href }, t('apiSizeLink'))]);
}

/**
 * Renders notes about the whole component, for below its props: its ref, its child, its root element, and its native
 * attributes.
 */
function renderNotes(entry: ApiEntry, { t }: SectionOptions): Element[] {
  const { name, ref, sets } = entry;
  const natives = sets.filter(({ group }) => group === 'native').map(({ set }) => `\`${set}\``);
  const notes = [
    ref?.holds ? t('apiRefHolds') : t('apiRefNone', { name }),
    ...(ref?.holds && ref.type !== undefined ? [t('apiRefType', { type: ref.type })] : []),
    ...(entry.childNeedsRef ? [t('apiChildRef')] : []),
    ...(entry.polymorphic ? [t('apiPolymorphic')] : []),
    ...(sets.some(({ group }) => group === 'system') ? [t('apiSystemNote')] : []),
    ...(natives.length > 0 ? [t('apiNativeNote', { interfaces: natives.join(', ') })] : []),
  ];
  const items = notes.map((note) => h('li', markCode(note)));
  return [h('ul', items)];
}

/**
 * Renders where the props of other components are documented: in the table, or on the page of the rendered component.
 */
function renderInheritance(entry: ApiEntry, { t, getApiHref }: SectionOptions): Element[] {
  const { name, inherits, props } = entry;
  const show = (base: string, from: string) => {
    const href = getApiHref(base, from);
    return href === undefined ? h('code', base) : h('a', { href }, base);
  };
  const sources = new Map(
    props
      .filter(({ from }) => from.group === 'inherited')
      .map(({ from }) => [from.name, show(from.name, from.package)]),
  );
  const fill = (key: TextKey, bases: readonly HtmlContent[]) => {
    const [before = '', after = ''] = t(key, { name, base: '\0' }).split('\0');
    return h('p', [before, ...bases, after]);
  };
  return [
    ...(sources.size > 0 ? [fill('apiInheritanceNote', join([...sources.values()], ', '))] : []),
    ...(inherits && !sources.has(inherits)
      ? [fill('apiForwardNote', [show(inherits, entry.package)])]
      : []),
  ];
}

function renderReturnType(
  { returnType, returns, types, slug }: ApiEntry,
  { t }: SectionOptions,
): Element[] {
  if (!returnType || returns.length > 0) {
    return [];
  }
  const { written } = returnType;
  const name = written.replace(/ \| undefined$/, '');
  const id = name in types ? getTypeId(slug, name) : undefined;
  const code = h('code', written);
  return [h('p', [`${t('apiReturnsShort')} `, id ? h('a', { href: `#${id}` }, code) : code])];
}

/** Renders how to call a hook: with one options object, or with parameters in order. */
function renderCall({ name, props, takesOptions }: ApiEntry): Element[] {
  if (props.length === 0) {
    return [];
  }
  const list = takesOptions ? 'options' : props.map((prop) => prop.name).join(', ');
  return [h('p', h('code', `${name}(${list})`))];
}

/**
 * Renders the type definitions. Each is collapsed, and opens in place from a link in a table or in another definition.
 */
function renderTypes(entry: ApiEntry, { t }: SectionOptions): Element[] {
  const { types, slug } = entry;
  return Object.entries(types)
    .filter(([name]) => !isClassesType(entry, name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { definition, package: from, href }]) => {
      const source = h('a', { href }, t('apiTypeSource', { package: from }));
      return h('details', { className: ['api-type'], id: getTypeId(slug, name) }, [
        h('summary', h('code', name)),
        ...(definition === undefined
          ? [h('p', [`${t('apiTypeLarge')} `, source])]
          : [
              createCodeBlock({ code: definition, language: 'ts', copy: t('copy') }),
              h('p', source),
            ]),
      ]);
    });
}

function renderSource({ source, name }: ApiEntry, { t, dataHref }: SectionOptions): Element[] {
  const links = [
    h('a', { href: source }, t('apiSourceLink', { name })),
    h('a', { href: dataHref }, t('apiDataLink')),
    h('a', { href: '/api-data/schema.json' }, t('apiSchemaLink')),
  ];
  const items = links.map((link) => h('li', link));
  return [h('ul', items)];
}

/** Renders the description of an entry, after a warning if it is deprecated. */
export function renderLead(entry: ApiEntry, options: RenderContext): string {
  const { t } = options;
  const { deprecated, deprecatedSince, description, since } = entry;
  const lang = options.commentLanguage;
  const comment = (markdown: string) => {
    const html = raw(renderComment(markdown, options));
    return lang === undefined ? html : h('div', { lang }, html);
  };
  return renderHtml([
    ...(deprecated === undefined
      ? []
      : [
          h('div', getCalloutProperties('warning', t), [
            h(
              'p',
              h(
                'strong',
                deprecatedSince === undefined
                  ? `${t('flagDeprecated')}.`
                  : `${t('apiDeprecatedSince', { version: formatRelease(deprecatedSince) })}.`,
              ),
            ),
            comment(deprecated),
          ]),
        ]),
    ...(description ? [comment(description)] : []),
    ...(since === undefined
      ? []
      : [h('p', `${t('apiSince', { version: formatRelease(since) })}.`)]),
  ]);
}

/** Lists the ids of all rows and types of an entry, including rows that are fetched. */
export function listRowIds(entry: ApiEntry): string[] {
  const kinds = Object.keys(API_TABLES) as ApiTableKind[];
  const rows = kinds.flatMap((kind) =>
    listRows(entry, kind).map((name) => getRowPrefix(entry.slug, kind) + name),
  );
  const fetched = entry.sets.flatMap(({ names }) =>
    names.map((name) => getRowPrefix(entry.slug, 'props') + name),
  );
  const types = Object.keys(entry.types)
    .filter((name) => !isClassesType(entry, name))
    .map((name) => getTypeId(entry.slug, name));
  return [...rows, ...fetched, ...types];
}
