/**
 * Local storage that may be blocked (private windows): then nothing is remembered, nothing breaks and nothing is said.
 */
import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Map<string, Set<() => void>>();
/** What was written while storage is blocked or full: good until the tab closes. */
const memory = new Map<string, string>();

/** The stored text of a key, or null. In the browser only. */
export function readStored(key: string): string | null {
  try {
    return memory.get(key) ?? window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text and tells everyone who reads the key, on this page and (by the browser) in other tabs. */
export function writeStored(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
  listeners.get(key)?.forEach((listener) => listener());
}

/** Calls `listener` when the key changes here or in another tab. Returns the way to stop. */
export function subscribeStored(key: string, listener: () => void): () => void {
  const set = listeners.get(key) ?? new Set();
  listeners.set(key, set.add(listener));
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) {
      listener();
    }
  };
  window.addEventListener('storage', onStorage);
  return () => {
    set.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** A stored text as state: null on the server, during hydration, and when nothing is stored. */
export function useStored(key: string): [string | null, (value: string) => void] {
  const value = useSyncExternalStore(
    useCallback((listener) => subscribeStored(key, listener), [key]),
    () => readStored(key),
    () => null,
  );
  return [value, useCallback((next) => writeStored(key, next), [key])];
}
