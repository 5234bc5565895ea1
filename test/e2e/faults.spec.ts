/** Issue 8, point 4: faults of browsers, networks, addresses and impatience. A deploy is in deploy.spec.ts. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { NextRouter } from 'next/router';
import { startHost } from './fixtures/deploy';
import { wake } from './viewSupport';
import {
  DOCS_PAGES,
  type Page,
  demo,
  expect,
  hydrated,
  liveStage,
  open,
  settled,
  test,
} from './support';

const BUTTON = '/material-ui/react-button/';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Without code of his own in the page, what the address of a stranger may do. */
const HOSTILE: readonly string[] = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  'javascript:alert(1)',
  '__proto__',
  'constructor',
  'toString.tsx',
  'tailwind-constructor.js',
  'playground=__proto__',
  '%E0%A4%A',
  '%00%0A%0D',
  '*',
  '.a,b>c',
  'a'.repeat(20_000),
];

/** What an address has left on every object of the page. */
const listPolluted = (page: Page) => page.evaluate(() => Object.keys(Object.prototype));

test.describe('Hostile addresses', () => {
  for (const url of [BUTTON, '/base-ui/react-select/', '/material-ui/api/button/', '/']) {
    test(`do no harm on ${url}`, async ({ page, baseURL, watch }) => {
      test.setTimeout(120_000);
      const dialogs: string[] = [];
      page.on('dialog', (dialog) => {
        dialogs.push(dialog.message());
        void dialog.dismiss();
      });
      const elsewhere: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(baseURL!) && !request.url().startsWith('blob:')) {
          elsewhere.push(request.url());
        }
      });
      await open(page, url);
      const title = await page.title();
      const text = await heading(page).innerText();
      for (const hostile of HOSTILE) {
        // The other way round the second would be a change of hash in the same document.
        for (const address of [`${url}?id=${hostile}&q=${hostile}`, `${url}#${hostile}`]) {
          // A host refuses addresses that are too long by itself; what it lets through is shorter.
          await open(page, address.slice(0, address.includes('#') ? undefined : 8000));
          await expect(heading(page), address.slice(0, 80)).toHaveText(text);
          expect(await page.title()).toBe(title);
          expect(await listPolluted(page)).toEqual([]);
        }
        await page.evaluate((hash) => (location.hash = hash), hostile);
        await expect(heading(page)).toHaveText(text);
        expect(await listPolluted(page)).toEqual([]);
      }
      expect(dialogs).toEqual([]);
      expect(elsewhere).toEqual([]);
      expect(watch.problems).toEqual([]);
      if (url === BUTTON) {
        await wake(page, 'BasicButtons');
      }
    });
  }
});

/** The heading of a page, from the file that is served. */
function readHeading(url: string): string {
  const html = readFileSync(path.join('out', url, 'index.html'), 'utf8');
  const [, text = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  return text
    .replace(/<[^>]*>/g, '')
    .replace(/&amp;/g, '&')
    .trim();
}

/** Follows a link of the page itself, whatever the page offers, until the router says that it is there. */
async function follow(page: Page, url: string): Promise<void> {
  await page.evaluate(
    (href) =>
      new Promise<void>((resolve) => {
        const { events } = (window as unknown as { next: { router: NextRouter } }).next.router;
        const arrive = () => {
          events.off('routeChangeComplete', arrive);
          resolve();
        };
        events.on('routeChangeComplete', arrive);
        const link = Object.assign(document.createElement('a'), { textContent: 'next' });
        link.setAttribute('href', href);
        document.body.append(link);
        link.click();
        link.remove();
      }),
    url,
  );
  await expect(page).toHaveURL((address) => address.pathname === url);
}

test.describe('History', () => {
  test('Back and forward through 30 pages: each has its heading and the place that was left', async ({
    page,
    watch,
  }) => {
    test.setTimeout(240_000);
    const pages = DOCS_PAGES.slice(0, 30);
    expect(pages).toHaveLength(30);
    await open(page, pages[0]!);
    const seen: { heading: string; top: number }[] = [];
    const readTop = () => page.evaluate(() => Math.round(window.scrollY));
    for (const [index, url] of pages.entries()) {
      if (index > 0) {
        await follow(page, url);
      }
      await expect(page).toHaveURL(url);
      const text = readHeading(url);
      // The address changes before the page does.
      await expect(heading(page)).toHaveText(text);
      await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
      await page.waitForTimeout(150);
      seen.push({ heading: text, top: await readTop() });
      expect(seen[index]!.top, `how far ${url} scrolls`).toBeGreaterThan(0);
    }
    const check = async (index: number) => {
      await expect(page).toHaveURL(pages[index]!);
      await expect(heading(page)).toHaveText(seen[index]!.heading);
      await expect
        .poll(async () => Math.abs((await readTop()) - seen[index]!.top), {
          message: `distance from the place that was left on ${pages[index]}`,
        })
        .toBeLessThanOrEqual(8);
    };
    for (let index = pages.length - 2; index >= 0; index -= 1) {
      await page.evaluate(() => history.back());
      await check(index);
    }
    for (let index = 1; index < pages.length; index += 1) {
      await page.evaluate(() => history.forward());
      await check(index);
    }
    expect(watch.problems).toEqual([]);
  });

  test('Clicks faster than pages load: the last one wins, and nothing is said', async ({
    page,
    watch,
  }) => {
    const host = await startHost();
    try {
      const wanted = DOCS_PAGES.filter((url) => url.startsWith('/material-ui/react-')).slice(0, 6);
      await page.goto(host.url + BUTTON);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      // Answers come late, and the first ones last.
      let asked = 0;
      host.onRequest = (url) =>
        url.startsWith('/_next/data/')
          ? new Promise((resolve) => setTimeout(resolve, Math.max(50, 900 - 150 * asked++)))
          : undefined;
      for (const url of wanted) {
        const link = page.locator(`nav a[href="${url}"]`).first();
        await link.evaluate((element: HTMLElement) => element.click());
      }
      const last = wanted.at(-1)!;
      await expect(page).toHaveURL(host.url + last);
      await page.waitForTimeout(1500);
      await expect(page).toHaveURL(host.url + last);
      const text = await heading(page).innerText();
      await page.reload();
      await expect(heading(page)).toHaveText(text);
      expect(watch.problems).toEqual([]);
    } finally {
      host.close();
    }
  });
});

test('On a slow network the page reads, leads on, and lives when its code is there', async ({
  page,
  watch,
}) => {
  const host = await startHost();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  host.onRequest = (url) => (/\.js$/.test(url) ? held : undefined);
  try {
    await page.goto(host.url + BUTTON, { waitUntil: 'commit' });
    await expect(heading(page)).toHaveText('Button');
    await expect(
      demo(page, 'BasicButtons').getByRole('button', { name: 'Save route' }),
    ).toBeVisible();
    await page.locator('nav a[href="/material-ui/react-card/"]').first().click();
    await expect(page).toHaveURL(/react-card/);
    await expect(heading(page)).toHaveText('Card');
    await page.goBack({ waitUntil: 'commit' });
    await expect(heading(page)).toHaveText('Button');
    release();
    await hydrated(page);
    await wake(page, 'BasicButtons');
    expect(watch.problems).toEqual([]);
  } finally {
    release();
    host.close();
  }
});

test('With storage and cookies blocked a reader edits, plays, reads the reference and goes on', async ({
  page,
  watch,
}) => {
  test.setTimeout(90_000);
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'] as const) {
      Object.defineProperty(window, name, { get: refuse });
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  });
  await open(page, BUTTON);
  const block = demo(page, 'BasicButtons');
  await block.getByRole('button', { name: 'Edit code' }).click();
  await expect(block.locator('.cm-content')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('export default () => <p>mine</p>;');
  await expect(liveStage(page, 'BasicButtons')).toHaveText('mine');
  await page.locator('nav a[href="/material-ui/react-card/"]').first().click();
  await expect(heading(page)).toHaveText('Card');
  await page.goBack();
  await expect(heading(page)).toHaveText('Button');
  await expect(liveStage(page, 'BasicButtons')).toHaveText('mine');
  await open(page, '/material-ui/api/button/');
  await page.getByRole('searchbox').first().fill('color');
  await expect(page.locator('#button-prop-color').first()).toBeVisible();
  await open(page, '/demo/?id=%2Fmaterial-ui%2Freact-button%23BasicButtons');
  await expect(page.locator('[data-live]')).toBeVisible();
  watch.allow(/^response 404: .*\/react-no-such-page\/$/);
  watch.allow(/^console error: Failed to load resource: .* 404 .*\/react-no-such-page\/\)$/);
  await open(page, '/material-ui/react-no-such-page/');
  await expect(heading(page)).toBeVisible();
});

test('A navigation that does not come says so, and comes with the next page', async ({
  page,
  watch,
}) => {
  const chunks = readdirSync('out/_next/static/chunks').filter(
    (file) =>
      file.endsWith('.js') &&
      isOfNav(readFileSync(path.join('out/_next/static/chunks', file), 'utf8')),
  );
  expect(chunks, 'the chunk with the trees of all products').toHaveLength(1);
  const host = await startHost();
  try {
    await page.goto(host.url + BUTTON);
    await hydrated(page);
    watch.allow(/^response 404: .*\/_next\//);
    watch.allow(/^console error: Failed to load resource/);
    watch.allow(/ChunkLoadError|Failed to load chunk/);
    watch.tolerate(/^console error: Refused to execute script/);
    host.onRequest = (url) => (chunks.some((file) => url.includes(file)) ? 404 : undefined);
    const nav = page.getByRole('navigation', { name: 'documentation' });
    await follow(page, '/joy-ui/react-button/');
    await expect(nav.getByRole('alert')).toContainText('could not be loaded');
    host.onRequest = () => undefined;
    await follow(page, '/joy-ui/react-input/');
    await expect(nav.getByRole('link', { name: 'Input', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  } finally {
    host.close();
  }
});

/** Whether a chunk holds the navigation of more than one product. */
const isOfNav = (code: string) =>
  ['/joy-ui/components', '/system/getting-started-group'].every((entry) => code.includes(entry));

test.describe('A clipboard that refuses', () => {
  test.beforeEach(async ({ page, watch }) => {
    await page.addInitScript(() => {
      const refuse = () =>
        Promise.reject(new DOMException('The request is not allowed', 'NotAllowedError'));
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: refuse, write: refuse },
      });
      document.execCommand = () => false;
    });
    // Specification, section 8: "'The request is not allowed' is raised", outside of code blocks.
    watch.allow(/The request is not allowed/);
    await open(page, BUTTON);
  });

  test('The bar of a demo says that nothing was copied', async ({ page }) => {
    const block = demo(page, 'BasicButtons');
    const copy = block.getByRole('toolbar').getByRole('button', { name: /^Copy/ });
    await copy.click();
    await expect(block.getByRole('toolbar')).toContainText('Not copied');
  });

  test('So does the link to a demo', async ({ page }) => {
    const block = demo(page, 'BasicButtons');
    await block.getByRole('button', { name: 'More' }).click();
    await settled(page);
    await block.getByRole('button', { name: /^Copy.*TypeScript/ }).click();
    await expect(block.getByText('Not copied')).toBeVisible();
  });
});
