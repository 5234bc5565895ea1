/**
 * Finds the records that match a query: exact matches first, then near ones, with the scores of a record's texts
 * combined.
 */
import type MiniSearch from 'minisearch';
import type { SearchOptions, SearchResult } from 'minisearch';
import type { SearchMatch } from './groups';
import type { Marks } from './highlight';
import type { ParsedQuery } from './query';
import { getFactor } from './rank';
import { type SearchDocument, type SearchKind, type SearchType, getType } from './records';

/** The index of MiniSearch. */
export type SearchIndex = MiniSearch<SearchDocument & { id: number }>;

/** Filters, and the product whose records rank higher. */
export interface MatchOptions {
  product?: string | undefined;
  type?: SearchType | undefined;
  current?: string | undefined;
}

/** With fewer exact hits than this, misspelled words are searched for as well. */
const MIN_STRICT_HITS = 3;
/** The weight of hits of misspelled words, relative to exact hits. */
const LOOSE_FACTOR = 0.2;

/**
 * Finds the records that match a query.
 * @returns best match first. `isNear` is true when no record has all words as typed.
 */
export function findMatches(
  index: SearchIndex,
  documents: readonly SearchDocument[],
  query: ParsedQuery,
  { product, type, current }: MatchOptions,
): { matches: SearchMatch[]; marks: Marks; isNear: boolean } {
  const isExcluded = createShortWordTest(query.words);
  const options: SearchOptions = {
    // MiniSearch calls this for each document and term, and drops those that get 0.
    boostDocument(id: number, term) {
      const document = documents[id]!;
      const { product: of, kind } = document.record;
      const isIncluded =
        (product === undefined || of === product) &&
        (type === undefined || getType(kind) === type) &&
        !isExcluded(document, term);
      return isIncluded ? 1 : 0;
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
  if (strict.length < MIN_STRICT_HITS) {
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

/** The kinds that two typed letters can match. */
const FIRST_KINDS: ReadonlySet<SearchKind> = new Set(['page', 'component', 'hook', 'section']);

/**
 * Creates a test of whether a short word excludes a document. Thousands of words start with `con`, and scoring them
 * takes longer than typing the next letter. So three letters match names only, and two match the most important names
 * or whole words.
 */
function createShortWordTest(
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

/** Combines the scores of the name and the texts of each record. */
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
      // Only the best text of a record counts, however many rows repeat it.
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
