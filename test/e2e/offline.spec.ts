/** Issue 6, point 2: reading offline. A host of the test's own is the network: when it stops, there is none. */
import { ASK_BUILD, OFFLINE_DATA, type OfflineList } from '@/src/shared/offline';
import { READER_PRODUCTS } from '@/src/shared/products';
import { BUTTON, type Host, getHeading, startHost } from './fixtures/deploy';
import { bundleRemoveWorker, createOfflineVersion } from './fixtures/offlineVersion';
import {
  ALL_PAGES,
  type Page,
  demo,
  expect,
  hydrated,
  liveStage,
  readExport,
  test as base,
} from './support';

const CARD = '/material-ui/react-card/';
const BOX = '/system/react-box/';

interface Network extends Host {
  /** There is no network any more. */
  stop: () => void;
}

const test = base.extend<{ network: Network }>({
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
async function visit(page: Page, { url }: Host, pathname: string): Promise<void> {
  await page.addInitScript(allowWorker);
  await page.goto(url + pathname);
  await ready(page);
}

/** Waits until the worker controls the page and has kept what the page told it. */
async function ready(page: Page): Promise<void> {
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
const LONG = { timeout: 60_000 };

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });
const missing = (page: Page) => heading(page, 'Not available offline');

const settings = (page: Page) => page.getByRole('dialog', { name: 'Settings' });
const getButton = (page: Page, name: string) =>
  settings(page).getByRole('button', { name, exact: true });

async function openSettings(page: Page) {
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(settings(page).getByRole('heading', { name: 'Read offline' })).toBeVisible();
}

async function downloadProduct(page: Page, name: string): Promise<void> {
  await openSettings(page);
  await getButton(page, `Download ${name}`).click();
  await expect(getButton(page, `Remove ${name}`)).toBeVisible(LONG);
  await page.keyboard.press('Escape');
}

/** How many files are in the caches of downloads. */
const countDownloaded = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('fieldguide-offline'));
    const opened = await Promise.all(names.map((name) => caches.open(name)));
    return (await Promise.all(opened.map((cache) => cache.keys()))).flat().length;
  });

/**
 * The list of a product, cut to three of its pages: what comes of the others is not what the test is about.
 * @param url of a request; the lists of `whole` products and all else are left alone.
 */
function shortenList(url: string, whole: readonly string[] = []): string | undefined {
  const [, product = 'index'] = /^\/offline-data\/([\w-]+)\.json$/.exec(url) ?? [];
  if (product === 'index' || whole.includes(product)) {
    return undefined;
  }
  const list: OfflineList = JSON.parse(readExport(`${OFFLINE_DATA.slice(1)}/${product}.json`));
  const pages = list.files.filter(([file]) => file.startsWith(`/${product}/`));
  expect(pages.length).toBeGreaterThan(2);
  return JSON.stringify({ ...list, files: pages.slice(-3) });
}

/**
 * Lets the browser take the service worker that the host has now.
 * @returns once the page has heard of it, and has the worker's answer to which version that is of.
 */
async function updateWorker(page: Page): Promise<void> {
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
 * More than the pause of a reader after which a page reloads: src/site/offline/registration.ts. The page's clock is taken
 * over once the worker is ready: under it, a page does not know what it has loaded.
 */
const PAUSE = 2500;

/** Fails while the page reloads: a reload ends the request that it waits for. */
async function expectNoReload(page: Page): Promise<void> {
  await page.evaluate(async () => (await fetch('/robots.txt', { cache: 'no-store' })).text());
}

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

test('What was read is there without a network; of the rest it is said what there is', async ({
  page,
  network,
  watch,
}) => {
  await test.step('No worker where the site is not published, and none is offered', async () => {
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
  // In-site navigation fetches no HTML: the page asks for it afterwards, so that the worker keeps it.
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

  // What an in-site navigation would fetch is not there: the browser goes to the kept page instead.
  watch.allow(/ERR_FAILED/);
  await page.goto(`${network.url}/joy-ui/react-button/`);
  await expect(missing(page)).toBeVisible();
  await hydrated(page);
  expect(new URL(page.url()).pathname).toBe('/joy-ui/react-button/');
  await page.getByRole('main').getByRole('link', { name: /Card/ }).click();
  // The router gives its own way up first, which on a busy machine takes its time.
  await expect(heading(page, 'Card')).toBeVisible();
});

test('Downloads: cancelled, failed, done, removed; then a product without a network', async ({
  page,
  network,
  watch,
}) => {
  await visit(page, network, '/');
  await openSettings(page);
  const download = getButton(page, 'Download MUI System');
  const progress = settings(page).getByRole('progressbar');
  const alert = settings(page).getByRole('alert');

  await test.step('One shows how far it is; another waits; both are cancelled', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    network.onRequest = (url) => (url === BOX ? held : shortenList(url));
    await download.click();
    const ofSystem = settings(page).getByRole('progressbar', { name: 'Downloading MUI System' });
    await expect(ofSystem).toHaveAttribute('max', /\d{5}/);
    // The other two pages have come.
    await expect(ofSystem).toHaveAttribute('value', /\d{4}/);
    await expect(ofSystem).not.toHaveAttribute('value', (await ofSystem.getAttribute('max'))!);
    const other = getButton(page, 'Download Base UI');
    await other.click();
    await getButton(page, 'Cancel the download of Base UI').click();
    await expect(other).toBeFocused();
    await expect(progress).toHaveCount(1);
    await getButton(page, 'Cancel the download of MUI System').click();
    await expect(progress).toHaveCount(0);
    await expect(alert).toHaveText('');
    expect(await countDownloaded(page)).toBe(0);
    release();
  });

  await test.step('A site that is published again in the middle ends one, and nothing is kept', async () => {
    watch.allow(/^console error: Error: .* has changed meanwhile/);
    network.onRequest = (url) => (url === BOX ? 'another version' : shortenList(url));
    await download.click();
    await expect(alert).toHaveText(
      /^MUI System: the download did not work \(\/system\/react-box\/ has changed meanwhile\)/,
    );
    await expect(download).toBeVisible();
    expect(await countDownloaded(page)).toBe(0);
  });

  await test.step('“Download everything” downloads each product that is missing', async () => {
    network.onRequest = (url) => shortenList(url, ['system']);
    await settings(page)
      .getByRole('button', { name: /^Download everything that is missing \([\d.]+ MB\)$/ })
      .click();
    await expect(settings(page).getByRole('heading', { name: 'Read offline' })).toBeFocused();
    await expect(alert).toHaveText('');
    for (const { name } of READER_PRODUCTS) {
      await expect(getButton(page, `Remove ${name}`)).toBeVisible(LONG);
    }
    await expect(settings(page).getByRole('button', { name: /^Download/ })).toHaveCount(0);
    await expect(settings(page).getByText(/^\d+ pages, downloaded$/)).toHaveCount(
      READER_PRODUCTS.length,
    );
  });

  await test.step('Removed, its files are gone', async () => {
    const before = await countDownloaded(page);
    await getButton(page, 'Remove Joy UI').click();
    await expect(getButton(page, 'Download Joy UI')).toBeVisible();
    // Three pages and the list.
    await expect.poll(() => countDownloaded(page)).toBe(before - 4);
  });

  await test.step('A download without a network says so', async () => {
    network.stop();
    watch.allow(/^console error: TypeError: Failed to fetch/);
    await getButton(page, 'Download Joy UI').click();
    await expect(alert).toHaveText(/^Joy UI: the download did not work/);
  });

  await test.step('What was downloaded is there, with its demos', async () => {
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

test('A new version reloads the page once, and loses no text', async ({ page, network }) => {
  await visit(page, network, BUTTON);
  await page.clock.install();
  await demo(page, 'BasicButtons').getByRole('button', { name: 'Edit code' }).click();
  const editor = demo(page, 'BasicButtons').locator('.cm-content');
  await expect(editor).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('export default () => <p>mine</p>;');
  await expect(liveStage(page, 'BasicButtons')).toHaveText('mine');

  const countedLoads = countLoads(page);
  network.deploy(createOfflineVersion());
  await updateWorker(page);
  // Whoever is writing is not interrupted.
  await page.keyboard.insertText(' // still');
  await page.clock.fastForward(PAUSE);
  await expectNoReload(page);
  await expect(editor).toContainText('// still');
  expect(countedLoads()).toBe(0);

  await page.keyboard.press('Escape');
  await page.clock.fastForward(PAUSE);
  await expect(heading(page, getHeading(2))).toBeVisible();
  await hydrated(page);
  await expect(liveStage(page, 'BasicButtons')).toHaveText('mine');
  await expect(editor).toContainText('// still');
  await page.clock.fastForward(PAUSE);
  await expectNoReload(page);
  await expect.poll(countedLoads).toBe(1);
  // It was kept for that reload only.
  await page.reload();
  await demo(page, 'BasicButtons').scrollIntoViewIfNeeded();
  await expect(liveStage(page, 'BasicButtons')).toContainText('Save route');
});

test('The way out: a worker that removes everything, and itself', async ({ page, network }) => {
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
  // This worker does not say which version it is of: the page waits for that first.
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

test.describe('In the full proof', { tag: '@full' }, () => {
  test.describe.configure({ timeout: 240_000 });

  test('A downloaded product is there: every page, demos, their code and flavours, tables', async ({
    page,
    network,
  }) => {
    await visit(page, network, '/');
    await downloadProduct(page, 'Base UI');
    network.stop();

    const pages = ALL_PAGES.filter((url) => url.startsWith('/base-ui/'));
    expect(pages.length).toBeGreaterThan(30);
    for (const url of pages) {
      await page.goto(network.url + url);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 }), url).not.toHaveText(
        'Not available offline',
      );
    }
    await page.goto(`${network.url}/base-ui/react-select/`);
    const name = 'SelectIntroduction';
    for (const [flavour, text] of [
      ['system', 'styled'],
      ['tailwind', 'className='],
      ['css', 'styles.css'],
    ] as const) {
      await demo(page, name).scrollIntoViewIfNeeded();
      await demo(page, name)
        .getByRole('combobox', { name: 'Styling of the code' })
        .selectOption(flavour);
      await expect(liveStage(page, name)).toBeVisible();
      const show = demo(page, name).getByRole('button', { name: 'Show code' });
      if (await show.isVisible()) {
        await show.click();
      }
      await expect(demo(page, name).locator('pre code').first()).toContainText(text);
    }
    await demo(page, name).getByRole('button', { name: 'Edit code' }).click();
    await expect(demo(page, name).locator('.cm-content')).toBeFocused();

    await page.getByRole('link', { name: 'Components API' }).click();
    await expect(page).toHaveURL(/components-api\/$/);
    await expect(page.locator('#select-prop-defaultValue').first()).toBeAttached();

    await page.goto(`${network.url}/demo/?id=%2Fbase-ui%2Freact-select%23SelectIntroduction`);
    await expect(page.locator('[data-live]').getByRole('combobox')).toBeVisible();

    await page.goto(network.url + BOX);
    await expect(missing(page)).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Base UI', exact: true }),
    ).toBeVisible();
  });

  test('A page in the background is reloaded when the reader comes back to it', async ({
    page,
    network,
  }) => {
    await visit(page, network, BUTTON);
    await page.clock.install();
    const session = await page.context().newCDPSession(page);
    const other = await page.context().newPage();
    await session.send('Emulation.setFocusEmulationEnabled', { enabled: false });
    await other.bringToFront();
    // Chromium's headless shell has no windows: there every page has the focus, and is told that it has none.
    const hasWindows = !(await page.evaluate(() => document.hasFocus()));
    if (!hasWindows) {
      await page.evaluate(() => (document.hasFocus = () => false));
    }
    const countedLoads = countLoads(page);
    network.deploy(createOfflineVersion());
    await updateWorker(page);
    await page.clock.fastForward(PAUSE);
    await expectNoReload(page);
    expect(countedLoads()).toBe(0);
    await page.bringToFront();
    if (!hasWindows) {
      await page.evaluate(() => {
        document.hasFocus = () => true;
        window.dispatchEvent(new Event('focus'));
      });
    }
    await page.waitForFunction(() => document.hasFocus());
    await page.clock.fastForward(PAUSE);
    await expect(heading(page, getHeading(2))).toBeVisible();
    // The heading is there before all of the page is.
    await expect.poll(countedLoads).toBe(1);
  });

  test('An older download is offered for renewal, and only what is new is fetched', async ({
    page,
    network,
  }) => {
    await visit(page, network, '/');
    await page.clock.install();
    await downloadProduct(page, 'MUI System');
    network.deploy(createOfflineVersion());
    await updateWorker(page);
    const reloaded = page.waitForEvent('load');
    await page.clock.fastForward(PAUSE);
    await reloaded;
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await openSettings(page);
    await expect(getButton(page, 'Update MUI System')).toBeEnabled();
    const fetched: string[] = [];
    network.onRequest = (url) => {
      fetched.push(url);
      return undefined;
    };
    await getButton(page, 'Update MUI System').click();
    await expect(getButton(page, 'Update MUI System')).toHaveCount(0);
    await expect(getButton(page, 'Remove MUI System')).toBeVisible(LONG);
    expect(fetched).toContain(BOX);
    expect(
      fetched.filter((url) => /^\/(_next\/static\/(chunks|css|media)|search)\//.test(url)),
    ).toEqual([]);
    network.stop();
    await page.goto(network.url + BOX);
    await expect(heading(page, getHeading(2, 'Box'))).toBeVisible();
  });

  test('A page that is of the new version already stays as it is', async ({ page, network }) => {
    await visit(page, network, BUTTON);
    await page.clock.install();
    network.deploy(createOfflineVersion());
    // Pages come from the network first: this one is new, and brings the new worker.
    await page.reload();
    await expect(heading(page, getHeading(2))).toBeVisible();
    await page.waitForFunction(async (type) => {
      const { controller } = navigator.serviceWorker;
      const { port1, port2 } = new MessageChannel();
      const answer = new Promise((resolve) => {
        port1.onmessage = ({ data }) => resolve(data);
      });
      controller?.postMessage({ type }, [port2]);
      const { buildId } = (window as unknown as { __NEXT_DATA__: { buildId: string } })
        .__NEXT_DATA__;
      return controller !== null && (await answer) === buildId;
    }, ASK_BUILD);
    const countedLoads = countLoads(page);
    await page.clock.fastForward(PAUSE);
    await expectNoReload(page);
    expect(countedLoads()).toBe(0);
  });

  test('A download goes before pages that were read of another version', async ({
    page,
    network,
  }) => {
    await visit(page, network, BOX);
    await downloadProduct(page, 'MUI System');
    network.deploy(createOfflineVersion());
    await page.goto(network.url + BOX);
    await expect(heading(page, getHeading(2, 'Box'))).toBeVisible();
    await page.waitForLoadState('networkidle');
    network.stop();
    await page.goto(network.url + BOX);
    await expect(heading(page, 'Box')).toBeVisible();
    await demo(page, 'BoxBasic').scrollIntoViewIfNeeded();
    await expect(liveStage(page, 'BoxBasic')).toBeVisible();
  });
});
