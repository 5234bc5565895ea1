/** Texts in local storage. Where it is blocked (as in private windows) or full, they last until the tab closes. */
import { type Adapter, type Store, createStore, useStore } from './createStore';

/** Local storage: null where nothing is stored. Changes in other tabs are seen as well. */
function inLocalStorage(key: string): Adapter<string | null> {
  /** What was written while storage is blocked or full. */
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

/** The text of a key of local storage: the same store for the same key. In the browser only. */
export function storedText(key: string): Store<string | null> {
  const known = stores.get(key) ?? createStore(inLocalStorage(key));
  stores.set(key, known);
  return known;
}

const asIs = (text: string | null) => text;

/** A stored text as state, and its setter; null on the server, during hydration, and where nothing is stored. */
export function useStoredText(key: string): [string | null, (text: string) => void] {
  const store = storedText(key);
  return [useStore(store, asIs, null), store.set];
}
