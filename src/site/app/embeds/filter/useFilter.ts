import { useEffect, useEffectEvent, useState } from 'react';
import { listenToHash, readHash } from '../../../browser/addressHash';

/** The number of entries that a filter shows, and of all entries. */
export interface FilterCount {
  shown: number;
  all: number;
}

/** What the user entered. Filters with more controls than the field extend it. */
export interface FilterQuery {
  text: string;
}

export interface Filter<Query extends FilterQuery> {
  query: Query;
  /** Undefined while the filter is empty. */
  count: FilterCount | undefined;
  /** Changes a part of the query, and filters. */
  change: (part: Partial<Query>) => void;
  clear: () => void;
}

/**
 * The state of a filter. The build makes the HTML of the entries, so `apply` hides them in the DOM. When the user follows
 * a link to an entry that is hidden, the filter is cleared.
 * @param empty the query that shows all entries.
 * @param apply hides the entries that don't match, and counts them; undefined if they aren't on the page.
 */
export function useFilter<Query extends FilterQuery>(
  empty: Query,
  apply: (query: Query) => FilterCount | undefined,
): Filter<Query> {
  const [query, setQuery] = useState(empty);
  const [count, setCount] = useState<FilterCount>();
  const filter = (next: Query) => {
    const found = apply(next);
    setQuery(next);
    setCount(isEqual({ ...next, text: next.text.trim() }, empty) ? undefined : found);
  };
  const clear = () => filter(empty);

  const onHash = useEffectEvent(() => {
    const target = document.getElementById(readHash());
    if (count && target?.closest('[hidden]')) {
      clear();
      target.scrollIntoView();
    }
  });
  useEffect(() => listenToHash(() => onHash()), []);

  return { query, count, change: (part) => filter({ ...query, ...part }), clear };
}

const isEqual = <Value extends object>(a: Value, b: Value) =>
  (Object.keys(a) as (keyof Value)[]).every((key) => a[key] === b[key]);
