/**
 * In-site navigation shows the first screen of a page before its data and code are there
 * (`src/site/app/frame/pageStart.ts`). Then it renders the top of the page, and the rest right after it
 * (`progressiveNavigation.ts`).
 */
import { type Page, expect, hold, open, quiet, readExport, test } from './support';

const BUTTON = '/material-ui/react-button/';
const CARD = '/material-ui/react-card/';

/** Follows a link of the page, and returns the number of sections at the time when the router shows the page of Card. */
async function follow(page: Page, href: string): Promise<number> {
  await page.evaluate((target) => {
    const seen: number[] = [];
    Object.assign(window, { seenSections: seen });
    new MutationObserver(() => {
      const isWhole = !document.querySelector('main[aria-busy]');
      if (document.querySelector('h1')?.textContent === 'Card' && isWhole) {
        seen.push(document.querySelectorAll('main h2').length);
      }
    }).observe(document.body, { childList: true, subtree: true });
    const link = document.createElement('a');
    link.href = target;
    link.textContent = 'Card';
    document.querySelector('main')!.append(link);
    link.click();
  }, href);
  await expect(page.getByRole('heading', { level: 1, name: 'Card' })).toBeVisible();
  await expect(page.locator('main[aria-busy]')).toHaveCount(0);
  return page.evaluate(() => (window as unknown as { seenSections: number[] }).seenSections[0]!);
}

test('A followed link renders the first section with the heading, and then all; a link to a section renders the whole page', async ({
  page,
}) => {
  const all = readExport(`${CARD.slice(1)}index.html`).match(/<h2/g)!.length;
  await open(page, BUTTON);
  const first = await follow(page, CARD);
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(all);
  await expect(page.locator('main h2')).toHaveCount(all);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
  expect(await follow(page, `${CARD}#accessibility`)).toBe(all);
  await expect(page.locator('#accessibility')).toBeInViewport();
});

test('A followed link shows the top of its page, then its first screen, then the page; nothing moves at the end', async ({
  page,
}) => {
  const releaseStart = await hold(page, /_next\/data\/[^/]+\/start\/material-ui\/react-card\.json/);
  const tops = page.waitForResponse(/_next\/data\/[^/]+\/tops\/en\/material-ui\.json/);
  const release = await hold(page, /_next\/data\/[^/]+\/material-ui\/react-card\.json/);
  await open(page, BUTTON);
  await (await tops).finished();
  await quiet(page);
  const main = page.locator('#main-content');
  await main.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await page
    .getByRole('navigation', { name: 'documentation' })
    .locator(`a[href="${CARD}"]`)
    .evaluate((link: HTMLElement) => link.click());
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Card');
  await expect(heading).toBeInViewport();
  await expect(main.getByText('Cards group the content')).toBeVisible();
  const imports = main.getByText("import Card from '@mui/material/Card';").first();
  await expect(imports).toHaveCount(0);
  releaseStart();
  await expect(imports).toBeVisible();
  await expect(main).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('.app-drawer-active')).toHaveText('Card');
  expect(await page.locator('[data-demo]').count()).toBe(0);
  await expect(page).toHaveURL(BUTTON);
  await expect(page).toHaveTitle(/Button/);
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      list.getEntries().forEach((entry) => shifts.push((entry as { value?: number }).value ?? 0));
    }).observe({ type: 'layout-shift' });
  });

  release();
  await expect(page).toHaveURL(CARD);
  await expect(page).toHaveTitle(/Card/);
  await expect(main).not.toHaveAttribute('aria-busy');
  await expect(main).toBeFocused();
  await expect(page.locator('[data-demo]').first()).toBeVisible();
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  // The limit for layout shifts on all pages.
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.01);

  await page.goBack();
  await expect(heading).toHaveText('Button');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
});
