/** Behavior of the site on its published host only. */
import { DOCS_ORIGIN, expect, open, test } from './support';

const PAGE = '/material-ui/getting-started/installation/';

const listWorkers = () =>
  navigator.serviceWorker
    .getRegistrations()
    .then((all) => all.map(({ active, installing }) => (active ?? installing)?.scriptURL));

// @proves S4.31, D8
test('A service worker is registered only on the production docs host', async ({ page }) => {
  await open(page, DOCS_ORIGIN + PAGE);
  await expect.poll(() => page.evaluate(listWorkers)).toEqual([`${DOCS_ORIGIN}/sw.js`]);

  await open(page, PAGE);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(listWorkers)).toEqual([]);
});
