/** A page with 26 demos: it starts within its budget, demos wake in order and without a jump, and chunks may fail. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sirv from 'sirv';
import { PAGE_BUDGETS } from '@/src/build/budgets/limits';
import { type Page, demo, expect, liveStage, open, scrollThrough, test } from './support';

const BUTTON = '/material-ui/react-button/';

const getNames = (page: Page) =>
  page.locator('[data-demo]').evaluateAll((demos) => demos.map(({ id }) => id));

/** The order in which demos of the page come to life. */
async function recordWaking(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const order: string[] = [];
    Object.assign(window, { wakingOrder: order });
    new MutationObserver(() => {
      for (const stage of document.querySelectorAll('[data-live]')) {
        const name = stage.closest('[data-demo]')?.id;
        if (name && !order.includes(name)) {
          order.push(name);
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

const getWaking = (page: Page) =>
  page.evaluate(() => (window as unknown as { wakingOrder: string[] }).wakingOrder);

test('It starts within its budget, with only the demos near the viewport', async ({ page }) => {
  const { script } = PAGE_BUDGETS.find((budget) => budget.path === BUTTON)!;
  await open(page, BUTTON);
  expect((await getNames(page)).length).toBeGreaterThanOrEqual(26);
  const bytes = await page.evaluate(() => {
    const { loadEventStart } = performance.getEntriesByType(
      'navigation',
    )[0] as PerformanceNavigationTiming;
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, startTime }) => /\.js$/.test(name) && startTime < loadEventStart)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  });
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(script! * 1000);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
  expect(await page.locator('[data-live]').count()).toBeLessThanOrEqual(5);
});

test('Demos wake in the order of the page, as they come near', async ({ page }) => {
  await recordWaking(page);
  await open(page, BUTTON);
  const names = await getNames(page);
  expect(await scrollThrough(page)).toBe(names.length);
  expect(await getWaking(page)).toEqual(names);
});

test('A demo that is touched wakes before those whose turn it is', async ({ page }) => {
  await recordWaking(page);
  // So low that no other demo is near.
  await page.setViewportSize({ width: 1280, height: 200 });
  await open(page, BUTTON);
  const names = await getNames(page);
  const last = names.at(-1)!;
  await demo(page, last).evaluate((block) =>
    block.querySelector<HTMLElement>('button, a, input')!.focus(),
  );
  await expect(liveStage(page, last)).toBeVisible();
  expect(await getWaking(page)).not.toContain(names[Math.floor(names.length / 2)]);
});

test('Nothing jumps while all demos come to life', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as {
        value: number;
        hadRecentInput: boolean;
      }[]) {
        if (!entry.hadRecentInput) {
          shifts.push(entry.value);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, BUTTON);
  await scrollThrough(page);
  const sum = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((total, value) => total + value, 0),
  );
  // BUDGETS.md: "layout shift on any page, CLS ≤ 0.01"
  expect(sum).toBeLessThanOrEqual(0.01);
});

test('A demo whose code is dropped keeps its picture and offers to try again, which works', async ({
  page,
  watch,
}) => {
  const html = readFileSync(path.join('out', BUTTON, 'index.html'), 'utf8');
  const needed = new Set(html.match(/\/_next\/static\/chunks\/[\w.~-]+\.js/g));
  const files = sirv(path.resolve('out'));
  let dropping = true;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (dropping && /^\/_next\/static\/chunks\/.*\.js$/.test(pathname) && !needed.has(pathname)) {
      request.socket.destroy();
    } else {
      files(request, response, () => {
        response.writeHead(404).end();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  watch.allow(/^failed request: .*net::ERR_(EMPTY_RESPONSE|CONNECTION_RESET)/);
  watch.allow(/^console error: Failed to load resource/);
  watch.allow(/^console error: ChunkLoadError/);
  try {
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}${BUTTON}`);
    const block = demo(page, 'BasicButtons');
    const picture = block.getByRole('button', { name: 'Save route' });
    await block.scrollIntoViewIfNeeded();
    await expect(block.getByRole('alert')).toContainText('could not be loaded');
    await expect(picture).toBeVisible();
    await expect(block.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    await expect(liveStage(page, 'BasicButtons')).toHaveCount(0);

    dropping = false;
    await block.getByRole('button', { name: 'Try again' }).click();
    await expect(liveStage(page, 'BasicButtons')).toBeVisible();
    await expect(picture).toBeVisible();
    await expect(block.getByRole('alert')).toHaveCount(0);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
