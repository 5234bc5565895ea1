/// <reference lib="webworker" />
/**
 * The service worker, which makes visited pages and downloaded products available offline.
 * `src/node/exporters/serviceWorker.ts` bundles it to `/sw.js` and fills in `SHELL` and `BUILD_ID`.
 */
import {
  cacheNames,
  clientsClaim,
  type RouteHandlerCallbackOptions,
  type WorkboxPlugin,
} from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { type PrecacheEntry, addPlugins, matchPrecache, precache } from 'workbox-precaching';
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
import { type Answer, hasTextToCheck, isRightText, isRightType } from './isRightAnswer';

/** The offline page, with everything it needs. */
declare const SHELL: PrecacheEntry[];

/** The build id of this version: `__NEXT_DATA__.buildId`. */
declare const BUILD_ID: string;

/** Timeout of network requests when there is a cached copy, in seconds. */
const NETWORK_TIMEOUT_S = 3;

const worker = self as unknown as ServiceWorkerGlobalScope;

worker.addEventListener('install', () => void worker.skipWaiting());
clientsClaim();

/** Addresses of pages have no extension; `/material-ui/react-button` is `/material-ui/react-button/`. */
function isPage({ pathname }: URL): boolean {
  return !/\.[^/]*$/.test(pathname);
}

/**
 * Removes the address of a cached response. A web worker reads its settings from the hash of its address, which a
 * cached response doesn't have.
 */
async function withoutAddress(kept: Promise<Response>): Promise<Response> {
  const response = await kept;
  return new Response(response.body, response);
}

/** Returns the cache key of a page: with trailing slash, and without the query, which only the page's scripts read. */
function getPageKey(address: string): string {
  const url = new URL(address);
  return url.origin + url.pathname.replace(/\/?$/, '/');
}

async function findIn(cache: string, request: Request): Promise<Response | undefined> {
  const key = isPage(new URL(request.url)) ? getPageKey(request.url) : request;
  return (await caches.open(cache)).match(key, { ignoreSearch: true });
}

/** Downloads are complete and of one version, so they take precedence over cached pages when there is no network. */
const downloadedFirst: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    (await findIn(OFFLINE_CACHE, request)) ?? cachedResponse,
};

/** Immutable files can be served from any cache. */
const fromAnyCache: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ??
    (await findIn(OFFLINE_CACHE, request)) ??
    (await findIn(cacheNames.precache, request)),
};

/** The page of a standalone demo has settings in its query, but is cached once. */
const keyedByPath: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => getPageKey(request.url),
};

/** Describes a response for the rules of `isRightAnswer.ts`. */
const describe = ({ url, destination }: Request, { headers }: Response): Answer => ({
  pathname: new URL(url).pathname,
  destination,
  contentType: headers.get('Content-Type'),
});

/**
 * Caches complete and right responses only, so that a bad one never replaces a good copy. Chromium deletes the old copy
 * before it writes the new one, and blocks reads of that address meanwhile. So an interrupted connection would remove a
 * cached page.
 */
const rightOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    const answer = describe(request, response);
    if (response.status !== 200 || !isRightType(answer)) {
      return null;
    }
    // This fails for a response that is shorter than announced.
    const body = await response.arrayBuffer();
    return !hasTextToCheck(answer) || isRightText(answer, new TextDecoder().decode(body), BUILD_ID)
      ? new Response(body, response)
      : null;
  },
  // Earlier versions of this worker have kept whatever had the status 200.
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse && isRightType(describe(request, cachedResponse)) ? cachedResponse : null,
};

addPlugins([rightOnly]);
precache(SHELL);

/** For files with a hash or build id in their address, which are immutable. */
const immutable = new CacheFirst({
  cacheName: 'fieldguide-files',
  plugins: [
    new ExpirationPlugin({ maxEntries: 1500, purgeOnQuotaError: true }),
    rightOnly,
    fromAnyCache,
  ],
});
const pages = new NetworkFirst({
  cacheName: PAGES_CACHE,
  networkTimeoutSeconds: NETWORK_TIMEOUT_S,
  plugins: [
    keyedByPath,
    new ExpirationPlugin({ maxEntries: 300, purgeOnQuotaError: true }),
    rightOnly,
    downloadedFirst,
  ],
});
const others = new NetworkFirst({
  cacheName: 'fieldguide-others',
  networkTimeoutSeconds: NETWORK_TIMEOUT_S,
  plugins: [
    new ExpirationPlugin({ maxEntries: 500, purgeOnQuotaError: true }),
    rightOnly,
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
      if (/^\/(_next\/(static|data)\/|(search|answers|sizes|history)\/\w+-)/.test(pathname)) {
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
// The first page was loaded before the worker was active, so it reports the files that it has loaded.
router.addCacheListener();
worker.addEventListener('message', ({ data, ports }) => {
  if (data?.type === ASK_BUILD) {
    ports[0]?.postMessage(BUILD_ID);
  }
});
