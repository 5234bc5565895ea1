/**
 * The first screen of the page that a followed link leads to, which is shown until the router has the whole page. If it
 * doesn't arrive at once, the top of the page precedes it: its heading and description, which are loaded ahead.
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
import { createStartOfTop } from './pageTops';
import { isLinkFollowed } from './progressiveNavigation';

type RouterEvent = Parameters<NextRouter['events']['on']>[0];

interface ShownStart {
  start: PageStart;
  /** The pathname of the page that it replaces. */
  replaced: string | undefined;
}

/** What arrives by then, the first screen or the whole page, is painted at once. In milliseconds. */
const ROUTER_MS = 30;

/** The first screen that was requested last. A page without one has `null`. */
let requested: { address: string; start: Promise<PageStart | null | undefined> } | undefined;

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
    const showInSteps = async (address: string) => {
      let isAnswered = false;
      const request = requestStart(address).finally(() => {
        isAnswered = true;
      });
      await new Promise((resolve) => setTimeout(resolve, ROUTER_MS));
      if (!isAnswered) {
        show(createStartOfTop(address, page), address);
      }
      show(await request, address);
    };
    const onStart = (url: string, { shallow }: { shallow: boolean }) => {
      const address = normalizePathname(url);
      awaited = shallow ? undefined : address;
      if (!shallow) {
        // A link that had the pointer or focus was prefetched then.
        const isAhead = requested?.address === address;
        if (pathname !== undefined && isLinkFollowed(address)) {
          void showInSteps(address);
        }
        if (!isAhead) {
          // The router reports the errors.
          router.prefetch(url).catch(() => undefined);
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
 * Requests the first screen of a page, unless it was the last one to be requested.
 * @param address address of the page, with its language and without trailing slash.
 */
export function requestStart(address: string): Promise<PageStart | null | undefined> {
  if (requested?.address !== address) {
    requested = { address, start: fetchStart(address) };
  }
  return requested.start;
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
