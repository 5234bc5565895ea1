/** Issue 5, point 1: the toolbar of a demo; point 7: a demo whose code does not come. */
import { decompressFromBase64 } from 'lz-string';
import { type Page, demo, expect, hydrated, liveStage, open, test } from './support';

const BUTTON = '/material-ui/react-button/';
const SELECT = '/base-ui/react-select/';
const ALL = [
  'Show code',
  'Copy',
  'View',
  'Edit code',
  'Open in StackBlitz',
  'Open in CodeSandbox',
  'Download as ZIP',
  'Reset focus',
  'Reset demo',
  'Open in a window of its own',
  'More',
];

const getBar = (page: Page, name: string) => demo(page, name).getByRole('toolbar');
const getFocused = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement;
    return active?.getAttribute('aria-label') ?? active?.textContent;
  });
const openMenu = async (page: Page, name: string) => {
  await getBar(page, name).getByRole('button', { name: 'More' }).click();
  const menu = getBar(page, name).locator('[popover]');
  await expect(menu.getByRole('link', { name: 'Source on GitHub' })).toBeVisible();
  return menu;
};

/** What a form that was sent in a new tab holds. The tab itself finds no host: nothing leaves this machine. */
async function readPost(page: Page, click: () => Promise<void>) {
  const [request] = await Promise.all([
    page.context().waitForEvent('requestfailed', (sent) => sent.method() === 'POST'),
    click(),
  ]);
  const fields = new URLSearchParams(request.postData() ?? '');
  return { url: request.url(), fields };
}

test.describe('Walk', () => {
  test('The bar is one tab stop; arrows, Home and End walk its controls, each with a name', async ({
    page,
  }) => {
    await open(page, BUTTON);
    const bar = getBar(page, 'ButtonColors');
    await bar.getByRole('button', { name: 'Show code' }).focus();
    for (const name of [...ALL.slice(1), ALL[0]]) {
      await page.keyboard.press('ArrowRight');
      expect(await getFocused(page)).toBe(name);
    }
    await page.keyboard.press('ArrowLeft');
    expect(await getFocused(page)).toBe('More');
    await page.keyboard.press('Home');
    expect(await getFocused(page)).toBe('Show code');
    await page.keyboard.press('End');
    expect(await getFocused(page)).toBe('More');
    await page.keyboard.press('Shift+Tab');
    // The handle of the width stands between the demo and its bar once the focus is in the demo.
    await expect(demo(page, 'ButtonColors').getByRole('separator')).toBeVisible();
    expect(await bar.evaluate((element) => element.contains(document.activeElement))).toBe(false);
    await page.keyboard.press('Tab');
    expect(await getFocused(page)).toBe('Width of the Color demo');
    await page.keyboard.press('Tab');
    expect(await getFocused(page), 'the bar remembers where one was').toBe('More');
    await page.keyboard.press('Tab');
    expect(await bar.evaluate((element) => element.contains(document.activeElement))).toBe(false);
  });

  test('Right to left, the left arrow goes on', async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem('fieldguide-theme', JSON.stringify({ direction: 'rtl' })),
    );
    await open(page, BUTTON);
    const bar = getBar(page, 'ButtonColors');
    await bar.getByRole('button', { name: 'Show code' }).focus();
    await page.keyboard.press('ArrowLeft');
    expect(await getFocused(page)).toBe('Copy');
    await page.keyboard.press('ArrowRight');
    expect(await getFocused(page)).toBe('Show code');
    const [code, more] = await Promise.all(
      ['Show code', 'More'].map((name) => bar.getByRole('button', { name }).boundingBox()),
    );
    expect(more!.x).toBeLessThan(code!.x);
  });

  test('Variants and flavours are part of the walk while they show', async ({ page }) => {
    await open(page, SELECT);
    const bar = getBar(page, 'SelectIntroduction');
    await bar.getByRole('button', { name: 'Show code' }).click();
    await page.keyboard.press('Home');
    expect(await getFocused(page)).toBe('Styling of the code');
    for (const name of ['TS, TypeScript', 'JS, JavaScript', 'Hide code']) {
      await page.keyboard.press('ArrowRight');
      expect(await getFocused(page)).toBe(name);
    }
    await expect(bar.getByRole('combobox')).toHaveValue('system');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(bar.getByRole('button', { name: 'JavaScript' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(await getFocused(page)).toBe('JS, JavaScript');
  });

  test('Every control has a tooltip, on focus and under the mouse; Escape puts it away', async ({
    page,
  }) => {
    await open(page, SELECT);
    const bar = getBar(page, 'SelectIntroduction');
    await bar.getByRole('button', { name: 'Show code' }).click();
    await page.mouse.move(0, 0);
    await page.keyboard.press('Home');
    const readTip = () =>
      page.evaluate(() => {
        const active = document.activeElement!;
        const holder = active.closest('[data-tip]') ?? active;
        const { display, content } = getComputedStyle(holder, '::after');
        return display === 'none' ? undefined : content;
      });
    const count = await bar.locator('button:visible, select:visible, a:visible').count();
    expect(count).toBe(ALL.length + 3);
    for (let index = 0; index < count; index += 1) {
      expect(await readTip(), String(await getFocused(page))).toMatch(/^".{4,}" \/ ""$/);
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('Escape');
    expect(await readTip()).toBeUndefined();
    const zip = bar.getByRole('button', { name: 'Download as ZIP' });
    await zip.hover();
    expect(await zip.evaluate((element) => getComputedStyle(element, '::after').display)).toBe(
      'block',
    );
  });
});

test.describe('Items', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('StackBlitz gets the demo as it shows, by a form in a new tab', async ({ page, watch }) => {
    watch.allow(/stackblitz\.com/);
    await open(page, SELECT);
    const bar = getBar(page, 'SelectIntroduction');
    await bar.getByRole('combobox').selectOption('css');
    const { url, fields } = await readPost(page, () =>
      bar.getByRole('button', { name: 'Open in StackBlitz' }).click(),
    );
    expect(url).toBe('https://stackblitz.com/run?file=src%2Fdemo%2Findex.tsx');
    expect(fields.get('project[template]')).toBe('node');
    expect(fields.get('project[files][src/demo/styles.css]')).toContain('{');
    expect(fields.get('project[files][src/demo/index.tsx]')).toContain('@mui/base');
    const manifest = JSON.parse(fields.get('project[files][package.json]') ?? '');
    expect(manifest.dependencies['@mui/base']).toBe('5.0.0-beta.69');
  });

  test('CodeSandbox gets the JavaScript, dark and right to left, where that shows', async ({
    page,
    watch,
  }) => {
    watch.allow(/codesandbox\.io/);
    await page.addInitScript(() => {
      localStorage.setItem('fieldguide-theme', JSON.stringify({ direction: 'rtl' }));
      localStorage.setItem('mui-mode', 'dark');
    });
    await open(page, `${BUTTON}#ButtonColors.js`);
    const { url, fields } = await readPost(page, () =>
      getBar(page, 'ButtonColors').getByRole('button', { name: 'Open in CodeSandbox' }).click(),
    );
    expect(url).toBe('https://codesandbox.io/api/v1/sandboxes/define?environment=server');
    expect(fields.get('query')).toBe('file=/src/demo/ButtonColors.jsx');
    const packed = fields.get('parameters')!.replaceAll('-', '+').replaceAll('_', '/');
    const { files } = JSON.parse(decompressFromBase64(packed));
    expect(files['index.html'].content).toContain('dir="rtl" data-mui-color-scheme="dark"');
    expect(files['src/main.jsx'].content).toContain('stylis-plugin-rtl');
    expect(files['package.json'].content).not.toContain('typescript');
  });

  test('Nothing of the sandboxes is loaded before the click', async ({ page }) => {
    await open(page, BUTTON);
    await demo(page, 'BasicButtons').scrollIntoViewIfNeeded();
    await liveStage(page, 'BasicButtons').waitFor();
    await page.waitForLoadState('networkidle');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      getBar(page, 'BasicButtons').getByRole('button', { name: 'Download as ZIP' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('basic-buttons.zip');
    expect(requests.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0);
  });

  test('A sandbox that cannot be made says why, and works once it can', async ({ page, watch }) => {
    watch.allow(/source\/material-ui/);
    watch.allow(/503/);
    await page.route('**/source/**/BasicButtons.json', (route) => route.fulfill({ status: 503 }));
    await open(page, BUTTON);
    const bar = getBar(page, 'BasicButtons');
    await bar.getByRole('button', { name: 'Download as ZIP' }).click();
    await expect(demo(page, 'BasicButtons').getByRole('alert')).toHaveText(
      /Download as ZIP did not work: .*503/,
    );
    await page.unroute('**/source/**/BasicButtons.json');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      bar.getByRole('button', { name: 'Download as ZIP' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('basic-buttons.zip');
    await expect(demo(page, 'BasicButtons').getByRole('alert')).toHaveCount(0);
  });

  test('Reset focus: the next Tab reaches the first control of the demo', async ({ page }) => {
    await open(page, BUTTON);
    const block = demo(page, 'ButtonColors');
    await liveStage(page, 'ButtonColors').or(block).first().scrollIntoViewIfNeeded();
    await getBar(page, 'ButtonColors').getByRole('button', { name: 'Reset focus' }).click();
    await expect(block).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(block.locator('[data-stage] button').first()).toBeFocused();
    await expect(block).not.toHaveAttribute('tabindex');
  });

  test('Reset demo starts the demo anew', async ({ page }) => {
    await open(page, '/joy-ui/react-input/');
    const name = await page.locator('[data-demo]').first().getAttribute('data-demo');
    await demo(page, name!).scrollIntoViewIfNeeded();
    const field = liveStage(page, name!).locator('input').first();
    const before = await field.inputValue();
    await field.fill('something else');
    await getBar(page, name!).getByRole('button', { name: 'Reset demo' }).click();
    await expect(field).toHaveValue(before);
  });

  test('Open alone leads to the page of this demo, in a new window', async ({ page }) => {
    await open(page, BUTTON);
    const link = getBar(page, 'ButtonColors').getByRole('link', {
      name: 'Open in a window of its own',
    });
    await expect(link).toHaveAttribute(
      'href',
      '/demo/?id=%2Fmaterial-ui%2Freact-button%23ButtonColors',
    );
    await expect(link).toHaveAttribute('target', '_blank');
  });

  test('More: the source on GitHub, and links that open the code in its variant', async ({
    page,
  }) => {
    await open(page, SELECT);
    await getBar(page, 'SelectIntroduction').getByRole('combobox').selectOption('tailwind');
    const menu = await openMenu(page, 'SelectIntroduction');
    await expect(menu.getByRole('link', { name: 'Source on GitHub' })).toHaveAttribute(
      'href',
      /\/blob\/main\/data\/base-ui\/components\/select\/SelectIntroduction\/tailwind\/index\.tsx$/,
    );
    await menu.getByRole('button', { name: 'Copy link to the JavaScript source' }).click();
    await expect(menu.getByText('Link copied')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/base-ui\/react-select\/#tailwind-SelectIntroduction\.js$/);
    const other = await page.context().newPage();
    await open(other, link);
    const bar = getBar(other, 'SelectIntroduction');
    await expect(bar.getByRole('button', { name: 'Hide code' })).toBeVisible();
    await expect(bar.getByRole('button', { name: 'JavaScript' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('A demo of one flavour copies the plain anchor', async ({ page }) => {
    await open(page, BUTTON);
    const menu = await openMenu(page, 'ButtonColors');
    await menu.getByRole('button', { name: 'Copy link to the TypeScript source' }).click();
    await expect(menu.getByText('Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /\/react-button\/#ButtonColors\.tsx$/,
    );
  });
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('Everything is there: what does not fit the bar is in its menu, large enough to touch', async ({
    page,
  }) => {
    await open(page, SELECT);
    const bar = getBar(page, 'SelectIntroduction');
    await bar.getByRole('button', { name: 'Show code' }).click();
    const shown = bar.locator(':is(button, select, a):visible');
    expect(await shown.count()).toBe(7);
    const menu = await openMenu(page, 'SelectIntroduction');
    for (const name of ALL.slice(3, -1)) {
      await expect(menu.getByText(name)).toBeVisible();
    }
    for (const control of await shown.all()) {
      const box = (await control.boundingBox())!;
      expect(box.height, await control.innerText()).toBeGreaterThanOrEqual(44);
      expect(box.width, await control.innerText()).toBeGreaterThanOrEqual(44);
    }
    const box = (await menu.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(360);
    const { scrollWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth ?? 360).toBeLessThanOrEqual(360);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      menu.getByRole('button', { name: 'Download as ZIP' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('select-introduction.zip');
    await expect(menu).toBeHidden();
  });

  test('The walk knows only what shows', async ({ page }) => {
    await open(page, BUTTON);
    await getBar(page, 'ButtonColors').getByRole('button', { name: 'Show code' }).focus();
    for (const name of ['Copy', 'View', 'More', 'Show code']) {
      await page.keyboard.press('ArrowRight');
      expect(await getFocused(page)).toBe(name);
    }
  });
});

test('A demo whose code is gone keeps its picture and offers to reload', async ({
  page,
  watch,
}) => {
  watch.allow(/\/chunks\/.*\.(js|css)/);
  await page.goto(BUTTON);
  await hydrated(page);
  // A deploy in between: from here on, no chunk that has not arrived yet is there any more.
  await page.route('**/_next/static/chunks/**', (route) => route.fulfill({ status: 404 }));
  const block = demo(page, 'ButtonColors');
  await block.scrollIntoViewIfNeeded();
  const alert = block.getByRole('alert');
  await expect(alert).toContainText('could not be loaded');
  await expect(block.locator('[data-stage] button').first()).toBeVisible();
  await expect(liveStage(page, 'ButtonColors')).toHaveCount(0);
  await page.unroute('**/_next/static/chunks/**');
  await alert.getByRole('button', { name: 'Reload the page' }).click();
  await hydrated(page);
  await block.scrollIntoViewIfNeeded();
  await expect(liveStage(page, 'ButtonColors')).toBeVisible();
});
