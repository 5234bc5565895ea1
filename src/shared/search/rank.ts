/** What comes first. All numbers are factors or weights, tuned on test/unit/shared/search/relevance.content.test.ts. */
import { type SearchKind, type SearchRecord } from './records';
import type { ParsedQuery } from './query';
import { fold, toSingular } from './words';

/** How much a word counts by where it stands. */
export const FIELD_BOOST = { title: 6, context: 1.5, text: 1, code: 0.5 } as const;

/** How much of what kind readers look for. */
const KIND_FACTOR: Readonly<Record<SearchKind, number>> = {
  page: 3,
  section: 1.3,
  error: 1.2,
  demo: 0.2,
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
/** For what goes by the very name that was typed. */
const EXACT_FACTOR = 2.5;
/** For a demo whose name was typed. */
const DEMO_FACTOR = 10;
/** For what goes by it in the singular. */
const PLURAL_FACTOR = 2;
/** For what begins with what was typed: the more, the less is missing. */
const BEGINNING_FACTOR = 1.5;
/** For what is called by some of the words, when the others say where it is: "Color" in Button for `button color`. */
const COVERED_FACTOR = 1.6;
/** For components that are about to go. */
const OLD_FACTOR = 0.5;

/** Words of titles that say what kind of page it is. */
const BEFORE_NAME = /^(?:the|a) /i;
const BEHIND_NAME = / (?:api|component|hook|prop|props)$/i;

/** The factor of a record for a query, whatever the index says. */
export function getFactor(
  record: SearchRecord,
  query: ParsedQuery,
  current: string | undefined,
): number {
  const isOld = record.places.every(({ rank }) => rank < -1);
  return (
    KIND_FACTOR[record.kind] *
    getNameFactor(record, query) *
    (record.product === current ? CURRENT_FACTOR : 1) *
    (isOld ? OLD_FACTOR : 1)
  );
}

function getNameFactor({ kind, title }: SearchRecord, { joined, words }: ParsedQuery): number {
  const bare = title.replace(BEFORE_NAME, '').replace(BEHIND_NAME, '');
  const [whole, name] = [title, bare].map((text) => fold(text.replace(/[\s.]+/g, '')));
  if (whole === joined || name === joined) {
    // Names of demos are made of what they show: only one that is typed in one word was meant.
    return kind !== 'demo' ? EXACT_FACTOR : words.length === 1 ? DEMO_FACTOR : 1;
  }
  if (name === toSingular(joined)) {
    return PLURAL_FACTOR;
  }
  if (kind === 'demo') {
    return 1;
  }
  if (name!.startsWith(joined)) {
    return 1 + BEGINNING_FACTOR * (joined.length / name!.length) ** 3;
  }
  return kind !== 'page' && words.length > 1 && words.includes(name!) ? COVERED_FACTOR : 1;
}
