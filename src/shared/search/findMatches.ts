/** From a query to records: asks the index, first to the letter, and puts together what speaks for each record. */
import type MiniSearch from 'minisearch';
import type { SearchOptions, SearchResult } from 'minisearch';
import type { SearchMatch } from './groups';
import type { Marks } from './highlight';
import type { ParsedQuery } from './query';
import { getFactor } from './rank';
import { type SearchDocument, type SearchType, getType } from './records';

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
  const options: SearchOptions = {
    filter({ id }) {
      const { record } = documents[id]!;
      return (
        (product === undefined || record.product === product) &&
        (type === undefined || getType(record.kind) === type)
      );
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
