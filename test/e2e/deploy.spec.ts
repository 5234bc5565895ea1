/** Issue 8, point 4: what a reader sees whose page is of the version before. */
import { type Host, NEW_HEADING, makeVersion, removeVersion, startHost } from './fixtures/deploy';
import {
  type Page,
  type Watch,
  test as base,
  demo,
  expect,
  hydrated,
  liveStage,
  quiet,
} from './support';

const BUTTON = '/material-ui/react-button/';
/** Far down: its code is not there when the page has loaded. */
const LAST = 'ButtonThemed';

const test = base.extend<{ host: Host }, { version: string }>({
  host: async ({ page: _ }, provide) => {
    const host = await startHost();
    await provide(host);
    host.close();
  },
  version: [
    async ({ browser: _ }, provide) => {
      const folder = makeVersion();
      await provide(folder);
      removeVersion(folder);
    },
    { scope: 'worker' },
  ],
});

test.describe.configure({ timeout: 120_000 });

/** Opens the page of the old version; whatever it has asked for has come. */
async function openOld(page: Page, { url }: Host): Promise<void> {
  await page.goto(url + BUTTON);
  await hydrated(page);
  await scrollTo(page, 'BasicButtons');
  await expect(liveStage(page, 'BasicButtons')).toBeVisible();
  await quiet(page);
}

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

const scrollTo = (page: Page, name: string) =>
  demo(page, name).evaluate((block) => block.scrollIntoView({ behavior: 'instant' }));

/** What the console says of code that is gone; a host that answers with its page for unknown addresses is told more. */
function expectGone(watch: Watch): void {
  watch.allow(/^response 404: .*\/_next\//);
  watch.allow(/^console error: Failed to load resource/);
  watch.tolerate(/^console error: Refused to execute script .* its MIME type \('text\/html'\)/);
}

test('A demo whose code is gone reloads the page, once, and lives', async ({
  page,
  host,
  version,
  watch,
}) => {
  await openOld(page, host);
  expectGone(watch);
  watch.tolerate(/ChunkLoadError/);
  const countedLoads = countLoads(page);
  host.deploy(version);
  await scrollTo(page, LAST);
  await expect(heading(page, NEW_HEADING)).toBeVisible({ timeout: 20_000 });
  await hydrated(page);
  await scrollTo(page, LAST);
  await expect(liveStage(page, LAST)).toBeVisible();
  expect(countedLoads()).toBe(1);
});

test('Code that is gone from the new version as well: one reload, then the message', async ({
  page,
  host,
  version,
  watch,
}) => {
  const old = new Set<string>();
  page.on('request', (request) => old.add(new URL(request.url()).pathname));
  await openOld(page, host);
  expectGone(watch);
  watch.allow(/ChunkLoadError/);
  const countedLoads = countLoads(page);
  host.deploy(version);
  // Of the new version, only what the old page needed is there.
  host.onRequest = (url) =>
    /\/chunks\/.*\.js$/.test(url) && !old.has(url.replace('-new.js', '.js')) ? 404 : undefined;
  await scrollTo(page, LAST);
  await expect(heading(page, NEW_HEADING)).toBeVisible({ timeout: 20_000 });
  await hydrated(page);
  await scrollTo(page, LAST);
  const message = demo(page, LAST).getByRole('alert');
  await expect(message).toContainText('could not be loaded', { timeout: 15_000 });
  await expect(message.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await page.waitForTimeout(2000);
  expect(countedLoads()).toBe(1);
});

test('Settings, whose code is gone, open after one reload', async ({
  page,
  host,
  version,
  watch,
}) => {
  await openOld(page, host);
  expectGone(watch);
  watch.tolerate(/ChunkLoadError|Failed to load/);
  const countedLoads = countLoads(page);
  host.deploy(version);
  const button = page.getByRole('banner').getByRole('button', { name: /^Settings/ });
  await button.click();
  await expect(heading(page, NEW_HEADING)).toBeVisible({ timeout: 20_000 });
  await hydrated(page);
  await button.click();
  await expect(page.getByRole('dialog', { name: /Settings/ })).toBeVisible();
  await expect.poll(countedLoads).toBe(1);
});

test('Search, whose code is gone, says so in its field, and reloads when it is asked again', async ({
  page,
  host,
  version,
  watch,
}) => {
  await openOld(page, host);
  expectGone(watch);
  watch.tolerate(/ChunkLoadError|Failed to load/);
  const countedLoads = countLoads(page);
  host.deploy(version);
  const button = page.getByRole('banner').getByRole('button', { name: /^Search/ });
  // By its key: the pointer on the button would ask for the code before the reader is in the field.
  await page.keyboard.press('/');
  // The reader is in the field, and not interrupted.
  await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, NEW_HEADING)).toBeVisible({ timeout: 20_000 });
  await hydrated(page);
  await button.click();
  await page.getByRole('combobox', { name: 'Search' }).fill('dialog');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await expect.poll(countedLoads).toBe(1);
});

test('Whoever writes is not interrupted, and is told what is missing', async ({
  page,
  host,
  version,
  watch,
}) => {
  await openOld(page, host);
  const block = demo(page, 'BasicButtons');
  await block.getByRole('button', { name: 'Edit code' }).click();
  const editor = block.locator('.cm-content');
  await expect(editor).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('export default () => <p>mine</p>;');
  await expect(liveStage(page, 'BasicButtons')).toHaveText('mine');
  expectGone(watch);
  watch.tolerate(/ChunkLoadError/);
  const countedLoads = countLoads(page);
  host.deploy(version);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(
    "import { Box } from '@mui/joy';\nexport default () => <Box>theirs</Box>;",
  );
  await expect(block.getByRole('status').filter({ hasText: 'Could not load' })).toBeVisible();
  await page.waitForTimeout(2000);
  expect(countedLoads()).toBe(0);
  await expect(editor).toContainText('theirs');
  await expect(liveStage(page, 'BasicButtons')).toHaveText('mine');
});

test('Where storage is blocked nothing reloads by itself: the message offers it', async ({
  page,
  host,
  version,
  watch,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await openOld(page, host);
  expectGone(watch);
  watch.allow(/ChunkLoadError/);
  const countedLoads = countLoads(page);
  host.deploy(version);
  await scrollTo(page, LAST);
  const reload = demo(page, LAST).getByRole('button', { name: 'Reload the page' });
  await expect(reload).toBeVisible();
  await page.waitForTimeout(2000);
  expect(countedLoads()).toBe(0);
  await reload.click();
  await expect(heading(page, NEW_HEADING)).toBeVisible({ timeout: 20_000 });
});

test('A link leads to the new version of its page', async ({ page, host, version, watch }) => {
  await page.goto(`${host.url}/material-ui/react-card/`);
  await hydrated(page);
  await quiet(page);
  expectGone(watch);
  watch.tolerate(/ChunkLoadError|Failed to load|Failed to lookup route/);
  host.deploy(version);
  await page.locator(`nav a[href="${BUTTON}"]`).first().click();
  await expect(heading(page, NEW_HEADING)).toBeVisible({ timeout: 20_000 });
  await hydrated(page);
  expect(new URL(page.url()).pathname).toBe(BUTTON);
  await scrollTo(page, 'BasicButtons');
  await expect(liveStage(page, 'BasicButtons')).toBeVisible();
});

test('A tab that is restored after a deploy shows the page as it was, and becomes the new one when it must', async ({
  page,
  host,
  version,
  watch,
}) => {
  await openOld(page, host);
  await page.goto('about:blank');
  host.deploy(version);
  expectGone(watch);
  watch.tolerate(/ChunkLoadError/);
  await page.goBack();
  await expect(heading(page, 'Button')).toBeVisible();
  await hydrated(page);
  await scrollTo(page, LAST);
  await expect(heading(page, NEW_HEADING)).toBeVisible({ timeout: 20_000 });
  await hydrated(page);
  await scrollTo(page, LAST);
  await expect(liveStage(page, LAST)).toBeVisible();
});
