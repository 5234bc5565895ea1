/**
 * The rows of the theme tree. The build makes the table, so this code works on the DOM instead of React elements. A row
 * has the path of its value, `theme.palette.primary`, and the row of a group has a button that opens it.
 */
import type { FilterCount } from '../filter/useFilter';

interface Row {
  element: HTMLElement;
  /** The row of the group that contains it. */
  parent: Row | undefined;
  toggle: HTMLElement | null;
  text: string;
}

function listRows(root: Element): Row[] {
  const above: Row[] = [];
  return [...root.querySelectorAll<HTMLElement>('[data-path]')].map((element) => {
    const level = Number(element.dataset.level);
    const values = [...element.querySelectorAll('td:not(:last-child)')];
    const row: Row = {
      element,
      parent: above[level - 1],
      toggle: element.querySelector<HTMLElement>('[data-toggle]'),
      text: [element.dataset.path, ...values.map(({ textContent }) => textContent)]
        .join(' ')
        .toLowerCase(),
    };
    above[level] = row;
    return row;
  });
}

const isOpen = ({ toggle }: Row) => toggle?.getAttribute('aria-expanded') === 'true';
const setOpen = ({ toggle }: Row, open: boolean) =>
  toggle?.setAttribute('aria-expanded', String(open));

/** Shows the rows whose groups are all open. */
function showOpen(rows: readonly Row[]): void {
  for (const { element, parent } of rows) {
    element.toggleAttribute('data-shown', !parent || (isOpen(parent) && isShown(parent)));
  }
}

const isShown = ({ element }: Row) => element.hasAttribute('data-shown');

/** Opens or closes the group of a button. */
export function toggleGroup(root: Element, toggle: Element): void {
  const rows = listRows(root);
  const row = rows.find((candidate) => candidate.toggle === toggle);
  if (row) {
    setOpen(row, !isOpen(row));
    showOpen(rows);
  }
}

/** Opens or closes all groups. */
export function setAllOpen(root: Element, open: boolean): void {
  const rows = listRows(root);
  rows.forEach((row) => setOpen(row, open));
  showOpen(rows);
}

/**
 * Shows only the values with every word of the query in their path or value, and the groups that contain them. An empty
 * query closes all groups.
 * @returns the number of values. Groups aren't counted.
 */
export function filterTree(root: Element, query: string): FilterCount {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const rows = listRows(root);
  const values = rows.filter(({ toggle }) => !toggle);
  const matches = values.filter(({ text }) => words.every((word) => text.includes(word)));
  const shown = new Set<Row>();
  for (const match of matches) {
    for (let row: Row | undefined = match; row; row = row.parent) {
      shown.add(row);
    }
  }
  for (const row of rows) {
    setOpen(row, words.length > 0 && shown.has(row));
    row.element.toggleAttribute(
      'data-shown',
      words.length > 0 ? shown.has(row) : row.parent === undefined,
    );
  }
  return { shown: matches.length, all: values.length };
}
