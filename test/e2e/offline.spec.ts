/** Issue 6, point 2: reading offline. A server of our own is the network: when it stops, there is none. */
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sirv from 'sirv';
import { writeOfflineData } from '@/src/build/outputs/offlineData';
import { writeServiceWorker } from '@/src/build/outputs/serviceWorker';
import {
  ALL_PAGES,
  type Page,
  demo,
  expect,
  hydrated,
  liveStage,
  open,
  test as base,
} from './support';

interface Network {
  url: string;
  /** Serves another folder from now on. */
  serve: (folder: string) => void;
  /** Called for every request; what it returns is waited for, and a text is the answer. */
  onRequest: (url: string) => Promise<void> | string | undefined;
  /** There is no network any more. */
  stop: () => void;
}

interface WorkerFixtures {
  /**
   * Gives a second build of the site, made once: it has an id of its own, and two pages say something else.
   * @param removes whether its worker is the one that removes everything.
   */
  makeNextVersion: (removes?: boolean) => Promise<string>;
}

const test = base.extend<{ network: Network }, WorkerFixtures>({
  makeNextVersion: [
    // eslint-disable-next-line no-empty-pattern -- Playwright requires the braces.
    async ({}, provide) => {
      const made = new Map<boolean, Promise<string>>();
      await provide((removes = false) => {
        const folder = made.get(removes) ?? writeNextVersion(removes);
        made.set(removes, folder);
        return folder;
      });
      for (const folder of made.values()) {
        rmSync(await folder, { recursive: true });
      }
    },
    { scope: 'worker' },
  ],
  network: async ({ page, watch }, provide) => {
    await page.addInitScript(() => localStorage.setItem('serviceWorker', 'on'));
    let files = sirv(path.resolve('out'), { dev: true });
    const server: Server = createServer(async (request, response) => {
      const answer = await network.onRequest(request.url ?? '/');
      if (typeof answer === 'string') {
        response.end(answer);
        return;
      }
      files(request, response, () => {
        response.writeHead(404).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const network: Network = {
      url: `http://localhost:${(server.address() as AddressInfo).port}`,
      serve: (folder) => {
        files = sirv(folder, { dev: true });
      },
      onRequest: () => undefined,
      stop: () => {
        watch.allow(/^(failed request|console error): .*ERR_CONNECTION_REFUSED/);
        // What the worker was about to keep once more is cut off in the middle.
        watch.tolerate(
          /ERR_(CONNECTION_(RESET|CLOSED)|CONTENT_LENGTH_MISMATCH|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED)/,
        );
        server.closeAllConnections();
        server.close();
      },
    };
    await provide(network);
    server.closeAllConnections();
    server.close();
  },
});

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
  await expect.poll(isKept, { timeout: 60_000 }).toBe(true);
  await page.waitForLoadState('networkidle');
}

/** A download takes as long as it takes. */
const LONG = { timeout: 60_000 };

const settings = (page: Page) => page.getByRole('dialog', { name: 'Settings' });

async function openSettings(page: Page) {
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(settings(page).getByRole('heading', { name: 'Read offline' })).toBeVisible();
}

async function downloadProduct(page: Page, name: string): Promise<void> {
  await openSettings(page);
  await settings(page)
    .getByRole('button', { name: `Download ${name}` })
    .click();
  await expect(settings(page).getByRole('button', { name: `Remove ${name}` })).toBeVisible(LONG);
  await page.keyboard.press('Escape');
}

async function writeNextVersion(removes: boolean): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fieldguide-next-'));
  cpSync('out', folder, { recursive: true });
  const button = path.join(folder, 'material-ui/react-button/index.html');
  const id = /"buildId":"([^"]+)"/.exec(readFileSync(button, 'utf8'))![1]!;
  const nextId = [...id].reverse().join('');
  for (const kind of ['static', 'data']) {
    renameSync(path.join(folder, '_next', kind, id), path.join(folder, '_next', kind, nextId));
  }
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.html')) {
      const html = readFileSync(path.join(folder, file), 'utf8');
      writeFileSync(path.join(folder, file), html.replaceAll(id, nextId));
    }
  }
  const box = path.join(folder, 'system/react-box/index.html');
  for (const file of [button, box]) {
    const html = readFileSync(file, 'utf8');
    writeFileSync(file, html.replace('</h1>', ', anew</h1>'));
  }
  await writeOfflineData(folder);
  await writeServiceWorker(folder, removes);
  return folder;
}

test('No worker where the site is not published, and none is offered', async ({ page }) => {
  await open(page, '/material-ui/react-button/');
  await page.waitForLoadState('networkidle');
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(settings(page)).toBeVisible();
  await expect(settings(page).getByText('Read offline')).toHaveCount(0);
});

test('What was read is there without a network; of the rest it is said what there is', async ({
  page,
  network,
  watch,
}) => {
  await page.goto(`${network.url}/material-ui/react-card/`);
  await ready(page);
  // In-site navigation fetches no HTML: the page asks for it afterwards, so that the worker keeps it.
  const noted = page.waitForResponse(`${network.url}/material-ui/react-button/`);
  await page.locator('nav a[href="/material-ui/react-button/"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible();
  await noted;
  await ready(page);
  network.stop();

  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible();
  await page.goto(`${network.url}/material-ui/react-card/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Card' })).toBeVisible();

  // What an in-site navigation would fetch is not there: the browser goes to the kept page instead.
  watch.allow(/ERR_FAILED/);
  await page.goto(`${network.url}/joy-ui/react-button/`);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Not available offline' }),
  ).toBeVisible();
  await hydrated(page);
  expect(new URL(page.url()).pathname).toBe('/joy-ui/react-button/');
  await page.getByRole('main').getByRole('link', { name: /Card/ }).click();
  // The router gives its own way up first, which on a busy machine takes its time.
  await expect(page.getByRole('heading', { level: 1, name: 'Card' })).toBeVisible({
    timeout: 15_000,
  });
});

test('A downloaded product is there: every page, demos, their code and flavours, tables', async ({
  page,
  network,
}) => {
  test.setTimeout(240_000);
  await page.goto(`${network.url}/`);
  await ready(page);
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

  await page.goto(`${network.url}/system/react-box/`);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Not available offline' }),
  ).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Base UI', exact: true }),
  ).toBeVisible();
});

test('A download shows how far it is, can be cancelled, and removed', async ({ page, network }) => {
  test.setTimeout(90_000);
  await page.goto(`${network.url}/`);
  await ready(page);
  let slow = true;
  let held: (() => void)[] = [];
  network.onRequest = (url) =>
    slow && url.startsWith('/system/') ? new Promise((resolve) => held.push(resolve)) : undefined;
  await openSettings(page);
  await settings(page).getByRole('button', { name: 'Download MUI System' }).click();
  const progress = settings(page).getByRole('progressbar', { name: 'Downloading MUI System' });
  await expect(progress).toHaveAttribute('max', /\d{5}/);
  // Code and styles come first.
  await expect.poll(() => held.length, LONG).toBeGreaterThan(0);
  // Another waits for its turn, and gives it up at once.
  const other = settings(page).getByRole('button', { name: 'Download Base UI' });
  await other.click();
  await settings(page).getByRole('button', { name: 'Cancel the download of Base UI' }).click();
  await expect(other).toBeFocused();
  await expect(progress).toHaveCount(1);
  await settings(page).getByRole('button', { name: 'Cancel the download of MUI System' }).click();
  await expect(progress).toHaveCount(0);
  await expect(settings(page).getByRole('alert')).toHaveText('');
  const listCached = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('fieldguide-offline'));
      const caches_ = await Promise.all(names.map((name) => caches.open(name)));
      return (await Promise.all(caches_.map((cache) => cache.keys()))).flat().length;
    });
  await expect.poll(listCached).toBe(0);

  slow = false;
  held.forEach((release) => release());
  held = [];
  await settings(page).getByRole('button', { name: 'Download MUI System' }).click();
  await expect(settings(page).getByRole('button', { name: 'Remove MUI System' })).toBeVisible(LONG);
  expect(await listCached()).toBeGreaterThan(20);
  await expect(settings(page).getByText(/^\d+ pages, downloaded$/)).toHaveCount(1);
  await settings(page).getByRole('button', { name: 'Remove MUI System' }).click();
  await expect(settings(page).getByRole('button', { name: 'Download MUI System' })).toBeVisible();
  await expect.poll(listCached).toBe(0);
});

test('A download that fails says why, and keeps nothing', async ({ page, network, watch }) => {
  await page.goto(`${network.url}/`);
  await ready(page);
  await openSettings(page);
  const button = settings(page).getByRole('button', { name: 'Download MUI System' });
  await expect(button).toBeEnabled();
  network.stop();
  watch.allow(/^console error: TypeError: Failed to fetch/);
  await button.click();
  await expect(settings(page).getByRole('alert')).toHaveText(
    /^MUI System: the download did not work/,
  );
  await expect(button).toBeVisible();
});

test('A new version reloads the page once, and loses no text', async ({
  page,
  network,
  makeNextVersion,
}) => {
  test.setTimeout(90_000);
  await page.goto(`${network.url}/material-ui/react-button/`);
  await ready(page);
  await demo(page, 'BasicButtons').getByRole('button', { name: 'Edit code' }).click();
  const editor = demo(page, 'BasicButtons').locator('.cm-content');
  await expect(editor).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('export default () => <p>mine</p>;');
  await expect(liveStage(page, 'BasicButtons')).toHaveText('mine');

  const next = await makeNextVersion();
  let loads = 0;
  page.on('load', () => (loads += 1));
  network.serve(next);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const controlled = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve),
    );
    await registration!.update();
    await controlled;
  });
  // Whoever is writing is not interrupted.
  await page.keyboard.insertText(' // still');
  await page.waitForTimeout(4000);
  expect(loads).toBe(0);
  await expect(editor).toContainText('// still');

  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Button, anew' })).toBeVisible({
    timeout: 15_000,
  });
  await hydrated(page);
  await expect(liveStage(page, 'BasicButtons')).toHaveText('mine');
  await expect(editor).toContainText('// still');
  await page.waitForTimeout(4000);
  expect(loads).toBe(1);
  // It was kept for that reload only.
  await page.reload();
  await demo(page, 'BasicButtons').scrollIntoViewIfNeeded();
  await expect(liveStage(page, 'BasicButtons')).toContainText('Save route');
});

test('A page in the background is reloaded when the reader comes back to it', async ({
  page,
  network,
  makeNextVersion,
}) => {
  test.setTimeout(90_000);
  await page.goto(`${network.url}/material-ui/react-button/`);
  await ready(page);
  const session = await page.context().newCDPSession(page);
  const other = await page.context().newPage();
  const next = await makeNextVersion();
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: false });
  await other.bringToFront();
  // Chromium's headless shell has no windows: there every page has the focus, and is told that it has none.
  const hasWindows = !(await page.evaluate(() => document.hasFocus()));
  if (!hasWindows) {
    await page.evaluate(() => (document.hasFocus = () => false));
  }
  let loads = 0;
  page.on('load', () => (loads += 1));
  network.serve(next);
  await page.evaluate(async () => {
    const controlled = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve),
    );
    await (await navigator.serviceWorker.getRegistration())!.update();
    await controlled;
  });
  await page.waitForTimeout(4000);
  expect(loads).toBe(0);
  await page.bringToFront();
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  if (!hasWindows) {
    await page.evaluate(() => {
      document.hasFocus = () => true;
      window.dispatchEvent(new Event('focus'));
    });
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Button, anew' })).toBeVisible({
    timeout: 15_000,
  });
  // The heading is there before all of the page is.
  await expect.poll(() => loads, { timeout: 15_000 }).toBe(1);
});

test('An older download is offered for renewal, and only what is new is fetched', async ({
  page,
  network,
  makeNextVersion,
}) => {
  test.setTimeout(120_000);
  await page.goto(`${network.url}/`);
  await ready(page);
  await downloadProduct(page, 'MUI System');
  const next = await makeNextVersion();
  network.serve(next);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update());
  await page.waitForEvent('load');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await openSettings(page);
  await expect(settings(page).getByRole('button', { name: 'Update MUI System' })).toBeEnabled();
  const fetched: string[] = [];
  network.onRequest = (url) => {
    fetched.push(url);
    return undefined;
  };
  await settings(page).getByRole('button', { name: 'Update MUI System' }).click();
  await expect(settings(page).getByRole('button', { name: 'Update MUI System' })).toHaveCount(0);
  await expect(settings(page).getByRole('button', { name: 'Remove MUI System' })).toBeVisible(LONG);
  expect(fetched).toContain('/system/react-box/');
  expect(
    fetched.filter((url) => /^\/(_next\/static\/(chunks|css|media)|search)\//.test(url)),
  ).toEqual([]);
  network.stop();
  await page.goto(`${network.url}/system/react-box/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Box, anew' })).toBeVisible();
});

test('A page that is of the new version already stays as it is', async ({
  page,
  network,
  makeNextVersion,
}) => {
  test.setTimeout(90_000);
  await page.goto(`${network.url}/material-ui/react-button/`);
  await ready(page);
  const next = await makeNextVersion();
  network.serve(next);
  // Pages come from the network first: this one is new, and brings the new worker.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Button, anew' })).toBeVisible();
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())!.update();
  });
  await page.waitForTimeout(5000);
  expect(loads).toBe(0);
});

test('A download goes before pages that were read of another version', async ({
  page,
  network,
  makeNextVersion,
}) => {
  test.setTimeout(120_000);
  await page.goto(`${network.url}/system/react-box/`);
  await ready(page);
  await downloadProduct(page, 'MUI System');
  const next = await makeNextVersion();
  network.serve(next);
  await page.goto(`${network.url}/system/react-box/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Box, anew' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  network.stop();
  await page.goto(`${network.url}/system/react-box/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Box', exact: true })).toBeVisible();
  await demo(page, 'BoxBasic').scrollIntoViewIfNeeded();
  await expect(liveStage(page, 'BoxBasic')).toBeVisible();
});

test('A site that is published anew in the middle of a download ends it', async ({
  page,
  network,
  watch,
}) => {
  test.setTimeout(90_000);
  await page.goto(`${network.url}/`);
  await ready(page);
  watch.allow(/^console error: Error: .* has changed meanwhile/);
  const file = '/system/react-box/';
  network.onRequest = (url) => (url === file ? 'another version' : undefined);
  await openSettings(page);
  await settings(page).getByRole('button', { name: 'Download MUI System' }).click();
  // Code and styles come first.
  await expect(settings(page).getByRole('alert')).toContainText(
    `${file} has changed meanwhile`,
    LONG,
  );
  expect(
    await page.evaluate(
      async () => (await (await caches.open('fieldguide-offline')).keys()).length,
    ),
  ).toBe(0);
});

test('The way out: a worker that removes everything, and itself', async ({
  page,
  network,
  makeNextVersion,
}) => {
  test.setTimeout(90_000);
  await page.goto(`${network.url}/material-ui/react-button/`);
  await ready(page);
  const next = await makeNextVersion(true);
  network.serve(next);
  const reloaded = page.waitForEvent('load');
  await page.evaluate(async () => {
    localStorage.removeItem('serviceWorker');
    await (await navigator.serviceWorker.getRegistration())!.update();
  });
  await reloaded;
  await expect
    .poll(() =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]),
    )
    .toEqual([0, 0]);
});
