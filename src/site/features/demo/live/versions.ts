/** Chooses the version of an edited demo to render: the latest one, or the last working one if the latest throws. */
import type { ComponentType } from 'react';
import { createStore, inMemory } from '../../../state/createStore';

/** A compiled version, mounted once. Mounting the same component again requires a new version. */
export interface Version {
  readonly Component: ComponentType;
}

export interface Versions {
  /** Returns the version to render; undefined for the bundled component. */
  getShown: () => Version | undefined;
  subscribe: (listener: () => void) => () => void;
  /** Renders a new version in place of the current one. */
  add: (Component: ComponentType) => void;
  /** Marks a version as working: it has rendered, and its effects have run. */
  markRendered: (version: Version) => void;
  /** Reports that a version has thrown. */
  fail: (version: Version, error: unknown) => void;
  clear: () => void;
}

/** @param onError called with the errors of versions. */
export function createVersions(onError: (error: unknown) => void): Versions {
  const shown = createStore(inMemory<Version | undefined>(undefined));
  let working: Version | undefined;
  return {
    getShown: shown.get,
    subscribe: shown.subscribe,
    add: (Component) => shown.set({ Component }),
    markRendered(version) {
      if (version === shown.get()) {
        working = version;
      }
    },
    fail(version, error) {
      if (version !== shown.get()) {
        return;
      }
      onError(error);
      // Mounts the last working version again. If that throws as well, the bundled component is shown.
      const last = working;
      working = undefined;
      shown.set(last && { Component: last.Component });
    },
    clear() {
      working = undefined;
      if (shown.get()) {
        shown.set(undefined);
      }
    },
  };
}
