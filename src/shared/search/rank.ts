/** What comes first. All numbers are factors or weights, tuned on test/unit/shared/search/relevance.test.ts. */
import { type SearchKind, type SearchRecord } from './records';
import type { ParsedQuery } from './query';
import { fold } from './words';

/** How much a word counts by where it stands. */
export const FIELD_BOOST = { title: 6, context: 1.5, text: 1, code: 0.5 } as const;

/** How much of what kind readers look for. */
const KIND_FACTOR: Readonly<Record<SearchKind, number>> = {
  page: 2.4,
  section: 1.1,
  error: 1.2,
  demo: 0.7,
  component: 1.7,
  hook: 1.9,
  theme: 1.1,
  prop: 1.2,
  parameter: 0.8,
  return: 0.7,
  slot: 0.6,
  class: 0.6,
};

/** For the product that is being read. */
const CURRENT_FACTOR = 1.5;
/** For what goes by the very name that was typed, or begins with it. */
const EXACT_FACTOR = 2.5;
const BEGINNING_FACTOR = 1.25;
/** For components that are about to go. */
const OLD_FACTOR = 0.5;

/** The factor of a record for a query, whatever the index says. */
export function getFactor(
  record: SearchRecord,
  { joined }: ParsedQuery,
  current: string | undefined,
): number {
  const title = fold(record.title.replace(/[\s.]+/g, ''));
  const name = title === joined ? EXACT_FACTOR : title.startsWith(joined) ? BEGINNING_FACTOR : 1;
  const isOld = record.places.every(({ rank }) => rank < -1);
  return (
    KIND_FACTOR[record.kind] *
    name *
    (record.product === current ? CURRENT_FACTOR : 1) *
    (isOld ? OLD_FACTOR : 1)
  );
}
