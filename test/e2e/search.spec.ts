/** Search: issue 6, part 1. */
import type { CDPSession, Request } from '@playwright/test';
import { findAxeFaults } from './axe';
import { type Page, expect, hold, hydrated, listTabs, open, settled, test } from './support';

const BUTTON = '/material-ui/react-button/';
const SELECT = '/base-ui/react-select/';

const getBox = (page: Page) => page.locator('header').getByRole('button', { name: 'Search' });
const getDialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const getInput = (page: Page) => page.locator('#docsearch-input');
const getHits = (page: Page) => page.locator('.DocSearch-Hits a');
const getSelected = (page: Page) => page.locator('.DocSearch-Hits [aria-selected="true"]');

/** Opens the dialog by its shortcut and types; the field is there before anything is loaded. */
async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(query);
  await expect(getHits(page).first()).toBeVisible({ timeout: 15_000 });
}

/** Waits until names and texts of all products can be found. */
async function indexed(page: Page): Promise<void> {
  await expect(page.locator('dialog [data-complete="true"]')).toBeAttached({ timeout: 20_000 });
}

/** Waits until nothing comes any more. */
async function loaded(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
}

/** What search asks for. */
const isOfSearch = (request: Request) =>
  /\/search\/|search.*\.js/i.test(new URL(request.url()).pathname);

test.describe('opening', () => {
  test('nothing is asked for before the first use', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (isOfSearch(request)) {
        requests.push(request.url());
      }
    });
    await open(page, BUTTON);
    await loaded(page);
    expect(requests).toEqual([]);
    expect(page.workers()).toEqual([]);
    await search(page, 'card');
    expect(requests.length).toBeGreaterThan(2);
  });

  test('by the box, by Ctrl+K, by Cmd+K, and by a slash', async ({ page }) => {
    await open(page, BUTTON);
    for (const act of [
      () => getBox(page).click(),
      () => page.keyboard.press('Control+k'),
      () => page.keyboard.press('Meta+k'),
      () => page.keyboard.press('/'),
    ]) {
      await act();
      await expect(getDialog(page)).toBeVisible();
      await expect(getInput(page)).toBeFocused();
      await expect(getInput(page)).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(getDialog(page)).toBeHidden();
    }
  });

  test('the focus returns to the box', async ({ page }) => {
    await open(page, BUTTON);
    await getBox(page).focus();
    await page.keyboard.press('Enter');
    await expect(getInput(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(getBox(page)).toBeFocused();
  });

  test('a slash in a field or an editor is a slash', async ({ page }) => {
    await open(page, '/material-ui/api/button/');
    const filter = page
      .getByRole('searchbox')
      .or(page.getByLabel(/^Filter/))
      .first();
    await filter.click();
    await page.keyboard.type('a/b');
    await expect(filter).toHaveValue('a/b');
    await expect(getDialog(page)).toBeHidden();
  });

  test('what is typed while the search loads is not lost', async ({ page }) => {
    await open(page, BUTTON);
    await loaded(page);
    const release = await hold(page, /\.js$|\/search\//);
    await page.keyboard.press('/');
    await page.keyboard.type('disableRip');
    await expect(getDialog(page).getByText('Loading the search')).toBeVisible();
    release();
    await expect(getHits(page).first()).toContainText('disableRipple');
    await page.keyboard.type('ple');
    await expect(getInput(page)).toHaveValue('disableRipple');
  });
});

test.describe('keyboard', () => {
  test('arrows, Home and End move, the field keeps the focus and names the option', async ({
    page,
  }) => {
    await open(page, BUTTON);
    await search(page, 'card');
    await indexed(page);
    const input = getInput(page);
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await expect(input).toHaveAttribute('aria-controls', 'docsearch-hits');
    const ids = await page
      .locator('.DocSearch-Hits [role="option"]')
      .evaluateAll((options) => options.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(8);
    for (const [key, index] of [
      ['ArrowDown', 1],
      ['ArrowDown', 2],
      ['ArrowUp', 1],
      ['End', ids.length - 1],
      ['ArrowDown', 0],
      ['ArrowUp', ids.length - 1],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(input).toHaveAttribute('aria-activedescendant', ids[index]!);
      await expect(getSelected(page)).toHaveAttribute('id', ids[index]!);
      await expect(getSelected(page)).toBeInViewport();
      await expect(input).toBeFocused();
    }
  });

  test('Enter follows the hit without a reload and leads to the row', async ({ page }) => {
    await open(page, BUTTON);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await search(page, 'disableRipple tab');
    await expect(getHits(page).first()).toHaveAttribute(
      'href',
      '/material-ui/api/tab/#tab-prop-disableRipple',
    );
    await page.keyboard.press('Enter');
    await page.waitForURL('**/material-ui/api/tab/#tab-prop-disableRipple');
    await expect(getDialog(page)).toBeHidden();
    await expect(page.locator('#tab-prop-disableRipple')).toBeInViewport();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('a hit on the page itself leads to its place', async ({ page }) => {
    await open(page, SELECT);
    await search(page, 'migrate from multiselect');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#migrate-from-multiselect$/);
    await expect(page.locator('#migrate-from-multiselect')).toBeInViewport();
  });

  test('a demo opens with its code', async ({ page }) => {
    await open(page, '/material-ui/react-card/');
    await search(page, 'BasicButtons');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/material-ui/react-button/#BasicButtons');
    await expect(page.locator('#BasicButtons')).toBeInViewport({ timeout: 15_000 });
  });

  test('Ctrl+Enter opens the hit in a tab of its own', async ({ page }) => {
    await open(page, BUTTON);
    await search(page, 'card');
    await page.keyboard.press('Control+Enter');
    await expect
      .poll(() => listTabs(page))
      .toContainEqual({ path: '/material-ui/react-card/', title: expect.stringMatching(/Card\b/) });
    await expect(getDialog(page)).toBeVisible();
    expect(page.url()).toContain(BUTTON);
  });

  test('text that is selected up to the outside keeps the search; a click there closes it', async ({
    page,
  }) => {
    await open(page, BUTTON);
    await search(page, 'card');
    const box = (await getInput(page).boundingBox())!;
    await page.mouse.move(box.x + 60, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(4, box.y + box.height / 2, { steps: 5 });
    await page.mouse.up();
    await expect(getDialog(page)).toBeVisible();
    await expect(getInput(page)).toHaveValue('card');
    await expect(getInput(page)).toBeFocused();
    await page.mouse.click(4, box.y + box.height / 2);
    await expect(getDialog(page)).toBeHidden();
  });

  test('Enter that ends a composition follows nothing', async ({ page }) => {
    await open(page, BUTTON);
    await search(page, 'card');
    const session: CDPSession = await page.context().newCDPSession(page);
    await session.send('Input.imeSetComposition', {
      text: 'か',
      selectionStart: 1,
      selectionEnd: 1,
    });
    await expect(getInput(page)).toHaveValue('cardか');
    // What Chromium sends for a key that the input method takes.
    await getInput(page).dispatchEvent('keydown', {
      key: 'Enter',
      keyCode: 229,
      isComposing: true,
    });
    await expect(getDialog(page)).toBeVisible();
    expect(page.url()).toContain(BUTTON);
    await session.send('Input.insertText', { text: '' });
    await getInput(page).fill('card');
    await expect(getHits(page).first()).toHaveAttribute('href', '/material-ui/react-card/');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/material-ui/react-card/');
  });

  test('a resting pointer does not take the selection from the keys', async ({ page }) => {
    await open(page, BUTTON);
    await search(page, 'button');
    await indexed(page);
    const list = page.locator('.DocSearch-Hits');
    const box = (await list.boundingBox())!;
    await page.mouse.move(box.x + 60, box.y + 200);
    for (let n = 0; n < 14; n += 1) {
      await page.keyboard.press('ArrowDown');
    }
    await settled(page);
    await expect(getInput(page)).toHaveAttribute('aria-activedescendant', 'docsearch-hit-14');
    await page.mouse.move(box.x + 64, box.y + 204);
    await expect(getInput(page)).not.toHaveAttribute('aria-activedescendant', 'docsearch-hit-14');
  });
});

test.describe('hits', () => {
  test('a prop lists its components, folded, and opens them all', async ({ page }) => {
    await open(page, BUTTON);
    await search(page, 'disableRipple');
    await indexed(page);
    const links = page.locator('.DocSearch-Hits a[href$="-prop-disableRipple"]');
    await expect(links).toHaveCount(3);
    await page.getByRole('option', { name: /disableRipple: \d+ more/ }).click();
    await expect.poll(() => links.count()).toBeGreaterThan(15);
    await expect(
      page.locator('a[href="/material-ui/api/tab/#tab-prop-disableRipple"]'),
    ).toBeVisible();
    await expect(getInput(page)).toBeFocused();
  });

  test('what was searched for is marked, in nodes of their own', async ({ page }) => {
    await open(page, BUTTON);
    await search(page, 'dialog');
    await indexed(page);
    await expect(getHits(page).first().locator('mark').first()).toHaveText('Dialog');
    await getInput(page).fill('<img src=x onerror=alert(1)>');
    await expect(getDialog(page).locator('img')).toHaveCount(0);
  });

  test('the product that is being read comes first', async ({ page }) => {
    for (const [url, first] of [
      [BUTTON, '/material-ui/react-button/'],
      ['/joy-ui/react-input/', '/joy-ui/react-button/'],
      [SELECT, '/base-ui/react-button/'],
    ] as const) {
      await open(page, url);
      await search(page, 'button');
      await expect(getHits(page).first()).toHaveAttribute('href', first);
    }
  });

  test('filters leave out other products and types', async ({ page }) => {
    await open(page, BUTTON);
    await search(page, 'button');
    await indexed(page);
    const hrefs = () =>
      getHits(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    await getDialog(page).getByRole('combobox', { name: 'Products' }).selectOption('joy-ui');
    await expect
      .poll(async () => (await hrefs()).every((href) => href?.startsWith('/joy-ui/')))
      .toBe(true);
    await getDialog(page).getByText('API', { exact: true }).click();
    await expect
      .poll(async () => (await hrefs()).every((href) => href?.startsWith('/joy-ui/api/')))
      .toBe(true);
    await getInput(page).fill('MuiDataGrid');
    await getDialog(page).getByRole('button', { name: 'Search everything' }).click();
    await expect(getHits(page).first()).toHaveAttribute('href', /^\/x\/api\/data-grid\//);
  });

  test('slips are forgiven, and it says so; nonsense finds nothing, with advice', async ({
    page,
  }) => {
    await open(page, BUTTON);
    await search(page, 'texfield');
    await indexed(page);
    await expect(getHits(page).first()).toHaveAttribute('href', '/material-ui/react-text-field/');
    await expect(getDialog(page).getByText('No exact match')).toBeVisible();
    await getInput(page).fill('xqzvwkj');
    await expect(getDialog(page).getByText('Nothing found for “xqzvwkj”.')).toBeVisible();
    await expect(getDialog(page).getByText('fewer words')).toBeVisible();
    await expect(getInput(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('the number of hits is told politely', async ({ page }) => {
    await open(page, BUTTON);
    await search(page, 'disableRipple');
    await expect(
      getDialog(page)
        .getByRole('status')
        .getByText(/^Results: \d+$/),
    ).toBeAttached();
  });
});

test.describe('recent searches', () => {
  test('are kept once they led somewhere, and can be used and forgotten', async ({ page }) => {
    await open(page, BUTTON);
    await search(page, 'card');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/material-ui/react-card/');
    await search(page, 'sx');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/the-sx-prop/');
    await page.reload();
    await hydrated(page);
    await page.keyboard.press('/');
    const recent = getDialog(page).getByRole('region', { name: 'Recent searches' });
    await expect(recent.getByRole('listitem')).toHaveText(['sx', 'card']);
    await recent.getByRole('button', { name: 'card', exact: true }).click();
    await expect(getInput(page)).toHaveValue('card');
    await expect(getInput(page)).toBeFocused();
    await expect(getHits(page).first()).toHaveAttribute('href', '/material-ui/react-card/');
    await getInput(page).fill('');
    await recent.getByRole('button', { name: 'Forget card' }).click();
    await expect(recent.getByRole('listitem')).toHaveText(['sx']);
    await recent.getByRole('button', { name: 'Forget all' }).click();
    await expect(recent).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('fieldguide-searches'))).toBe('[]');
  });

  test('stored rubbish and blocked storage do no harm', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('fieldguide-searches', '{"a":[1,"<img src=x>"]}');
    });
    await open(page, BUTTON);
    await page.keyboard.press('/');
    await expect(getDialog(page).getByText('Find a component')).toBeVisible();
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await page.reload();
    await hydrated(page);
    await search(page, 'card');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/material-ui/react-card/');
    await page.keyboard.press('/');
    await expect(getDialog(page).getByRole('listitem').first()).toHaveText('card');
  });
});

test.describe('network', () => {
  test('a shard that does not come is told of and asked for again', async ({ page, watch }) => {
    watch.allow(/names-/);
    watch.allow(/Failed to load resource|503/);
    await page.route('**/search/names-*', (route) => route.fulfill({ status: 503, body: '' }));
    await open(page, BUTTON);
    await page.keyboard.press('/');
    await page.keyboard.type('card');
    await expect(getDialog(page).getByRole('alert')).toContainText('could not be loaded');
    await page.unroute('**/search/names-*');
    await getDialog(page).getByRole('button', { name: 'Try again' }).click();
    await expect(getHits(page).first()).toHaveAttribute('href', '/material-ui/react-card/');
    await expect(getDialog(page).getByRole('alert')).toBeHidden();
    await expect(getInput(page)).toBeFocused();
  });

  test('code that does not come is told of and asked for again', async ({ page, watch }) => {
    watch.allow(/./);
    await open(page, BUTTON);
    await loaded(page);
    await page.route(/\/_next\/.*\.js$/, (route) => route.abort());
    await page.keyboard.press('/');
    await page.keyboard.type('card');
    await expect(getDialog(page).getByText('could not be loaded')).toBeVisible();
    await page.unroute(/\/_next\/.*\.js$/);
    await getDialog(page).getByRole('button', { name: 'Try again' }).click();
    await expect(getHits(page).first()).toHaveAttribute('href', '/material-ui/react-card/');
    await expect(getInput(page)).toHaveValue('card');
  });

  test('once loaded it searches without a network', async ({ page, context }) => {
    await open(page, BUTTON);
    await search(page, 'card');
    await indexed(page);
    await page.keyboard.press('Escape');
    await expect(getDialog(page)).toBeHidden();
    await context.setOffline(true);
    await search(page, 'useSelect');
    await expect(getHits(page).first()).toHaveAttribute(
      'href',
      '/base-ui/react-select/hooks-api/#use-select',
    );
    await getInput(page).fill('read the state of a slot');
    await expect(getHits(page).first()).toBeVisible();
    await context.setOffline(false);
  });

  test('less than 100 kB come before the first hit', async ({ page, context }) => {
    await open(page, '/');
    await loaded(page);
    const sizes: Promise<number>[] = [];
    context.on('requestfinished', (request) => {
      // Texts follow the names, in which the first hit is found.
      if (!request.url().includes('/search/texts-')) {
        sizes.push(
          request.sizes().then((size) => size.responseBodySize + size.responseHeadersSize),
        );
      }
    });
    await page.keyboard.press('/');
    await page.keyboard.type('card');
    await expect(getHits(page).first()).toBeVisible();
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(sizes.length).toBeGreaterThan(3);
    expect(bytes).toBeGreaterThan(20_000);
    expect(bytes).toBeLessThan(100_000);
  });

  test('it runs under a strict policy', async ({ page }) => {
    // The page's own inline scripts are the policy's business elsewhere: here it is that of what search brings.
    const violations: string[] = [];
    await page.route(BUTTON, async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        headers: {
          ...response.headers(),
          'content-security-policy':
            "script-src 'self' 'unsafe-inline'; worker-src 'self'; connect-src 'self'",
        },
      });
    });
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) {
        violations.push(message.text());
      }
    });
    await open(page, BUTTON);
    await search(page, 'disableRipple');
    await indexed(page);
    expect(violations).toEqual([]);
  });
});

test.describe('axe', () => {
  const VIEWS = {
    light: {},
    dark: { colorScheme: 'dark' as const },
    '320 px': { viewport: { width: 320, height: 640 } },
    'right to left': { rtl: true },
  };
  for (const [name, { rtl, ...options }] of Object.entries<{
    rtl?: boolean;
    colorScheme?: 'dark';
    viewport?: { width: number; height: number };
  }>(VIEWS)) {
    test.describe(name, () => {
      test.use(options);
      test('finds nothing in the dialog', async ({ page }) => {
        test.setTimeout(90_000);
        await open(page, BUTTON);
        if (rtl) {
          await page.evaluate(() => {
            document.documentElement.dir = 'rtl';
          });
        }
        const check = async (what: string) => {
          const faults = await findAxeFaults(page, { within: ['dialog', 'header'] });
          expect.soft(faults, what).toEqual([]);
        };
        await getBox(page).click();
        await expect(getDialog(page).getByText('Find a component')).toBeVisible();
        await check('before a search');
        await page.keyboard.type('button color');
        await expect(getHits(page).first()).toBeVisible();
        await indexed(page);
        await check('hits');
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
        ).toBe(true);
        await getInput(page).fill('xqzvwkj');
        await expect(getDialog(page).getByText('Nothing found')).toBeVisible();
        await check('nothing found');
        await getInput(page).fill('card');
        await page.keyboard.press('Enter');
        await page.waitForURL('**/react-card/');
        await page.keyboard.press('/');
        await expect(getDialog(page).getByText('Recent searches')).toBeVisible();
        await check('recent searches');
      });
    });
  }
});
