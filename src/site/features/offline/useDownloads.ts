/** The state of downloads for the settings. Downloads continue while the settings are closed. */
import type { OfflineList, OfflineSummary } from '@/src/shared/offline';
import { createStore, inMemory, useStore } from '../../state/createStore';
import { type Progress, download, fetchIndex, readDownloaded, remove } from './downloads';

export interface Downloads {
  /** The published products; undefined until they are known, and without a network. */
  offered: readonly OfflineSummary[] | undefined;
  /** The downloaded products. */
  downloaded: ReadonlyMap<string, OfflineList>;
  /** Products that are being downloaded or queued. */
  pending: readonly string[];
  progress: Progress | undefined;
  /** The error of the last download or removal. */
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
/** Requested downloads by product: the current one, and those in the queue. */
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

/** Loads the published and the downloaded products. */
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

/** Downloads products one after the other. Products that were requested already are skipped. */
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

/** Cancels the download of a product, or removes it from the queue. */
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

const identity = (downloads: Downloads) => downloads;

export function useDownloads(): Downloads {
  return useStore(store, identity, store.get());
}
