/** Registers the service worker, reports visited pages to it, and reloads the page after an update. */
import { ASK_BUILD } from '@/src/shared/offline';
import { saveInput } from '../../state/persistedInput';
import { isTyping } from '../../browser/isTyping';

/** How often an open page checks for a new version, in milliseconds. */
const UPDATE_MS = 60 * 60 * 1000;

/**
 * How long the worker has to respond, also on a slow machine, and how long the user must be inactive before a reload.
 * In milliseconds.
 */
const ANSWER_MS = 5000;
const PAUSE_MS = 2000;

/** Events that show that the user is active. */
const ACTIVITY_EVENTS = [
  'focusin',
  'focusout',
  'pointerdown',
  'pointerup',
  'keydown',
  'scroll',
] as const;

let started: Promise<void> | undefined;

/**
 * Registers the worker.
 * @throws Error when the browser refuses.
 */
export function register(): Promise<void> {
  return (started ??= start());
}

async function start(): Promise<void> {
  const { serviceWorker } = navigator;
  let isUpdate = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isUpdate) {
      // The worker of an earlier build hasn't kept this page.
      void isFromThisBuild().then((isNew) => (isNew ? cacheLoadedFiles() : reloadWhenFocused()));
    } else {
      isUpdate = true;
      cacheLoadedFiles();
    }
  });
  const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  if (serviceWorker.controller) {
    cacheLoadedFiles();
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
 * Tells the worker to cache a page that was opened by in-site navigation, with the files that only its HTML loads.
 * In-site navigation fetches neither.
 */
export async function cachePage(url: string): Promise<void> {
  const response = await fetch(url);
  const assets = (await response.text()).match(/\/_next\/static\/[\w.~/-]+\.\w+/g);
  cacheUrls([...new Set(assets)].map((asset) => window.location.origin + asset));
}

/** Tells the worker which files this page loaded before the worker was active. */
function cacheLoadedFiles(): void {
  const resources = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${window.location.origin}/`));
  cacheUrls([window.location.href, ...new Set(resources)]);
}

/** Sends the message that Workbox's router handles. */
function cacheUrls(urls: readonly string[]): void {
  navigator.serviceWorker.controller?.postMessage({
    type: 'CACHE_URLS',
    payload: { urlsToCache: urls.map((url) => url.split('#')[0]) },
  });
}

/** Whether this page has the same build as the worker. If the worker doesn't respond, it has another build. */
function isFromThisBuild(): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === window.__NEXT_DATA__.buildId);
    setTimeout(() => resolve(false), ANSWER_MS);
    navigator.serviceWorker.controller?.postMessage({ type: ASK_BUILD }, [port2]);
  });
}

/**
 * S4.32: "on update it reloads the page once the page is focused". It reloads once, after the user has been inactive,
 * so that clicks and typed text aren't lost.
 */
function reloadWhenFocused(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tryReload = () => {
    if (document.hasFocus() && !isTyping() && saveInput()) {
      ACTIVITY_EVENTS.forEach((type) => document.removeEventListener(type, wait, true));
      window.removeEventListener('focus', wait);
      window.location.reload();
    }
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(tryReload, PAUSE_MS);
  };
  ACTIVITY_EVENTS.forEach((type) => document.addEventListener(type, wait, true));
  window.addEventListener('focus', wait);
  wait();
}
