/**
 * The console output for developers: a greeting, and the theme of the page's demos. test/unit/site/features/console
 * tests which theme is exposed.
 */
import { type Page, addFrame, demo, expect, hydrated, liveStage, open, test } from './support';

const BUTTON = '/material-ui/react-button/';

/** Reads the theme in the page: its initial value, and what a promise resolves to. */
const readTheme = (page: Page) =>
  page.evaluate(async () => {
    interface SomeTheme {
      cssVarPrefix?: string;
      breakpoints?: object;
    }
    const isPromise = window.theme instanceof Promise;
    const { cssVarPrefix, breakpoints } = (await window.theme) as SomeTheme;
    return { isPromise, prefix: cssVarPrefix, isTheme: Boolean(breakpoints) };
  });

// @proves S9.15
test('The banner is printed once per visit, not per page or iframe; the exposed theme is that of the demos', async ({
  page,
}) => {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'log') {
      messages.push(message.text());
    }
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(request.url());
    }
  });
  await open(page, '/');
  await expect.poll(() => messages).toEqual([expect.stringMatching(/Fieldguide[^]*await theme/)]);
  await test.step('Without a demo, it is a promise whose code is loaded on access', async () => {
    const before = scripts.length;
    expect(await readTheme(page)).toEqual({ isPromise: true, prefix: 'mui', isTheme: true });
    expect(scripts.length).toBeGreaterThan(before);
  });
  await test.step('With a live demo, it is the theme itself', async () => {
    await page.locator('main').getByRole('link', { name: 'Material UI' }).click();
    await page.locator('.prose').locator(`a[href="${BUTTON}"]`).first().click();
    await expect(page).toHaveURL(BUTTON);
    await demo(page, 'BasicButtons').scrollIntoViewIfNeeded();
    await expect(liveStage(page, 'BasicButtons')).toBeVisible();
    expect(await readTheme(page)).toEqual({ isPromise: false, prefix: 'mui', isTheme: true });
  });
  await test.step('On pages of another product, it is another theme', async () => {
    await page.locator('#mui-product-selector').click();
    await page.locator('#mui-product-menu').getByRole('link', { name: 'Joy UI' }).click();
    await expect(page).toHaveURL('/joy-ui/getting-started/');
    expect(await readTheme(page)).toMatchObject({ prefix: 'joy', isTheme: true });
  });
  await test.step('An iframe has neither', async () => {
    await addFrame(page, BUTTON);
    const frame = page.frames().at(-1)!;
    await hydrated(frame);
    // When the browser is idle, effects have run.
    await frame.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    // The heading "Theme" is a property of the window as well, but not an own one.
    expect(await frame.evaluate(() => Object.hasOwn(window, 'theme'))).toBe(false);
    expect(messages.length).toBe(1);
  });
  await page.reload();
  await expect.poll(() => messages.length).toBe(2);
});
