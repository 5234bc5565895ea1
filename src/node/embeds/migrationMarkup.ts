/**
 * Markup that the embeds of migration pages share. An element with `data-components` names the components that it
 * concerns; ComponentFilter shows and hides these elements.
 */
import type { Element, Properties } from 'hast';
import { h } from 'hastscript';
import { type HtmlContent, renderHtml } from '../markdown/html';
import { createTableBox } from '../markdown/elements';
import type { BuildText } from '../markdown/context';

/** Returns the attribute that names the components of an element. */
export const nameComponents = (names: readonly string[]): Properties => ({
  dataComponents: names.join(' '),
});

/** A row of a table of changes. */
export interface ChangeRow {
  /** The first cell. */
  label: readonly HtmlContent[];
  components: readonly string[];
  cells: readonly HtmlContent[][];
}

/** Renders a table of changes. The first column is the component. @param head the headings of all columns. */
export function renderChanges(
  head: readonly string[],
  rows: readonly ChangeRow[],
  t: BuildText,
): string {
  const body = rows.map(({ label, components, cells }) =>
    h('tr', nameComponents(components), [
      // The name is repeated in each row, because the filter may hide the first row of a component.
      h('td', [...label]),
      ...cells.map((cell) => h('td', [...cell])),
    ]),
  );
  const table = h('table', [
    h(
      'thead',
      h(
        'tr',
        head.map((text) => h('th', { scope: 'col' }, text)),
      ),
    ),
    h('tbody', body),
  ]);
  return renderHtml([createTableBox(table, t)]);
}

/** Converts a sentence to HTML: text in backticks becomes code. */
export function renderSentence(text: string): HtmlContent[] {
  return text
    .split(/`([^`]+)`/)
    .map((part, index): string | Element => (index % 2 === 1 ? h('code', part) : part))
    .filter((part) => part !== '');
}
