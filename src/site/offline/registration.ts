/** The life of the service worker as a page sees it: registered, told what is read, and replaced. */
import { saveTexts } from './keptTexts';

/** How often a page that stays open asks for a new version, in milliseconds. */
const UPDATE_MS = 60 * 60 * 1000;

let started: Promise<void> | undefined;

/** Registers the worker. @throws Error when the browser refuses. */
export function register(): Promise<void> {
  return (started ??= start());
}

async function start(): Promise<void> {
  const { serviceWorker } = navigator;
  let isUpdate = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isUpdate) {
      reloadWhenFocused();
    } else {
      isUpdate = true;
      noteLoaded();
    }
  });
  const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  if (serviceWorker.controller) {
    noteLoaded();
  }
  let asked = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && performance.now() - asked > UPDATE_MS) {
      asked = performance.now();
      registration.update().catch(console.error);
    }
  });
}

/**
 * Lets the worker keep a page that was gone to within the site, and what only its HTML loads: such a navigation fetches
 * neither.
 */
export async function noteRead(url: string): Promise<void> {
  const response = await fetch(url);
  const assets = (await response.text()).match(/\/_next\/static\/[\w.~/-]+\.\w+/g);
  cacheUrls([...new Set(assets)].map((asset) => window.location.origin + asset));
}

/** Tells the worker what this page has loaded before it was there. */
function noteLoaded(): void {
  const resources = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${window.location.origin}/`));
  cacheUrls([window.location.href, ...new Set(resources)]);
}

/** The message that Workbox's router listens for. */
function cacheUrls(urls: readonly string[]): void {
  navigator.serviceWorker.controller?.postMessage({
    type: 'CACHE_URLS',
    payload: { urlsToCache: urls.map((url) => url.split('#')[0]) },
  });
}

/** Specification, section 4: "on update it reloads the page once the page is focused". Once, and no text is lost. */
function reloadWhenFocused(): void {
  let done = false;
  const tryReload = () => {
    if (done || !document.hasFocus() || isWriting()) {
      return;
    }
    done = saveTexts();
    if (done) {
      window.location.reload();
    }
  };
  window.addEventListener('focus', tryReload);
  document.addEventListener('focusout', () => setTimeout(tryReload));
  tryReload();
}

/** Whoever is writing just now is not interrupted. */
function isWriting(): boolean {
  const { activeElement } = document;
  return (
    activeElement instanceof HTMLElement &&
    (activeElement.isContentEditable ||
      activeElement.matches('textarea, input:not([type=checkbox], [type=radio], [type=button])'))
  );
}
