/** Renders the API tables as HTML strings. */
import type { Element } from 'hast';
import { h } from 'hastscript';
import type { ApiEntry, ApiSet } from '@/src/shared/apiEntry';
import { type ApiTableKind, getRowPrefix, getTypeId } from '@/src/shared/apiTables';
import type { TextKey } from '@/src/shared/translate';
import { renderHtml } from '../../markdown/html';
import { listHeadings } from './columns';
import type { RenderContext } from './context';
import { type RowOptions, renderClassRow, renderPropRow, renderSlotRow } from './rows';

function renderRows(entry: ApiEntry, kind: ApiTableKind, options: RowOptions): Element[] {
  switch (kind) {
    case 'props':
    case 'parameters':
      return entry.props.map((prop) => renderPropRow(prop, options, kind));
    case 'returns':
      return entry.returns.map((prop) => renderPropRow(prop, options, kind));
    case 'slots':
      return entry.slots.map((slot) => renderSlotRow(slot, options));
    case 'classes':
      return entry.classes.map((rule) => renderClassRow(rule, options));
  }
}

/** Passes the names of the middle columns to CSS, which shows them before the cells in narrow views. */
function nameColumns(keys: readonly TextKey[], t: RenderContext['t']): string {
  return keys
    .slice(1, -1)
    .map((key, index) => `--c${index + 2}:'${t(key).replace(/['\\]/g, '')}'`)
    .join(';');
}

/** Returns the link target of a name in a type: the table of classes for the type of `classes`, or the definition. */
function getTypeTarget(entry: ApiEntry, name: string, idPrefix: string): string | undefined {
  if (isClassesType(entry, name)) {
    return `${idPrefix}classes`;
  }
  return name in entry.types ? getTypeId(entry.slug, name) : undefined;
}

/** Whether a type only lists the rules in the table of classes. */
export function isClassesType({ classes }: ApiEntry, name: string): boolean {
  return classes.length > 0 && name.endsWith('Classes');
}

/** Renders a table, with the link targets of its rows. Returns undefined when the entry has no rows for it. */
export function renderTable(
  entry: ApiEntry,
  kind: ApiTableKind,
  context: RenderContext & { idPrefix: string },
): string | undefined {
  const { t } = context;
  const rows = renderRows(entry, kind, {
    ...context,
    prefix: getRowPrefix(entry.slug, kind),
    getTypeId: (name) => getTypeTarget(entry, name, context.idPrefix),
  });
  if (rows.length === 0) {
    return undefined;
  }
  const headings = listHeadings(kind);
  return renderHtml([
    h('table', { role: 'table', style: nameColumns(headings, t) }, [
      h('thead', { role: 'rowgroup' }, [
        h(
          'tr',
          { role: 'row' },
          headings.map((key) => h('th', { scope: 'col', role: 'columnheader' }, t(key))),
        ),
      ]),
      h('tbody', { role: 'rowgroup' }, rows),
    ]),
  ]);
}

/** Renders the rows of a shared set as a fragment that pages fetch. The page adds its own prefix to the ids. */
export function renderSetRows(set: ApiSet, context: RenderContext): string {
  const rows = set.members.map((prop) =>
    renderPropRow(prop, { ...context, prefix: '', getTypeId: () => undefined }),
  );
  return renderHtml(rows);
}
