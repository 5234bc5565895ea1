/**
 * Search in a browser with its worker and a host. test/unit/shared/search tests ranking; test/unit/site/features/search
 * tests keys, filters and messages.
 */
import { brotliCompressSync, constants } from 'node:zlib';
import type { Request } from '@playwright/test';
import { findAxeProblems } from './axe';
import {
  type Page,
  expect,
  hold,
  hydrated,
  listTabs,
  open,
  readExport,
  settled,
  test,
} from './support';

const BUTTON = '/material-ui/react-button/';
const SELECT = '/base-ui/react-select/';
const CARD = '/material-ui/react-card/';

const getBox = (page: Page) => page.locator('header').getByRole('button', { name: 'Search' });
const getDialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const getInput = (page: Page) => page.locator('#docsearch-input');
const getHits = (page: Page) => page.locator('.DocSearch-Hits a');
const getSelected = (page: Page) => page.locator('.DocSearch-Hits [aria-selected="true"]');

/** Waits until results of the current query are shown. */
async function found(page: Page, query: string): Promise<void> {
  await expect(page.locator(`dialog [data-query="${query}"]`)).toBeAttached();
  await expect(getHits(page).first()).toBeVisible();
}

/** Opens the dialog with its shortcut and types. The field is available before anything is loaded. */
async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(query);
  await found(page, query);
}

/** Waits until names and texts of all products are loaded. */
async function indexed(page: Page): Promise<void> {
  await expect(page.locator('dialog [data-complete="true"]')).toBeAttached();
}

/**
 * Types and measures the time of the page's own handlers per key.
 * @returns the median processor time in milliseconds over all keys. It is 0 for keys that took less than a frame.
 */
async function measureTyping(page: Page, text: string): Promise<number> {
  const times = await page.evaluateHandle(() => {
    const found: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.name === 'input') {
          found.push(entry.processingEnd - entry.processingStart);
        }
      }
    }).observe({ type: 'event', durationThreshold: 16 });
    return found;
  });
  await page.keyboard.type(text);
  await settled(page);
  const measured = await times.jsonValue();
  // Events that take less than a frame aren't reported and count as 0.
  const all = [...text].map((_, index) => measured[index] ?? 0).sort((a, b) => a - b);
  return all[Math.floor(all.length / 2)]!;
}

/** Whether a request belongs to search. */
const isOfSearch = (request: Request) =>
  /\/search\/|search.*\.js/i.test(new URL(request.url()).pathname);

/** Returns the bytes of a file of the export as transferred: compressed, with headers. */
function weigh(pathname: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  return brotliCompressSync(readExport(pathname.slice(1)), { params }).length + 500;
}

// @proves S1.8
test('It is loaded when it is used, with less than 120 kB before the first result, and typed text is not lost', async ({
  page,
  context,
}) => {
  const requests: Request[] = [];
  context.on('request', (request) => requests.push(request));
  await open(page, BUTTON);
  await page.waitForLoadState('networkidle');
  expect(requests.filter(isOfSearch).map((request) => request.url())).toEqual([]);
  expect(page.workers()).toEqual([]);

  const before = requests.length;
  const release = await hold(page, /\.js$|\/search\//);
  await page.keyboard.press('/');
  await page.keyboard.type('disableRip');
  await expect(getDialog(page).getByText('Loading search')).toBeVisible();
  release();
  await expect(getHits(page).first()).toContainText('disableRipple');
  const loaded = requests.slice(before).map((request) => new URL(request.url()).pathname);
  expect(loaded.find((path) => path.startsWith('/search/names-'))).toContain('material-ui');
  // The names of the current product contain the first result. Texts and other names are loaded afterwards.
  const paths = loaded.filter((path) => !/\/search\/(texts-|names-(?!material-ui))/.test(path));
  expect(paths.length).toBeGreaterThan(3);
  const bytes = paths.reduce((sum, path) => sum + weigh(path), 0);
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThan(120_000);
  await page.keyboard.type('ple');
  await expect(getInput(page)).toHaveValue('disableRipple');

  await test.step('A prop lists some of its components, and expands to all of them', async () => {
    await indexed(page);
    const links = page.locator('.DocSearch-Hits a[href$="-prop-disableRipple"]');
    await expect(links).toHaveCount(3);
    await page.getByRole('option', { name: /disableRipple: \d+ more/ }).click();
    await expect.poll(() => links.count()).toBeGreaterThan(15);
    await expect(getInput(page)).toBeFocused();
  });

  await test.step('It opens by its box and shortcuts, and returns focus', async () => {
    await page.keyboard.press('Escape');
    await expect(getDialog(page)).toBeHidden();
    await getBox(page).focus();
    for (const act of [
      () => page.keyboard.press('Enter'),
      () => getBox(page).click(),
      () => page.keyboard.press('Meta+k'),
    ]) {
      await act();
      await expect(getDialog(page)).toBeVisible();
      await expect(getInput(page)).toBeFocused();
      await expect(getInput(page)).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(getDialog(page)).toBeHidden();
      await expect(getBox(page)).toBeFocused();
    }
  });
});

test('Keyboard and pointer select results, with those of the current product first', async ({
  page,
}) => {
  await open(page, SELECT);
  await search(page, 'button');
  await indexed(page);
  const input = getInput(page);
  await expect(getHits(page).first()).toHaveAttribute('href', '/base-ui/react-button/');
  await expect(getHits(page).first().locator('mark').first()).toHaveText('Button');

  await test.step('Keys select results and scroll to them, and the field keeps focus', async () => {
    await expect(input).toHaveAttribute('aria-controls', 'docsearch-hits');
    const ids = await page
      .locator('.DocSearch-Hits [role="option"]')
      .evaluateAll((options) => options.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(15);
    for (const [key, index] of [
      ['End', ids.length - 1],
      ['ArrowDown', 0],
      ['ArrowDown', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expect(input).toHaveAttribute('aria-activedescendant', ids[index]!);
      await expect(getSelected(page)).toHaveAttribute('id', ids[index]!);
      await expect(getSelected(page)).toBeInViewport();
      await expect(input).toBeFocused();
    }
  });

  await test.step('A resting pointer does not change the selection', async () => {
    const list = (await page.locator('.DocSearch-Hits').boundingBox())!;
    await page.mouse.move(list.x + 60, list.y + 200);
    await page.keyboard.press('Home');
    for (let n = 0; n < 14; n += 1) {
      await page.keyboard.press('ArrowDown');
    }
    await settled(page);
    await expect(input).toHaveAttribute('aria-activedescendant', 'docsearch-hit-14');
    await page.mouse.move(list.x + 64, list.y + 204);
    await expect(input).not.toHaveAttribute('aria-activedescendant', 'docsearch-hit-14');
  });

  await test.step('Filters exclude other products', async () => {
    await getDialog(page).getByRole('combobox', { name: 'Products' }).selectOption('joy-ui');
    await getDialog(page).getByText('API', { exact: true }).click();
    await expect(getHits(page).first()).toHaveAttribute('href', /^\/joy-ui\/api\//);
    const hrefs = await getHits(page).evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    );
    expect(hrefs.filter((href) => !href?.startsWith('/joy-ui/api/'))).toEqual([]);
    await input.fill('MuiDataGrid');
    await getDialog(page).getByRole('button', { name: 'Clear filters' }).click();
    await expect(getHits(page).first()).toHaveAttribute('href', /^\/x\/api\/data-grid\//);
  });

  await test.step('Shortcuts filter from the field, and the result is announced', async () => {
    await input.fill('menu');
    await page.keyboard.press('Alt+k');
    await page.keyboard.press('Alt+k');
    await page.keyboard.press('Alt+p');
    await expect(getDialog(page).getByRole('radio', { name: 'API' })).toBeChecked();
    await expect(getHits(page).first()).toHaveAttribute('href', /^\/material-ui\/api\//);
    await expect(getDialog(page).getByRole('status')).toHaveText(
      /^API, Material UI\. Results: \d+$/,
    );
    await expect(input).toBeFocused();
    await expect(input).toHaveValue('menu');
    await page.keyboard.press('Alt+Shift+p');
    await page.keyboard.press('Alt+Shift+k');
    await page.keyboard.press('Alt+Shift+k');
    await expect(getDialog(page).getByRole('radio', { name: 'All' })).toBeChecked();
    await expect(getDialog(page).getByRole('combobox', { name: 'Products' })).toHaveValue('');
  });

  await test.step('Typing stays smooth, because the worker searches', async () => {
    await input.fill('');
    // A task of more than 50 milliseconds is a long task (W3C, Long Tasks). The median ignores outliers from other load
    // on the machine.
    expect(await measureTyping(page, 'autocomplete')).toBeLessThan(50);
  });

  await test.step('Near matches are shown with a message', async () => {
    await input.fill('selct');
    await expect(getHits(page).first()).toHaveAttribute('href', SELECT);
    await expect(getDialog(page).getByText('No exact match').first()).toBeVisible();
  });

  await test.step('An IME composition enters text, and opens nothing', async () => {
    const session = await page.context().newCDPSession(page);
    await input.fill('card');
    await found(page, 'card');
    await session.send('Input.imeSetComposition', {
      text: 'か',
      selectionStart: 1,
      selectionEnd: 1,
    });
    await expect(input).toHaveValue('cardか');
    await session.send('Input.insertText', { text: '' });
    await expect(getDialog(page)).toBeVisible();
    expect(page.url()).toContain(SELECT);
  });

  await test.step('Selecting text to the outside does not close the dialog; a click outside does', async () => {
    await input.fill('card');
    const box = (await input.boundingBox())!;
    await page.mouse.move(box.x + 60, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(4, box.y + box.height / 2, { steps: 5 });
    await page.mouse.up();
    await expect(getDialog(page)).toBeVisible();
    await expect(input).toHaveValue('card');
    await expect(input).toBeFocused();
    await page.mouse.click(4, box.y + box.height / 2);
    await expect(getDialog(page)).toBeHidden();
  });

  await test.step('A double-click on the box opens it, although the second click is outside the dialog', async () => {
    await getBox(page).dblclick();
    await expect(input).toBeFocused();
    await expect(getDialog(page)).toBeVisible();
  });
});

test('Results open without a reload, and successful searches are stored', async ({ page }) => {
  await open(page, CARD);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  await test.step('Ctrl+Enter opens one in a new tab', async () => {
    await search(page, 'dialog');
    await page.keyboard.press('Control+Enter');
    await expect
      .poll(() => listTabs(page))
      .toContainEqual({
        path: '/material-ui/react-dialog/',
        title: expect.stringMatching(/Dialog\b/),
      });
    await expect(getDialog(page)).toBeVisible();
    expect(page.url()).toContain(CARD);
    await page.keyboard.press('Escape');
  });

  await test.step('Enter opens a row of the API reference', async () => {
    await search(page, 'disableRipple tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/material-ui/api/tab/#tab-prop-disableRipple');
    await expect(getDialog(page)).toBeHidden();
    await expect(page.locator('#tab-prop-disableRipple')).toBeInViewport();
  });

  await test.step('to a demo', async () => {
    await search(page, 'BasicButtons');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/material-ui/react-button/#BasicButtons');
    await expect(page.locator('#BasicButtons')).toBeInViewport();
  });

  await test.step('and a heading of the same page', async () => {
    await search(page, 'button color');
    await indexed(page);
    await expect(getHits(page).first()).toHaveAttribute('href', `${BUTTON}#color`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/react-button\/#color$/);
    await expect(page.locator('#color')).toBeInViewport();
  });
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

  await test.step('Recent searches can be repeated, and removed', async () => {
    await page.reload();
    await hydrated(page);
    await page.keyboard.press('/');
    const recent = getDialog(page).getByRole('region', { name: 'Recent searches' });
    await expect(recent.getByRole('listitem')).toHaveText([
      'button color',
      'BasicButtons',
      'disableRipple tab',
      'dialog',
    ]);
    await recent.getByRole('button', { name: 'dialog', exact: true }).click();
    await expect(getInput(page)).toHaveValue('dialog');
    await expect(getInput(page)).toBeFocused();
    await expect(getHits(page).first()).toHaveAttribute('href', '/material-ui/react-dialog/');
    await getInput(page).fill('');
    await recent.getByRole('button', { name: 'Remove dialog' }).click();
    await expect(recent.getByRole('listitem')).toHaveCount(3);
    await recent.getByRole('button', { name: 'Clear all' }).click();
    await expect(recent).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('fieldguide-searches'))).toBe('[]');
  });
});

test('A wide dialog previews the selected result, and the page marks the words', async ({
  page,
}) => {
  const listMarks = () =>
    page.evaluate(() =>
      [...(CSS.highlights.get('fg-found') ?? [])].map((range) => range.toString().toLowerCase()),
    );
  await open(page, CARD);
  const preview = page.getByRole('region', { name: 'Preview' });

  await test.step('of a page and of a prop', async () => {
    await search(page, 'button group');
    await expect(preview).toContainText("import ButtonGroup from '@mui/material/ButtonGroup';");
    await getInput(page).fill('disableRipple');
    await found(page, 'disableRipple');
    await expect(preview.getByRole('term')).toHaveText(['Type', 'Default']);
    await expect(preview.getByRole('definition')).toHaveText(['boolean', 'false']);
    const described = await getSelected(page).getAttribute('aria-describedby');
    await expect(preview.locator(`#${described}`)).toContainText('boolean');
  });

  await test.step('Without room, there is none', async () => {
    await page.setViewportSize({ width: 800, height: 700 });
    await expect(preview).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect(preview).toBeVisible();
  });

  await test.step('The words are marked without a change of the page', async () => {
    await getInput(page).fill('disableRipple tab');
    await found(page, 'disableRipple tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/material-ui/api/tab/#tab-prop-disableRipple');
    await expect.poll(async () => (await listMarks())[0]).toBe('disableripple');
    await expect(page.locator('#main-content mark')).toHaveCount(0);
    await page.keyboard.press('Escape');
    expect(await listMarks()).toEqual([]);
  });

  await test.step('and on a page that loads as a whole', async () => {
    await search(page, 'select');
    const href = (await getHits(page).first().getAttribute('href'))!;
    await page.evaluate(
      (pathname) =>
        sessionStorage.setItem('fieldguide-found', JSON.stringify({ pathname, words: ['select'] })),
      href.replace(/\/(#.*)?$/, ''),
    );
    await page.goto(href);
    await expect.poll(async () => (await listMarks()).length).toBeGreaterThan(3);
    expect(await page.evaluate(() => sessionStorage.getItem('fieldguide-found'))).toBeNull();
    // The next search removes them.
    await page.keyboard.press('/');
    await expect.poll(listMarks).toEqual([]);
  });

  await test.step('Opened pages are listed, and can be removed', async () => {
    const opened = getDialog(page).getByRole('region', { name: 'Recently opened' });
    await expect(opened.getByRole('link')).toHaveText(['Tab API › disableRipple Material UI']);
    await opened.getByRole('link').click();
    await page.waitForURL('**/material-ui/api/tab/#tab-prop-disableRipple');
    await page.keyboard.press('/');
    await opened.getByRole('button', { name: 'Clear all' }).click();
    await expect(opened).toBeHidden();
    await expect(getInput(page)).toBeFocused();
  });
});

test.describe('Without a service worker, which would get the files that the test withholds', () => {
  test.use({ serviceWorkers: 'block' });

  test('Code and shards that fail to load show an error and can be retried; when loaded, search works offline', async ({
    page,
    context,
    watch,
  }) => {
    watch.tolerate(/Service Worker registration blocked by Playwright/);
    await open(page, BUTTON);
    await page.waitForLoadState('networkidle');

    await test.step('Code', async () => {
      watch.allow(/^failed request: \S+\/_next\/static\/chunks\/\S+\.js \(net::ERR_FAILED\)$/);
      watch.allow(/^console error: Failed to load resource: net::ERR_FAILED \(\S+\.js\)$/);
      watch.allow(/^console error: ChunkLoadError: /);
      const scripts = /\/_next\/.*\.js$/;
      await page.route(scripts, (route) => route.abort());
      await page.keyboard.press('/');
      await page.keyboard.type('card');
      await expect(getDialog(page).getByText('Could not load')).toBeVisible();
      await page.unroute(scripts);
    });

    await test.step('Shards', async () => {
      watch.allow(/^response 503: \S+\/search\/names-/);
      watch.allow(/^console error: Error: \/search\/names-\S+: 503/);
      const shards = '**/search/names-*';
      await page.route(shards, (route) => route.fulfill({ status: 503, body: '' }));
      const again = getDialog(page).getByRole('button', { name: 'Try again' });
      await again.click();
      await expect(getDialog(page).getByRole('alert')).toContainText('Could not load');
      await page.unroute(shards);
      await again.click();
      await expect(getHits(page).first()).toHaveAttribute('href', CARD);
      await expect(getInput(page)).toHaveValue('card');
      await expect(getDialog(page).getByRole('alert')).toBeHidden();
      await expect(getInput(page)).toBeFocused();
    });

    await test.step('Without a network', async () => {
      await indexed(page);
      // A pointer over a link would prefetch its page.
      await page.mouse.move(0, 0);
      await page.keyboard.press('Escape');
      await expect(getDialog(page)).toBeHidden();
      // The preview of wide screens would request what the browser may not have.
      await page.setViewportSize({ width: 900, height: 720 });
      await context.setOffline(true);
      await search(page, 'useSelect');
      await expect(getHits(page).first()).toHaveAttribute(
        'href',
        '/base-ui/react-select/hooks-api/#use-select',
      );
      await getInput(page).fill('read the state of a slot');
      await found(page, 'read the state of a slot');
      await context.setOffline(false);
    });
  });
});

test('axe finds nothing in the dialog in both modes, and it fits into 320 pixels', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => {
    localStorage.setItem('fieldguide-searches', '["card","sx"]');
    localStorage.setItem(
      'fieldguide-search-pages',
      '[{"title":"Button API › disableRipple","href":"/material-ui/api/button/"}]',
    );
  });
  // axe reads the whole page first, so a short one is faster.
  await open(page, '/');
  const check = async (what: string, within: string[] = ['dialog']) => {
    expect.soft(await findAxeProblems(page, { within }), what).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, what).toBeLessThanOrEqual(320);
  };
  await getBox(page).click();
  await expect(getDialog(page).getByText('Recent searches')).toBeVisible();
  await check('recent searches', ['dialog', 'header']);
  for (const name of ['Recent searches', 'Recently opened']) {
    const recent = getDialog(page).getByRole('region', { name });
    await recent.getByRole('button', { name: 'Clear all' }).click();
  }
  await expect(getDialog(page).getByText('Search for a component')).toBeVisible();
  await check('before a search');
  await getInput(page).fill('xqzvwkj');
  await expect(getDialog(page).getByText('No exact matches').first()).toBeVisible();
  await check('similar names');
  await getInput(page).fill('button color');
  await found(page, 'button color');
  await indexed(page);
  await check('hits');
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible();
  expect.soft(await findAxeProblems(page, { within: ['dialog'] }), 'preview').toEqual([]);

  // In the other mode, only colors differ.
  const only = ['color-contrast'];
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await findAxeProblems(page, { within: ['dialog'], only }), 'dark').toEqual([]);
  await getInput(page).fill('xqzvwkj');
  await expect(getDialog(page).getByText('No exact matches').first()).toBeVisible();
  expect.soft(await findAxeProblems(page, { within: ['dialog'], only }), 'dark').toEqual([]);
});
