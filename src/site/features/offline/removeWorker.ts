/// <reference lib="webworker" />
/**
 * The way out: published as `/sw.js` in place of the service worker, it removes every trace of that, and itself.
 * Open pages hear of it as of any new version, and reload in their own time. Written by
 * `FIELDGUIDE_SERVICE_WORKER=off npm run build`.
 */
const worker = self as unknown as ServiceWorkerGlobalScope;

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
      await worker.registration.unregister();
    })(),
  );
});

export {};
