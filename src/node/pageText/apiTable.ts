/** Creates the API tables in Markdown from the entries. Rows are complete and never folded. */
import type { Nodes, PhrasingContent, Root, RootContent, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { ApiClass, ApiEntry, ApiProp, ApiSlot } from '@/src/shared/apiEntry';
import type { ApiTableKind } from '@/src/shared/apiTables';
import {
  COLUMNS,
  type Column,
  type Mark,
  listClassMarks,
  listHeadings,
  listPropMarks,
  listSlotMarks,
} from '../api/render/columns';
import type { RenderContext } from '../api/render/context';
import { parseComment } from '../api/render/markdown';

/** The information that the tables need in addition to the entry. */
export interface TableOptions extends RenderContext {
  /** Makes an address absolute. */
  resolve: (href: string) => string;
}

type Cell = PhrasingContent[];

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const code = (value: string): PhrasingContent => ({
  type: 'inlineCode',
  value: value.replace(/\s*\n\s*/g, ' '),
});
/** The only kind of line break that a table cell supports. */
const newLine: PhrasingContent = { type: 'html', value: '<br>' };

/** Creates a table of an entry. Returns undefined if it would have no rows. */
export function createApiTable(
  entry: ApiEntry,
  kind: ApiTableKind,
  options: TableOptions,
): RootContent | undefined {
  const { t } = options;
  const rows = listCells(entry, kind, options);
  if (rows.length === 0) {
    return undefined;
  }
  const head = listHeadings(kind).map((key): Cell => [text(t(key))]);
  return { type: 'table', align: head.map(() => null), children: [head, ...rows].map(toRow) };
}

function toRow(cells: readonly Cell[]): TableRow {
  return {
    type: 'tableRow',
    children: cells.map((children) => ({ type: 'tableCell', children })),
  };
}

function listCells(entry: ApiEntry, kind: ApiTableKind, options: TableOptions): Cell[][] {
  const isHook = entry.kind === 'hook';
  switch (kind) {
    case 'props':
      return isHook ? [] : entry.props.map((prop) => toPropCells(prop, kind, options));
    case 'parameters':
      return isHook ? entry.props.map((prop) => toPropCells(prop, kind, options)) : [];
    case 'returns':
      return entry.returns.map((prop) => toPropCells(prop, kind, options));
    case 'slots':
      return entry.slots.map((slot) => toSlotCells(slot, options));
    case 'classes':
      return entry.classes.map((rule) => toClassCells(rule, options));
  }
}

function toPropCells(
  prop: ApiProp,
  kind: 'props' | 'parameters' | 'returns',
  options: TableOptions,
): Cell[] {
  const { t } = options;
  const { type } = prop;
  return [
    toName(prop.name, listPropMarks(prop, kind, options)),
    ...toCells(COLUMNS[kind], prop),
    joinLines([
      ...toTexts(prop, options),
      ...toSignatureLines(prop, options),
      ...(type.expanded === undefined ? [] : [[text(`${t('apiWritten')} `), code(type.written)]]),
    ]),
  ];
}

function toSlotCells(slot: ApiSlot, options: TableOptions): Cell[] {
  return [
    toName(slot.name, listSlotMarks(slot, options)),
    ...toCells(COLUMNS.slots, slot),
    joinLines(toTexts(slot, options)),
  ];
}

function toClassCells(rule: ApiClass, options: TableOptions): Cell[] {
  return [
    toName(rule.rule, listClassMarks(rule, options)),
    ...toCells(COLUMNS.classes, rule),
    joinLines(toTexts(rule, options)),
  ];
}

function toName(name: string, marks: readonly Mark[]): Cell {
  const words = marks.map((mark) => mark.text).join(', ');
  return [code(name), ...(words === '' ? [] : [text(` (${words})`)])];
}

/** Creates the cells between the name and the description. */
function toCells<Member>(columns: readonly Column<Member>[], member: Member): Cell[] {
  return columns.map(({ getCode }) => {
    const value = getCode(member);
    return value === undefined ? [] : [code(value)];
  });
}

/** Returns the deprecation notice and the description. */
function toTexts(
  {
    deprecated,
    description,
  }: { deprecated?: string | undefined; description?: string | undefined },
  options: TableOptions,
): Cell[] {
  return [
    ...(deprecated
      ? mapFirst(toLines(deprecated, options), [text(`${options.t('flagDeprecated')}: `)])
      : []),
    ...(description ? toLines(description, options) : []),
  ];
}

/** Returns the parameters and the result of a function if more is known than their types. */
function toSignatureLines({ signature }: ApiProp, options: TableOptions): Cell[] {
  if (!signature) {
    return [];
  }
  const item = (before: Cell, description: string | undefined): Cell[] =>
    description ? mapFirst(toLines(description, options), [...before, text(' ')]) : [];
  return [
    ...signature.parameters.flatMap(({ name, description }) =>
      item([text('- '), code(name)], description),
    ),
    ...item([text(`- ${options.t('apiReturnsShort')}`)], signature.returns.description),
  ];
}

function mapFirst(lines: Cell[], before: Cell): Cell[] {
  const [first = [], ...rest] = lines;
  return [[...before, ...first], ...rest];
}

function joinLines(lines: readonly Cell[]): Cell {
  return lines.flatMap((line, index) => (index === 0 ? line : [newLine, ...line]));
}

/** Caches comments without links, which are the same on every page. Most belong to props that many components have. */
const linesOfComments = new Map<string, Cell[]>();

/** Converts a comment to lines, because cells can't contain blocks. */
function toLines(comment: string, options: TableOptions): Cell[] {
  const isSame = !/\]\(|http|www/.test(comment);
  const known = isSame ? linesOfComments.get(comment) : undefined;
  const lines = known ?? flatten(parseComment(comment, options), options);
  if (isSame) {
    linesOfComments.set(comment, lines);
  }
  return lines;
}

function flatten({ children }: { children: RootContent[] }, options: TableOptions): Cell[] {
  return children.flatMap((node): Cell[] => {
    switch (node.type) {
      case 'paragraph':
        return [node.children.map((child) => toCellNode(child, options))];
      case 'code':
        return [[code(node.value)]];
      case 'list':
        return node.children.flatMap((item, index) => {
          const mark = node.ordered ? `${(node.start ?? 1) + index}. ` : '- ';
          return mapFirst(flatten(item as unknown as Root, options), [text(mark)]);
        });
      case 'thematicBreak':
        return []; // The next line already starts on a new line.
      case 'blockquote':
        return flatten(node as unknown as Root, options);
      default:
        return [[text(toPlain(node))]];
    }
  });
}

/** Returns the text of a node that cells can't contain. */
function toPlain(node: Nodes): string {
  return toString(node).replace(/\s*\n\s*/g, ' ');
}

/** Converts a node for a cell: on one line, with an absolute address. */
function toCellNode(node: PhrasingContent, options: TableOptions): PhrasingContent {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return { ...node, value: node.value.replace(/\s*\n\s*/g, ' ') };
    case 'break':
      return newLine;
    case 'link':
    case 'strong':
    case 'emphasis':
    case 'delete': {
      const children = node.children.map((child) => toCellNode(child, options));
      return {
        ...node,
        ...(node.type === 'link' && { url: options.resolve(node.url) }),
        children,
      } as PhrasingContent;
    }
    default:
      return text(toPlain(node));
  }
}
