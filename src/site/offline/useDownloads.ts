/** The downloads as the settings show them. They go on while the settings are closed. */
import { useSyncExternalStore } from 'react';
import type { OfflineList, OfflineSummary } from '@/src/shared/offline';
import { type Progress, download, fetchIndex, readDownloaded, remove } from './downloads';

export interface Downloads {
  /** What the site offers; undefined until it is known, and without a network. */
  offered: readonly OfflineSummary[] | undefined;
  /** What is there, by product. */
  downloaded: ReadonlyMap<string, OfflineList>;
  /** Products whose turn is now or later. */
  pending: readonly string[];
  progress: Progress | undefined;
  /** Why the last download or removal did not work. */
  failure: { product: string | undefined; cause: string } | undefined;
}

let state: Downloads = {
  offered: undefined,
  downloaded: new Map(),
  pending: [],
  progress: undefined,
  failure: undefined,
};
const listeners = new Set<() => void>();
const running = new Map<string, AbortController>();

function update(patch: Partial<Downloads>): void {
  state = { ...state, ...patch };
  listeners.forEach((listener) => listener());
}

function fail(product: string | undefined, error: unknown): void {
  console.error(error);
  update({
    failure: { product, cause: error instanceof Error ? error.message : String(error) },
  });
}

/** Finds out what is there and what the site offers. */
export async function refreshDownloads(): Promise<void> {
  update({ failure: undefined, downloaded: await readDownloaded() });
  try {
    const { products } = await fetchIndex();
    update({ offered: products });
  } catch (error) {
    if (navigator.onLine) {
      fail(undefined, error);
    }
  }
}

/** Downloads products one after the other. Those that are on their way already are not begun again. */
export async function startDownloads(products: readonly string[]): Promise<void> {
  const fresh = products.filter((product) => !running.has(product));
  fresh.forEach((product) => running.set(product, new AbortController()));
  update({ pending: [...state.pending, ...fresh], failure: undefined });
  for (const product of fresh) {
    const { signal } = running.get(product)!;
    try {
      signal.throwIfAborted();
      await download(product, (progress) => update({ progress }), signal);
    } catch (error) {
      if (!signal.aborted) {
        fail(product, error);
      }
    }
    running.delete(product);
    update({
      pending: state.pending.filter((other) => other !== product),
      progress: undefined,
      downloaded: await readDownloaded(),
    });
  }
}

/** Ends the download of a product. */
export function cancelDownload(product: string): void {
  running.get(product)?.abort();
}

/** Removes a downloaded product. */
export async function removeDownload(product: string): Promise<void> {
  try {
    await remove(product);
    update({ failure: undefined });
  } catch (error) {
    fail(product, error);
  }
  update({ downloaded: await readDownloaded() });
}

export function useDownloads(): Downloads {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
    () => state,
  );
}
