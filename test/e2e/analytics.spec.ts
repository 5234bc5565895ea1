/** The plain site, as a clone builds it: nobody is measured. */
import { demo, expect, open, scrollThrough, test } from './support';

test('without an id nothing that measures is loaded, kept or sent', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  const scripts: Promise<string>[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^http/.test(url.protocol) && url.origin !== baseURL) {
      foreign.push(request.url());
    }
  });
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) {
      scripts.push(response.text());
    }
  });
  await open(page, '/material-ui/react-button/');
  await demo(page, 'BasicButtons').getByRole('button', { name: /code$/ }).first().click();
  await page.locator('a[rel="next"]').click();
  await expect(page).not.toHaveURL(/\/react-button\/$/);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForLoadState('networkidle');

  page.removeAllListeners('response');
  expect(foreign).toEqual([]);
  const texts = await Promise.all(scripts);
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.filter((text) => /dataLayer|send_page_view/.test(text))).toEqual([]);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
});

test('it scrolls through without a word to anybody', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (/^http/.test(request.url()) && new URL(request.url()).origin !== baseURL) {
      foreign.push(request.url());
    }
  });
  await open(page, '/material-ui/react-card/');
  expect(await scrollThrough(page)).toBeGreaterThan(0);
  expect(foreign).toEqual([]);
});
