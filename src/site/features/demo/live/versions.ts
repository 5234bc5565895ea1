/** Which version of an edited demo shows: the newest, until it fails; then the last one that worked. */
import type { ComponentType } from 'react';

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

/** @param onError hears what versions throw. */
export function createVersions(onError: (error: unknown) => void): Versions {
  let shown: Version | undefined;
  let good: Version | undefined;
  const listeners = new Set<() => void>();
  const show = (version: Version | undefined) => {
    shown = version;
    listeners.forEach((listener) => listener());
  };
  return {
    getShown: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (Component) => show({ Component }),
    settle(version) {
      if (version === shown) {
        good = version;
      }
    },
    fail(version, error) {
      if (version !== shown) {
        return;
      }
      onError(error);
      // One that worked begins anew. Should it fail at once, the bundled component is left.
      const last = good;
      good = undefined;
      show(last && { Component: last.Component });
    },
    clear() {
      good = undefined;
      if (shown) {
        show(undefined);
      }
    },
  };
}
