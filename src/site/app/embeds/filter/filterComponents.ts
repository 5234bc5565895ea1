/**
 * The filter of migration pages. The build makes the HTML of tables and codemods, so this code works on the DOM instead
 * of React elements. An element with `data-components` names the components that it concerns.
 */
import type { FilterCount } from './useFilter';

const ENTRIES = '[data-components]';

const getComponents = (entry: HTMLElement): string[] =>
  (entry.dataset.components ?? '').split(' ').filter(Boolean);

/**
 * Finds the components that a text names, in any case. A word that isn't a name stands for all names that begin with it,
 * so that results show while the reader types.
 * @param text names, or a piece of code such as import statements.
 * @param names all components of the page.
 */
export function findComponents(text: string, names: readonly string[]): ReadonlySet<string> {
  const words = (text.match(/[A-Za-z]\w+/g) ?? []).map((word) => word.toLowerCase());
  const exact = names.filter((name) => words.includes(name.toLowerCase()));
  const known = new Set(names.map((name) => name.toLowerCase()));
  // Code has other words, such as "import".
  const isCode = /\bimport\b|[{}<]/.test(text);
  const started = isCode ? [] : words.filter((word) => !known.has(word));
  return new Set([
    ...exact,
    ...names.filter((name) => started.some((word) => name.toLowerCase().startsWith(word))),
  ]);
}

/**
 * Hides the entries that don't concern a component that the text names. An entry without components is always shown,
 * and an empty text shows all.
 */
export function filterComponents(root: Element, text: string): FilterCount {
  const entries = [...root.querySelectorAll<HTMLElement>(ENTRIES)];
  const found = findComponents(text, [...new Set(entries.flatMap(getComponents))]);
  const isEmpty = text.trim() === '';
  for (const entry of entries) {
    const names = getComponents(entry);
    entry.hidden = !isEmpty && names.length > 0 && !names.some((name) => found.has(name));
  }
  return { shown: entries.filter((entry) => !entry.hidden).length, all: entries.length };
}
