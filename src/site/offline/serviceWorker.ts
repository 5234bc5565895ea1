/// <reference lib="webworker" />
/**
 * The service worker: what was read, and what was downloaded, is there without a network. Bundled to `/sw.js` by
 * `src/build/outputs/serviceWorker.ts`, which fills in `SHELL`.
 */
import { clientsClaim, type RouteHandlerCallbackOptions, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { type PrecacheEntry, matchPrecache, precache } from 'workbox-precaching';
import { Route, Router } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { DOWNLOAD_HEADER, OFFLINE_DATA, OFFLINE_PAGE, PAGES_CACHE } from '@/src/shared/offline';

/** The page for pages that are not there, with everything it needs. */
declare const SHELL: PrecacheEntry[];

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

/** What one cache lacks another may have: products are downloaded to a cache of their own. */
const fromAnyCache: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) => {
    if (cachedResponse) {
      return cachedResponse;
    }
    const url = new URL(request.url);
    if (isPage(url)) {
      url.pathname = url.pathname.replace(/\/?$/, '/');
      return caches.match(url.href, { ignoreSearch: true });
    }
    return caches.match(request, { ignoreSearch: true });
  },
};

/** Of files with a hash or the build's id in their address: they never change. */
const immutable = new CacheFirst({
  cacheName: 'fieldguide-files',
  plugins: [fromAnyCache, new ExpirationPlugin({ maxEntries: 1500, purgeOnQuotaError: true })],
});
const pages = new NetworkFirst({
  cacheName: PAGES_CACHE,
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [fromAnyCache, new ExpirationPlugin({ maxEntries: 300, purgeOnQuotaError: true })],
});
const others = new NetworkFirst({
  cacheName: 'fieldguide-others',
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [fromAnyCache, new ExpirationPlugin({ maxEntries: 500, purgeOnQuotaError: true })],
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
      if (/^\/_next\/(static|data)\//.test(pathname)) {
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
