/** An open page of an earlier version after a deployment. */
import { BUTTON, type Host, createVersion, getHeading, startHost } from './fixtures/deploy';
import {
  type Page,
  type Watch,
  test as base,
  demo,
  editedStage,
  expect,
  hydrated,
  liveStage,
  quiet,
} from './support';

/** Far down, so that its code isn't loaded with the page. */
const LAST = 'ButtonThemed';

const test = base.extend<{ host: Host }>({
  host: async ({ page: _, site }, provide) => {
    const host = await startHost(site);
    await provide(host);
    host.close();
  },
});

/** Opens the Button page, whose first demo is live. */
async function openOld(page: Page, { url }: Host): Promise<void> {
  await page.goto(url + BUTTON);
  await hydrated(page);
  await scrollTo(page, 'BasicButtons');
  await expect(liveStage(page, 'BasicButtons')).toBeVisible();
}

/**
 * Deploys while the page waits for code: requests that `act` causes are answered by the new version.
 * @param act makes the page request code that it doesn't have.
 */
async function deployDuring(host: Host, version: number, act: () => Promise<unknown>) {
  const held: (() => void)[] = [];
  host.onRequest = (url) =>
    /\/_next\/.*\.js(on)?$/.test(url) ? new Promise((resolve) => held.push(resolve)) : undefined;
  await act();
  await expect.poll(() => held.length, 'requests for code').toBeGreaterThan(0);
  host.onRequest = () => undefined;
  host.deploy(createVersion(version));
  held.forEach((release) => release());
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

/** Waits until the page is of a version, and hydrated. */
async function becomes(page: Page, version: number): Promise<void> {
  await expect(heading(page, getHeading(version))).toBeVisible();
  await hydrated(page);
}

/** Waits until a page that misses code has fetched the published version, before it decides to reload. */
const askedForVersion = (page: Page) =>
  page.waitForResponse(
    (response) =>
      new URL(response.url()).pathname === BUTTON && response.request().resourceType() === 'fetch',
  );

/** Fails if the page reloads, because a reload cancels the pending request. */
async function expectNoReload(page: Page): Promise<void> {
  await page.evaluate(async () => (await fetch('/robots.txt', { cache: 'no-store' })).text());
}

/** Allows console messages about missing code. A host that responds with its 404 page causes more of them. */
function expectGone(watch: Watch): void {
  watch.allow(/^response 404: .*\/_next\//);
  watch.allow(/^console error: Failed to load resource/);
  watch.tolerate(/^console error: Refused to execute script .* its MIME type \('text\/html'\)/);
}

test("A page that stays open during three deployments reloads once for each, and then completes the user's action", async ({
  page,
  host,
  watch,
}) => {
  await openOld(page, host);
  // Other background requests have finished.
  await quiet(page);
  expectGone(watch);
  watch.tolerate(/ChunkLoadError|Failed to load/);
  const countedLoads = countLoads(page);

  await test.step('Settings with missing code open after the reload', async () => {
    const button = page.getByRole('banner').getByRole('button', { name: /^Settings/ });
    await deployDuring(host, 2, () => button.click());
    await becomes(page, 2);
    await button.click();
    const dialog = page.getByRole('dialog', { name: /Settings/ });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(countedLoads()).toBe(1);
  });

  await test.step('Search shows a message, and reloads on retry', async () => {
    // By keyboard, because the pointer on the button would request the code before the user is in the field.
    await deployDuring(host, 3, () => page.keyboard.press('/'));
    const again = page.getByRole('dialog').getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await expectNoReload(page);
    await expect(heading(page, getHeading(2))).toBeAttached();
    await again.click();
    await becomes(page, 3);
    await page.keyboard.press('/');
    await page.getByRole('combobox', { name: 'Search' }).fill('dialog');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    expect(countedLoads()).toBe(2);
  });

  await test.step('A demo is live after the reload', async () => {
    await deployDuring(host, 4, () => scrollTo(page, LAST));
    await becomes(page, 4);
    await scrollTo(page, LAST);
    await expect(liveStage(page, LAST)).toBeVisible();
    expect(countedLoads()).toBe(3);
  });
});

test('Code that is missing from the new version as well: one reload, then the message', async ({
  page,
  host,
  watch,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await openOld(page, host);
  await quiet(page);
  expectGone(watch);
  watch.allow(/ChunkLoadError/);
  const countedLoads = countLoads(page);
  host.deploy(createVersion(2));
  // The new version contains only the files that the old page has needed so far.
  const needed = new Set(requested);
  host.onRequest = (url) =>
    /\/chunks\/.*\.js$/.test(url) && !needed.has(url.replace('-v2.js', '.js')) ? 404 : undefined;
  await scrollTo(page, LAST);
  await becomes(page, 2);
  const asked = askedForVersion(page);
  await scrollTo(page, LAST);
  const message = demo(page, LAST).getByRole('alert');
  await expect(message).toContainText('Could not load');
  await expect(message.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await asked;
  await expectNoReload(page);
  expect(countedLoads()).toBe(1);
});

test('A page does not reload while the user is typing, and shows what is missing', async ({
  page,
  host,
  watch,
}) => {
  await openOld(page, host);
  const block = demo(page, 'BasicButtons');
  await block.getByRole('button', { name: 'Edit', exact: true }).click();
  const editor = block.locator('.cm-content');
  await expect(editor).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('export default () => <p>mine</p>;');
  await expect(editedStage(page, 'BasicButtons')).toHaveText('mine');
  expectGone(watch);
  watch.tolerate(/ChunkLoadError/);
  const countedLoads = countLoads(page);
  host.deploy(createVersion(2));
  const asked = askedForVersion(page);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(
    "import { Box } from '@mui/joy';\nexport default () => <Box>theirs</Box>;",
  );
  await expect(block.getByRole('status').filter({ hasText: 'Could not load' })).toBeVisible();
  await asked;
  await expectNoReload(page);
  expect(countedLoads()).toBe(0);
  await expect(editor).toContainText('theirs');
  await expect(editedStage(page, 'BasicButtons')).toHaveText('mine');
});

test('With blocked storage, the page does not reload by itself: the message offers it', async ({
  page,
  host,
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
  host.deploy(createVersion(2));
  const asked = askedForVersion(page);
  await scrollTo(page, LAST);
  const reload = demo(page, LAST).getByRole('button', { name: 'Reload the page' });
  await expect(reload).toBeVisible();
  await asked;
  await expectNoReload(page);
  expect(countedLoads()).toBe(0);
  await reload.click();
  await becomes(page, 2);
});

test('A link opens the new version of its page', async ({ page, host, watch }) => {
  await page.goto(`${host.url}/material-ui/react-card/`);
  await hydrated(page);
  expectGone(watch);
  watch.tolerate(/ChunkLoadError|Failed to load|Failed to lookup route/);
  await deployDuring(host, 2, () => page.locator(`nav a[href="${BUTTON}"]`).first().click());
  await becomes(page, 2);
  expect(new URL(page.url()).pathname).toBe(BUTTON);
  await scrollTo(page, 'BasicButtons');
  await expect(liveStage(page, 'BasicButtons')).toBeVisible();
});

test(
  'A tab that is restored after a deployment shows the old page, and loads the new version when necessary',
  { tag: '@full' },
  async ({ page, host, watch }) => {
    await openOld(page, host);
    await quiet(page);
    await page.goto('about:blank');
    host.deploy(createVersion(2));
    expectGone(watch);
    watch.tolerate(/ChunkLoadError/);
    await page.goBack();
    await expect(heading(page, 'Button')).toBeVisible();
    await hydrated(page);
    await scrollTo(page, LAST);
    await becomes(page, 2);
    await scrollTo(page, LAST);
    await expect(liveStage(page, LAST)).toBeVisible();
  },
);
