/** Reading offline, in the full proof: a whole product, and pages and downloads of two versions. */
import { ASK_BUILD } from '@/src/shared/offline';
import { BUTTON, getHeading } from './fixtures/deploy';
import { createOfflineVersion } from './fixtures/offlineVersion';
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
  test,
  updateWorker,
  visit,
} from './offlineSupport';
import { ALL_PAGES, type Page, demo, expect, hydrated, liveStage } from './support';

async function downloadProduct(page: Page, name: string): Promise<void> {
  await openSettings(page);
  await getButton(page, `Download ${name}`).click();
  await expect(getButton(page, `Remove ${name}`)).toBeVisible(LONG);
  // A link or demo that the pointer is over when the dialog closes would load, while the test stops the network.
  await page.mouse.move(0, 0);
  await page.keyboard.press('Escape');
}

test.describe.configure({ timeout: 240_000 });

test(
  'A downloaded product is available: every page, demos, their code and flavors, tables',
  { tag: '@full' },
  async ({ page, network }) => {
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
      await demo(page, name).getByRole('combobox', { name: 'Code styling' }).selectOption(flavour);
      await expect(liveStage(page, name)).toBeVisible();
      const show = demo(page, name).getByRole('button', { name: 'Show code' });
      if (await show.isVisible()) {
        await show.click();
      }
      await expect(demo(page, name).locator('pre code').first()).toContainText(text);
    }
    await demo(page, name).getByRole('button', { name: 'Edit', exact: true }).click();
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
  },
);

test(
  'A page in the background is reloaded when it gets focus',
  { tag: '@full' },
  async ({ page, network }) => {
    await visit(page, network, BUTTON);
    await page.clock.install();
    const session = await page.context().newCDPSession(page);
    const other = await page.context().newPage();
    await session.send('Emulation.setFocusEmulationEnabled', { enabled: false });
    await other.bringToFront();
    // Chromium's headless shell has no windows: every page has focus, so this test overrides document.hasFocus.
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
    // The heading appears before the page is complete.
    await expect.poll(countedLoads).toBe(1);
  },
);

test(
  'An older download can be updated, which fetches only new files',
  { tag: '@full' },
  async ({ page, network }) => {
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
  },
);

test('A page of the new version is not reloaded', { tag: '@full' }, async ({ page, network }) => {
  await visit(page, network, BUTTON);
  await page.clock.install();
  network.deploy(createOfflineVersion());
  // Pages are loaded from the network first, so this is the new page, which registers the new worker.
  await page.reload();
  await expect(heading(page, getHeading(2))).toBeVisible();
  await page.waitForFunction(async (type) => {
    const { controller } = navigator.serviceWorker;
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise((resolve) => {
      port1.onmessage = ({ data }) => resolve(data);
    });
    controller?.postMessage({ type }, [port2]);
    const { buildId } = (window as unknown as { __NEXT_DATA__: { buildId: string } }).__NEXT_DATA__;
    return controller !== null && (await answer) === buildId;
  }, ASK_BUILD);
  const countedLoads = countLoads(page);
  await page.clock.fastForward(PAUSE);
  await expectNoReload(page);
  expect(countedLoads()).toBe(0);
});

test(
  'A download takes precedence over visited pages of another version',
  { tag: '@full' },
  async ({ page, network }) => {
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
  },
);
