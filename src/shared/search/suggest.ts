/** What search offers when nothing matches a query: the names that look most like it. */
import { getEditDistance } from '../editDistance';
import type { SearchMatch } from './groups';
import type { ParsedQuery } from './query';
import type { SearchDocument, SearchKind, SearchRecord } from './records';
import { fold } from './words';

/** The kinds whose names are offered, and compared with misspelled queries. */
export const NAMED_KINDS: ReadonlySet<SearchKind> = new Set(['page', 'component', 'hook']);
/** The number of names that are offered. */
const NEAREST = 5;
/** The factor for names of the current product. */
const CURRENT = 1.3;

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
