/**
 * The user's recent searches whose results were opened. Only their texts are stored. Text from the storage is used as a
 * query, never as an address.
 */
import { createRecentList } from './recentList';

/** The maximum length of a stored search. Longer ones were probably pasted. */
const MAX_LENGTH = 80;

function readSearch(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  return text !== '' && text.length <= MAX_LENGTH ? text : undefined;
}

export const {
  parse: parseSearches,
  remember: rememberSearch,
  useEntries: useRecentSearches,
} = createRecentList('fieldguide-searches', readSearch, (text) => text);
