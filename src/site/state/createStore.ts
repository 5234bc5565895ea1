import { useSyncExternalStore } from 'react';

/** Where a store keeps its value. */
export interface Adapter<T> {
  read: () => T;
  write: (value: T) => void;
  /** Calls `onChange` when something other than the store has changed the value, and returns a function that stops it. */
  watch?: (onChange: () => void) => () => void;
}

/** A value that components and other modules read and follow. */
export interface ReadableStore<T> {
  get: () => T;
  /** Calls `listener` after every change, and returns a function that stops it. */
  subscribe: (listener: () => void) => () => void;
}

/** A value that they change as well. */
export interface Store<T> extends ReadableStore<T> {
  set: (value: T) => void;
}

/** Keeps a value for as long as the page lives. */
export function inMemory<T>(initial: T): Adapter<T> {
  let value = initial;
  return {
    read: () => value,
    write: (next) => {
      value = next;
    },
  };
}

/** Creates a store. Its adapter is watched only while somebody is subscribed. */
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
      // Two subscriptions of one function are two: each of them ends by itself.
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
 * @param select the part of the value that the component needs; it has to return the same object while nothing changes.
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
