import { useEffect, useSyncExternalStore } from 'react';
import { type SearchStatus, askIndex, getStatus, loadIndex, subscribeIndex } from './searchClient';
import type { Filters } from './SearchFilters';

/** Loads the index and asks it, whenever query or filters change. @param current the product that is being read. */
export function useIndex(
  query: string,
  { product, type }: Filters,
  current: string | undefined,
): SearchStatus {
  useEffect(() => loadIndex(current), [current]);
  useEffect(() => askIndex({ query, product, type, current }), [query, product, type, current]);
  return useSyncExternalStore(subscribeIndex, getStatus, getStatus);
}
