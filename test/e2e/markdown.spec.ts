/** Pages as Markdown: their files, and the menu that copies them or leads to them. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findAxeFaults } from './axe';
import {
  ALL_PAGES,
  type Page,
  expect,
  hydrated,
  listTabs,
  moveOn,
  open,
  quiet,
  settled,
  test,
} from './support';

const BUTTON = '/material-ui/react-button/';
const BUTTON_MARKDOWN = '/material-ui/react-button.md';
const PAGES_TO_TRY = [
  BUTTON,
  '/material-ui/api/button/',
  '/base-ui/react-select/hooks-api/',
  '/joy-ui/getting-started/',
];

const getButton = (page: Page) => page.locator('#page-menu-button');
const getPanel = (page: Page) => page.locator('#page-menu');
const getCopy = (page: Page) => getPanel(page).getByRole('button');
const getView = (page: Page) => getPanel(page).getByRole('link', { name: 'View as Markdown' });
const readFile = (address: string) => readFileSync(path.resolve(`out${address}`), 'utf8');

test('every documentation page has its Markdown beside it', () => {
  const missing = ALL_PAGES.filter(
    (url) => !['/', '/404/', '/demo/', '/offline/'].includes(url),
  ).filter((url) => !existsSync(path.resolve(`out${url.replace(/\/$/, '.md')}`)));
  expect(missing).toEqual([]);
});

test('each page names its Markdown in its head, also after in-site navigation', async ({
  page,
}) => {
  const alternate = page.locator('link[rel="alternate"][type="text/markdown"]');
  for (const url of PAGES_TO_TRY) {
    await page.goto(url);
    await expect(alternate).toHaveAttribute('href', url.replace(/\/$/, '.md'));
  }
  await open(page, BUTTON);
  await page.locator('main a[href="/material-ui/react-tabs/"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tabs');
  await expect(alternate).toHaveAttribute('href', '/material-ui/react-tabs.md');
});

test('Markdown and text are served as UTF-8', async ({ request }) => {
  const markdown = await request.get(BUTTON_MARKDOWN);
  expect(markdown.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  expect(await markdown.text()).toBe(readFile(BUTTON_MARKDOWN));
  for (const address of ['/llms.txt', '/material-ui/llms.txt', '/material-ui/llms-full.txt']) {
    const text = await request.get(address);
    expect(text.headers()['content-type']).toBe('text/plain; charset=utf-8');
    expect(await text.text()).toBe(readFile(address));
  }
});

test.describe('The menu', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  for (const url of PAGES_TO_TRY) {
    test(`Copies ${url} whole, and says so`, async ({ page }) => {
      await open(page, url);
      await getButton(page).click();
      await expect(getCopy(page)).toHaveText('Copy page');
      await getCopy(page).click();
      await expect(getCopy(page).locator('[aria-live="polite"]')).toHaveText('Copied');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        readFile(url.replace(/\/$/, '.md')),
      );
      await expect(getCopy(page)).toHaveText('Copy page');
    });
  }

  test('Its code is loaded when it opens, the text when it is copied', async ({ page }) => {
    await open(page, BUTTON);
    // A first sign of a reader brings the buttons beside headings.
    await moveOn(page.locator('h1'));
    await expect(
      page.getByRole('button', { name: /^Give feedback on the section/ }),
    ).not.toHaveCount(0);
    await quiet(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await getButton(page).click();
    await expect.poll(() => asked.filter((address) => address.endsWith('.js')).length).toBe(1);
    expect(asked).not.toContain(BUTTON_MARKDOWN);
    await getCopy(page).click();
    await expect(getCopy(page)).toHaveText('Copied');
    expect(asked).toContain(BUTTON_MARKDOWN);
  });

  test('The keyboard opens it, walks it, copies and closes it', async ({ page }) => {
    await open(page, BUTTON);
    await getButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(getPanel(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(getCopy(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(getView(page)).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(getCopy(page)).toHaveText('Copied');
    await expect(getCopy(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(getPanel(page)).toBeHidden();
    await expect(getButton(page)).toBeFocused();
  });

  test('Says when the page cannot be fetched, and tries again', async ({
    page,
    context,
    watch,
  }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED/);
    await open(page, BUTTON);
    await getButton(page).click();
    await quiet(page);
    await context.setOffline(true);
    await getCopy(page).click();
    await expect(getCopy(page)).toHaveText('The page could not be copied');
    await context.setOffline(false);
    await getCopy(page).click();
    await expect(getCopy(page)).toHaveText('Copied');
  });
});

test('Says when the browser refuses the clipboard', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'));
    Object.defineProperty(Clipboard.prototype, 'write', { value: refuse });
    Object.defineProperty(Clipboard.prototype, 'writeText', { value: refuse });
    document.execCommand = () => false;
  });
  await open(page, BUTTON);
  await getButton(page).click();
  await getCopy(page).click();
  await expect(getCopy(page)).toHaveText('The page could not be copied');
});

test('Copies in a browser without ClipboardItem as well', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'ClipboardItem'));
  await open(page, BUTTON);
  await getButton(page).click();
  await getCopy(page).click();
  await expect(getCopy(page)).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(readFile(BUTTON_MARKDOWN));
});

test.describe('The link to the Markdown', () => {
  // A text has no head that names an icon, so the browser asks for one at an address of its own.
  test.beforeEach(({ context }) =>
    context.route('**/favicon.ico', (route) => route.fulfill({ status: 204 })),
  );

  test('Leads to it; the browser shows it as text', async ({ page }) => {
    await open(page, BUTTON);
    await getButton(page).click();
    await getView(page).click();
    await page.waitForURL(`**${BUTTON_MARKDOWN}`);
    await expect(page.locator('body')).toContainText('# Button');
  });

  test('Opens a tab with Ctrl', async ({ page }) => {
    await open(page, BUTTON);
    await getButton(page).click();
    await getView(page).click({ modifiers: ['ControlOrMeta'] });
    await expect
      .poll(() => listTabs(page))
      .toContainEqual(expect.objectContaining({ path: BUTTON_MARKDOWN }));
    await expect(page).toHaveURL(new RegExp(`${BUTTON}$`));
  });

  test.describe('Without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('Is there, and copying is not offered', async ({ page }) => {
      await page.goto(BUTTON);
      await getButton(page).click();
      await expect(getView(page)).toBeVisible();
      await expect(getView(page)).toHaveAttribute('href', BUTTON_MARKDOWN);
      await expect(getCopy(page)).toBeHidden();
    });
  });
});

test.describe('Looks', () => {
  for (const [name, width, scheme, isMirrored] of [
    ['desktop, light', 1280, 'light', false],
    ['desktop, dark', 1280, 'dark', false],
    ['320 px, light', 320, 'light', false],
    ['320 px, dark, right to left', 320, 'dark', true],
  ] as const) {
    test(`Open on ${name}: in the window, and axe finds nothing`, async ({ page }) => {
      await page.setViewportSize({ width, height: 720 });
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto(BUTTON);
      await hydrated(page);
      if (isMirrored) {
        await page.evaluate(() => {
          document.documentElement.dir = 'rtl';
        });
      }
      await getButton(page).scrollIntoViewIfNeeded();
      await getButton(page).click();
      await expect(getPanel(page)).toBeVisible();
      await settled(page);
      const box = (await getPanel(page).boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      const faults = await findAxeFaults(page, { within: ['#page-menu-button', '#page-menu'] });
      expect(faults).toEqual([]);
    });
  }
});
