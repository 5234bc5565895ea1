import { useEffect } from 'react';
import { useStore } from '../../state/createStore';
import { type SearchStatus, askIndex, loadIndex, searchStatus } from './searchClient';
import type { Filters } from './SearchFilters';

const asIs = (status: SearchStatus) => status;

/** Loads the index and asks it, whenever query or filters change. @param current the product that is being read. */
export function useIndex(
  query: string,
  { product, type }: Filters,
  current: string | undefined,
): SearchStatus {
  useEffect(() => loadIndex(current), [current]);
  useEffect(() => askIndex({ query, product, type, current }), [query, product, type, current]);
  return useStore(searchStatus, asIs, searchStatus.get());
}
