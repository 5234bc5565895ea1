/** What somebody types, as a question to the index. */
import type { Query, SearchOptions } from 'minisearch';
import { findWords, fold, getParts } from './words';

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
  'a an and are as at be by can do does for from how i in is it make my of on or that the this to use using what when where which why with'.split(
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

/** Of a single letter only names begin with it; longer words may be the beginning of any other. */
const FORM: SearchOptions = { prefix: true };
const MISSPELT: SearchOptions = { prefix: true, fuzzy: getFuzziness };

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
  return {
    words: words.map(fold),
    joined: fold(all.join('')),
    strict: { combineWith: 'AND', queries: forms, ...FORM },
    loose: { combineWith: 'AND', queries: forms, ...MISSPELT },
    any: { combineWith: 'OR', queries: forms, ...MISSPELT },
  };
}

/** A word as it stands, or all of its parts: `text-field` also finds "text field". */
function toForms(word: string): Query {
  const parts = getParts(word);
  const whole = parts.length === 1 ? parts[0]! : fold(word);
  return parts.length === 1
    ? whole
    : { combineWith: 'OR', queries: [whole, { combineWith: 'AND', queries: [...new Set(parts)] }] };
}

/** The terms of a query are made already. */
export const QUERY_TOKENS = {
  tokenize: (term: string) => [term],
  processTerm: (term: string) => term,
};
