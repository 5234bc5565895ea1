/**
 * Requests the files of pages before the router does. This code loads when the page is idle (`IdleParts.tsx`).
 *
 * Next's router shows a page when all of its data and code have loaded, and it requests them one after the other: two to
 * four round trips. Here, they are requested at once. The first screen of the page is a small file of its own, and is shown
 * as soon as it is there.
 */
import { type NextRouter, useRouter } from 'next/router';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { parseLocalizedPath } from '@/src/shared/languages';
import { normalizePathname } from '@/src/shared/nav';
import type { PageStart } from '@/src/shared/page';
import { getProduct } from '@/src/shared/products';
import { getStartUrl } from '@/src/shared/sourceUrl';
import { prefersReducedData } from '../../browser/prefersReducedData';
import { shownStart } from './pageStart';
import { isLinkFollowed } from './progressiveNavigation';
import { findPageUrl } from './useInSiteLinks';

type RouterEvent = Parameters<NextRouter['events']['on']>[0];

/** Next's route manifest: the files of each route, relative to `/_next/`. */
type Routes = Readonly<Record<string, { otherChunks: readonly string[] } | undefined>>;

/** If the router has the page by then, its whole first screen is painted at once. In milliseconds. */
const ROUTER_MS = 30;

/** The address of the page whose first screen will be shown, until the router has the page. */
let awaited: string | undefined;

/** The page whose files were requested last. A page without a first screen has `null`. */
let requested:
  | {
      address: string;
      controller: AbortController;
      start: Promise<PageStart | null | undefined>;
    }
  | undefined;

/**
 * Prefetches a page when its link gets the pointer or focus, unless the user prefers reduced data, and shows its first
 * screen when the link is followed. Used once, by the app.
 */
export function usePageRequests(): void {
  const router = useRouter();
  useEffect(() => {
    const prefetch = (target: EventTarget | null) => {
      const url = findPageUrl(target);
      if (url && url.pathname !== window.location.pathname && !prefersReducedData()) {
        void requestPage(normalizePathname(url.pathname), true);
        void router.prefetch(url.pathname);
      }
    };
    const onReach = ({ target }: Event) => prefetch(target);
    // The user may have reached a link before this code was loaded.
    prefetch(document.querySelector('a:hover'));
    prefetch(document.activeElement);
    document.addEventListener('pointerover', onReach, { passive: true });
    document.addEventListener('focusin', onReach);
    return () => {
      document.removeEventListener('pointerover', onReach);
      document.removeEventListener('focusin', onReach);
    };
  }, [router]);
  useEffect(() => {
    const listeners = {
      routeChangeStart: (url: string) => {
        const address = normalizePathname(url);
        if (isLinkFollowed(address)) {
          void showStart(address);
        }
      },
      beforeHistoryChange: forgetRequest,
      routeChangeComplete: endRequest,
      routeChangeError: (_error: unknown, url: string) => {
        // Another link may have been followed already.
        if (normalizePathname(url) === awaited) {
          endRequest();
        }
      },
    };
    const entries = Object.entries(listeners) as [RouterEvent, () => void][];
    entries.forEach(([event, listener]) => router.events.on(event, listener));
    return () => {
      entries.forEach(([event, listener]) => router.events.off(event, listener));
      endRequest();
    };
  }, [router]);
}

function forgetRequest(): void {
  awaited = undefined;
  requested = undefined;
}

function endRequest(): void {
  forgetRequest();
  shownStart.set(undefined);
}

/** @param address address of the page, with its language and without trailing slash. */
async function showStart(address: string): Promise<void> {
  awaited = address;
  const [start] = await Promise.all([
    requestPage(address, false),
    new Promise((resolve) => setTimeout(resolve, ROUTER_MS)),
  ]);
  if (start && awaited === address) {
    const { pathname } = parseLocalizedPath(normalizePathname(window.location.pathname));
    flushSync(() => shownStart.set({ start, replaced: pathname }));
    // The router has stored the position for the way back. It scrolls to the top when it has the whole page.
    window.scrollTo({ top: 0, behavior: 'instant' });
  }
}

/**
 * Requests the files of a page, so that they are in the browser's cache when the router needs them. Ends the requests for
 * the previous page, which would use up the connections.
 * @param hasData whether the router requests the data of the page itself now.
 * @returns its first screen, if it has one and it can be fetched.
 */
function requestPage(address: string, hasData: boolean): Promise<PageStart | null | undefined> {
  if (requested?.address !== address) {
    requested?.controller.abort();
    const controller = new AbortController();
    const { buildId } = window.__NEXT_DATA__;
    requested = { address, controller, start: fetchStart(address, controller) };
    // The development server has no such files.
    if (process.env.NODE_ENV !== 'development') {
      const routes = window.__TURBOPACK_PAGE_BOOTSTRAP as Routes | undefined;
      const code = routes?.[address]?.otherChunks.map((file) => `/_next/${file}`) ?? [];
      const data = hasData ? [] : [`/_next/data/${buildId}${address}.json`];
      for (const url of [...data, ...code]) {
        warmCache(url, controller);
      }
    }
  }
  return requested.start;
}

/** Errors don't matter, because the router reports them. Without a network, it has the page if the service worker does. */
async function fetchStart(
  address: string,
  { signal }: AbortController,
): Promise<PageStart | null | undefined> {
  const { pathname, language } = parseLocalizedPath(address);
  if (
    process.env.NODE_ENV === 'development' ||
    prefersReducedData() ||
    !navigator.onLine ||
    !getProduct(pathname) ||
    // The texts of another language are in the data of the page.
    document.documentElement.lang !== language
  ) {
    return undefined;
  }
  try {
    const response = await fetch(getStartUrl(window.__NEXT_DATA__.buildId, address), { signal });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

/** A preload link would do the same, but browsers warn when a preloaded file isn't used. */
function warmCache(url: string, { signal }: AbortController): void {
  fetch(url, { signal })
    // A response that nothing reads isn't cached.
    .then((response) => response.blob())
    .catch(() => undefined);
}
