/** Feedback on the site as a clone builds it, with nobody asking for it. */
import { type Page, expect, hydrated, moveOn, open, test } from './support';

const BUTTON = '/material-ui/react-button/';

const getQuestion = (page: Page) => page.getByText('Was this page helpful?');

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('Nothing asks for feedback, and the report asks for no token', async ({ page }) => {
    await page.goto(BUTTON);
    await expect(page.getByRole('link', { name: 'Edit this page' })).toBeVisible();
    await expect(getQuestion(page)).toBeHidden();
    await page.goto('/experiments/docs/feedback/');
    await expect(page.getByLabel('Token')).toBeHidden();
  });
});

test('Until a reader does something, nothing of it is loaded and headings have no buttons', async ({
  page,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      scripts.push(response.text());
    }
  });
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(new URL(page.url()).origin) && page.url() !== 'about:blank') {
      foreign.push(request.url());
    }
  });
  await open(page, BUTTON);
  await expect(getQuestion(page)).toBeAttached();
  await page.waitForLoadState('networkidle');
  // A browser tells of what comes under a pointer that rests: as here, of a move to where it is already.
  const layer = await page.evaluateHandle(() => {
    const cover = document.createElement('div');
    cover.style.cssText = 'position: fixed; inset: 0; z-index: 9999';
    cover.addEventListener('pointerover', () => cover.setAttribute('data-told', ''));
    document.body.append(cover);
    return cover;
  });
  await page.mouse.move(0, 0);
  await expect(page.locator('[data-told]')).toBeAttached();
  await layer.evaluate((cover) => cover.remove());
  // The time that the buttons would need.
  await page.waitForTimeout(500);
  page.removeAllListeners('response');
  const code = (await Promise.all(scripts)).join('\n');
  expect(code).toContain('feedback-question');
  expect(code).not.toContain('idempotencyKey');
  expect(code).not.toContain('feedback-section-question');
  await expect(page.getByRole('button', { name: /^Give feedback on/ })).toHaveCount(0);

  await moveOn(page.locator('h1'));
  await expect(page.getByRole('button', { name: /^Give feedback on/ }).first()).toBeAttached();
  expect(foreign).toEqual([]);
});

test('Buttons beside headings change no text that is copied, and shift nothing', async ({
  page,
}) => {
  for (const [url, width] of [
    [BUTTON, 1280],
    [BUTTON, 320],
    ['/material-ui/api/button/', 320],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(url);
    await hydrated(page);
    const read = () =>
      page.locator('main').evaluate((main) =>
        [...main.querySelectorAll('.heading')].map((row) => ({
          text: (row as HTMLElement).innerText,
          height: row.getBoundingClientRect().height,
          width: row.getBoundingClientRect().width,
        })),
      );
    const before = await read();
    await moveOn(page.locator('h1'));
    const buttons = page.getByRole('button', { name: /^Give feedback on/ });
    await expect(buttons.first()).toBeAttached();
    expect(await buttons.count()).toBeGreaterThan(3);
    expect(await read()).toEqual(before);
    const all = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(all).toBeLessThanOrEqual(width);
  }
});
