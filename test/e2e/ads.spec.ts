/** The ad slot of the site as a clone builds it: its own ads, and nobody else is asked. Specification, sections 4 and 9. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { IN_HOUSE_ADS } from '@/src/site/ads/inHouseAds';
import { findAxeFaults } from './axe';
import { ALL_PAGES, type Page, expect, isTemplate, open, test } from './support';

const BUTTON = '/material-ui/react-button/';
/** One page of each kind. */
const KINDS = [
  BUTTON,
  '/material-ui/api/button/',
  '/base-ui/react-select/hooks-api/',
  '/material-ui/getting-started/installation/',
];

const getSlot = (page: Page) => page.locator('[data-ad]');
const getAd = (page: Page) => getSlot(page).getByRole('link');

/** Chance is what the test says: it decides which ad shows. Later values: `window.chance`. */
const fixChance = (page: Page, chance: number) =>
  page.addInitScript((value) => {
    Object.assign(window, { chance: value });
    Math.random = () => (window as unknown as { chance: number }).chance;
  }, chance);

/** The chunk that fills the slot, as the export names it. */
function findChunk(): string {
  const folder = 'out/_next/static/chunks';
  const chunk = readdirSync(folder).find(
    (name) =>
      name.endsWith('.js') && readFileSync(path.join(folder, name), 'utf8').includes('sponsored'),
  );
  return `/_next/static/chunks/${chunk}`;
}

test('Every page of documentation has one slot, below its head; a page that wants none has none', () => {
  const without: string[] = [];
  for (const url of ALL_PAGES) {
    const html = readFileSync(path.join('out', url, 'index.html'), 'utf8');
    const boxes = html.match(/<div [^>]*data-ad=""[^>]*><\/div>/g) ?? [];
    expect(boxes.length, url).toBeLessThanOrEqual(1);
    if (boxes.length === 0) {
      without.push(url);
    } else {
      // "at most ~60 bytes of HTML": what else is there comes later.
      expect(boxes[0]!.length, url).toBeLessThanOrEqual(70);
      expect(html.indexOf(boxes[0]!), url).toBeGreaterThan(html.indexOf('</h1>'));
    }
  }
  expect(without).toEqual([
    '/',
    '/404/',
    '/demo/',
    '/experiments/docs/demos/',
    '/experiments/docs/feedback/',
    ...ALL_PAGES.filter(isTemplate),
    '/offline/',
  ]);
});

for (const url of KINDS) {
  test(`${url} shows an ad of the site, asks nobody else, and nothing moves`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: { value: number }[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) =>
        shifts.push(...(list.getEntries() as unknown as { value: number }[])),
      ).observe({ type: 'layout-shift', buffered: true });
    });
    const hosts = new Set<string>();
    page.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url())) {
        hosts.add(new URL(request.url()).host);
      }
    });
    await page.goto(url, { waitUntil: 'commit' });
    // With its style sheet.
    await expect.poll(async () => (await getSlot(page).boundingBox())?.height).toBe(126);
    await expect(getAd(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect((await getSlot(page).boundingBox())?.height).toBe(126);
    const sum = await page.evaluate(() =>
      (window as unknown as { shifts: { value: number }[] }).shifts.reduce(
        (total, { value }) => total + value,
        0,
      ),
    );
    // BUDGETS.md: "layout shift on any page, CLS ≤ 0.01"
    expect(sum).toBeLessThanOrEqual(0.01);
    expect([...hosts]).toEqual([new URL(page.url()).host]);
    // Between the head and the first block, with the gap of the specification.
    const [above, below] = await getSlot(page).evaluate((slot) => {
      const { top, bottom } = slot.getBoundingClientRect();
      return [
        top - slot.previousElementSibling!.getBoundingClientRect().bottom,
        slot.nextElementSibling!.getBoundingClientRect().top - bottom,
      ];
    });
    expect(above).toBe(24);
    expect(below).toBeGreaterThanOrEqual(24);
  });
}

for (const [width, height] of [
  [320, 142],
  [599, 142],
  [600, 126],
  [1280, 126],
] as const) {
  test(`In a window of ${width} pixels the slot is ${height} high, and every ad fits in`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const [index, ad] of IN_HOUSE_ADS.entries()) {
      await fixChance(page, (index + 0.5) / IN_HOUSE_ADS.length);
      await page.goto('/material-ui/api/button/');
      await expect(getAd(page)).toContainText(ad.name);
      const { slot, card, image, cut, scroll } = await getSlot(page).evaluate((element) => {
        const getSize = (selector: string) => {
          const box = element.querySelector(selector)!.getBoundingClientRect();
          return [box.width, box.height];
        };
        return {
          slot: element.getBoundingClientRect().height,
          card: getSize('a')[1],
          image: getSize('img'),
          cut: [...element.querySelectorAll('a, a *')]
            .filter((part) => part.scrollHeight > part.clientHeight + 1 && part.clientHeight > 0)
            .map((part) => part.textContent),
          scroll: document.documentElement.scrollWidth,
        };
      });
      expect({ slot, card, image }).toEqual({ slot: height, card: height, image: [130, 100] });
      expect(cut, 'texts that are cut off').toEqual([]);
      expect(scroll).toBeLessThanOrEqual(width);
    }
  });
}

test.describe('With letters twice as large', () => {
  test('the place is larger from the start', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const client = await page.context().newCDPSession(page);
    await client.send('Page.enable');
    await client.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await open(page, BUTTON);
    const before = (await getSlot(page).boundingBox())?.height;
    expect(before).toBe(252);
    await expect(getAd(page)).toBeVisible();
    expect((await getSlot(page).boundingBox())?.height).toBe(before);
  });
});

test.describe('A crawler', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  });

  test('gets an empty slot', async ({ page }) => {
    const chunk = findChunk();
    const arrived = page.waitForResponse((response) => response.url().endsWith(chunk));
    await open(page, BUTTON);
    await (await arrived).finished();
    // What was to come would have come: the browser has nothing left to do.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          requestIdleCallback(() => requestIdleCallback(() => resolve()));
        }),
    );
    await expect(getSlot(page)).toBeEmpty();
  });
});

test('A chunk that does not come leaves an empty slot and a page that works', async ({
  page,
  watch,
}) => {
  watch.allow(/^failed request: .*net::ERR_FAILED/);
  watch.allow(/^console error: (Failed to load resource|ChunkLoadError)/);
  await page.route(`**${findChunk()}`, (route) => route.abort());
  const failed = page.waitForEvent('console', (message) => /ChunkLoadError/.test(message.text()));
  await open(page, BUTTON);
  await failed;
  await expect(getSlot(page)).toBeEmpty();
  expect((await getSlot(page).boundingBox())?.height).toBe(126);
  await page.getByRole('link', { name: 'Sizes', exact: true }).first().click();
  await expect(page).toHaveURL(`${BUTTON}#sizes`);
});

test('Another page of the site has another ad in a slot of its own', async ({ page }) => {
  await fixChance(page, 0);
  await open(page, BUTTON);
  await expect(getAd(page)).toContainText('App scaffold');
  await page.evaluate(() => Object.assign(window, { chance: 0.5 }));
  await page
    .getByRole('navigation', { name: 'documentation' })
    .getByRole('link', { name: 'Dialog', exact: true })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Dialog/);
  await expect(getAd(page)).toContainText('Premium themes');
  await expect(getSlot(page)).toHaveCount(1);
  expect(await page.evaluate(() => (window as unknown as { chance: number }).chance)).toBe(0.5);
});

test('The ad is reached and seen by keyboard, and opens beside the page', async ({ page }) => {
  await open(page, '/material-ui/api/button/');
  await expect(getAd(page)).toBeVisible();
  await page.locator('main').getByRole('button').first().focus();
  for (let steps = 0; steps < 5; steps += 1) {
    await page.keyboard.press('Tab');
    if (await getAd(page).evaluate((link) => link === document.activeElement)) {
      break;
    }
  }
  await expect(getAd(page)).toBeFocused();
  await expect(getAd(page)).toHaveCSS('outline-style', 'solid');
  await expect(getAd(page)).toHaveAttribute('rel', 'noopener sponsored');
  await expect(getAd(page)).toHaveAttribute('target', '_blank');
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no box that waits in vain', async ({ page }) => {
    await page.goto(BUTTON);
    await expect(getSlot(page)).toBeHidden();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const dir of ['ltr', 'rtl']) {
    test(`axe finds nothing in any ad, ${colorScheme}, ${dir}`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.emulateMedia({ colorScheme });
      for (const index of IN_HOUSE_ADS.keys()) {
        await fixChance(page, (index + 0.5) / IN_HOUSE_ADS.length);
        await page.goto('/material-ui/api/button/');
        await expect(getAd(page)).toBeVisible();
        await page.evaluate((value) => {
          document.documentElement.dir = value;
        }, dir);
        await expect(getAd(page)).toHaveCSS('direction', dir);
        expect(await findAxeFaults(page, { within: ['[data-ad]'] })).toEqual([]);
      }
    });
  }
}
