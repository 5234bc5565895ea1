/**
 * Finds the records that match a query: exact matches first, then near ones, with the scores of a record's texts
 * combined. Without any match, it finds the names that look most like the query.
 */
import type MiniSearch from 'minisearch';
import type { SearchOptions, SearchResult } from 'minisearch';
import type { SearchMatch } from './groups';
import type { Marks } from './highlight';
import { AS_TYPED, MISSPELLED, type ParsedQuery, joinName } from './query';
import { type ProductOrder, getFactor } from './rank';
import {
  type SearchDocument,
  type SearchKind,
  type SearchRecord,
  type SearchType,
  getType,
} from './records';
import { NAMED_KINDS, compareTexts, findNearest } from './suggest';
import { FACTORS, MISSPELLED_BOOST } from './weights';

/** The index of MiniSearch. */
export type SearchIndex = MiniSearch<SearchDocument & { id: number }>;

/** Filters, and the product whose records rank higher. */
export interface MatchOptions {
  product?: string | undefined;
  type?: SearchType | undefined;
  current?: string | undefined;
}

/** The records that match a query, or that are near to it. */
interface Found {
  /** Best match first. It is empty only while no names are loaded, or when the filters exclude all records. */
  matches: SearchMatch[];
  marks: Marks;
  /** True when no record has all words as typed. */
  isNear: boolean;
  /** True when no record has any of the words, and these are the names that look most like the query. */
  isGuess: boolean;
}

/** With fewer exact hits than this, misspelled words are searched for as well. */
const MIN_STRICT_HITS = 3;

/** Finds the records that match a query. */
export function findMatches(
  index: SearchIndex,
  documents: readonly SearchDocument[],
  query: ParsedQuery,
  { product, type, ...products }: MatchOptions & ProductOrder,
): Found {
  const isExcluded = createShortWordTest(query.words);
  const isIncluded = ({ product: of, kind }: SearchRecord) =>
    (product === undefined || of === product) && (type === undefined || getType(kind) === type);
  const options: SearchOptions = {
    // MiniSearch calls this for each document and term, and drops those that get 0.
    boostDocument(id: number, term) {
      const document = documents[id]!;
      return isIncluded(document.record) && !isExcluded(document, term) ? 1 : 0;
    },
  };
  const asTyped = { ...options, ...AS_TYPED };
  const misspelled = { ...options, ...MISSPELLED, boost: MISSPELLED_BOOST };
  const strict = index.search(query.every, asTyped);
  const results = [...strict];
  const known = new Set(strict.map(({ id }) => id as number));
  const add = (more: readonly SearchResult[], weigh: (result: SearchResult) => number) => {
    for (const result of more) {
      if (!known.has(result.id as number)) {
        known.add(result.id as number);
        results.push({ ...result, score: result.score * weigh(result) });
      }
    }
  };
  if (strict.length < MIN_STRICT_HITS) {
    add(index.search(query.every, misspelled), () => FACTORS.misspelled);
  }
  if (results.length === 0 || query.words.length > 1) {
    // Questions contain words that pages don't.
    add(
      index.search(query.any, strict.length === 0 ? misspelled : asTyped),
      (result) => FACTORS.part * getCoverage(result, query) ** 2,
    );
  }
  const terms = new Set(results.flatMap((result) => result.terms));
  const matches =
    results.length > 0
      ? mergeResults(results, documents, query, { ...products, isNear: strict.length === 0 })
      : findNearest(documents, query, { isIncluded, current: products.current ?? products.first });
  const isNear = strict.length === 0 && matches.length > 0;
  return {
    matches,
    marks: { terms, words: query.words },
    isNear,
    isGuess: isNear && results.length === 0,
  };
}

/** Returns the share of the words of a query that a result contains, from 0 to 1. */
function getCoverage({ queryTerms }: SearchResult, { words, forms }: ParsedQuery): number {
  const found = new Set(queryTerms);
  return forms.filter((form) => form.some((term) => found.has(term))).length / words.length;
}

/** The kinds that two typed letters can match. */
const FIRST_KINDS: ReadonlySet<SearchKind> = new Set(['page', 'component', 'hook', 'section']);

/**
 * Creates a test of whether a short word excludes a document. Short words begin names only (see `query.ts`), and two letters
 * only the most important ones, because scoring thousands of matches takes longer than typing the next letter.
 */
function createShortWordTest(
  words: readonly string[],
): (document: SearchDocument, term: string) => boolean {
  const short = words.filter((word) => word.length <= 3);
  const long = words.filter((word) => word.length > 3);
  if (short.length === 0) {
    return () => false;
  }
  return ({ record }, term) => {
    const word = short.find((beginning) => term.startsWith(beginning));
    return (
      word !== undefined &&
      !short.includes(term) &&
      !long.some((beginning) => term.startsWith(beginning)) &&
      (record.kind === 'class' || (word.length < 3 && !FIRST_KINDS.has(record.kind)))
    );
  };
}

/** The best scores of a record by the kind of document. */
interface Scores {
  byName: number;
  byText: number;
  byPhrase: number;
}

/** Combines the scores of the names, texts, and phrases of each record. */
function mergeResults(
  results: readonly SearchResult[],
  documents: readonly SearchDocument[],
  query: ParsedQuery,
  { isNear, ...products }: ProductOrder & { isNear: boolean },
): SearchMatch[] {
  // A typing error is nearer to the name that it stands for than to others by one letter or two.
  const exponent = isNear ? 4 : 2;
  const matches = new Map<SearchRecord, SearchMatch & Scores>();
  for (const { id, score } of results) {
    const document = documents[id as number]!;
    const { record, text, phrase, title = record.title } = document;
    // A prop with a value is no other name for a page, unless the page has that of the prop.
    if (query.isProp && title !== record.title && title !== query.words[0]) {
      continue;
    }
    let match = matches.get(record);
    if (!match) {
      match = { record, score: 0, byName: 0, byText: 0, byPhrase: 0 };
      matches.set(record, match);
    }
    // Only the best name and the best text of a record count, however many synonyms it has and rows repeat its text.
    if (phrase !== undefined) {
      match.byPhrase = Math.max(match.byPhrase, score);
    } else if (text === undefined) {
      match.byName = Math.max(match.byName, score);
    } else if (score > match.byText) {
      match.byText = score;
      match.text = document;
    }
  }
  const found = [...matches.values()];
  for (const match of found) {
    match.score =
      (match.byName + Math.max(match.byText, match.byPhrase)) *
      getFactor(match.record, query, products);
    if (NAMED_KINDS.has(match.record.kind)) {
      match.score *=
        1 + FACTORS.near * compareTexts(joinName(match.record.title), query.joined) ** exponent;
    }
  }
  return found.sort((a, b) => b.score - a.score);
}
