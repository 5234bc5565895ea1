/**
 * The page of a standalone demo at `/demo/?id=…`, and how it handles malformed addresses.
 * test/unit/shared/demoUrl.test.ts and test/unit/site/features/demo/view/loadDemo.test.ts test which addresses name a
 * demo.
 */
import { type DemoRequest, getDemoUrl } from '@/src/shared/demoUrl';
import { findAxeProblems } from './axe';
import { expect, hydrated, test } from './support';

const FULL = { tag: '@full' };

const REQUESTS: readonly (readonly [
  request: Omit<DemoRequest, 'name'> & { name: string | undefined },
  options?: object,
])[] = [
  [{ pathname: '/base-ui/react-select', name: 'SelectIntroduction', flavour: 'tailwind' }],
  [{ pathname: '/base-ui/react-select', name: 'SelectIntroduction', flavour: 'css' }, FULL],
  [{ pathname: '/material-ui/react-button', name: 'BasicButtons' }, FULL],
  [{ pathname: '/joy-ui/react-button', name: 'ButtonBasic' }, FULL],
  [{ pathname: '/system/react-grid', name: 'GridBasic' }, FULL],
  [{ pathname: '/x/react-data-grid/demo', name: undefined }, FULL],
  [{ pathname: '/experiments/docs/demos', name: 'FramedConsole' }, FULL],
];

for (const [request, options = {}] of REQUESTS) {
  const title = [request.pathname, request.name, request.flavour].filter(Boolean).join(' ');
  test(title, options, async ({ page }) => {
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
    expect(await findAxeProblems(page, { within: ['main'] })).toEqual([]);
    await page.getByRole('link', { name: /^Back to / }).click();
    await expect(page).toHaveURL(`${request.pathname}/#${name}`);
    await expect(page.locator(`[data-demo="${name}"]`)).toBeInViewport();
  });
}

test('The served page shows a loading message, and without scripts that it needs them', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto('/demo/');
  await expect(page.getByRole('status')).toHaveText('Loading…');
  // Playwright can't find text in noscript elements.
  expect(await page.locator('main').innerText()).toContain('Without JavaScript');
  await context.close();
});

test('For addresses without a demo, nothing runs, and the page shows the reason', async ({
  page,
  baseURL,
}) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const [id, message] of [
    ['', 'does not include a demo'],
    ['<img src=x onerror=alert(1)>', 'The address of this demo is invalid'],
    ['https://example.com/a#Evil', 'The address of this demo is invalid'],
    ['/constructor#BasicButtons', 'This demo does not exist'],
    ['/material-ui/react-button#Evil', 'This demo does not exist'],
  ] as const) {
    await test.step(`"${id}"`, async () => {
      await page.goto(`/demo/?id=${encodeURIComponent(id)}`);
      await hydrated(page);
      await expect(page.getByRole('status')).toContainText(message);
      await expect(page.locator('[data-live]')).toHaveCount(0);
      await expect(page.locator('main img, main script, iframe')).toHaveCount(0);
      expect(new URL(page.url()).origin).toBe(baseURL);
    });
  }
  expect(dialogs).toEqual([]);
  expect(asked.filter((address) => !address.startsWith(baseURL!))).toEqual([]);
});
