/** Products in the reader's own cache: what is there, downloading, removing. One thing at a time, in all tabs. */
import {
  DOWNLOAD_HEADER,
  OFFLINE_CACHE,
  OFFLINE_DATA,
  type OfflineFile,
  type OfflineIndex,
  type OfflineList,
  getOfflineListUrl,
} from '@/src/shared/offline';

/** Requests that run beside each other: as many as a browser has connections for one host. */
const PARALLEL = 6;

/** Where files are kept until all have come: pages and scripts of two versions do not go together. */
const STAGING_CACHE = 'fieldguide-offline-staging';

/** How far a download is, in bytes. */
export interface Progress {
  product: string;
  done: number;
  total: number;
}

/** What the site offers, from the network. @throws Error when it cannot be had. */
export async function fetchIndex(): Promise<OfflineIndex> {
  return (await fetchFresh(`${OFFLINE_DATA}/index.json`)).json() as Promise<OfflineIndex>;
}

/** What is there: for each downloaded product its list. */
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
 * Downloads a product, or what has changed of it. Files that are there already, also for another product, are kept.
 * Until the last file has come an earlier download stays as it is.
 * @param onProgress called after every file.
 * @param signal ends it; what came so far is removed.
 * @throws Error when a file cannot be had or kept, or when it was ended.
 */
export function download(
  product: string,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<void> {
  return inTurn(async () => {
    signal.throwIfAborted();
    const cache = await caches.open(OFFLINE_CACHE);
    // One that was closed in the middle leaves its files.
    await caches.delete(STAGING_CACHE);
    const staging = await caches.open(STAGING_CACHE);
    // Asked for, not waited for: some browsers ask the reader.
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

/** Fetches files into a cache, several at a time. The first that fails ends all. */
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

/** @throws Error when a file is not the one of the list: the site was published anew in between. */
async function checkHash(response: Response, hash: string): Promise<void> {
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  const hex = [...new Uint8Array(digest)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  if (!hex.startsWith(hash)) {
    throw new Error(`${new URL(response.url).pathname} has changed meanwhile`);
  }
}

/** Removes a product; files that another one needs stay. */
export function remove(product: string): Promise<void> {
  return inTurn(async () => {
    const cache = await caches.open(OFFLINE_CACHE);
    await cache.delete(getOfflineListUrl(product));
    await prune(cache);
  });
}

/** What a list takes, in bytes over the wire. */
function sumBytes(files: readonly OfflineFile[]): number {
  return files.reduce((sum, [, bytes]) => sum + bytes, 0);
}

/** One change at a time, in all tabs. */
function inTurn(task: () => Promise<void>): Promise<void> {
  return navigator.locks.request(OFFLINE_CACHE, task);
}

function getHashes(lists: ReadonlyMap<string, OfflineList>): Map<string, string> {
  return new Map(
    [...lists.values()].flatMap(({ files }) => files.map(([url, , hash]) => [url, hash] as const)),
  );
}

/** Removes what no downloaded product needs. */
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
  // What never changes may come from the browser's own cache.
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
