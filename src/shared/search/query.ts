/** Parses the user's query into queries for the index. */
import type { Query, SearchOptions } from 'minisearch';
import { findWords, fold, getParts, isPlain } from './words';

/** A parsed query. */
export interface ParsedQuery {
  /** The query as typed, without spaces around it. */
  typed: string;
  /** The significant words as typed, folded. */
  words: string[];
  /** The whole query as one folded word, for comparison with titles. */
  joined: string;
  /** Every word must match, in one of its forms. */
  strict: Query;
  /** The same, but words may be misspelled. */
  loose: Query;
  /** At least one word must match. */
  any: Query;
}

/** Words that are ignored when the query has others. */
const STOP_WORDS = new Set(
  'a an and are as at be by can do does for from how i in is it make mui my of on or react that the this to use using what when where which why with'.split(
    ' ',
  ),
);

/** Maximum length in characters; the rest of the query is ignored. */
const MAX_LENGTH = 120;
const MAX_WORDS = 8;

/** The edit distance that a word allows. A transposition counts as two. */
function getFuzziness(term: string): number {
  return term.length < 4 ? 0 : term.length < 6 ? 1 : 2;
}

/** A word also matches as a prefix. */
const FORM: SearchOptions = { prefix: true };
const MISSPELLED: SearchOptions = { prefix: true, fuzzy: getFuzziness };

/** The parts of an identifier match only as whole words. The identifier itself matches as a prefix. */
const PARTS = { combineWith: 'AND', prefix: false, fuzzy: false } as const;

/**
 * Parses a query.
 * @returns undefined when it contains no letter or digit.
 */
export function parseQuery(text: string): ParsedQuery | undefined {
  const all = findWords(text.slice(0, MAX_LENGTH)).map((word) => word.text);
  const significant = all.filter((word) => !STOP_WORDS.has(word.toLowerCase()));
  const words = (significant.length > 0 ? significant : all).slice(0, MAX_WORDS);
  if (words.length === 0) {
    return undefined;
  }
  const forms = words.map((word) => toForms(word));
  const joined = fold(all.join(''));
  // `use select` can mean useSelect.
  const inOne = all.length > 1 && all.length <= 3 ? [joined] : [];
  const every: Query = { combineWith: 'AND', queries: forms };
  const either = { combineWith: 'OR' as const, queries: [every, ...inOne] };
  return {
    typed: text.trim(),
    words: words.map(fold),
    joined,
    strict: { ...either, ...FORM },
    loose: { ...either, ...MISSPELLED },
    any: { combineWith: 'OR', queries: forms, ...MISSPELLED },
  };
}

/** A word as typed, or all of its parts: `text-field` also matches "text field". */
function toForms(word: string): Query {
  const parts = getParts(word);
  return isPlain(word, parts)
    ? parts[0]!
    : { combineWith: 'OR', queries: [fold(word), { ...PARTS, queries: [...new Set(parts)] }] };
}

/** The query is tokenized already, so MiniSearch must not split its terms. */
export const QUERY_TOKENS = {
  tokenize: (term: string) => [term],
  processTerm: (term: string) => term,
};
