/** One demo by itself, at `/demo/?id=…`; and what that page does with addresses from strangers. */
import { type DemoRequest, getDemoUrl } from '@/src/shared/demoUrl';
import { findAxeFaults } from './axe';
import { expect, hydrated, test } from './support';

const BUTTON = { pathname: '/material-ui/react-button', name: 'BasicButtons' };

const REQUESTS: readonly (Omit<DemoRequest, 'name'> & { name: string | undefined })[] = [
  BUTTON,
  { pathname: '/joy-ui/react-button', name: 'ButtonBasic' },
  { pathname: '/system/react-grid', name: 'GridBasic' },
  { pathname: '/x/react-data-grid/demo', name: undefined },
  { pathname: '/experiments/docs/demos', name: 'FramedConsole' },
  { pathname: '/base-ui/react-select', name: 'SelectIntroduction', flavour: 'tailwind' },
  { pathname: '/base-ui/react-select', name: 'SelectIntroduction', flavour: 'css' },
];

for (const request of REQUESTS) {
  test(`${request.pathname} ${request.name} ${request.flavour ?? ''}`, async ({ page }) => {
    let { name } = request;
    if (!name) {
      await page.goto(`${request.pathname}/`);
      name = (await page.locator('[data-demo]').first().getAttribute('data-demo'))!;
    }
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(getDemoUrl({ ...request, name, mode: 'dark', direction: 'rtl' }));
    const stage = page.locator('[data-live]');
    await expect(stage).toHaveCount(1);
    await expect(stage).toBeVisible();
    const look = await stage.evaluate((element) => ({
      scheme: getComputedStyle(element).colorScheme,
      direction: getComputedStyle(element).direction,
    }));
    expect(look).toEqual({ scheme: 'dark', direction: 'rtl' });
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(await findAxeFaults(page, { within: ['main'] })).toEqual([]);
    await page.getByRole('link', { name: /^Back to / }).click();
    await expect(page).toHaveURL(`${request.pathname}/#${name}`);
    await expect(page.locator(`[data-demo="${name}"]`)).toBeInViewport();
  });
}

test('As served it says that it is loading, and without scripts what it needs', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto('/demo/');
  await expect(page.getByRole('status')).toHaveText('Loading…');
  // Playwright finds no text of noscript, whatever shows.
  expect(await page.locator('main').innerText()).toContain('needs JavaScript');
  await context.close();
});

const withId = (id: string) => `/demo/?id=${encodeURIComponent(id)}`;

test.describe('Addresses from strangers', () => {
  for (const [url, message] of [
    ['/demo/', 'names none'],
    ['/demo/?id=', 'names none'],
    ['/demo/?id=x', 'does not name a demo'],
    ['/demo/?id=%E0%A4%A', 'does not name a demo'],
    [withId('javascript:alert(1)'), 'does not name a demo'],
    [withId('<img src=x onerror=alert(1)>'), 'does not name a demo'],
    [withId('//example.com/a#Evil'), 'does not name a demo'],
    [withId('https://example.com/a#Evil'), 'does not name a demo'],
    [withId('/material-ui/../../etc/passwd#Evil'), 'does not name a demo'],
    [withId(`/material-ui/react-button#${'A'.repeat(2000)}`), 'does not name a demo'],
    [withId('/material-ui/react-button#Evil'), 'There is no such demo'],
    [withId('/material-ui/no-such-page#BasicButtons'), 'There is no such demo'],
    [withId('/constructor#BasicButtons'), 'There is no such demo'],
  ] as const) {
    test(`${url.slice(0, 80)}: ${message}, and nothing runs`, async ({ page, baseURL }) => {
      const dialogs: string[] = [];
      page.on('dialog', (dialog) => {
        dialogs.push(dialog.message());
        void dialog.dismiss();
      });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto(url);
      await hydrated(page);
      await expect(page.getByRole('status')).toContainText(message);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('[data-live]')).toHaveCount(0);
      await expect(page.locator('main img, main script, iframe')).toHaveCount(0);
      expect(dialogs).toEqual([]);
      expect(asked.filter((address) => !address.startsWith(baseURL!))).toEqual([]);
      expect(new URL(page.url()).hostname).toBe('localhost');
    });
  }
});
