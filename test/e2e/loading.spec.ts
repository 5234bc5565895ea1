/** A page with 26 demos: what it loads at first, what it loads on demand, and how its demos are activated. */
import {
  type Page,
  demo,
  expect,
  liveStage,
  movePointerWithin,
  open,
  quiet,
  readExport,
  scrollThrough,
  test,
} from './support';
import { VIEW } from './viewSupport';

const BUTTON = '/material-ui/react-button/';

const getNames = (page: Page) =>
  page.locator('[data-demo]').evaluateAll((demos) => demos.map(({ id }) => id));

/** A feature whose code is loaded on demand. */
interface Feature {
  /** The loaded file: its address, or a text that only this code contains, because file names are hashes. */
  brings: RegExp;
  /** The user's action that loads it. */
  ask: (page: Page) => Promise<unknown>;
}

/** Matches code that uses an interface text. All pages load the texts themselves. */
const withText = (key: string) => new RegExp(`\\("${key}"`);
/** Matches code of a module whose only or first export has this name. */
const withExport = (name: string) => new RegExp(`[\\[,]"${name}",`);

const getBlock = (page: Page) => demo(page, 'BasicButtons');
const followNav = (page: Page, url: string) =>
  page.getByRole('navigation', { name: 'documentation' }).locator(`a[href="${url}"]`).click();

const getDialog = (page: Page) => page.getByRole('dialog');

/** Closes the dialog after its code has loaded and run; an earlier Escape would close nothing. */
async function closeDialog(page: Page): Promise<void> {
  await expect(getDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(getDialog(page)).toHaveCount(0);
}

/** Ordered so that no feature loads the code of a later one. */
const FEATURES: Readonly<Record<string, Feature>> = {
  'the buttons for feedback beside headings': {
    brings: withExport('addSectionButtons'),
    ask: (page) => movePointerWithin(page.locator('h1')),
  },
  // Before anything scrolls, because the pointer could cross the playground.
  'the playground': {
    brings: withText('playgroundResetProp'),
    ask: (page) => page.locator('#playground').hover({ position: { x: 20, y: 20 } }),
  },
  'the form for feedback': {
    brings: /idempotencyKey/,
    ask: (page) => page.locator('[data-feedback] button').first().hover(),
  },
  'the menu of the page': {
    brings: withExport('copyPage'),
    ask: (page) => page.locator('#page-menu-button').click(),
  },
  'the settings': {
    brings: withText('settingChanged'),
    ask: (page) => page.locator('#settings-button').click(),
  },
  'the search': {
    brings: /docsearch-hits/,
    ask: async (page) => {
      await closeDialog(page);
      await page.keyboard.press('Control+k');
    },
  },
  'the words of the search': {
    brings: /^\/search\/texts-/,
    ask: async (page) => {
      await expect(getDialog(page)).toBeVisible();
      await page.keyboard.type('card');
    },
  },
  'a demo that comes near': {
    brings: /Save route/,
    ask: async (page) => {
      await closeDialog(page);
      await getBlock(page).scrollIntoViewIfNeeded();
    },
  },
  'the whole code of a demo': {
    brings: /\/source\/material-ui\/react-button\/BasicButtons\.json$/,
    ask: async (page) => {
      await expect(liveStage(page, 'BasicButtons')).toBeVisible();
      await getBlock(page).getByRole('button', { name: 'Show code' }).click();
    },
  },
  'the view of a demo': {
    brings: withText('viewReset'),
    ask: async (page) => {
      await expect(liveStage(page, 'BasicButtons')).toBeVisible();
      await getBlock(page).getByRole('button', { name: 'More' }).click();
      await getBlock(page).getByRole('button', { name: VIEW }).click();
    },
  },
  'the editor': {
    brings: /cm-gutter/,
    ask: async (page) => {
      await closeDialog(page);
      await getBlock(page).locator('pre:visible').first().focus();
      await page.keyboard.press('Enter');
    },
  },
  'the project of a demo': {
    brings: /application\/zip/,
    ask: (page) =>
      Promise.all([
        page.waitForEvent('download'),
        getBlock(page)
          .getByRole('button', { name: 'Open in' })
          .click()
          .then(() => getBlock(page).getByRole('button', { name: 'Download as ZIP' }).click()),
      ]),
  },
  'the reference in place': {
    brings: withText('apiSectionOf'),
    ask: (page) => page.getByRole('button', { name: /the API of Button( on this page)?$/ }).click(),
  },
  'a demo far down': {
    brings: /Begin ascent/,
    ask: (page) => demo(page, 'ButtonThemed').scrollIntoViewIfNeeded(),
  },
  'another page, which brings the list of icons by itself': {
    brings: withText('iconsUnknown'),
    ask: async (page) => {
      const data = page.waitForResponse(/\/_next\/data\/[^/]+\/material-ui\/material-icons\.json/);
      await followNav(page, '/material-ui/material-icons/');
      await data;
      await expect(page.getByRole('grid')).toBeVisible();
    },
  },
  'the navigation of other products': {
    brings: /data-grid-components-group/,
    ask: async (page) => {
      await page.locator('#mui-product-selector').click();
      await page.locator('#mui-product-menu').getByRole('link', { name: 'Joy UI' }).click();
    },
  },
};

/** Analytics and external ads, which a site without ids never loads; and exporters, which this test doesn't use. */
const NEVER = [/send_page_view/, /DOMPurify/, /stackblitz\.com\/run/];

test('Nothing is loaded before it is needed, and no script contains the text of the page', async ({
  page,
}) => {
  const html = readExport(`${BUTTON.slice(1)}index.html`);
  const addresses: string[] = [];
  const parts: Promise<string>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    addresses.push(pathname);
    parts.push(
      response.request().resourceType() === 'script'
        ? response.text().then((code) => `${pathname}\n${code}`)
        : Promise.resolve(pathname),
    );
  });
  /** Whether the file has loaded, by its address or content. */
  const hasLoaded = async (wanted: RegExp) =>
    (await Promise.all(parts)).some((part) => wanted.test(part));

  await open(page, BUTTON);
  // The ad is loaded when the browser is idle, after everything else.
  await expect(page.locator('[data-ad] a')).toBeVisible();
  await quiet(page);
  const later = addresses.filter((address) => address !== BUTTON && !html.includes(address));
  const files = later.filter((address) => !address.endsWith('.css'));
  expect(files).toHaveLength(3);
  expect(files).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/\/_buildManifest\.js$/),
      expect.stringMatching(/\/tops\/en\/material-ui\.json$/),
      expect.stringMatching(/\/chunks\/.*\.js$/),
    ]),
  );
  expect(await hasLoaded(/"ad",\{eventAction:"crash"/), 'the code of the ad').toBe(true);
  await expect(page.getByRole('button', { name: /^Give feedback on the section/ })).toHaveCount(0);
  expect(page.workers()).toEqual([]);
  expect((await getNames(page)).length).toBeGreaterThanOrEqual(26);

  // Adopted HTML: docs/architecture/mechanisms.md.
  const pieces = await page
    .locator('main .prose :is(p, li, td)')
    .evaluateAll((all) => all.map(({ textContent }) => textContent.trim()));
  const long = pieces.filter((piece) => piece.length > 40);
  expect(long.length).toBeGreaterThan(20);
  const code = (await Promise.all(parts)).join('\n');
  expect(code.length).toBeGreaterThan(100_000);
  expect(long.filter((piece) => code.includes(piece))).toEqual([]);

  for (const [name, { brings, ask }] of Object.entries(FEATURES)) {
    await test.step(name, async () => {
      expect(await hasLoaded(brings), `${name}, before it is asked for`).toBe(false);
      await ask(page);
      await expect.poll(() => hasLoaded(brings), `${name}, when it is asked for`).toBe(true);
    });
  }
  // Later responses could not be read after the end of the test.
  page.removeAllListeners('response');
  for (const wanted of NEVER) {
    expect(await hasLoaded(wanted), String(wanted)).toBe(false);
  }
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
});

test('Demos are activated in document order near the viewport, without layout shifts', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const order: string[] = [];
    const shifts: number[] = [];
    Object.assign(window, { order, shifts });
    new MutationObserver(() => {
      for (const stage of document.querySelectorAll('[data-live]')) {
        const name = stage.closest('[data-demo]')?.id;
        if (name && !order.includes(name)) {
          order.push(name);
        }
      }
    }).observe(document, { childList: true, subtree: true });
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
  const names = await getNames(page);
  expect(await scrollThrough(page)).toBe(names.length);
  const { order, shifts } = await page.evaluate(() => {
    const seen = window as unknown as { order: string[]; shifts: number[] };
    return { order: seen.order, shifts: seen.shifts };
  });
  expect(order).toEqual(names);
  // The limit for layout shifts on all pages.
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.01);
});

test('A demo whose code fails to load keeps its snapshot and can be retried; one that is clicked is activated first', async ({
  page,
  watch,
}) => {
  // The window is so low that no demo is near.
  await page.setViewportSize({ width: 1280, height: 200 });
  await open(page, BUTTON);
  const names = await getNames(page);

  await test.step('whose code fails to load', async () => {
    watch.allow(/^failed request: .*net::ERR_FAILED/);
    watch.allow(/^console error: Failed to load resource: net::ERR_FAILED/);
    watch.allow(/^console error: ChunkLoadError/);
    const chunks = '**/_next/static/chunks/*.js';
    await page.route(chunks, (route) => route.abort());
    const block = getBlock(page);
    const picture = block.getByRole('button', { name: 'Save route' });
    await block.scrollIntoViewIfNeeded();
    await expect(block.getByRole('alert')).toContainText('Could not load');
    await expect(picture).toBeVisible();
    await expect(block.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    await expect(liveStage(page, 'BasicButtons')).toHaveCount(0);
    await page.unroute(chunks);
    await block.getByRole('button', { name: 'Try again' }).click();
    await expect(liveStage(page, 'BasicButtons')).toBeVisible();
    await expect(picture).toBeVisible();
    await expect(block.getByRole('alert')).toHaveCount(0);
  });

  await test.step('that is clicked', async () => {
    const last = names.at(-1)!;
    await demo(page, last).evaluate((block) =>
      block.querySelector<HTMLElement>('button, a, input')!.focus({ preventScroll: true }),
    );
    await expect(liveStage(page, last)).toBeVisible();
    await expect(liveStage(page, names[Math.floor(names.length / 2)]!)).toHaveCount(0);
  });
});
