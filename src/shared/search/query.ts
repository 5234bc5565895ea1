/** What somebody types, as a question to the index. */
import type { Query, SearchOptions } from 'minisearch';
import { findWords, fold, getParts, isPlain } from './words';

/** A query, taken apart. */
export interface ParsedQuery {
  /** The words that count, as typed, folded. */
  words: string[];
  /** The whole query in one word, folded: what a title in one word is compared with. */
  joined: string;
  /** Every word must be there, in one of its forms. */
  strict: Query;
  /** The same, but a word may be misspelt. */
  loose: Query;
  /** Any word may be missing. */
  any: Query;
}

/** Words that say nothing about what is wanted, once there are others. */
const STOP_WORDS = new Set(
  'a an and are as at be by can do does for from how i in is it make mui my of on or react that the this to use using what when where which why with'.split(
    ' ',
  ),
);

/** Longer than any question; the rest is not looked at. */
const MAX_LENGTH = 120;
const MAX_WORDS = 8;

/** The letters that a word may differ in: a transposition counts as two. */
function getFuzziness(term: string): number {
  return term.length < 4 ? 0 : term.length < 6 ? 1 : 2;
}

/** A word may be the beginning of another. */
const FORM: SearchOptions = { prefix: true };
const MISSPELT: SearchOptions = { prefix: true, fuzzy: getFuzziness };

/** The parts of a word are whole: a word that is only begun is found as a whole. */
const PARTS = { combineWith: 'AND', prefix: false, fuzzy: false } as const;

/**
 * Takes a query apart.
 * @returns undefined when there is no letter or digit in it.
 */
export function parseQuery(text: string): ParsedQuery | undefined {
  const all = findWords(text.slice(0, MAX_LENGTH)).map((word) => word.text);
  const telling = all.filter((word) => !STOP_WORDS.has(word.toLowerCase()));
  const words = (telling.length > 0 ? telling : all).slice(0, MAX_WORDS);
  if (words.length === 0) {
    return undefined;
  }
  const forms = words.map((word) => toForms(word));
  const joined = fold(all.join(''));
  // `use select` may be meant for useSelect.
  const inOne = all.length > 1 && all.length <= 3 ? [joined] : [];
  const every: Query = { combineWith: 'AND', queries: forms };
  const either = { combineWith: 'OR' as const, queries: [every, ...inOne] };
  return {
    words: words.map(fold),
    joined,
    strict: { ...either, ...FORM },
    loose: { ...either, ...MISSPELT },
    any: { combineWith: 'OR', queries: forms, ...MISSPELT },
  };
}

/** A word as it stands, or all of its parts: `text-field` also finds "text field". */
function toForms(word: string): Query {
  const parts = getParts(word);
  return isPlain(word, parts)
    ? parts[0]!
    : { combineWith: 'OR', queries: [fold(word), { ...PARTS, queries: [...new Set(parts)] }] };
}

/** The terms of a query are made already. */
export const QUERY_TOKENS = {
  tokenize: (term: string) => [term],
  processTerm: (term: string) => term,
};
