/** The sections of an entry in their order (PEERS.md, API page), as blocks of a page. */
import type { ApiEntry } from '@/src/shared/apiEntry';
import type { Block, PageLink, TocEntry } from '@/src/shared/page';
import { escapeHtml, highlight } from '../../markdown/highlight';
import { renderHeading } from '../../markdown/renderHeading';
import type { RenderContext } from './context';
import { renderComment } from './markdown';
import { type ApiTableKind, getRowPrefix, getTypeId, renderTable } from './table';

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
  blocks: Block[];
  toc: TocEntry['children'];
}

/** Builds the sections of an entry; a section without content is left out. */
export function createSections(entry: ApiEntry, options: SectionOptions): Sections {
  const { t } = options;
  const { name } = entry;
  const blocks: Block[] = [];
  const toc: TocEntry['children'] = [];
  const add = (id: string, text: string, html: string, table?: Block) => {
    const hash = options.idPrefix + id;
    toc.push({ text, hash });
    blocks.push({ type: 'html', html: renderHeading(options.level, hash, text, t) });
    if (html !== '') {
      blocks.push({ type: 'html', html });
    }
    if (table) {
      blocks.push(table);
    }
  };
  const addTable = (id: string, text: string, kind: ApiTableKind, intro = '') => {
    const table = createTable(entry, kind, options);
    if (table || intro) {
      add(id, text, intro, table);
    }
  };

  if (options.demos.length > 0) {
    const items = options.demos.map(({ href, title }) => `<li>${link(href, title)}</li>`).join('');
    add(
      'demos',
      t('apiDemos'),
      `${p(t('apiDemosIntro', { name }))}<ul class="api-pages">${items}</ul>`,
    );
  }
  add('import', t('apiImport'), renderImports(entry, options));
  if (entry.kind === 'hook') {
    addTable('parameters', t('apiParameters'), 'parameters');
    addTable('return-value', t('apiReturns'), 'returns', renderReturnType(entry, options));
  } else {
    addTable('props', t('apiProps'), 'props', renderNotes(entry, options));
    if (entry.inherits !== undefined) {
      add('inheritance', t('apiInheritance'), renderInheritance(entry, entry.inherits, options));
    }
    if (entry.themeName !== undefined) {
      add('theme-default-props', t('apiThemeProps'), renderTheme(entry.themeName, options));
    }
    addTable('slots', t('apiSlots'), 'slots');
    addTable('classes', t('apiClasses'), 'classes');
  }
  const types = renderTypes(entry, options);
  if (types !== '') {
    add('types', t('apiTypes'), types);
  }
  add('source-code', t('apiSource'), renderSource(entry, options));
  return { blocks, toc };
}

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
): Block | undefined {
  const html = renderTable(entry, kind, options);
  const hasMore = kind === 'props';
  const count = (group: 'system' | 'native') =>
    entry.sets
      .filter((use) => use.group === group)
      .reduce((sum, { names }) => sum + names.length, 0);
  const inherited = entry.props.filter(({ from }) => from.group === 'inherited').length;
  return html === undefined
    ? undefined
    : {
        type: 'component',
        name: 'ApiTable',
        props: {
          kind,
          prefix: getRowPrefix(entry.slug, kind),
          html,
          rows: countRows(entry, kind),
          dataHref: options.dataHref,
          ...(hasMore && { inherited, system: count('system'), native: count('native') }),
          ...(hasMore && inherited === entry.props.length && { allInherited: true }),
        },
      };
}

function countRows({ props, returns, slots, classes }: ApiEntry, kind: ApiTableKind): number {
  return { props, parameters: props, returns, slots, classes }[kind].length;
}

function renderImports({ imports }: ApiEntry, { t }: SectionOptions): string {
  const code = imports.join(`\n// ${t('apiOr')}\n`);
  return (
    `<div class="MuiCode-root"><pre tabindex="0"><code class="language-tsx">${highlight(code, 'tsx')}</code></pre>` +
    `<button type="button" class="MuiCode-copy">${escapeHtml(t('copy'))}</button></div>`
  );
}

/** What holds for the component as a whole: its ref, its child, its root element, its native attributes. */
function renderNotes(entry: ApiEntry, { t }: SectionOptions): string {
  const { name, ref, sets } = entry;
  const natives = sets.filter(({ group }) => group === 'native').map(({ set }) => `\`${set}\``);
  const notes = [
    ref?.holds
      ? ref.type === undefined
        ? t('apiRefHolds', { name })
        : t('apiRefType', { type: ref.type })
      : t('apiRefNone', { name }),
    ...(entry.childNeedsRef ? [t('apiChildRef')] : []),
    ...(entry.polymorphic ? [t('apiPolymorphic')] : []),
    ...(sets.some(({ group }) => group === 'system') ? [t('apiSystemNote')] : []),
    ...(natives.length > 0 ? [t('apiNativeNote', { interfaces: natives.join(', ') })] : []),
  ];
  return `<ul>${notes.map((note) => `<li>${renderCodeSpans(note)}</li>`).join('')}</ul>`;
}

function renderInheritance(
  { name, package: from }: ApiEntry,
  base: string,
  { t, getApiHref }: SectionOptions,
): string {
  const href = getApiHref(base, from);
  const shown = href === undefined ? `<code>${escapeHtml(base)}</code>` : link(href, base);
  return `<p>${escapeHtml(t('apiInheritanceNote', { name, base: '\0' })).replaceAll('\0', shown)}</p>`;
}

function renderTheme(key: string, { t }: SectionOptions): string {
  return p(t('apiThemeNote', { key }));
}

function renderReturnType(
  { returnType, returns, types, slug }: ApiEntry,
  { t }: SectionOptions,
): string {
  if (!returnType || returns.length > 0) {
    return '';
  }
  const { written } = returnType;
  const id = written in types ? getTypeId(slug, written) : undefined;
  const code = `<code>${escapeHtml(written)}</code>`;
  return `<p>${escapeHtml(t('apiReturnsShort'))} ${id ? `<a href="#${id}">${code}</a>` : code}</p>`;
}

/** The types that the tables name: each closed, opened in place by a link in a table or here. */
function renderTypes({ types, slug }: ApiEntry, { t }: SectionOptions): string {
  return Object.entries(types)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { definition, package: from, href }]) => {
      const source = link(href, t('apiTypeSource', { package: from }));
      const body =
        definition === undefined
          ? `<p>${escapeHtml(t('apiTypeLarge'))} ${source}</p>`
          : `<div class="MuiCode-root"><pre tabindex="0"><code>${highlight(definition, 'ts')}</code></pre></div><p>${source}</p>`;
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

/** Beginning of the ids of all rows of an entry's tables, for checks of links. */
export function listRowIds(entry: ApiEntry): string[] {
  const rows = (kind: ApiTableKind, names: readonly string[]) =>
    names.map((name) => getRowPrefix(entry.slug, kind) + name);
  const props = entry.props.map(({ name }) => name);
  return [
    ...(entry.kind === 'hook' ? rows('parameters', props) : rows('props', props)),
    ...(entry.kind === 'hook'
      ? []
      : rows(
          'props',
          entry.sets.flatMap(({ names }) => names),
        )),
    ...rows(
      'returns',
      entry.returns.map(({ name }) => name),
    ),
    ...rows(
      'slots',
      entry.slots.map(({ name }) => name),
    ),
    ...rows(
      'classes',
      entry.classes.map(({ rule }) => rule),
    ),
    ...Object.keys(entry.types).map((name) => getTypeId(entry.slug, name)),
  ];
}
