/** The life of the service worker as a page sees it: registered, told what is read, and replaced. */
import { ASK_BUILD } from '@/src/shared/offline';
import { isWriting } from '../../browser/isWriting';
import { saveInput } from '../../state/persistedInput';

/** How often a page that stays open asks for a new version, in milliseconds. */
const UPDATE_MS = 60 * 60 * 1000;

/**
 * How long the worker has to answer, also on a slow machine, and how long a reader must do nothing before a reload, in
 * milliseconds.
 */
const ANSWER_MS = 5000;
const PAUSE_MS = 2000;

/** What a reader does. */
const TELLING = ['focusin', 'focusout', 'pointerdown', 'pointerup', 'keydown', 'scroll'] as const;

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
      void isFromThisBuild().then((isNew) => isNew || reloadWhenFocused());
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

/** Whether this page is already of the version that the worker is of. One that does not answer is of another. */
function isFromThisBuild(): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === window.__NEXT_DATA__.buildId);
    setTimeout(() => resolve(false), ANSWER_MS);
    navigator.serviceWorker.controller?.postMessage({ type: ASK_BUILD }, [port2]);
  });
}

/**
 * Specification, section 4: "on update it reloads the page once the page is focused". Once; after a pause, so that no
 * click is cut off; and no text is lost.
 */
function reloadWhenFocused(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tryReload = () => {
    if (document.hasFocus() && !isWriting() && saveInput()) {
      TELLING.forEach((type) => document.removeEventListener(type, wait, true));
      window.removeEventListener('focus', wait);
      window.location.reload();
    }
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(tryReload, PAUSE_MS);
  };
  TELLING.forEach((type) => document.addEventListener(type, wait, true));
  window.addEventListener('focus', wait);
  wait();
}
