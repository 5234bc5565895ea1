/** The downloads as the settings show them. They go on while the settings are closed. */
import type { OfflineList, OfflineSummary } from '@/src/shared/offline';
import { createStore, inMemory, useStore } from '../../state/createStore';
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

const store = createStore(
  inMemory<Downloads>({
    offered: undefined,
    downloaded: new Map(),
    pending: [],
    progress: undefined,
    failure: undefined,
  }),
);
/** What was asked for, by product: those that wait for their turn, and the one under way. */
const wanted = new Map<string, AbortController>();
let working: Promise<void> | undefined;

function update(patch: Partial<Downloads>): void {
  store.set({ ...store.get(), ...patch });
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

/** Downloads products one after the other. Those that are wanted already are not begun again. */
export function startDownloads(products: readonly string[]): Promise<void> {
  for (const product of products) {
    if (!wanted.has(product)) {
      wanted.set(product, new AbortController());
    }
  }
  update({ pending: [...wanted.keys()], failure: undefined });
  working ??= downloadWanted().finally(() => {
    working = undefined;
  });
  return working;
}

async function downloadWanted(): Promise<void> {
  for (const [product, { signal }] of wanted) {
    try {
      await download(product, (progress) => update({ progress }), signal);
    } catch (error) {
      if (!signal.aborted) {
        fail(product, error);
      }
    }
    wanted.delete(product);
    update({
      pending: [...wanted.keys()],
      progress: undefined,
      downloaded: await readDownloaded(),
    });
  }
}

/** Ends the download of a product, or gives up its turn. */
export function cancelDownload(product: string): void {
  wanted.get(product)?.abort();
  if (store.get().pending[0] !== product) {
    wanted.delete(product);
    update({ pending: [...wanted.keys()] });
  }
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

const asIs = (downloads: Downloads) => downloads;

export function useDownloads(): Downloads {
  return useStore(store, asIs, store.get());
}
