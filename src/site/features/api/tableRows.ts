/**
 * Functions for the rows of an API table. The build makes their HTML, so they work on the DOM instead of React
 * elements.
 */
import type { ApiEntry } from '@/src/shared/apiEntry';
import { getViewAttribute } from '@/src/shared/apiView';
import { fetchOk } from '../../browser/fetchOk';

const ROW = 'tbody tr[id]';

/** The result of a filter. */
export interface FilterResult {
  shown: number;
  all: number;
}

const texts = new WeakMap<Element, string>();

function getText(row: Element): string {
  const text = texts.get(row) ?? (row.textContent ?? '').toLowerCase();
  texts.set(row, text);
  return text;
}

/**
 * Hides the rows that don't have every word of a query in their name, type, default or description. While the query
 * isn't empty, rows of inherited props are shown as well.
 */
export function filterRows(table: Element, query: string): FilterResult {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const rows = [...table.querySelectorAll<HTMLElement>(ROW)];
  closeTypes(table);
  table.toggleAttribute('data-filtering', words.length > 0);
  for (const row of rows) {
    row.hidden = !words.every((word) => getText(row).includes(word));
  }
  const offered = rows.filter(isOffered);
  return { shown: offered.filter((row) => !row.hidden).length, all: offered.length };
}

/**
 * Whether a row isn't hidden by the switches. They hide rows with CSS, except for inherited rows while a filter is
 * active.
 */
function isOffered(row: HTMLElement): boolean {
  const { from, revealed } = row.dataset;
  return (
    (from !== 'system' && from !== 'native') ||
    revealed !== undefined ||
    document.documentElement.hasAttribute(getViewAttribute(from))
  );
}

/** Makes links to anchors that don't exist on this page lead to the page that the table is from. */
export function retargetLinks(table: Element, sourceHref: string): void {
  for (const link of table.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
    const { hash } = link;
    const isHere =
      !link.matches('.api-anchor') && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!isHere) {
      link.href = sourceHref.replace(/#.*$/, '') + hash;
    }
  }
}

/** Expands or collapses a row of the collapsed view. */
export function toggleRow(row: Element, open = !row.hasAttribute('data-open')): void {
  row.toggleAttribute('data-open', open);
  row.querySelector('.api-toggle')?.setAttribute('aria-expanded', String(open));
}

/** Scrolls to a row, wherever it was hidden, and highlights it. */
export function revealRow(row: HTMLElement): void {
  for (const marked of document.querySelectorAll('[data-revealed]')) {
    marked.removeAttribute('data-revealed');
  }
  row.setAttribute('data-revealed', '');
  toggleRow(row, true);
  row.scrollIntoView({ block: 'center' });
}

const TYPE_ROW = 'api-type-row';

/** Shows the definition of a type below the row of its link, or hides it again. */
export function toggleType(link: HTMLAnchorElement): boolean {
  const definition = document.getElementById(decodeURIComponent(link.hash.slice(1)));
  const row = link.closest('tr');
  if (!(definition instanceof HTMLDetailsElement) || !row) {
    return false;
  }
  const isOpen = link.getAttribute('aria-expanded') === 'true';
  closeTypes(row.parentElement ?? row, row);
  if (isOpen) {
    return true;
  }
  const panel = document.createElement('tr');
  panel.className = TYPE_ROW;
  panel.setAttribute('role', 'row');
  const cell = panel.insertCell();
  cell.colSpan = row.cells.length;
  cell.setAttribute('role', 'cell');
  for (const child of definition.childNodes) {
    if (!(child instanceof Element && child.tagName === 'SUMMARY')) {
      cell.append(child.cloneNode(true));
    }
  }
  row.after(panel);
  link.setAttribute('aria-expanded', 'true');
  return true;
}

/**
 * Marks links that show a type definition in place as expandable. Without scripts, they are ordinary links to the
 * definition.
 */
export function markTypeLinks(table: Element): void {
  for (const link of table.querySelectorAll<HTMLAnchorElement>('.api-type-link')) {
    const target = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (target instanceof HTMLDetailsElement) {
      link.setAttribute('aria-expanded', 'false');
    }
  }
}

/** Closes the type definitions of a table, or of one row. */
function closeTypes(table: Element, row?: Element): void {
  const panels = row ? [row.nextElementSibling] : [...table.querySelectorAll(`.${TYPE_ROW}`)];
  for (const panel of panels) {
    if (panel?.classList.contains(TYPE_ROW)) {
      for (const link of panel.previousElementSibling?.querySelectorAll('[aria-expanded]') ?? []) {
        if (link.matches('.api-type-link')) {
          link.setAttribute('aria-expanded', 'false');
        }
      }
      panel.remove();
    }
  }
}

/**
 * Fetches the rows of shared sets and appends them to a table. Native attributes and system props are the same for many
 * components, so pages don't include them.
 * @param dataHref the entry as JSON, which names the sets and the members that apply.
 * @param prefix the common prefix of the row ids.
 * @throws Error when something can't be fetched. The table isn't changed in that case.
 */
export async function addSetRows(
  table: Element | null,
  group: 'system' | 'native',
  dataHref: string,
  prefix: string,
): Promise<void> {
  const body = table?.querySelector('tbody');
  if (!table || !body || table.querySelector(`[data-from="${group}"]`)) {
    return;
  }
  const entry: ApiEntry = await (await fetchOk(dataHref)).json();
  const uses = entry.sets.filter((use) => use.group === group);
  const fragments = await Promise.all(
    uses.map(async ({ set }) => (await fetchOk(`/api-data/sets/${set}.html`)).text()),
  );
  if (table.querySelector(`[data-from="${group}"]`)) {
    return; // An earlier click has added them already.
  }
  uses.forEach(({ names }, index) =>
    body.append(createRows(fragments[index] ?? '', names, prefix)),
  );
}

function createRows(html: string, names: readonly string[], prefix: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  const wanted = new Set(names);
  for (const row of [...template.content.children]) {
    if (!wanted.has(row.id)) {
      row.remove();
      continue;
    }
    row.id = prefix + row.id;
    row.querySelector('.api-anchor')?.setAttribute('href', `#${row.id}`);
  }
  return template.content;
}
