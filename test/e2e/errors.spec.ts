/**
 * Errors of browsers and networks, malformed addresses, and impatient users. Deployments are tested in deploy.spec.ts.
 */
import type { Request } from '@playwright/test';
import type { NextRouter } from 'next/router';
import { type Host, startHost } from './fixtures/deploy';
import { activate } from './viewSupport';
import {
  DOCS_PAGES,
  type Page,
  test as base,
  demo,
  editedStage,
  expect,
  hydrated,
  open,
  readExport,
  settled,
} from './support';

const BUTTON = '/material-ui/react-button/';
const SELECT = '/base-ui/react-select/';

const test = base.extend<{ host: Host }>({
  host: async ({ page: _, site }, provide) => {
    const host = await startHost(site);
    await provide(host);
    host.close();
  },
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Values that an attacker can put into an address. */
const HOSTILE: readonly string[] = [
  '"><script>alert(1)</script>',
  '__proto__',
  'tailwind-constructor.js',
  'playground=__proto__',
  '%E0%A4%A',
  'a'.repeat(20_000),
];

/** Variations of them, for the full proof. */
const MORE_HOSTILE: readonly string[] = [
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  'constructor',
  'toString.tsx',
  '%00%0A%0D',
  '*',
  '.a,b>c',
];

/** Returns properties that an address has added to Object.prototype. */
const listPolluted = (page: Page) => page.evaluate(() => Object.keys(Object.prototype));

// The page has all features that read the address: demos with flavors, a playground, tabs.
for (const { name, addresses, tag } of [
  { name: 'Hostile addresses', addresses: HOSTILE },
  { name: 'More hostile addresses', addresses: MORE_HOSTILE, tag: '@full' },
]) {
  test(`${name} are harmless on ${SELECT}`, { tag: tag ?? [] }, async ({ page, baseURL }) => {
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
    await open(page, SELECT);
    const title = await page.title();
    const text = await heading(page).innerText();
    const check = async (hostile: string) => {
      const message = hostile.slice(0, 80);
      await expect(heading(page), message).toHaveText(text);
      expect(await page.title(), message).toBe(title);
      expect(await listPolluted(page), message).toEqual([]);
    };
    for (const hostile of addresses) {
      await page.evaluate((hash) => (location.hash = hash), hostile);
      await check(`#${hostile}`);
    }
    for (const hostile of addresses) {
      // Hosts reject addresses that are too long. Shorter ones reach the site.
      const query = `${SELECT}?id=${hostile}&q=${hostile}`.slice(0, 8000);
      await open(page, `${query}#${hostile}`);
      await check(query);
    }
    await activate(page, 'SelectIntroduction');
    expect(dialogs).toEqual([]);
    expect(elsewhere).toEqual([]);
  });
}

/** Reads the heading of a page from its exported file. */
function readHeading(url: string): string {
  const [, text = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(readExport(`${url.slice(1)}index.html`)) ?? [];
  return text
    .replace(/<[^>]*>/g, '')
    .replace(/&amp;/g, '&')
    .trim();
}

/** Clicks a link in the page, and waits until the router reports the navigation. */
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

for (const { count, tag } of [{ count: 5 }, { count: 30, tag: '@full' }]) {
  test(
    `Back and forward through ${count} pages: each has its heading and scroll position`,
    { tag: tag ?? [] },
    async ({ page }) => {
      test.setTimeout(count * 8000 + 20_000);
      const pages = DOCS_PAGES.slice(0, count);
      expect(pages).toHaveLength(count);
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
    },
  );
}

test('Clicks faster than pages load: the last one wins without errors', async ({ page, host }) => {
  const wanted = DOCS_PAGES.filter((url) => url.startsWith('/material-ui/react-')).slice(0, 6);
  await page.goto(host.url + BUTTON);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const held = new Map<string, () => void>();
  // The small files with tops and first screens aren't held: a browser has six connections, and the router needs all of
  // them here.
  host.onRequest = (url) =>
    url.startsWith('/_next/data/') && !/\/(?:start|tops)\//.test(url)
      ? new Promise((resolve) => held.set(url, resolve))
      : undefined;
  const ended = new Set<string>();
  const noteEnd = (request: Request) => ended.add(new URL(request.url()).pathname);
  page.on('requestfinished', noteEnd);
  page.on('requestfailed', noteEnd);
  const find = (url: string) =>
    [...held.keys()].find((address) => address.endsWith(`${url.slice(0, -1)}.json`));
  for (const url of wanted) {
    const link = page.locator(`nav a[href="${url}"]`).first();
    await link.evaluate((element: HTMLElement) => element.click());
    await expect.poll(() => find(url), `the data of ${url}`).toBeDefined();
  }
  // The response to the last request arrives first, and then all others.
  const last = wanted.at(-1)!;
  held.get(find(last)!)!();
  const text = readHeading(last);
  await expect(heading(page)).toHaveText(text);
  await expect(page).toHaveURL(host.url + last);
  for (const url of wanted.slice(0, -1)) {
    held.get(find(url)!)!();
  }
  await expect.poll(() => [...held.keys()].filter((url) => !ended.has(url))).toEqual([]);
  // Changes from a response are visible in the next frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(heading(page)).toHaveText(text);
  await expect(page).toHaveURL(host.url + last);
});

test('On a slow network, the page can be read, its links work, and it hydrates when its code has loaded', async ({
  page,
  host,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  host.onRequest = (url) => (/\.js$/.test(url) ? held : undefined);
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
  await activate(page, 'BasicButtons');
});

test('With blocked storage and cookies, editor, playground, API reference and links work', async ({
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
  await block.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(block.locator('.cm-content')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('export default () => <p>mine</p>;');
  await expect(editedStage(page, 'BasicButtons')).toHaveText('mine');
  await page.locator('nav a[href="/material-ui/react-card/"]').first().click();
  await expect(heading(page)).toHaveText('Card');
  await page.goBack();
  await expect(heading(page)).toHaveText('Button');
  await expect(editedStage(page, 'BasicButtons')).toHaveText('mine');
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

test('A navigation tree that fails to load shows a message, and is loaded with the next page', async ({
  page,
  host,
  watch,
}) => {
  await page.goto(host.url + BUTTON);
  await hydrated(page);
  watch.allow(/^response 404: .*\/_next\//);
  watch.allow(/^console error: Failed to load resource/);
  watch.allow(/ChunkLoadError|Failed to load chunk/);
  watch.tolerate(/^console error: Refused to execute script/);
  host.onRequest = (url) =>
    /\/chunks\/.*\.js$/.test(url) && isOfNav(readExport(url.slice(1))) ? 404 : undefined;
  const nav = page.getByRole('navigation', { name: 'documentation' });
  await follow(page, '/joy-ui/react-button/');
  await expect(nav.getByRole('alert')).toContainText('Could not load');
  host.onRequest = () => undefined;
  await follow(page, '/joy-ui/react-input/');
  await expect(nav.getByRole('link', { name: 'Input', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

/** Whether a chunk contains the navigation of more than one product. */
const isOfNav = (code: string) =>
  ['/joy-ui/components', '/system/getting-started-group'].every((entry) => code.includes(entry));

test('If the clipboard is denied, the toolbar and the link of a demo show that nothing was copied', async ({
  page,
  watch,
}) => {
  await page.addInitScript(() => {
    const refuse = () =>
      Promise.reject(new DOMException('The request is not allowed', 'NotAllowedError'));
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: refuse, write: refuse },
    });
    document.execCommand = () => false;
  });
  // S8.3: "'The request is not allowed' is raised", outside of code blocks.
  watch.allow(/The request is not allowed/);
  await open(page, BUTTON);
  const block = demo(page, 'BasicButtons');
  await block.getByRole('button', { name: 'More' }).click();
  await settled(page);
  await block.getByRole('button', { name: /^Copy.*TypeScript/ }).click();
  await expect(block.getByText('Copy failed')).toBeVisible();
  await page.keyboard.press('Escape');
  const other = demo(page, 'ButtonColors').getByRole('toolbar');
  await other.getByRole('button', { name: /^Copy/ }).click();
  await expect(other).toContainText('Copy failed');
});
