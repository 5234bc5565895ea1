/** Filters the rows of tables that the build made, so this code works on the DOM instead of React elements. */
import type { FilterCount } from './useFilter';

/**
 * Hides the rows of table bodies that don't contain every word of the query, in any case and with any accents. Groups of
 * tables (`data-group`) without a row are hidden too.
 * @param readRow returns the searched text of a row; by default its whole text.
 */
export function filterRows(
  root: Element,
  query: string,
  readRow = (row: HTMLElement) => row.textContent,
): FilterCount {
  const words = simplify(query).split(/\s+/).filter(Boolean);
  const rows = [...root.querySelectorAll<HTMLElement>('tbody tr')];
  for (const row of rows) {
    const text = simplify(readRow(row));
    row.hidden = !words.every((word) => text.includes(word));
  }
  for (const group of root.querySelectorAll<HTMLElement>('[data-group]')) {
    group.hidden = !group.querySelector('tbody tr:not([hidden])');
  }
  return { shown: rows.filter((row) => !row.hidden).length, all: rows.length };
}

function simplify(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}
