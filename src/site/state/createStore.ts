import { useSyncExternalStore } from 'react';

/** The storage of a store's value. */
export interface Adapter<T> {
  read: () => T;
  write: (value: T) => void;
  /** Calls `onChange` when something other than the store has changed the value, and returns a function that stops it. */
  watch?: (onChange: () => void) => () => void;
}

/** A value that components and other modules can read and subscribe to. */
export interface ReadableStore<T> {
  get: () => T;
  /** Calls `listener` after every change, and returns a function that stops it. */
  subscribe: (listener: () => void) => () => void;
}

/** A value that they can also change. */
export interface Store<T> extends ReadableStore<T> {
  set: (value: T) => void;
}

/** Stores a value in memory, for the lifetime of the page. */
export function inMemory<T>(initial: T): Adapter<T> {
  let value = initial;
  return {
    read: () => value,
    write: (next) => {
      value = next;
    },
  };
}

/** Creates a store. Its adapter is watched only while there are subscribers. */
export function createStore<T>({ read, write, watch }: Adapter<T>): Store<T> {
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());
  let unwatch: (() => void) | undefined;
  return {
    get: read,
    set(value) {
      write(value);
      notify();
    },
    subscribe(listener) {
      // The wrapper makes each subscription unique, so that the same listener can subscribe twice.
      const own = () => listener();
      listeners.add(own);
      unwatch ??= watch?.(notify);
      return () => {
        listeners.delete(own);
        if (listeners.size === 0) {
          unwatch?.();
          unwatch = undefined;
        }
      };
    },
  };
}

/**
 * Reads a store in a component.
 * @param select returns the part of the value that the component needs. It must return the same object while nothing
 *   changes.
 * @param served the part on the server and during hydration.
 */
export function useStore<T, Part>(
  { subscribe, get }: ReadableStore<T>,
  select: (value: T) => Part,
  served: Part,
): Part {
  return useSyncExternalStore(
    subscribe,
    () => select(get()),
    () => served,
  );
}
