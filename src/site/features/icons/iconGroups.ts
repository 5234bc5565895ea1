/** Fetches the icons' shapes and names on demand. Each file is fetched once, and again after an error. */
import { useEffect } from 'react';
import {
  ICON_NAMES_URL,
  type IconGroup,
  type IconShape,
  getIconDataUrl,
} from '@/src/shared/iconData';
import type { IconNames } from '@/src/shared/iconNames';
import { createStore, inMemory, useStore } from '../../state/createStore';

const pending = new Map<string, Promise<IconGroup>>();

/** The loaded groups by address, and the addresses of groups that failed to load. */
const store = createStore(
  inMemory<{ loaded: Readonly<Record<string, IconGroup>>; failed: readonly string[] }>({
    loaded: {},
    failed: [],
  }),
);

/**
 * Loads the shapes of a group.
 * @param url from `getIconDataUrl`. A group that doesn't exist has no icons.
 * @throws Error when it can't be loaded. The next call tries again.
 */
export function loadIconGroup(url: string): Promise<IconGroup> {
  let group = pending.get(url);
  if (!group) {
    group = fetchGroup(url);
    pending.set(url, group);
    group.then(
      (icons) => {
        const { loaded, failed } = store.get();
        store.set({
          loaded: { ...loaded, [url]: icons },
          failed: failed.filter((other) => other !== url),
        });
      },
      () => {
        pending.delete(url);
        const { loaded, failed } = store.get();
        store.set({ loaded, failed: [...new Set([...failed, url])] });
      },
    );
  }
  return group;
}

async function fetchGroup(url: string): Promise<IconGroup> {
  const response = await fetch(url);
  if (response.status === 404) {
    return {};
  }
  return readJson(response);
}

async function readJson<T>(response: Response): Promise<T> {
  if (!response.ok) {
    throw new Error(`${response.url}: ${response.status}`);
  }
  return response.json();
}

let names: Promise<IconNames> | undefined;

/**
 * Loads the names of all icons.
 * @throws Error when they can't be loaded. The next call tries again.
 */
export function loadIconNames(): Promise<IconNames> {
  names ??= fetch(ICON_NAMES_URL).then(readJson<IconNames>);
  names.catch(() => (names = undefined));
  return names;
}

/**
 * An icon must be visible for this long before it is requested, so that scrolling past it doesn't load it. In
 * milliseconds.
 */
const PAUSE_MS = 60;

/**
 * Returns the shapes of an icon, or undefined until its group is loaded. The group is requested when the icon has been
 * visible for a moment.
 */
export function useIconShapes(name: string): readonly IconShape[] | undefined {
  const url = getIconDataUrl(name);
  const group = useStore(
    store,
    ({ loaded }) => (url === undefined ? undefined : loaded[url]),
    undefined,
  );
  useEffect(() => {
    if (url === undefined || store.get().loaded[url]) {
      return undefined;
    }
    const timer = setTimeout(() => void loadIconGroup(url).catch(console.error), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [url]);
  return group && Object.hasOwn(group, name) ? group[name] : undefined;
}

const NONE: readonly string[] = [];

/** Returns the groups that failed to load. */
export function useFailedGroups(): readonly string[] {
  return useStore(store, ({ failed }) => failed, NONE);
}
