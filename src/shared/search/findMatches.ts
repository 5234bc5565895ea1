/** From a query to records: asks the index, first to the letter, and puts together what speaks for each record. */
import type MiniSearch from 'minisearch';
import type { SearchOptions, SearchResult } from 'minisearch';
import type { SearchMatch } from './groups';
import type { Marks } from './highlight';
import type { ParsedQuery } from './query';
import { getFactor } from './rank';
import { type SearchDocument, type SearchKind, type SearchType, getType } from './records';

/** What the index holds. */
export type SearchIndex = MiniSearch<SearchDocument & { id: number }>;

/** Which documents count. */
export interface MatchOptions {
  product?: string | undefined;
  type?: SearchType | undefined;
  current?: string | undefined;
}

/** Fewer hits than these, and misspelt words are looked for as well. */
const FEW = 3;
/** What hits of misspelt words count beside those that have the very words. */
const LOOSE_FACTOR = 0.2;

/**
 * Finds the records of a query.
 * @returns the best first; isNear says that none of them has all words as they were typed.
 */
export function findMatches(
  index: SearchIndex,
  documents: readonly SearchDocument[],
  query: ParsedQuery,
  { product, type, current }: MatchOptions,
): { matches: SearchMatch[]; marks: Marks; isNear: boolean } {
  const isEarly = createEarlyTest(query.words);
  const options: SearchOptions = {
    // The index asks for each document and term, and leaves out at once what gets 0.
    boostDocument(id: number, term) {
      const document = documents[id]!;
      const { product: of, kind } = document.record;
      const counts =
        (product === undefined || of === product) &&
        (type === undefined || getType(kind) === type) &&
        !isEarly(document, term);
      return counts ? 1 : 0;
    },
  };
  const strict = index.search(query.strict, options);
  const results = [...strict];
  const add = (more: SearchResult[]) => {
    const known = new Set(results.map(({ id }) => id));
    results.push(
      ...more
        .filter(({ id }) => !known.has(id))
        .map((result) => ({ ...result, score: result.score * LOOSE_FACTOR })),
    );
  };
  if (strict.length < FEW) {
    add(index.search(query.loose, options));
  }
  if (results.length === 0) {
    add(index.search(query.any, options));
  }
  const terms = new Set(results.flatMap((result) => result.terms));
  return {
    matches: mergeResults(results, documents, query, current),
    marks: { terms, words: query.words },
    isNear: strict.length === 0 && results.length > 0,
  };
}

/** Kinds that a reader means who has typed two letters. */
const FIRST_KINDS: ReadonlySet<SearchKind> = new Set(['page', 'component', 'hook', 'section']);

/**
 * Tells whether it is too early for a document: thousands of words begin with `con`, and to go through them takes
 * longer than to type the next letter. Three letters find names, two the most important ones, or whole words.
 */
function createEarlyTest(
  words: readonly string[],
): (document: SearchDocument, term: string) => boolean {
  const short = words.filter((word) => word.length <= 3);
  const long = words.filter((word) => word.length > 3);
  if (short.length === 0) {
    return () => false;
  }
  return ({ text, record }, term) => {
    const word = short.find((beginning) => term.startsWith(beginning));
    return (
      word !== undefined &&
      !short.includes(term) &&
      !long.some((beginning) => term.startsWith(beginning)) &&
      (text !== undefined ||
        record.kind === 'class' ||
        (word.length < 3 && !FIRST_KINDS.has(record.kind)))
    );
  };
}

/** Name and text of one record speak for it together. */
function mergeResults(
  results: readonly SearchResult[],
  documents: readonly SearchDocument[],
  query: ParsedQuery,
  current: string | undefined,
): SearchMatch[] {
  const matches = new Map<SearchDocument['record'], SearchMatch & { best: number }>();
  for (const { id, score } of results) {
    const document = documents[id as number]!;
    const { record, text } = document;
    let match = matches.get(record);
    if (!match) {
      match = { record, score: 0, best: 0 };
      matches.set(record, match);
    }
    if (text === undefined) {
      match.score += score;
    } else if (score > match.best) {
      // One text of a record counts, however many rows say the same.
      match.score += score - match.best;
      match.best = score;
      match.text = document;
    }
  }
  const found = [...matches.values()];
  for (const match of found) {
    match.score *= getFactor(match.record, query, current);
  }
  return found.sort((a, b) => b.score - a.score);
}
