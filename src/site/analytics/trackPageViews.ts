import Router from 'next/router';
import { parseLocalizedPath } from '@/src/shared/languages';
import { getProductInfo } from '@/src/shared/products';
import type { Analytics } from './analytics';
import { type ShownPage, readPage } from './readPage';

/**
 * Specification, section 7: "page_view: title, canonical location, product id, category id; sent after a route change",
 * and for the page that the visit began with. Another query or hash of the same page is no new view.
 * @returns the way to stop.
 */
export function trackPageViews({ sendEvent }: Analytics, first: ShownPage): () => void {
  let last: string | undefined;
  let timer: ReturnType<typeof setTimeout>;
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
  const onRoute = (_url: string, { shallow }: { shallow: boolean }) => {
    clearTimeout(timer);
    if (!shallow) {
      // The head follows the page within the same task.
      timer = setTimeout(() => send(readPage()));
    }
  };
  send(first);
  send(readPage());
  Router.events.on('routeChangeComplete', onRoute);
  return () => {
    clearTimeout(timer);
    Router.events.off('routeChangeComplete', onRoute);
  };
}
