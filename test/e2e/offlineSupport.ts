/** What the tests of reading offline share. A host of the test's own is the network: when it stops, there is none. */
import { ASK_BUILD } from '@/src/shared/offline';
import { type Host, startHost } from './fixtures/deploy';
import { type Page, expect, test as base } from './support';

export const BOX = '/system/react-box/';

interface Network extends Host {
  /** There is no network any more. */
  stop: () => void;
}

export const test = base.extend<{ network: Network }>({
  network: async ({ site, watch }, provide) => {
    const host = await startHost(site);
    await provide(
      Object.assign(host, {
        stop: () => {
          watch.allow(/^(failed request|console error): .*ERR_CONNECTION_REFUSED/);
          // What the worker was about to keep once more is cut off in the middle.
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

/** Lets localhost count as the host of the docs. */
const allowWorker = () => localStorage.setItem('serviceWorker', 'on');

/** Opens a page of the host, which registers the worker, and waits until that has kept it. */
export async function visit(page: Page, { url }: Host, pathname: string): Promise<void> {
  await page.addInitScript(allowWorker);
  await page.goto(url + pathname);
  await ready(page);
}

/** Waits until the worker controls the page and has kept what the page told it. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const isKept = () =>
    page.evaluate(async () => {
      // The page's own word: what the test knows of its address may be that of the page before.
      const [url = ''] = location.href.split('#');
      const html = (await (await caches.match(url))?.text()) ?? '';
      const assets = html.match(/\/_next\/static\/[\w.~/-]+\.\w+/g) ?? [];
      // Mirrored styles come with that direction only.
      const wanted = assets.filter((asset) => !asset.includes('/demos-rtl-'));
      const kept = await Promise.all(wanted.map((asset) => caches.match(asset)));
      return kept.length > 0 && kept.every((response) => response !== undefined);
    });
  await expect.poll(isKept, LONG).toBe(true);
  await page.waitForLoadState('networkidle');
}

/** A download takes as long as it takes. */
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
 * Lets the browser take the service worker that the host has now.
 * @returns once the page has heard of it, and has the worker's answer to which version that is of.
 */
export async function updateWorker(page: Page): Promise<void> {
  await page.evaluate(async (type) => {
    const { serviceWorker } = navigator;
    const changed = new Promise((resolve) =>
      serviceWorker.addEventListener('controllerchange', resolve),
    );
    await (await serviceWorker.getRegistration())!.update();
    await changed;
    // The page asked when it heard of the change, before this listener did: answers come in order.
    const { port1, port2 } = new MessageChannel();
    const answered = new Promise((resolve) => {
      port1.onmessage = resolve;
    });
    serviceWorker.controller!.postMessage({ type }, [port2]);
    await answered;
  }, ASK_BUILD);
}

/**
 * More than the pause of a reader after which a page reloads: src/site/features/offline/registration.ts. The page's clock is taken
 * over once the worker is ready: under it, a page does not know what it has loaded.
 */
export const PAUSE = 2500;

/** Fails while the page reloads: a reload ends the request that it waits for. */
export async function expectNoReload(page: Page): Promise<void> {
  await page.evaluate(async () => (await fetch('/robots.txt', { cache: 'no-store' })).text());
}

export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}
