/** The reader's last searches. Only texts are kept: whatever stands in storage is searched for and never followed. */
import { useMemo } from 'react';
import { storedText, useStoredText } from '../../state/storedText';

const KEY = 'fieldguide-searches';
const LIMIT = 6;
/** Longer ones were pasted, and are no help. */
const MAX_LENGTH = 80;

/** Reads what is stored: anything that is no list of short texts is left out. */
export function parseSearches(stored: string | null): string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    const texts = Array.isArray(list)
      ? list.filter((text): text is string => typeof text === 'string' && text.trim() !== '')
      : [];
    return texts.filter((text) => text.length <= MAX_LENGTH).slice(0, LIMIT);
  } catch (error) {
    if (error instanceof SyntaxError) {
      return []; // Not written by this site.
    }
    throw error;
  }
}

/** Remembers a search that led somewhere. */
export function rememberSearch(query: string): void {
  const text = query.trim();
  if (text !== '' && text.length <= MAX_LENGTH) {
    const others = parseSearches(storedText(KEY).get()).filter((other) => other !== text);
    storedText(KEY).set(JSON.stringify([text, ...others].slice(0, LIMIT)));
  }
}

/** The last searches, the newest first, and how to forget one or all of them. */
export function useRecentSearches(): [searches: string[], forget: (query?: string) => void] {
  const [stored, setStored] = useStoredText(KEY);
  const searches = useMemo(() => parseSearches(stored), [stored]);
  const forget = (query?: string) =>
    setStored(
      JSON.stringify(query === undefined ? [] : searches.filter((other) => other !== query)),
    );
  return [searches, forget];
}
