/** The icons' drawings and names, fetched when they are needed: each file once, and again after a failure. */
import { useEffect, useSyncExternalStore } from 'react';
import {
  ICON_NAMES_URL,
  type IconGroup,
  type IconShape,
  getIconDataUrl,
} from '@/src/shared/iconData';
import type { IconNames } from '@/src/shared/iconNames';

const pending = new Map<string, Promise<IconGroup>>();
const loaded = new Map<string, IconGroup>();
let failed: readonly string[] = [];
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  listeners.forEach((listener) => listener());
}

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
        loaded.set(url, icons);
        failed = failed.filter((other) => other !== url);
        notify();
      },
      () => {
        pending.delete(url);
        failed = [...new Set([...failed, url])];
        notify();
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
  const group = useSyncExternalStore(
    subscribe,
    () => (url === undefined ? undefined : loaded.get(url)),
    () => undefined,
  );
  useEffect(() => {
    if (url === undefined || loaded.has(url)) {
      return undefined;
    }
    const timer = setTimeout(() => void loadIconGroup(url).catch(console.error), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [url]);
  return group && Object.hasOwn(group, name) ? group[name] : undefined;
}

/** The groups that could not be loaded. */
export function useFailedGroups(): readonly string[] {
  return useSyncExternalStore(
    subscribe,
    () => failed,
    () => failed,
  );
}
