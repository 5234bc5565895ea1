/** Downloads and removes products in the browser's cache. Changes run one at a time in all tabs. */
import {
  DOWNLOAD_HEADER,
  OFFLINE_CACHE,
  OFFLINE_DATA,
  type OfflineFile,
  type OfflineIndex,
  type OfflineList,
  getOfflineListUrl,
} from '@/src/shared/offline';

/** The number of parallel requests, which is the number of connections that browsers open to one host. */
const PARALLEL = 6;

/** The cache for files of an unfinished download. Pages and scripts of two versions must not be mixed. */
const STAGING_CACHE = 'fieldguide-offline-staging';

/** The progress of a download, in bytes. */
export interface Progress {
  product: string;
  done: number;
  total: number;
}

/**
 * Fetches the list of products from the network.
 * @throws Error when it can't be fetched.
 */
export async function fetchIndex(): Promise<OfflineIndex> {
  return (await fetchFresh(`${OFFLINE_DATA}/index.json`)).json() as Promise<OfflineIndex>;
}

/** Returns the list of files of each downloaded product. */
export async function readDownloaded(): Promise<Map<string, OfflineList>> {
  const cache = await caches.open(OFFLINE_CACHE);
  const lists = new Map<string, OfflineList>();
  for (const { url } of await cache.keys()) {
    if (new URL(url).pathname.startsWith(`${OFFLINE_DATA}/`)) {
      const list = (await (await cache.match(url))?.json()) as OfflineList | undefined;
      if (list) {
        lists.set(list.product, list);
      }
    }
  }
  return lists;
}

/**
 * Downloads a product, or the changes since its last download. Files that exist already, also for another product, are
 * reused. An earlier download stays valid until the new one is complete.
 * @param onProgress called after each file.
 * @param signal cancels the download and removes its files.
 * @throws Error when a file can't be fetched or stored, or when the download was canceled.
 */
export function download(
  product: string,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<void> {
  return runExclusive(async () => {
    signal.throwIfAborted();
    const cache = await caches.open(OFFLINE_CACHE);
    // If a tab was closed during a download, its files are still there.
    await caches.delete(STAGING_CACHE);
    const staging = await caches.open(STAGING_CACHE);
    // Not awaited, because some browsers prompt the user.
    navigator.storage?.persist?.().catch(console.error);
    const listUrl = getOfflineListUrl(product);
    try {
      const answer = await fetchFresh(listUrl, signal);
      const list = (await answer.clone().json()) as OfflineList;
      const there = getHashes(await readDownloaded());
      const missing = list.files.filter(([url, , hash]) => there.get(url) !== hash);
      const progress = { product, done: 0, total: sumBytes(missing) };
      onProgress({ ...progress });
      await fetchAll(missing, staging, signal, (bytes) => {
        progress.done += bytes;
        onProgress({ ...progress });
      });
      for (const [url] of missing) {
        await cache.put(url, (await staging.match(url))!);
      }
      await cache.put(listUrl, answer);
      await prune(cache);
    } finally {
      await caches.delete(STAGING_CACHE);
    }
  });
}

/** Fetches files into a cache, several at a time. The first error cancels the others. */
async function fetchAll(
  files: readonly OfflineFile[],
  cache: Cache,
  signal: AbortSignal,
  onFile: (bytes: number) => void,
): Promise<void> {
  const ending = new AbortController();
  const end = () => ending.abort(signal.reason);
  signal.addEventListener('abort', end);
  const rest = [...files];
  const work = async () => {
    for (let file = rest.shift(); file; file = rest.shift()) {
      const [url, bytes, hash] = file;
      const response = await fetchFresh(url, ending.signal);
      await checkHash(response.clone(), hash);
      await cache.put(url, response);
      onFile(bytes);
    }
  };
  const workers = Array.from({ length: PARALLEL }, () =>
    work().catch((error: unknown) => {
      ending.abort(error);
      throw error;
    }),
  );
  try {
    await Promise.all(workers);
  } finally {
    await Promise.allSettled(workers);
    signal.removeEventListener('abort', end);
  }
}

/** @throws Error when a file doesn't match the list, because the site was published again meanwhile. */
async function checkHash(response: Response, hash: string): Promise<void> {
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  const hex = [...new Uint8Array(digest)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  if (!hex.startsWith(hash)) {
    throw new Error(`${new URL(response.url).pathname} has changed meanwhile`);
  }
}

/** Removes a product. Files that other products need are kept. */
export function remove(product: string): Promise<void> {
  return runExclusive(async () => {
    const cache = await caches.open(OFFLINE_CACHE);
    await cache.delete(getOfflineListUrl(product));
    await prune(cache);
  });
}

/** Returns the compressed size of files, in bytes. */
function sumBytes(files: readonly OfflineFile[]): number {
  return files.reduce((sum, [, bytes]) => sum + bytes, 0);
}

/** Runs one change at a time in all tabs. */
function runExclusive(task: () => Promise<void>): Promise<void> {
  return navigator.locks.request(OFFLINE_CACHE, task);
}

function getHashes(lists: ReadonlyMap<string, OfflineList>): Map<string, string> {
  return new Map(
    [...lists.values()].flatMap(({ files }) => files.map(([url, , hash]) => [url, hash] as const)),
  );
}

/** Removes files that no downloaded product needs. */
async function prune(cache: Cache): Promise<void> {
  const needed = getHashes(await readDownloaded());
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (!needed.has(pathname) && !pathname.startsWith(`${OFFLINE_DATA}/`)) {
      await cache.delete(request);
    }
  }
}

async function fetchFresh(url: string, signal?: AbortSignal): Promise<Response> {
  // Immutable files can come from the HTTP cache.
  const cache = url.startsWith('/_next/') ? 'default' : 'no-cache';
  const response = await fetch(url, {
    headers: { [DOWNLOAD_HEADER]: '1' },
    cache,
    ...(signal && { signal }),
  });
  if (!response.ok) {
    throw new Error(`${url}: ${response.status}`);
  }
  return response;
}
