/**
 * The user's recent searches. Only their texts are stored. Text from the storage is used as a query, never as an
 * address.
 */
import { useMemo } from 'react';
import { storedText, useStoredText } from '../../state/storedText';

const KEY = 'fieldguide-searches';
const LIMIT = 6;
/** The maximum length of a stored search. Longer ones were probably pasted. */
const MAX_LENGTH = 80;

/** Parses the stored value. Anything but a list of short texts is ignored. */
export function parseSearches(stored: string | null): string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    const texts = Array.isArray(list)
      ? list.filter((text): text is string => typeof text === 'string' && text.trim() !== '')
      : [];
    return texts.filter((text) => text.length <= MAX_LENGTH).slice(0, LIMIT);
  } catch (error) {
    if (error instanceof SyntaxError) {
      return []; // The value is invalid.
    }
    throw error;
  }
}

/** Stores a search whose result was opened. */
export function rememberSearch(query: string): void {
  const text = query.trim();
  if (text !== '' && text.length <= MAX_LENGTH) {
    const others = parseSearches(storedText(KEY).get()).filter((other) => other !== text);
    storedText(KEY).set(JSON.stringify([text, ...others].slice(0, LIMIT)));
  }
}

/** Returns the recent searches, latest first, and a function that removes one or all of them. */
export function useRecentSearches(): [searches: string[], forget: (query?: string) => void] {
  const [stored, setStored] = useStoredText(KEY);
  const searches = useMemo(() => parseSearches(stored), [stored]);
  const forget = (query?: string) =>
    setStored(
      JSON.stringify(query === undefined ? [] : searches.filter((other) => other !== query)),
    );
  return [searches, forget];
}
