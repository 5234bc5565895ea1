/** The filter of the index of components. The cards' HTML was made at build and is not React's, so all of this is DOM. */
import type { ComponentTask } from '@/src/shared/componentIndex';

/** What a filter left. */
export interface CardCount {
  shown: number;
  all: number;
}

/**
 * Hides the cards that do not have every word of a query in their name, use, tasks or other words, or not the task;
 * and the groups of which nothing is left.
 * @param filter task: the id of one, empty for all.
 */
export function filterCards(
  root: Element,
  { query, task }: { query: string; task: string },
  tasks: readonly ComponentTask[],
): CardCount {
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

/** What a card is found by. The words in its drawing are none of it. */
function getText(
  card: HTMLElement,
  own: readonly string[],
  tasks: readonly ComponentTask[],
): string {
  const parts = [...card.querySelectorAll('a, p')].map(({ textContent }) => textContent ?? '');
  const titles = tasks.filter(({ id }) => own.includes(id)).map(({ title }) => title);
  return [...parts, ...titles, card.dataset.words ?? ''].join(' ').toLowerCase();
}
