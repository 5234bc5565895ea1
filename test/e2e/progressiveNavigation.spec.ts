/**
 * In-site navigation renders the top of a page first (`src/site/app/frame/progressiveNavigation.ts`), and the rest right after it.
 */
import { type Page, expect, open, readExport, test } from './support';

const BUTTON = '/material-ui/react-button/';
const CARD = '/material-ui/react-card/';

/** Follows a link of the page, and returns the number of demos at the time when the heading of Card appears. */
async function follow(page: Page, href: string): Promise<number> {
  await page.evaluate((target) => {
    const seen: number[] = [];
    Object.assign(window, { seenDemos: seen });
    new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent === 'Card') {
        seen.push(document.querySelectorAll('[data-demo]').length);
      }
    }).observe(document.body, { childList: true, subtree: true });
    const link = document.createElement('a');
    link.href = target;
    link.textContent = 'Card';
    document.querySelector('main')!.append(link);
    link.click();
  }, href);
  await expect(page.getByRole('heading', { level: 1, name: 'Card' })).toBeVisible();
  return page.evaluate(() => (window as unknown as { seenDemos: number[] }).seenDemos[0]!);
}

test('A followed link renders the first demos with the heading, and then all; a link to a section renders the whole page', async ({
  page,
}) => {
  const all = readExport(`${CARD.slice(1)}index.html`).match(/ data-demo="/g)!.length;
  await open(page, BUTTON);
  const first = await follow(page, CARD);
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(all);
  await expect(page.locator('[data-demo]')).toHaveCount(all);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
  expect(await follow(page, `${CARD}#accessibility`)).toBe(all);
  await expect(page.locator('#accessibility')).toBeInViewport();
});
