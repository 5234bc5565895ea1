/** Reading offline, and a new version of the site. */
import { getHeading } from '../e2e/fixtures/deploy';
import { createOfflineVersion } from '../e2e/fixtures/offlineVersion';
import { type Network, type Tab, test } from './support';

const BUTTON = '/material-ui/react-button/';

/** Enables the service worker on localhost, and waits until it has cached the page and its files. */
async function visit(tab: Tab, { url }: Network, path: string): Promise<void> {
  // A file without scripts, because leaving a page during registration causes an error.
  await tab.driver.open(`${url}/robots.txt`);
  await tab.evaluate(() => localStorage.setItem('serviceWorker', 'on'), undefined);
  await tab.open(path);
  await tab.until(
    async () => {
      if (navigator.serviceWorker.controller?.state !== 'activated') {
        return false;
      }
      const html = (await (await caches.match(location.href))?.text()) ?? '';
      const assets = html.match(/\/_next\/static\/[\w.~/-]+\.\w+/g) ?? [];
      const wanted = assets.filter((asset) => !asset.includes('/demos-rtl-'));
      const kept = await Promise.all(wanted.map((asset) => caches.match(asset)));
      return kept.length > 0 && kept.every((response) => response !== undefined);
    },
    undefined,
    true,
    'the worker has kept the page',
  );
}

test('Visited pages are available offline, and others show the offline page', async ({
  tab,
  network,
}) => {
  await visit(tab, network, BUTTON);
  network.stop();
  // Firefox reports all other requests of the page.
  tab.tolerate(/A ServiceWorker intercepted the request and encountered an unexpected error/);
  await tab.reload();
  await tab.reads('h1', 'Button');
  await tab.open('/material-ui/react-card/');
  await tab.reads('h1', 'Not available offline');
});

test('A new version of the site reloads the page', async ({ tab, network }) => {
  await visit(tab, network, BUTTON);
  network.deploy(createOfflineVersion());
  await tab.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())!.update();
  }, undefined);
  await tab.reads('h1', getHeading(2));
});
