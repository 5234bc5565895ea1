/** What search offers when nothing matches a query as typed: a corrected query, and the names that look most like it. */
import type { SearchResult } from 'minisearch';
import { getEditDistance } from '../editDistance';
import type { SearchMatch } from './groups';
import type { ParsedQuery } from './query';
import type { SearchDocument, SearchKind, SearchRecord } from './records';
import { findWords, fold, getTerms } from './words';

/** The kinds whose names are offered, and compared with misspelled queries. */
export const NAMED_KINDS: ReadonlySet<SearchKind> = new Set(['page', 'component', 'hook']);
/** The number of names that are offered. */
const NEAREST = 5;
/** The least similarity of a word and its correction. Less similar words have another meaning. */
const MIN_SIMILARITY = 0.6;
/** The factor for names of the current product. */
const CURRENT = 1.3;

/**
 * Corrects the words of a query that the best result contains in another spelling.
 * @param result the best result of a search that allows misspellings.
 * @param document its document.
 * @returns undefined when a word has no counterpart, or when nothing would change.
 */
export function correctQuery(
  { words, forms }: ParsedQuery,
  { terms }: SearchResult,
  { title = '', context = '', text = '', code = '' }: SearchDocument,
): string | undefined {
  const written = findWords([title, context, text, code].join(' ')).map((word) => word.text);
  const matched = new Set(terms);
  const corrected = words.map((word, index) => {
    if (terms.some((term) => forms[index]!.includes(term))) {
      return word;
    }
    return written
      .filter(
        (candidate) =>
          compareTexts(fold(candidate), word) >= MIN_SIMILARITY &&
          getTerms(candidate).some((term) => matched.has(term)),
      )
      .sort((a, b) => compareTexts(fold(b), word) - compareTexts(fold(a), word))[0];
  });
  const suggestion = corrected.join(' ');
  return corrected.includes(undefined) || fold(suggestion) === words.join(' ')
    ? undefined
    : suggestion;
}

/** Finds the pages, components, and hooks whose names look most like the query. */
export function findNearest(
  documents: readonly SearchDocument[],
  { joined }: ParsedQuery,
  {
    isIncluded,
    current,
  }: { isIncluded: (record: SearchRecord) => boolean; current: string | undefined },
): SearchMatch[] {
  const records = new Set(documents.map(({ record }) => record));
  return [...records]
    .filter((record) => NAMED_KINDS.has(record.kind) && isIncluded(record))
    .map((record) => ({
      record,
      score: compareTexts(fold(record.title), joined) * (record.product === current ? CURRENT : 1),
    }))
    .sort((a, b) => b.score - a.score)
    .slice(0, NEAREST);
}

/** Returns how similar two texts are, from 0 to 1, by the number of letters to add, remove, replace, or swap. */
export function compareTexts(a: string, b: string): number {
  return 1 - getEditDistance(a, b) / Math.max(a.length, b.length, 1);
}
