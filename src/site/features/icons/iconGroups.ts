/** The icons' drawings and names, fetched when they are needed: each file once, and again after a failure. */
import { useEffect } from 'react';
import {
  ICON_NAMES_URL,
  type IconGroup,
  type IconShape,
  getIconDataUrl,
} from '@/src/shared/iconData';
import { createStore, inMemory, useStore } from '../../state/createStore';
import type { IconNames } from '@/src/shared/iconNames';

const pending = new Map<string, Promise<IconGroup>>();

/** The groups that are there, by address, and the addresses of those that could not be loaded. */
const store = createStore(
  inMemory<{ loaded: Readonly<Record<string, IconGroup>>; failed: readonly string[] }>({
    loaded: {},
    failed: [],
  }),
);

/**
 * The drawings of a group.
 * @param url as `getIconDataUrl` has it. A group that is not there holds no icon.
 * @throws Error when it cannot be loaded; the next call tries again.
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

/** The names of all icons. @throws Error when they cannot be loaded; the next call tries again. */
export function loadIconNames(): Promise<IconNames> {
  names ??= fetch(ICON_NAMES_URL).then(readJson<IconNames>);
  names.catch(() => (names = undefined));
  return names;
}

/** Icons that a reader only scrolls past are not asked for, in milliseconds. */
const PAUSE_MS = 60;

/** What an icon draws; undefined until its group has come, which is asked for when the icon has been shown for a moment. */
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

/** The groups that could not be loaded. */
export function useFailedGroups(): readonly string[] {
  return useStore(store, ({ failed }) => failed, NONE);
}
