/**
 * The filter of the component index. The build makes the HTML of the cards, so this code works on the DOM instead of
 * React elements.
 */
import type { ComponentTask } from '@/src/shared/componentIndex';
import type { FilterCount, FilterQuery } from './useFilter';

/** The words and the task that the user chose. */
export interface CardQuery extends FilterQuery {
  /** Id of the task; empty for all. */
  task: string;
}

/**
 * Hides the cards that don't match, and groups without a visible card. A card matches if it has every word of the query
 * in its name, use, tasks or search terms, and belongs to the task.
 */
export function filterCards(
  root: Element,
  { text: query, task }: CardQuery,
  tasks: readonly ComponentTask[],
): FilterCount {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const cards = [...root.querySelectorAll<HTMLElement>('[data-tasks]')];
  for (const card of cards) {
    const own = (card.dataset.tasks ?? '').split(' ');
    const text = getText(card, own, tasks);
    card.hidden =
      (task !== '' && !own.includes(task)) || !words.every((word) => text.includes(word));
  }
  for (const group of root.querySelectorAll<HTMLElement>('[data-group]')) {
    group.hidden = !group.querySelector('[data-tasks]:not([hidden])');
  }
  return { shown: cards.filter((card) => !card.hidden).length, all: cards.length };
}

/** Returns the searchable text of a card, which excludes the words in its drawing. */
function getText(
  card: HTMLElement,
  own: readonly string[],
  tasks: readonly ComponentTask[],
): string {
  const parts = [...card.querySelectorAll('a, p')].map(({ textContent }) => textContent ?? '');
  const titles = tasks.filter(({ id }) => own.includes(id)).map(({ title }) => title);
  return [...parts, ...titles, card.dataset.words ?? ''].join(' ').toLowerCase();
}
