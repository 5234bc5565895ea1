/** What the server of the export sends, by the files that hosts read; and that the policy guards a page. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseRedirects } from '@/src/build/outputs/hosting/redirects';
import { hashScript } from '@/src/build/outputs/hosting/inlineScripts';
import { ALL_PAGES, demo, expect, hydrated, liveStage, open, scrollThrough, test } from './support';

const OUT = path.resolve('out');
const BUTTON = '/material-ui/react-button/';
const redirects = parseRedirects(readFileSync(path.join(OUT, '_redirects'), 'utf8'));
const HTML = (url: string) => readFileSync(path.join(OUT, url, 'index.html'), 'utf8');

test('The page for unknown addresses has the policy within', async ({ request }) => {
  const response = await request.get('/no/such/page/');
  const [, policy] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(await response.text()) ??
    [];
  const { 'content-security-policy': whole = '' } = (await request.get(BUTTON)).headers();
  expect(policy).toBe(whole.replace("; frame-ancestors 'self'", ''));
});

for (const url of [BUTTON, '/', '/demo/', '/404/', '/material-ui/api/button/']) {
  test(`${url} comes with the policy and its companions`, async ({ request }) => {
    const headers = (await request.get(url)).headers();
    const policy = headers['content-security-policy'] ?? '';
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
    expect(scripts).toContain("'self'");
    expect(scripts).toContain('blob:');
    expect(scripts.filter((source) => /unsafe|https?:|\*/.test(source))).toEqual([]);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
  });
}

test('What is named by its content may be kept for a year', async ({ request }) => {
  const urls = HTML(BUTTON).match(/\/_next\/static\/[^"]+\.(?:js|css|woff2)/g) ?? [];
  expect(urls.length).toBeGreaterThan(5);
  for (const url of urls.slice(0, 8)) {
    const { 'cache-control': cache } = (await request.get(url)).headers();
    expect([url, cache]).toEqual([url, 'public, max-age=31536000, immutable']);
  }
});

test('The policy names every script that stands in a page', async ({ request }) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
  const scripts = ALL_PAGES.flatMap((url) =>
    [...HTML(url).matchAll(/<script(?![^>]*(?: src=|json"))[^>]*>([\s\S]*?)<\/script>/g)].map(
      (match) => match[1] ?? '',
    ),
  );
  expect(scripts.length).toBeGreaterThan(ALL_PAGES.length);
  expect(scripts.filter((script) => !policy.includes(hashScript(script)))).toEqual([]);
  expect(ALL_PAGES.filter((url) => /<[a-z]+[^>]*\son[a-z]+="/.test(HTML(url)))).toEqual([]);
});

test('A script that comes into a page from outside does not run', async ({ page }) => {
  test.fail(true, 'the browser refuses it, which the watch reports');
  await page.route(`**${BUTTON}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<body>', '<body><script>window.evil=1</script>');
    await route.fulfill({ response, body });
  });
  await open(page, BUTTON);
  // Were it to run, nothing would be reported, and the test be told that it should have failed.
  await page.evaluate(() => (window as { evil?: number }).evil);
});

test('A demo runs edited code without eval', async ({ page, watch }) => {
  await open(page, BUTTON);
  const block = demo(page, 'BasicButtons');
  await block.scrollIntoViewIfNeeded();
  await block.getByRole('button', { name: 'Show code' }).click();
  await block.locator('pre:visible').first().focus();
  await page.keyboard.press('Enter');
  const editor = block.locator('.cm-content');
  await expect(editor).toBeVisible();
  await editor.fill('export default () => <p>edited under the policy</p>;');
  await expect(liveStage(page, 'BasicButtons')).toHaveText('edited under the policy');
  expect(watch.problems).toEqual([]);
});

test('The grid filters without making code of text', async ({ page }) => {
  await open(page, '/x/react-data-grid/');
  await scrollThrough(page);
  const grid = page.getByRole('grid').first();
  const rows = grid.locator('[role="row"][data-rowindex]');
  const count = await rows.count();
  expect(count).toBeGreaterThan(1);
  const header = grid.getByRole('columnheader').nth(1);
  await header.hover();
  await header.getByRole('button', { name: /menu/i }).click();
  await page.getByRole('menuitem', { name: 'Filter' }).click();
  const value = page.getByRole('textbox', { name: 'Value' });
  await value.fill((await rows.first().getByRole('gridcell').nth(0).innerText()).slice(0, 200));
  await expect.poll(() => rows.count()).toBeLessThan(count);
});

test('The page for one demo may be framed by the site', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = '/demo/?id=/material-ui/react-button/';
    document.body.append(frame);
  });
  await expect(page.frameLocator('iframe').getByRole('heading').first()).toBeVisible();
});

test('Old addresses lead to pages, and to none that redirects again', async ({ request }) => {
  expect(redirects.size).toBeGreaterThan(300);
  for (const [from, to] of redirects) {
    const target = to.replace(/#.*/, '');
    expect([from, existsSync(path.join(OUT, target, 'index.html'))]).toEqual([from, true]);
    expect([from, redirects.has(target)]).toEqual([from, false]);
    expect([from, existsSync(path.join(OUT, from, 'index.html'))]).toEqual([from, false]);
  }
  for (const [from, to] of [
    ['/components/buttons/', BUTTON],
    ['/components/text-fields/', '/material-ui/react-text-field/'],
    ['/api/button/', '/material-ui/api/button/'],
    ['/base/react-select/', '/base-ui/react-select/'],
    ['/base/api/use-select/', '/base-ui/react-select/hooks-api/#use-select'],
    ['/getting-started/installation/', '/material-ui/getting-started/installation/'],
    ['/system/box/', '/system/react-box/'],
    ['/components/data-grid/', '/x/react-data-grid/'],
  ] as const) {
    const answer = await request.get(`${from}?a=b`, { maxRedirects: 0 });
    const [path_, hash] = to.split('#');
    expect([answer.status(), answer.headers().location]).toEqual([
      301,
      `${path_}?a=b${hash ? `#${hash}` : ''}`,
    ]);
  }
});

test('An old address opens in the browser at the right place', async ({ page }) => {
  await page.goto('/base/api/use-select/');
  await hydrated(page);
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(
    '/base-ui/react-select/hooks-api/#use-select',
  );
  await expect(page.locator('#use-select')).toBeInViewport();
});

test('A page without its trailing slash is sent there; files of hosts are not served', async ({
  request,
}) => {
  const answer = await request.get('/material-ui/react-button', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, BUTTON]);
  for (const url of ['/_headers', '/_redirects', '/_nginx/maps.conf']) {
    expect((await request.get(url)).status()).toBe(404);
  }
});
