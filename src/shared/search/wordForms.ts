/** The forms in which a word of a query matches terms of the index. */
import type { Query } from 'minisearch';
import { fold, getParts, toStem } from './words';

/** The parts of an identifier match only as whole words. The identifier itself matches as a prefix. */
const PARTS = { combineWith: 'AND', prefix: false, fuzzy: false } as const;

/** The verb of a name for a state, which libraries leave out or not: `isLoading` is `loading` here. */
const VERB_OF_STATE = /^(?:is|has|should)$/;

/** Returns the parts of a word that say what it is about. */
export function getMeaningful(word: string): string[] {
  const [first = '', ...others] = getParts(word);
  return others.length > 0 && VERB_OF_STATE.test(first) ? others : [first, ...others];
}

/** The most letters of a word that begins names only. */
const SHORT = 3;
const NAME_FIELDS = ['title', 'forms', 'name'];
const TEXT_FIELDS = ['context', 'text', 'code', 'phrase'];

/** A word as typed or its stem, or all of its parts: `text-field` also matches "text field". */
export function toForms(word: string, toParts: typeof getParts): Query {
  const whole = fold(word);
  const stems = [...new Set(toParts(word).map(toStem))];
  const exact = [...new Set([toStem(whole), ...(stems.length === 1 ? stems : [])])].filter(
    (stem) => stem !== whole,
  );
  // Thousands of words start with two or three letters, so these only begin names.
  const typed: Query =
    whole.length > SHORT
      ? whole
      : {
          combineWith: 'OR',
          queries: [
            { queries: [whole], fields: NAME_FIELDS },
            { ...PARTS, queries: [whole], fields: TEXT_FIELDS },
          ],
        };
  const forms: Query[] = [
    typed,
    ...(exact.length > 0 ? [{ ...PARTS, queries: exact, combineWith: 'OR' as const }] : []),
    ...(stems.length > 1 ? [{ ...PARTS, queries: stems }] : []),
  ];
  return forms.length === 1 ? typed : { combineWith: 'OR', queries: forms };
}
