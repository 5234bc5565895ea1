/// <reference lib="webworker" />
/**
 * The way out: published as `/sw.js` in place of the service worker, it removes every trace of that, and itself.
 * `FIELDGUIDE_SERVICE_WORKER=off npm run build` writes it.
 */
const worker = self as unknown as ServiceWorkerGlobalScope;

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
      await worker.registration.unregister();
      const windows = await worker.clients.matchAll({ type: 'window' });
      await Promise.all(windows.map((window) => window.navigate(window.url)));
    })(),
  );
});

export {};
