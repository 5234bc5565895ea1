/** Feedback on the site as a clone builds it, without a receiver. */
import type { Response } from '@playwright/test';
import { type Page, expect, movePointerWithin, open, test } from './support';

const BUTTON = '/material-ui/react-button/';

const getQuestion = (page: Page) => page.getByText('Was this page helpful?');

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('There are no feedback controls, and no token field in the report', async ({ page }) => {
    await page.goto(BUTTON);
    await expect(page.getByRole('link', { name: 'Edit this page' })).toBeVisible();
    await expect(getQuestion(page)).toBeHidden();
    await page.goto('/experiments/docs/feedback/');
    await expect(page.getByLabel('Token')).toBeHidden();
  });
});

test('Before the first interaction, nothing is loaded and headings have no buttons, which change no text and shift nothing', async ({
  page,
}) => {
  const scripts: Promise<string>[] = [];
  const onResponse = (response: Response) => {
    if (response.request().resourceType() === 'script') {
      scripts.push(response.text());
    }
  };
  page.on('response', onResponse);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const buttons = page.getByRole('button', { name: /^Give feedback on/ });
  await open(page, BUTTON);
  await expect(getQuestion(page)).toBeAttached();
  await page.waitForLoadState('networkidle');
  // A browser fires pointermove when content appears below a resting pointer. Here, the pointer moves to its current
  // position.
  const layer = await page.evaluateHandle(() => {
    const cover = document.createElement('div');
    cover.style.cssText = 'position: fixed; inset: 0; z-index: 9999';
    cover.addEventListener('pointermove', () => cover.setAttribute('data-told', ''));
    document.body.append(cover);
    return cover;
  });
  const before = requests.length;
  await page.mouse.move(0, 0);
  await expect(page.locator('[data-told]')).toBeAttached();
  await layer.evaluate((cover) => cover.remove());
  // The code of the buttons would have been requested before this request.
  await page.evaluate(async () => (await fetch('/robots.txt')).text());
  expect(requests.slice(before).map((url) => new URL(url).pathname)).toEqual(['/robots.txt']);
  page.off('response', onResponse);
  const code = (await Promise.all(scripts)).join('\n');
  expect(code).toContain('feedback-question');
  expect(code).not.toContain('idempotencyKey');
  expect(code).not.toContain('feedback-section-question');
  await expect(buttons).toHaveCount(0);

  const widths = [320, 1280];
  const read = async () => {
    const rows: unknown[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      rows.push(
        await page.locator('main').evaluate((main) =>
          [...main.querySelectorAll('.heading')].map((row) => ({
            text: (row as HTMLElement).innerText,
            height: row.getBoundingClientRect().height,
            width: row.getBoundingClientRect().width,
          })),
        ),
      );
      const all = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(all).toBeLessThanOrEqual(width);
    }
    return rows;
  };
  const rows = await read();
  await expect(buttons).toHaveCount(0);
  await movePointerWithin(page.locator('h1'));
  await expect(buttons.first()).toBeAttached();
  expect(await buttons.count()).toBeGreaterThan(3);
  expect(await read()).toEqual(rows);
  const { origin } = new URL(page.url());
  expect(requests.filter((url) => !/^(data|blob):/.test(url) && !url.startsWith(origin))).toEqual(
    [],
  );
});
