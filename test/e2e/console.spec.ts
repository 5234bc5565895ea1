/** What developers find in the console: a greeting, and the theme of the page's demos. Issue 7, item 6. */
import { type Page, addFrame, demo, expect, hydrated, liveStage, open, test } from './support';

const BUTTON = '/material-ui/react-button/';

/** Goes to another page of the site by the side navigation. */
async function follow(page: Page, url: string): Promise<void> {
  await page.getByRole('navigation', { name: 'documentation' }).locator(`a[href="${url}"]`).click();
  await expect(page).toHaveURL(url);
}

test('the banner greets once per visit, not per page, and not from frames', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'log') {
      said.push(message.text());
    }
  });
  await open(page, BUTTON);
  await expect.poll(() => said.length).toBe(1);
  expect(said[0]).toContain('Fieldguide');
  expect(said[0]).toContain('await theme');
  await follow(page, '/material-ui/react-card/');
  await addFrame(page, BUTTON);
  // Its scripts run as well.
  const frame = page.frames().at(-1)!;
  await hydrated(frame);
  await frame.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 500))),
  );
  expect(said.length).toBe(1);
  await page.reload();
  await expect.poll(() => said.length).toBe(2);
});

test.describe('window.theme', () => {
  /** Theme in the page: what it is at once, and what it becomes. */
  const readTheme = (page: Page) =>
    page.evaluate(async () => {
      interface SomeTheme {
        cssVarPrefix?: string;
        direction?: string;
        breakpoints?: object;
      }
      const isPromise = window.theme instanceof Promise;
      const { cssVarPrefix, direction, breakpoints } = (await window.theme) as SomeTheme;
      return { isPromise, prefix: cssVarPrefix, direction, isTheme: Boolean(breakpoints) };
    });

  test('is a promise where no demo is; its code is loaded when somebody asks', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.js')) {
        scripts.push(request.url());
      }
    });
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    const before = scripts.length;
    expect(await readTheme(page)).toMatchObject({ isPromise: true, prefix: 'mui', isTheme: true });
    expect(scripts.length).toBeGreaterThan(before);
  });

  test('is the theme itself where a demo lives, and that of the product one goes to', async ({
    page,
  }) => {
    await open(page, BUTTON);
    await demo(page, 'BasicButtons').scrollIntoViewIfNeeded();
    await expect(liveStage(page, 'BasicButtons')).toBeVisible();
    expect(await readTheme(page)).toMatchObject({ isPromise: false, prefix: 'mui' });
    await page.locator('#mui-product-selector').click();
    await page
      .locator('#mui-product-menu')
      .getByRole('link', { name: /Joy UI/ })
      .click();
    await expect(page).toHaveURL('/joy-ui/getting-started/');
    expect(await readTheme(page)).toMatchObject({ prefix: 'joy', isTheme: true });
  });

  test('is the one that a template is shown in', async ({ page }) => {
    const readRadius = () =>
      page.evaluate(async () => {
        const { shape } = (await window.theme) as { shape: { borderRadius: number } };
        return shape.borderRadius;
      });
    await open(page, '/material-ui/getting-started/templates/blog/');
    await expect(liveStage(page, 'Blog')).toBeVisible();
    expect(await readRadius()).toBe(12);
    await page.getByRole('combobox', { name: 'Theme' }).selectOption('material');
    await expect.poll(readRadius).toBe(4);
  });

  test("follows the reader's settings", async ({ page }) => {
    await open(page, BUTTON);
    expect((await readTheme(page)).direction).toBe('ltr');
    await page.locator('#settings-button').click();
    await page.getByRole('dialog').getByText('Right to left', { exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect((await readTheme(page)).direction).toBe('rtl');
  });
});
