/** Helpers for the offline tests. The test's own host is the network: when it stops, the browser is offline. */
import { ASK_BUILD } from '@/src/shared/offline';
import { type Host, startHost } from './fixtures/deploy';
import { type Page, expect, test as base } from './support';

export const BOX = '/system/react-box/';

interface Network extends Host {
  /** Stops the network. */
  stop: () => void;
}

export const test = base.extend<{ network: Network }>({
  network: async ({ site, watch }, provide) => {
    const host = await startHost(site);
    await provide(
      Object.assign(host, {
        stop: () => {
          watch.allow(/^(failed request|console error): .*ERR_CONNECTION_REFUSED/);
          // Requests of the worker that are cut off.
          watch.tolerate(
            /ERR_(CONNECTION_(RESET|CLOSED)|CONTENT_LENGTH_MISMATCH|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED)/,
          );
          host.close();
        },
      }),
    );
    host.close();
  },
});

/** Enables the service worker on localhost. Frames of edited code have no storage. */
const allowWorker = () => {
  if (window.self === window.top) {
    localStorage.setItem('serviceWorker', 'on');
  }
};

/** Opens a page of the host, which registers the worker, and waits until the worker has cached it. */
export async function visit(page: Page, { url }: Host, pathname: string): Promise<void> {
  await page.addInitScript(allowWorker);
  await page.goto(url + pathname);
  await ready(page);
}

/** Waits until the worker controls the page and has cached the files that the page has reported. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const isKept = () =>
    page.evaluate(async () => {
      // Read in the page, because the test may still have the address of the previous page.
      const [url = ''] = location.href.split('#');
      const html = (await (await caches.match(url))?.text()) ?? '';
      const assets = html.match(/\/_next\/static\/[\w.~/-]+\.\w+/g) ?? [];
      // Mirrored styles load only in right-to-left.
      const wanted = assets.filter((asset) => !asset.includes('/demos-rtl-'));
      const kept = await Promise.all(wanted.map((asset) => caches.match(asset)));
      return kept.length > 0 && kept.every((response) => response !== undefined);
    });
  await expect.poll(isKept, LONG).toBe(true);
  await page.waitForLoadState('networkidle');
}

/** The timeout of downloads. */
export const LONG = { timeout: 60_000 };

export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });
export const missing = (page: Page) => heading(page, 'Not available offline');

export const settings = (page: Page) => page.getByRole('dialog', { name: 'Settings' });
export const getButton = (page: Page, name: string) =>
  settings(page).getByRole('button', { name, exact: true });

export async function openSettings(page: Page) {
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(settings(page).getByRole('heading', { name: 'Read offline' })).toBeVisible();
}

/**
 * Makes the browser update to the host's current service worker.
 * @returns when the page has been notified, and the worker has answered which version it is of.
 */
export async function updateWorker(page: Page): Promise<void> {
  await page.evaluate(async (type) => {
    const { serviceWorker } = navigator;
    const changed = new Promise((resolve) =>
      serviceWorker.addEventListener('controllerchange', resolve),
    );
    await (await serviceWorker.getRegistration())!.update();
    await changed;
    // The page asked before this listener did, and answers arrive in order.
    const { port1, port2 } = new MessageChannel();
    const answered = new Promise((resolve) => {
      port1.onmessage = resolve;
    });
    serviceWorker.controller!.postMessage({ type }, [port2]);
    await answered;
  }, ASK_BUILD);
}

/**
 * Longer than the pause after which a page reloads: see src/site/features/offline/registration.ts. The clock is
 * replaced when the worker is ready, because `performance` has no entries with a fake clock.
 */
export const PAUSE = 2500;

/** Fails if the page reloads, because a reload cancels the pending request. */
export async function expectNoReload(page: Page): Promise<void> {
  await page.evaluate(async () => (await fetch('/robots.txt', { cache: 'no-store' })).text());
}

export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}
