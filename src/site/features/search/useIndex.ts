import { useEffect } from 'react';
import { useStore } from '../../state/createStore';
import { type SearchStatus, loadIndex, queryIndex, searchStatus } from './searchClient';
import type { Filters } from './SearchFilters';

const identity = (status: SearchStatus) => status;

/**
 * Loads the index, and sends a request when query or filters change.
 * @param current the product of the page.
 */
export function useIndex(
  query: string,
  { product, type }: Filters,
  current: string | undefined,
): SearchStatus {
  useEffect(() => loadIndex(current), [current]);
  useEffect(() => queryIndex({ query, product, type, current }), [query, product, type, current]);
  return useStore(searchStatus, identity, searchStatus.get());
}
