/**
 * Texts in local storage. If it is blocked (as in private windows) or full, they are kept in memory until the tab
 * closes.
 */
import { type Adapter, type Store, createStore, useStore } from './createStore';

/** A local storage adapter. The value is null if nothing is stored. It also reports changes in other tabs. */
function inLocalStorage(key: string): Adapter<string | null> {
  /** The value that couldn't be stored. */
  let unsaved: string | null | undefined;
  return {
    read() {
      try {
        return unsaved === undefined ? window.localStorage.getItem(key) : unsaved;
      } catch {
        return null;
      }
    },
    write(text) {
      try {
        if (text === null) {
          window.localStorage.removeItem(key);
        } else {
          window.localStorage.setItem(key, text);
        }
        unsaved = undefined;
      } catch {
        unsaved = text;
      }
    },
    watch(onChange) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) {
          onChange();
        }
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

const stores = new Map<string, Store<string | null>>();

/** Returns the store of a local storage key, which is the same for the same key. Browser only. */
export function storedText(key: string): Store<string | null> {
  const known = stores.get(key) ?? createStore(inLocalStorage(key));
  stores.set(key, known);
  return known;
}

const identity = (text: string | null) => text;

/** Returns a stored text and its setter. The text is null on the server, during hydration, and if nothing is stored. */
export function useStoredText(key: string): [string | null, (text: string) => void] {
  const store = storedText(key);
  return [useStore(store, identity, null), store.set];
}
