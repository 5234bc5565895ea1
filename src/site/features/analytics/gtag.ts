/** Google's tag, https://developers.google.com/tag-platform/gtagjs: a global queue, and a script that processes it. */
import type { Analytics, EventParams } from './analytics';

declare global {
  interface Window {
    /** The queue: the `arguments` object of each call. */
    dataLayer?: unknown[];
  }
}

/** Fields that the script reads from the address bar unless they are set. Queries and hashes can contain user input. */
const PAGE_FIELDS = ['page_location', 'page_title'];

/**
 * Loads the script. Calls are queued until it has loaded. Page views are sent explicitly.
 * If the script can't be loaded, for example because of a blocker, the queue is dropped without an error message.
 */
export function createGtag(id: string, scriptUrl: string): Analytics {
  let queue: unknown[] | undefined = (window.dataLayer ??= []);
  function gtag(..._args: unknown[]) {
    // The script recognizes calls by this object; an array has another meaning.
    // eslint-disable-next-line prefer-rest-params -- see above
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
