/** Lists of what the user did last, latest first, in local storage. */
import { useMemo } from 'react';
import { storedText, useStoredText } from '../../state/storedText';

const LIMIT = 6;

interface RecentList<T> {
  /** Parses the stored value. Invalid entries are ignored. */
  parse: (stored: string | null) => T[];
  /** Stores an entry, unless it is invalid, before all others. */
  remember: (entry: T) => void;
  /** Returns the entries, and a function that removes one or all of them. */
  useEntries: () => [entries: T[], forget: (id?: string) => void];
}

/**
 * Creates a list.
 * @param key in local storage.
 * @param read returns a stored value as an entry, or undefined if it is invalid.
 * @param getId entries with the same id are the same.
 */
export function createRecentList<T>(
  key: string,
  read: (value: unknown) => T | undefined,
  getId: (entry: T) => string,
): RecentList<T> {
  const parse = (stored: string | null): T[] => {
    try {
      const list: unknown = JSON.parse(stored ?? '[]');
      const entries = Array.isArray(list)
        ? list.map(read).filter((entry) => entry !== undefined)
        : [];
      // Anything may be stored twice. Each entry is shown once.
      return [...new Map(entries.map((entry) => [getId(entry), entry])).values()].slice(0, LIMIT);
    } catch (error) {
      if (error instanceof SyntaxError) {
        return []; // The value is invalid.
      }
      throw error;
    }
  };
  const without = (entries: readonly T[], id: string) =>
    entries.filter((entry) => getId(entry) !== id);
  return {
    parse,
    remember(value) {
      const entry = read(value);
      if (entry !== undefined) {
        const others = without(parse(storedText(key).get()), getId(entry));
        storedText(key).set(JSON.stringify([entry, ...others].slice(0, LIMIT)));
      }
    },
    useEntries() {
      const [stored, setStored] = useStoredText(key);
      const entries = useMemo(() => parse(stored), [stored]);
      return [
        entries,
        (id) => setStored(JSON.stringify(id === undefined ? [] : without(entries, id))),
      ];
    },
  };
}
