/** Google's tag, https://developers.google.com/tag-platform/gtagjs: a queue on the page, and a script that empties it. */
import type { Analytics, EventParams } from './analytics';

declare global {
  interface Window {
    /** What waits for the script: the arguments of calls, as it wants them. */
    dataLayer?: unknown[];
  }
}

/** What the script takes from the address bar, unless it is told otherwise: queries and hashes may be readers' own. */
const PAGE_FIELDS = ['page_location', 'page_title'];

/**
 * Loads the script and tells it of everything; what comes before it has loaded waits. Page views are told by us.
 * A script that cannot be loaded, such as for a reader's blocker, is given up: nothing piles up, and nothing is said.
 */
export function createGtag(id: string, scriptUrl: string): Analytics {
  let queue: unknown[] | undefined = (window.dataLayer ??= []);
  function gtag(..._args: unknown[]) {
    // The script knows its calls by this object: an array would be something else.
    // eslint-disable-next-line prefer-rest-params -- as said
    queue?.push(arguments);
  }
  gtag('js', new Date());
  gtag('config', id, { send_page_view: false });

  const script = document.createElement('script');
  const url = new URL(scriptUrl);
  url.searchParams.set('id', id);
  script.src = url.href;
  script.async = true;
  script.onerror = () => {
    queue = undefined;
    delete window.dataLayer;
    script.remove();
  };
  document.head.append(script);

  return {
    sendEvent(name, params) {
      if (name === 'page_view') {
        gtag('set', pick(params, PAGE_FIELDS));
      }
      gtag('event', name, params);
    },
    setUserProperties: (properties) => gtag('set', 'user_properties', properties),
  };
}

function pick(params: EventParams, names: readonly string[]): EventParams {
  return Object.fromEntries(names.map((name) => [name, params[name]]));
}
