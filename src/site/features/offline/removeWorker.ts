/// <reference lib="webworker" />
/**
 * Published as `/sw.js` in place of the service worker, this script removes its caches and unregisters it. Open pages
 * treat it as a new version, and reload. It is written by `FIELDGUIDE_SERVICE_WORKER=off npm run build`.
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
