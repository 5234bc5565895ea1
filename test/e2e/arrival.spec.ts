/** In-site navigation paints the top of a page first (`src/site/page/arrival.ts`), and is whole right after it. */
import { type Page, expect, hydrated, open, test } from './support';

const CARD = '/material-ui/react-card/';

/** Follows a link of the prose or navigation, and notes how many demos there are when the new heading is. */
async function follow(page: Page, href: string): Promise<number> {
  await page.evaluate(() => {
    const seen: number[] = [];
    new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent === 'Card') {
        seen.push(document.querySelectorAll('[data-demo]').length);
      }
    }).observe(document.body, { childList: true, subtree: true });
    Object.assign(window, { seenDemos: seen });
  });
  await page.evaluate((target) => {
    const link = document.createElement('a');
    link.href = target;
    link.textContent = 'Card';
    document.querySelector('main')!.append(link);
    link.click();
  }, href);
  await expect(page.getByRole('heading', { level: 1, name: 'Card' })).toBeVisible();
  return page.evaluate(() => (window as unknown as { seenDemos: number[] }).seenDemos[0]!);
}

async function countDemos(page: Page): Promise<number> {
  await open(page, CARD);
  await hydrated(page);
  return page.locator('[data-demo]').count();
}

test('A followed link shows the first demos with the heading, and then all of them', async ({
  page,
}) => {
  const all = await countDemos(page);
  await open(page, '/material-ui/react-button/');
  const first = await follow(page, CARD);
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(all);
  await expect(page.locator('[data-demo]')).toHaveCount(all);
});

test('A link to a section finds the page whole, and the section in view', async ({ page }) => {
  const all = await countDemos(page);
  await open(page, '/material-ui/react-button/');
  expect(await follow(page, `${CARD}#accessibility`)).toBe(all);
  await expect(page.locator('#accessibility')).toBeInViewport();
});
