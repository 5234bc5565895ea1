import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { startProgressiveNavigation } from './progressiveNavigation';

/**
 * Makes all links to pages of this site navigate without a reload, including those in HTML that React doesn't manage.
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
      const url = findPageUrl(event.target);
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
      }
      void router.push(url.pathname + url.search + url.hash, undefined, {
        // The page's data doesn't depend on the query.
        shallow: isThisPage,
        scroll: !isThisPage || isSameQuery,
      });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [router]);
}

/** Returns the address of the link that contains an element, if it leads to a page of this site. */
export function findPageUrl(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element && target.closest('a');
  const href = (link && link.getAttribute('href')) || '';
  if (
    !link ||
    !/^\/(?!\/)/.test(href) ||
    (link.target && link.target !== '_self') ||
    link.hasAttribute('download')
  ) {
    return undefined;
  }
  const url = new URL(href, window.location.href);
  return url.pathname.endsWith('/') ? url : undefined;
}
