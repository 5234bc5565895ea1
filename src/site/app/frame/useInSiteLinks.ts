import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { expectArrival } from './arrival';
import { savesData } from '../../browser/savesData';

/**
 * Makes every link of the document that leads to a page of this site navigate without a reload, and prefetches it
 * when the pointer or the focus reaches it, unless the reader saves data: prose, navigation and frame alike, whoever
 * wrote their HTML. Another query of the same page is a link like any other; a link to the page itself goes to its top,
 * and what was written in it stays.
 * A place on the page is one under any query: `?query=arrow` is not lost on the way.
 * Clicks with a modifier, other buttons, targets, downloads, files and hashes of the same page stay with the browser.
 */
export function useInSiteLinks(): void {
  const router = useRouter();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
      if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) {
        return;
      }
      const link = findLink(event.target);
      const url = link && getPageUrl(link);
      if (!url) {
        return;
      }
      const isThisPage = url.pathname === window.location.pathname;
      const isSameQuery = url.search === window.location.search;
      const isPlace = isThisPage && url.hash !== '';
      if (isPlace && isSameQuery) {
        return;
      }
      event.preventDefault();
      if (isPlace && url.search === '') {
        window.location.hash = url.hash;
        return;
      }
      if (!isThisPage) {
        expectArrival(url);
      }
      void router.push(url.pathname + url.search + url.hash, undefined, {
        // Its data do not depend on the query.
        shallow: isThisPage,
        scroll: !isThisPage || isSameQuery,
      });
    };
    const onReach = (event: Event) => {
      const link = findLink(event.target);
      const url = link && getPageUrl(link);
      if (url && url.pathname !== window.location.pathname && !savesData()) {
        void router.prefetch(url.pathname);
      }
    };
    document.addEventListener('click', onClick);
    document.addEventListener('pointerover', onReach, { passive: true });
    document.addEventListener('focusin', onReach);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('pointerover', onReach);
      document.removeEventListener('focusin', onReach);
    };
  }, [router]);
}

function findLink(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null;
}

/** The address of a link that leads to a page of this site; undefined for any other. */
function getPageUrl(link: HTMLAnchorElement): URL | undefined {
  const href = link.getAttribute('href') ?? '';
  if (
    !/^\/(?!\/)/.test(href) ||
    (link.target && link.target !== '_self') ||
    link.hasAttribute('download')
  ) {
    return undefined;
  }
  const url = new URL(href, window.location.href);
  return url.pathname.endsWith('/') ? url : undefined;
}
