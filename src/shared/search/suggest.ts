/** What search offers when nothing matches a query as typed: a corrected query, and the names that look most like it. */
import type { SearchResult } from 'minisearch';
import type { SearchMatch } from './groups';
import type { ParsedQuery } from './query';
import type { SearchDocument, SearchKind, SearchRecord } from './records';
import { findWords, fold, getTerms } from './words';

/** The kinds whose names are offered. */
const KINDS: ReadonlySet<SearchKind> = new Set(['page', 'component', 'hook']);
/** The number of names that are offered. */
const NEAREST = 5;
/** The weight of common letters, relative to common pairs of letters. */
const LETTER_WEIGHT = 0.1;

/**
 * Corrects the words of a query that the best result contains in another spelling.
 * @param result the best result of a search that allows misspellings.
 * @param document its document.
 * @returns undefined when a word has no counterpart, or when nothing would change.
 */
export function correctQuery(
  { words, forms }: ParsedQuery,
  { terms }: SearchResult,
  { title = '', aliases = '', context = '', text = '', code = '' }: SearchDocument,
): string | undefined {
  const written = findWords([title, aliases, context, text, code].join(' '));
  const corrected = words.map((word, index) => {
    if (terms.some((term) => forms[index]!.includes(term))) {
      return word;
    }
    const nearest = [...terms].sort((a, b) => compareTexts(b, word) - compareTexts(a, word))[0];
    return written.find(({ text }) => getTerms(text).includes(nearest ?? ''))?.text;
  });
  const suggestion = corrected.join(' ');
  return corrected.includes(undefined) || fold(suggestion) === words.join(' ')
    ? undefined
    : suggestion;
}

/** Finds the pages, components, and hooks whose names have most letters in common with the query. */
export function findNearest(
  documents: readonly SearchDocument[],
  { joined }: ParsedQuery,
  isIncluded: (record: SearchRecord) => boolean,
): SearchMatch[] {
  const records = new Set(documents.map(({ record }) => record));
  return [...records]
    .filter((record) => KINDS.has(record.kind) && isIncluded(record))
    .map((record) => ({ record, score: compareTexts(fold(record.title), joined) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, NEAREST);
}

/** Returns how similar two texts are, from 0 to 1: the shares of the pairs of letters and of the letters in common. */
function compareTexts(a: string, b: string): number {
  return (
    (getOverlap(getPairs(a), getPairs(b)) + LETTER_WEIGHT * getOverlap([...a], [...b])) /
    (1 + LETTER_WEIGHT)
  );
}

function getPairs(text: string): string[] {
  return [...text].slice(1).map((letter, index) => text[index]! + letter);
}

/** The Sørensen–Dice coefficient of two lists. */
function getOverlap(a: readonly string[], b: readonly string[]): number {
  const left = [...b];
  const common = a.filter((item) => {
    const at = left.indexOf(item);
    if (at >= 0) {
      left.splice(at, 1);
    }
    return at >= 0;
  }).length;
  return a.length + b.length === 0 ? 0 : (2 * common) / (a.length + b.length);
}
