/// <reference lib="webworker" />
/**
 * The service worker: what was read, and what was downloaded, is there without a network. Bundled to `/sw.js` by
 * `src/node/exporters/serviceWorker.ts`, which fills in `SHELL` and `BUILD_ID`.
 */
import {
  cacheNames,
  clientsClaim,
  type RouteHandlerCallbackOptions,
  type WorkboxPlugin,
} from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { type PrecacheEntry, matchPrecache, precache } from 'workbox-precaching';
import { Route, Router } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import {
  ASK_BUILD,
  DOWNLOAD_HEADER,
  OFFLINE_CACHE,
  OFFLINE_DATA,
  OFFLINE_PAGE,
  PAGES_CACHE,
} from '@/src/shared/offline';

/** The page for pages that are not there, with everything it needs. */
declare const SHELL: PrecacheEntry[];

/** As in the pages of this version: `__NEXT_DATA__.buildId`. */
declare const BUILD_ID: string;

/** A network slower than this is as good as none where there is a copy, in seconds. */
const PATIENCE_S = 3;

const worker = self as unknown as ServiceWorkerGlobalScope;

worker.addEventListener('install', () => void worker.skipWaiting());
clientsClaim();
precache(SHELL);

/** Pages have addresses without an ending; `/material-ui/react-button` is `/material-ui/react-button/`. */
function isPage({ pathname }: URL): boolean {
  return !/\.[^/]*$/.test(pathname);
}

/** A worker reads its settings from the fragment of its address, which the address of a kept response does not have. */
async function withoutAddress(kept: Promise<Response>): Promise<Response> {
  const response = await kept;
  return new Response(response.body, response);
}

/** A page's address as its copies have it: with the last slash, and without a query, which only its scripts read. */
function getPageKey(address: string): string {
  const url = new URL(address);
  return url.origin + url.pathname.replace(/\/?$/, '/');
}

async function findIn(cache: string, request: Request): Promise<Response | undefined> {
  const key = isPage(new URL(request.url)) ? getPageKey(request.url) : request;
  return (await caches.open(cache)).match(key, { ignoreSearch: true });
}

/** A download is whole and of one version: where there is no network it goes before what was kept by the way. */
const downloadedFirst: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    (await findIn(OFFLINE_CACHE, request)) ?? cachedResponse,
};

/** What never changes may come from anywhere. */
const fromAnyCache: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ??
    (await findIn(OFFLINE_CACHE, request)) ??
    (await findIn(cacheNames.precache, request)),
};

/** Some settings of the page of one demo stand in its query: it is kept once all the same. */
const keyedByPath: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => getPageKey(request.url),
};

/**
 * Only what came whole is kept. Chromium drops the copy before it writes the next one, and lets readers of that address
 * wait: a connection that breaks or stalls in the middle would take the page away from a reader who has it.
 */
const wholeOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 ? new Response(await response.arrayBuffer(), response) : null,
};

/** Of files with a hash or the build's id in their address: they never change. */
const immutable = new CacheFirst({
  cacheName: 'fieldguide-files',
  plugins: [
    new ExpirationPlugin({ maxEntries: 1500, purgeOnQuotaError: true }),
    wholeOnly,
    fromAnyCache,
  ],
});
const pages = new NetworkFirst({
  cacheName: PAGES_CACHE,
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [
    keyedByPath,
    new ExpirationPlugin({ maxEntries: 300, purgeOnQuotaError: true }),
    wholeOnly,
    downloadedFirst,
  ],
});
const others = new NetworkFirst({
  cacheName: 'fieldguide-others',
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [
    new ExpirationPlugin({ maxEntries: 500, purgeOnQuotaError: true }),
    wholeOnly,
    downloadedFirst,
  ],
});

const router = new Router();
router.registerRoute(
  new Route(
    ({ request, sameOrigin, url }) =>
      sameOrigin && !request.headers.has(DOWNLOAD_HEADER) && !url.pathname.startsWith(OFFLINE_DATA),
    (options: RouteHandlerCallbackOptions) => {
      const { pathname } = options.url;
      if (options.request.destination === 'worker') {
        return withoutAddress(immutable.handle(options));
      }
      if (/^\/(_next\/(static|data)\/|search\/\w+-)/.test(pathname)) {
        return immutable.handle(options);
      }
      return (isPage(options.url) ? pages : others).handle(options);
    },
  ),
);
router.setCatchHandler(async ({ request }) => {
  const wantsPage = request.mode === 'navigate' || request.destination === 'document';
  return (wantsPage && (await matchPrecache(OFFLINE_PAGE))) || Response.error();
});
router.addFetchListener();
// The first page was read before this worker was there: it tells what it has loaded.
router.addCacheListener();
worker.addEventListener('message', ({ data, ports }) => {
  if (data?.type === ASK_BUILD) {
    ports[0]?.postMessage(BUILD_ID);
  }
});
