import { parseLocalizedPath } from '@/src/shared/languages';
import { getProductInfo } from '@/src/shared/products';
import type { Analytics } from './analytics';
import { CANONICAL, type ShownPage, readPage } from './readPage';

/**
 * Specification, section 7: "page_view: title, canonical location, product id, category id; sent after a route change",
 * and for the page that the visit began with. Another query or hash of the same page is no new view.
 *
 * The router says that a change is complete before, on a busy machine long before, the head says what shows. So it is
 * the head that is watched: title and canonical location change in one go, after the page itself.
 * Pages without a canonical location (404, offline) are told of when a visit begins there: nobody navigates to them.
 * @returns the way to stop.
 */
export function trackPageViews({ sendEvent }: Analytics, first: ShownPage): () => void {
  let last: string | undefined;
  const send = ({ title, location }: ShownPage) => {
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
