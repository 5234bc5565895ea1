/** Which version of an edited demo shows: the newest, until it fails; then the last one that worked. */
import type { ComponentType } from 'react';
import { createStore, inMemory } from '../../../state/createStore';

/** A compiled version, mounted once. The same component mounted again is another one. */
export interface Version {
  readonly Component: ComponentType;
}

export interface Versions {
  /** The version to show; undefined for the bundled component. */
  getShown: () => Version | undefined;
  subscribe: (listener: () => void) => () => void;
  /** A new version takes the place of the shown one. */
  add: (Component: ComponentType) => void;
  /** A version has rendered, and its effects have run. */
  settle: (version: Version) => void;
  /** A version has thrown. */
  fail: (version: Version, error: unknown) => void;
  clear: () => void;
}

/** @param onError gets what versions throw. */
export function createVersions(onError: (error: unknown) => void): Versions {
  const shown = createStore(inMemory<Version | undefined>(undefined));
  let good: Version | undefined;
  return {
    getShown: shown.get,
    subscribe: shown.subscribe,
    add: (Component) => shown.set({ Component }),
    settle(version) {
      if (version === shown.get()) {
        good = version;
      }
    },
    fail(version, error) {
      if (version !== shown.get()) {
        return;
      }
      onError(error);
      // One that worked starts again. Should it fail at once, the bundled component is left.
      const last = good;
      good = undefined;
      shown.set(last && { Component: last.Component });
    },
    clear() {
      good = undefined;
      if (shown.get()) {
        shown.set(undefined);
      }
    },
  };
}
