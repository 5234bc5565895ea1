import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { prefersReducedData } from '../../browser/prefersReducedData';
import { loadRouteManifest } from '../../browser/routeManifest';
import { prefetchPage } from './pageStart';
import { startProgressiveNavigation } from './progressiveNavigation';

/**
 * Makes all links to pages of this site navigate without a reload, including those in HTML that React doesn't manage. A
 * page is prefetched when its link gets the pointer or focus, unless the user prefers reduced data.
 * Links to the current page scroll to its top and keep the user's input. Links to a hash keep the query, so
 * `?query=arrow` isn't lost. A link to another query of the same page is an ordinary navigation.
 * The browser handles clicks with modifiers or other buttons, links with `target` or `download`, and links to a hash on
 * the same page.
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
        startProgressiveNavigation(url);
        loadRouteManifest();
      }
      void router.push(url.pathname + url.search + url.hash, undefined, {
        // The page's data doesn't depend on the query.
        shallow: isThisPage,
        scroll: !isThisPage || isSameQuery,
      });
    };
    /** The link that got the pointer or focus last. A click focuses it again, and must not wait for a second prefetch. */
    let last: HTMLAnchorElement | null = null;
    const onHoverOrFocus = (event: Event) => {
      const link = findLink(event.target);
      if (link === last) {
        return;
      }
      last = link;
      const url = link && getPageUrl(link);
      if (url && url.pathname !== window.location.pathname && !prefersReducedData()) {
        void prefetchPage(router, url.pathname);
      }
    };
    document.addEventListener('click', onClick);
    document.addEventListener('pointerover', onHoverOrFocus, { passive: true });
    document.addEventListener('focusin', onHoverOrFocus);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('pointerover', onHoverOrFocus);
      document.removeEventListener('focusin', onHoverOrFocus);
    };
  }, [router]);
}

function findLink(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null;
}

/** Returns the address of a link if it leads to a page of this site. */
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
