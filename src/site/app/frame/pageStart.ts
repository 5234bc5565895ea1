/**
 * The first screen of the page that a followed link leads to, which is shown until the router has the whole page. The top
 * of the page precedes it: its heading and description, which are loaded ahead and shown at once.
 */
import { type NextRouter, useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { parseLocalizedPath } from '@/src/shared/languages';
import { normalizePathname } from '@/src/shared/nav';
import type { DocsPage, PageStart } from '@/src/shared/page';
import { getProduct } from '@/src/shared/products';
import { getStartUrl } from '@/src/shared/sourceUrl';
import { prefersReducedData } from '../../browser/prefersReducedData';
import { loadRouteManifest } from '../../browser/routeManifest';
import { createStartOfTop } from './pageTops';
import { isLinkFollowed } from './progressiveNavigation';

type RouterEvent = Parameters<NextRouter['events']['on']>[0];

interface ShownStart {
  start: PageStart;
  /** The pathname of the page that it replaces. */
  replaced: string | undefined;
}

/**
 * How long the first screen waits for the whole page, in milliseconds, so that a page which arrives at once isn't rendered
 * twice. A page that was prefetched as a whole only has to be rendered.
 */
const WAIT_MS = 30;
const PREFETCHED_WAIT_MS = 300;

interface RequestedPage {
  /** Its address, with its language and without trailing slash. */
  address: string;
  /** A page without a first screen has `null`. */
  start: Promise<PageStart | null | undefined>;
  /** Whether the browser has its data and code. */
  isPrefetched: boolean;
}

/** The page whose first screen was requested last. */
let requested: RequestedPage | undefined;

/**
 * When a navigation starts, requests the data of its page at once: the router alone requests it after the code. Used once,
 * by the app.
 * @param page the page that the router shows; undefined if first screens can't take its place, because it has another frame.
 * @returns the first screen to show in place of that page.
 */
export function usePageStart(page: DocsPage | undefined): PageStart | undefined {
  const pathname = page?.pathname;
  const router = useRouter();
  const [shown, setShown] = useState<ShownStart>();
  useEffect(() => {
    /** The address of the page that the router is loading. */
    let awaited: string | undefined;
    let isReplaced = false;
    const show = (start: PageStart | null | undefined, address: string) => {
      if (start && awaited === address) {
        isReplaced = true;
        flushSync(() => setShown({ start, replaced: pathname }));
        // The router has stored the position for the way back. It scrolls to the top when it has the whole page.
        window.scrollTo({ top: 0, behavior: 'instant' });
      }
    };
    const showInSteps = async ({ address, start, isPrefetched }: RequestedPage) => {
      show(createStartOfTop(address, page), address);
      const wait = isPrefetched ? PREFETCHED_WAIT_MS : WAIT_MS;
      await new Promise((resolve) => setTimeout(resolve, wait));
      show(await start, address);
    };
    const onStart = (url: string, { shallow }: { shallow: boolean }) => {
      const address = normalizePathname(url);
      awaited = shallow ? undefined : address;
      if (!shallow) {
        // A link that had the pointer or focus was prefetched then.
        const isAhead = requested?.address === address;
        const followed =
          pathname !== undefined && isLinkFollowed(address) ? request(address) : undefined;
        if (!isAhead) {
          // The router reports the errors.
          router.prefetch(url).catch(() => undefined);
        }
        if (followed) {
          void showInSteps(followed);
        }
      }
    };
    const onArrive = () => {
      awaited = undefined;
    };
    const onStay = () => {
      awaited = undefined;
      // The user is back on the replaced page, whose HTML from the server is gone.
      if (isReplaced) {
        window.location.reload();
      }
    };
    const onComplete = (_url: string, { shallow }: { shallow: boolean }) => {
      if (shallow) {
        onStay();
      } else {
        isReplaced = false;
        setShown(undefined);
      }
    };
    const listeners = Object.entries({
      routeChangeStart: onStart,
      beforeHistoryChange: onArrive,
      routeChangeComplete: onComplete,
      hashChangeComplete: onStay,
    }) as [RouterEvent, () => void][];
    listeners.forEach(([event, listener]) => router.events.on(event, listener));
    return () => {
      awaited = undefined;
      listeners.forEach(([event, listener]) => router.events.off(event, listener));
    };
  }, [router, page, pathname]);
  return shown?.replaced === pathname ? shown?.start : undefined;
}

/**
 * Requests a page whose link may be followed, its first screen first.
 * @param pathname with its language and trailing slash.
 */
export async function prefetchPage(router: NextRouter, pathname: string): Promise<void> {
  const page = request(normalizePathname(pathname));
  loadRouteManifest();
  await router.prefetch(pathname);
  page.isPrefetched = true;
}

/** Requests the first screen of a page, unless it was the last one to be requested. @param address as in `RequestedPage`. */
function request(address: string): RequestedPage {
  if (requested?.address !== address) {
    requested = { address, start: fetchStart(address), isPrefetched: false };
  }
  return requested;
}

/** Errors don't matter: without a first screen, the previous page stays until the router has the next one. */
async function fetchStart(address: string): Promise<PageStart | null | undefined> {
  const { pathname, language } = parseLocalizedPath(address);
  if (
    // The development server has no such files.
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
    const response = await fetch(getStartUrl(window.__NEXT_DATA__.buildId, address));
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
