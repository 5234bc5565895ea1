/** The sections of an entry in their order, as blocks of a page. */
import type { ApiEntry } from '@/src/shared/apiEntry';
import {
  API_TABLES,
  type ApiTableKind,
  getRowPrefix,
  getTypeId,
  listRows,
} from '@/src/shared/apiTables';
import type { BuiltBlock, PageLink, TocEntry } from '@/src/shared/page';
import type { TextKey } from '@/src/shared/translate';
import { renderCodeBlock } from '../../markdown/codeBlock';
import { escapeHtml } from '../../markdown/highlight';
import { renderHeading } from '../../markdown/renderHeading';
import type { RenderContext } from './context';
import { renderComment } from './markdown';
import { isClassesType, renderTable } from './table';

/** What the sections say besides the entry. */
export interface SectionOptions extends RenderContext {
  /** Level of the sections' headings. */
  level: 2 | 3;
  /** Before each section's id, where several entries share a page: `select-`. */
  idPrefix: string;
  /** The pages whose demos use the entry. */
  demos: readonly PageLink[];
  /** Address of the entry as JSON. */
  dataHref: string;
}

/** Sections with their places in the table of contents. */
export interface Sections {
  blocks: BuiltBlock[];
  toc: TocEntry['children'];
}

/** The sections in their order, by their ids. */
const SECTION_TITLES = {
  demos: 'apiDemos',
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
} as const;
type SectionId = keyof typeof SECTION_TITLES;

/** The tables of sections that have one. */
const SECTION_TABLES: Partial<Record<SectionId, ApiTableKind>> = {
  parameters: 'parameters',
  'return-value': 'returns',
  props: 'props',
  slots: 'slots',
  classes: 'classes',
};

/** The sections that an entry has something for. */
export function listSections(entry: ApiEntry, { hasDemos }: { hasDemos: boolean }): SectionId[] {
  const isHook = entry.kind === 'hook';
  const isInheriting =
    entry.inherits !== undefined || entry.props.some(({ from }) => from.group === 'inherited');
  const has: Record<SectionId, boolean> = {
    demos: hasDemos,
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
  };
  return (Object.keys(has) as SectionId[]).filter((id) => has[id]);
}

/** Builds the sections of an entry; a section without content is left out. */
export function createSections(entry: ApiEntry, options: SectionOptions): Sections {
  const { t, level, idPrefix, demos } = options;
  const sections = listSections(entry, { hasDemos: demos.length > 0 });
  const blocks = sections.flatMap((id): BuiltBlock[] => {
    const heading = renderHeading(level, idPrefix + id, t(SECTION_TITLES[id]), t);
    const html = renderSection(id, entry, options);
    const kind = SECTION_TABLES[id];
    const table = kind && createTable(entry, kind, options);
    return [
      // Definitions stand apart from their heading: they are also opened from other pages.
      ...(id === 'types'
        ? [
            { type: 'html', html: heading } as const,
            { type: 'html', html, typesOf: entry.slug } as const,
          ]
        : [{ type: 'html', html: heading + html } as const]),
      ...(table ? [table] : []),
    ];
  });
  const toc = sections.map((id) => ({ text: t(SECTION_TITLES[id]), hash: idPrefix + id }));
  return { blocks, toc };
}

/** What a section says besides its table. */
function renderSection(id: SectionId, entry: ApiEntry, options: SectionOptions): string {
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
    case 'props':
      return renderNotes(entry, options);
    case 'inheritance':
      return renderInheritance(entry, options);
    case 'theme-default-props':
      return p(t('apiThemeNote', { key: entry.themeName ?? '' }));
    case 'types':
      return renderTypes(entry, options);
    case 'source-code':
      return renderSource(entry, options);
    case 'slots':
    case 'classes':
      return '';
  }
}

function renderDemos({ name }: ApiEntry, { t, demos }: SectionOptions): string {
  const items = demos.map(({ href, title }) => `<li>${link(href, title)}</li>`).join('');
  return `${p(t('apiDemosIntro', { name }))}<ul class="api-pages">${items}</ul>`;
}

/** A paragraph of an interface text. */
const p = (text: string) => `<p>${renderCodeSpans(text)}</p>`;
const link = (href: string, text: string) =>
  `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;

/** Interface texts may mark code as Markdown does. */
function renderCodeSpans(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
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

function renderImports({ imports }: ApiEntry, { t }: SectionOptions): string {
  const code = imports.join(`\n// ${t('apiOr')}\n`);
  return renderCodeBlock({ code, language: 'tsx', copy: t('copy') });
}

/** What holds for the component as a whole: its ref, its child, its root element, its native attributes. */
function renderNotes(entry: ApiEntry, { t }: SectionOptions): string {
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
  return `<ul>${notes.map((note) => `<li>${renderCodeSpans(note)}</li>`).join('')}</ul>`;
}

/** Where props of other components are: in the table, or known only to what the component renders. */
function renderInheritance(entry: ApiEntry, { t, getApiHref }: SectionOptions): string {
  const { name, inherits, props } = entry;
  const show = (base: string, from: string) => {
    const href = getApiHref(base, from);
    return href === undefined ? `<code>${escapeHtml(base)}</code>` : link(href, base);
  };
  const sources = new Map(
    props
      .filter(({ from }) => from.group === 'inherited')
      .map(({ from }) => [from.name, show(from.name, from.package)]),
  );
  const fill = (key: TextKey, html: string) =>
    `<p>${escapeHtml(t(key, { name, base: '\0' })).replaceAll('\0', html)}</p>`;
  return [
    ...(sources.size > 0 ? [fill('apiInheritanceNote', [...sources.values()].join(', '))] : []),
    ...(inherits && !sources.has(inherits)
      ? [fill('apiForwardNote', show(inherits, entry.package))]
      : []),
  ].join('');
}

function renderReturnType(
  { returnType, returns, types, slug }: ApiEntry,
  { t }: SectionOptions,
): string {
  if (!returnType || returns.length > 0) {
    return '';
  }
  const { written } = returnType;
  const name = written.replace(/ \| undefined$/, '');
  const id = name in types ? getTypeId(slug, name) : undefined;
  const code = `<code>${escapeHtml(written)}</code>`;
  return `<p>${escapeHtml(t('apiReturnsShort'))} ${id ? `<a href="#${id}">${code}</a>` : code}</p>`;
}

/** How a hook is called: with one object of options, or with parameters in their order. */
function renderCall({ name, props, takesOptions }: ApiEntry): string {
  if (props.length === 0) {
    return '';
  }
  const list = takesOptions ? 'options' : props.map((prop) => prop.name).join(', ');
  return `<p><code>${escapeHtml(`${name}(${list})`)}</code></p>`;
}

/** The types that the tables name: each closed, opened in place by a link in a table or here. */
function renderTypes(entry: ApiEntry, { t }: SectionOptions): string {
  const { types, slug } = entry;
  return Object.entries(types)
    .filter(([name]) => !isClassesType(entry, name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { definition, package: from, href }]) => {
      const source = link(href, t('apiTypeSource', { package: from }));
      const body =
        definition === undefined
          ? `<p>${escapeHtml(t('apiTypeLarge'))} ${source}</p>`
          : `${renderCodeBlock({ code: definition, language: 'ts', copy: t('copy') })}<p>${source}</p>`;
      return `<details class="api-type" id="${getTypeId(slug, name)}"><summary><code>${escapeHtml(name)}</code></summary>${body}</details>`;
    })
    .join('');
}

function renderSource({ source, name }: ApiEntry, options: SectionOptions): string {
  const { t, dataHref } = options;
  const items = [
    link(source, t('apiSourceLink', { name })),
    link(dataHref, t('apiDataLink')),
    link('/api-data/schema.json', t('apiSchemaLink')),
  ];
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

/** The description of an entry; its deprecation, as a warning before it. */
export function renderLead(entry: ApiEntry, options: RenderContext): string {
  const { t } = options;
  const warning =
    entry.deprecated === undefined
      ? ''
      : `<div class="callout callout-warning" role="note" aria-label="${escapeHtml(t('callout_warning'))}">` +
        `<p><strong>${escapeHtml(t('flagDeprecated'))}.</strong></p>${renderComment(entry.deprecated, options)}</div>`;
  return warning + (entry.description ? renderComment(entry.description, options) : '');
}

/** Ids of all rows and types of an entry, those that are fetched included. */
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
