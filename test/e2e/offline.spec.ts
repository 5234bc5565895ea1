/** Reading offline. Slow and rare cases are in offlineFull.spec.ts. */
import { OFFLINE_DATA, type OfflineList } from '@/src/shared/offline';
import { PUBLIC_PRODUCTS } from '@/src/shared/products';
import { BUTTON, getHeading } from './fixtures/deploy';
import { bundleRemoveWorker, createOfflineVersion } from './fixtures/offlineVersion';
import {
  BOX,
  LONG,
  PAUSE,
  countLoads,
  expectNoReload,
  getButton,
  heading,
  missing,
  openSettings,
  ready,
  settings,
  test,
  updateWorker,
  visit,
} from './offlineSupport';
import { type Page, demo, editedStage, expect, hydrated, liveStage, readExport } from './support';

const CARD = '/material-ui/react-card/';

/** Returns the number of files in the caches of downloads. */
const countDownloaded = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('fieldguide-offline'));
    const opened = await Promise.all(names.map((name) => caches.open(name)));
    return (await Promise.all(opened.map((cache) => cache.keys()))).flat().length;
  });

/**
 * Shortens the list of a product to three pages, because the test doesn't need the others.
 * @param url of a request. Other requests, and the lists of `whole` products, aren't changed.
 */
function shortenList(url: string, whole: readonly string[] = []): string | undefined {
  const [, product = 'index'] = /^\/offline-data\/([\w-]+)\.json$/.exec(url) ?? [];
  if (product === 'index' || whole.includes(product)) {
    return undefined;
  }
  const list: OfflineList = JSON.parse(readExport(`${OFFLINE_DATA.slice(1)}/${product}.json`));
  const pages = list.files.filter(([file]) => file.startsWith(`/${product}/`));
  expect(pages.length).toBeGreaterThan(2);
  // The page that the test holds back is one of them.
  const isHeld = ([file]: (typeof pages)[number]) => file === BOX;
  const others = pages.filter((entry) => !isHeld(entry));
  return JSON.stringify({ ...list, files: [...others, ...pages.filter(isHeld)].slice(-3) });
}

test('Visited pages are available offline; for others, the offline page lists the available ones', async ({
  page,
  network,
  watch,
}) => {
  await test.step('There is no worker and no offer on other hosts', async () => {
    await page.goto(network.url + CARD);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const countWorkers = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    expect(await countWorkers()).toBe(0);
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(settings(page)).toBeVisible();
    await expect(settings(page).getByText('Read offline')).toHaveCount(0);
  });
  await visit(page, network, CARD);
  // In-site navigation fetches no HTML. The page requests it afterwards, so that the worker caches it.
  const noted = page.waitForResponse(network.url + BUTTON);
  await page.locator(`nav a[href="${BUTTON}"]`).first().click();
  await expect(heading(page, 'Button')).toBeVisible();
  await noted;
  await ready(page);
  network.stop();

  await page.reload();
  await hydrated(page);
  await expect(heading(page, 'Button')).toBeVisible();
  await page.goto(network.url + CARD);
  await expect(heading(page, 'Card')).toBeVisible();

  // The data for in-site navigation isn't cached, so the browser navigates to the cached page.
  watch.allow(/ERR_FAILED/);
  await page.goto(`${network.url}/joy-ui/react-button/`);
  await expect(missing(page)).toBeVisible();
  await hydrated(page);
  expect(new URL(page.url()).pathname).toBe('/joy-ui/react-button/');
  await page.getByRole('main').getByRole('link', { name: /Card/ }).click();
  // The router tries in-site navigation first, which takes a while on a busy machine.
  await expect(heading(page, 'Card')).toBeVisible();
});

test('Downloads: canceled, failed, done, removed; then a product without a network', async ({
  page,
  network,
  watch,
}) => {
  await visit(page, network, '/');
  await openSettings(page);
  const download = getButton(page, 'Download MUI System');
  const progress = settings(page).getByRole('progressbar');
  const alert = settings(page).getByRole('alert');

  await test.step('One shows its progress, another is queued; both are canceled', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    network.onRequest = (url) => (url === BOX ? held : shortenList(url));
    await download.click();
    const ofSystem = settings(page).getByRole('progressbar', { name: 'Downloading MUI System' });
    await expect(ofSystem).toHaveAttribute('max', /\d{5}/);
    // The other two pages have loaded.
    await expect(ofSystem).toHaveAttribute('value', /\d{4}/);
    await expect(ofSystem).not.toHaveAttribute('value', (await ofSystem.getAttribute('max'))!);
    const other = getButton(page, 'Download Base UI');
    await other.click();
    await getButton(page, 'Cancel download of Base UI').click();
    await expect(other).toBeFocused();
    await expect(progress).toHaveCount(1);
    await getButton(page, 'Cancel download of MUI System').click();
    await expect(progress).toHaveCount(0);
    await expect(alert).toHaveText('');
    expect(await countDownloaded(page)).toBe(0);
    release();
  });

  await test.step('A deployment during a download ends it, and nothing is stored', async () => {
    watch.allow(/^console error: Error: .* has changed meanwhile/);
    network.onRequest = (url) => (url === BOX ? 'another version' : shortenList(url));
    await download.click();
    await expect(alert).toHaveText(
      /^MUI System: the download failed \(\/system\/react-box\/ has changed meanwhile\)/,
    );
    await expect(download).toBeVisible();
    expect(await countDownloaded(page)).toBe(0);
  });

  await test.step('“Download all” downloads all missing products', async () => {
    network.onRequest = (url) => shortenList(url, ['system']);
    await settings(page)
      .getByRole('button', { name: /^Download all missing content \([\d.]+ MB\)$/ })
      .click();
    await expect(settings(page).getByRole('heading', { name: 'Read offline' })).toBeFocused();
    await expect(alert).toHaveText('');
    for (const { name } of PUBLIC_PRODUCTS) {
      await expect(getButton(page, `Remove ${name}`)).toBeVisible(LONG);
    }
    await expect(settings(page).getByRole('button', { name: /^Download/ })).toHaveCount(0);
    await expect(settings(page).getByText(/^\d+ pages, downloaded$/)).toHaveCount(
      PUBLIC_PRODUCTS.length,
    );
  });

  await test.step('Removing deletes its files', async () => {
    const before = await countDownloaded(page);
    await getButton(page, 'Remove Joy UI').click();
    await expect(getButton(page, 'Download Joy UI')).toBeVisible();
    // Three pages and the list.
    await expect.poll(() => countDownloaded(page)).toBe(before - 4);
  });

  await test.step('A download without a network shows an error', async () => {
    network.stop();
    watch.allow(/^console error: TypeError: Failed to fetch/);
    await getButton(page, 'Download Joy UI').click();
    await expect(alert).toHaveText(/^Joy UI: the download failed/);
  });

  await test.step('Downloaded pages and demos are available', async () => {
    await page.goto(network.url + BOX);
    await expect(heading(page, 'Box')).toBeVisible();
    await demo(page, 'BoxBasic').scrollIntoViewIfNeeded();
    await expect(liveStage(page, 'BoxBasic')).toBeVisible();
    await page.goto(`${network.url}/joy-ui/react-button/`);
    await expect(missing(page)).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('link', { name: 'MUI System', exact: true }),
    ).toBeVisible();
  });
});

test('A new version reloads the page once, without losing input', async ({ page, network }) => {
  await visit(page, network, BUTTON);
  await page.clock.install();
  await demo(page, 'BasicButtons').getByRole('button', { name: 'Edit', exact: true }).click();
  const editor = demo(page, 'BasicButtons').locator('.cm-content');
  await expect(editor).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('export default () => <p>mine</p>;');
  await expect(editedStage(page, 'BasicButtons')).toHaveText('mine');

  const countedLoads = countLoads(page);
  network.deploy(createOfflineVersion());
  await updateWorker(page);
  // A user who is typing isn't interrupted.
  await page.keyboard.insertText(' // still');
  await page.clock.fastForward(PAUSE);
  await expectNoReload(page);
  await expect(editor).toContainText('// still');
  expect(countedLoads()).toBe(0);

  await page.keyboard.press('Escape');
  await page.clock.fastForward(PAUSE);
  await expect(heading(page, getHeading(2))).toBeVisible();
  await hydrated(page);
  // Nothing runs that the user hasn't asked for.
  await expect(editor).toContainText('// still');
  await expect(demo(page, 'BasicButtons').locator('iframe')).toHaveCount(0);
  await demo(page, 'BasicButtons').getByRole('button', { name: 'Run edited code' }).click();
  await expect(editedStage(page, 'BasicButtons')).toHaveText('mine');
  await expect(editor).toContainText('// still');
  await page.clock.fastForward(PAUSE);
  await expectNoReload(page);
  await expect.poll(countedLoads).toBe(1);
  // The text was saved for that reload only.
  await page.reload();
  await demo(page, 'BasicButtons').scrollIntoViewIfNeeded();
  await expect(liveStage(page, 'BasicButtons')).toContainText('Save route');
});

test('The replacement worker removes all caches, and itself', async ({ page, network }) => {
  await visit(page, network, BUTTON);
  await page.clock.install();
  network.deploy(createOfflineVersion({ worker: await bundleRemoveWorker() }));
  await page.addInitScript(() => localStorage.removeItem('serviceWorker'));
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    const changed = new Promise((resolve) =>
      serviceWorker.addEventListener('controllerchange', resolve),
    );
    await (await serviceWorker.getRegistration())!.update();
    await changed;
  });
  const reloaded = page.waitForEvent('load');
  // This worker doesn't report its version, so the page waits for the timeout first.
  await page.clock.fastForward(5000);
  await page.clock.fastForward(PAUSE);
  await reloaded;
  await expect(heading(page, getHeading(2))).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]),
    )
    .toEqual([0, 0]);
});
