/** The tables of the reference, as strings of HTML. */
import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import type { ApiEntry, ApiSet } from '@/src/shared/apiEntry';
import type { RenderContext } from './context';
import { type RowOptions, renderClassRow, renderPropRow, renderSlotRow } from './rows';

/** The tables that an entry can have. */
export const API_TABLES = ['props', 'parameters', 'returns', 'slots', 'classes'] as const;
export type ApiTableKind = (typeof API_TABLES)[number];

/** PEERS.md, API page: "Row ids `button-prop-color`, `button-classes-…`; hooks `use-select-parameters-…`". */
const ID_PARTS: Record<ApiTableKind, string> = {
  props: 'prop',
  parameters: 'parameters',
  returns: 'return-value',
  slots: 'slot',
  classes: 'classes',
};

/** Beginning of the row ids of a table: `button-prop-`. */
export function getRowPrefix(slug: string, kind: ApiTableKind): string {
  return `${slug}-${ID_PARTS[kind]}-`;
}

/** Id of a type's explanation: `button-type-SxProps`. */
export function getTypeId(slug: string, name: string): string {
  return `${slug}-type-${name}`;
}

/** The rows of a table, one per member. */
function renderRows(entry: ApiEntry, kind: ApiTableKind, options: RowOptions): Element[] {
  switch (kind) {
    case 'props':
    case 'parameters':
      return entry.props.map((prop) => renderPropRow(prop, options));
    case 'returns':
      return entry.returns.map((prop) => renderPropRow(prop, options, { isResult: true }));
    case 'slots':
      return entry.slots.map((slot) => renderSlotRow(slot, options));
    case 'classes':
      return entry.classes.map((rule) => renderClassRow(rule, options));
  }
}

const COLUMNS: Record<ApiTableKind, readonly string[]> = {
  props: ['apiName', 'apiType', 'apiDefault', 'apiDescription'],
  parameters: ['apiName', 'apiType', 'apiDefault', 'apiDescription'],
  returns: ['apiName', 'apiType', 'apiDescription'],
  slots: ['apiSlot', 'apiClass', 'apiDefaultComponent', 'apiDescription'],
  classes: ['apiRule', 'apiClass', 'apiDescription'],
};

/** The names of the middle columns for CSS, which writes them before the cells where there are no columns. */
function nameColumns(keys: readonly string[], t: RenderContext['t']): string {
  return keys
    .slice(1, -1)
    .map((key, index) => `--c${index + 2}:'${t(key).replace(/['\\]/g, '')}'`)
    .join(';');
}

/** A table, with the link targets of its rows. Undefined when the entry has nothing for it. */
export function renderTable(
  entry: ApiEntry,
  kind: ApiTableKind,
  context: RenderContext,
): string | undefined {
  const { t } = context;
  const rows = renderRows(entry, kind, {
    ...context,
    prefix: getRowPrefix(entry.slug, kind),
    getTypeId: (name) => (name in entry.types ? getTypeId(entry.slug, name) : undefined),
  });
  if (rows.length === 0) {
    return undefined;
  }
  return toHtml(
    h('table', { role: 'table', style: nameColumns(COLUMNS[kind], t) }, [
      h('thead', { role: 'rowgroup' }, [
        h(
          'tr',
          { role: 'row' },
          COLUMNS[kind].map((key) => h('th', { scope: 'col', role: 'columnheader' }, t(key))),
        ),
      ]),
      h('tbody', { role: 'rowgroup' }, rows),
    ]),
    { allowDangerousHtml: true },
  );
}

/**
 * The rows of a shared set, as a fragment that pages fetch. Their ids end in the name; the page puts its own
 * beginning before it.
 */
export function renderSetRows(set: ApiSet, context: RenderContext): string {
  const rows = set.members.map((prop) =>
    renderPropRow(prop, { ...context, prefix: '', getTypeId: () => undefined }),
  );
  return toHtml(rows, { allowDangerousHtml: true });
}
