import { parseLocalizedPath } from '@/src/shared/languages';
import { getProductInfo } from '@/src/shared/products';
import type { Analytics } from './analytics';
import { CANONICAL, type CurrentPage, readPage } from './readPage';

/**
 * S7.8 and S7.9: "page_view: title, canonical location, product id, category id; sent after a route change". The page
 * on which the visit began counts as well. Another query or hash of the same page doesn't.
 * The router reports a route change before the head is updated, on slow machines long before. So this watches the head,
 * whose title and canonical location change together, after the page itself. Pages without a canonical location (404,
 * offline) are reported only when a visit begins there, because no link leads to them.
 * @returns a function that stops it.
 */
export function trackPageViews({ sendEvent }: Analytics, first: CurrentPage): () => void {
  let last: string | undefined;
  const send = ({ title, location }: CurrentPage) => {
    if (location !== last) {
      last = location;
      sendEvent('page_view', {
        page_title: title,
        page_location: location,
        ...getProductInfo(parseLocalizedPath(new URL(location).pathname).pathname),
      });
    }
  };
  const head = new MutationObserver(() => {
    if (document.querySelector(CANONICAL)) {
      send(readPage());
    }
  });
  send(first);
  send(readPage());
  head.observe(document.head, { childList: true });
  return () => head.disconnect();
}
