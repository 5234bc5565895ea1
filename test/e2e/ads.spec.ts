/**
 * The ad slot of the site as a clone builds it: in-house ads only, without external requests.
 * test/unit/site/features/ads tests which ad is shown, and test/export the position of the slot on each page.
 */
import { IN_HOUSE_ADS } from '@/src/site/features/ads/inHouseAds';
import { findAxeProblems } from './axe';
import { type Page, expect, open, test } from './support';

const BUTTON = '/material-ui/react-button/';

const getSlot = (page: Page) => page.locator('[data-ad]');
const getAd = (page: Page) => getSlot(page).getByRole('link');

type Chance = typeof window & { chance: number };

/** Replaces Math.random, which decides which ad is shown. */
const fixChance = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { chance: 0 });
    Math.random = () => (window as Chance).chance;
  });

/** As many pages as there are ads, in the order of the visits. These are short pages. */
const PAGES = ['installation', 'usage', 'learn', 'faq', 'support'].map(
  (name) => `/material-ui/getting-started/${name}/`,
);

/** The height of the slot by the width of the window, on both sides of the breakpoint. */
const HEIGHTS = [
  [320, 142],
  [599, 142],
  [600, 126],
  [1280, 126],
] as const;

// @proves S1.10, S9.6, S9.7
test('A page shows an in-house ad without external requests and layout shifts', async ({
  page,
}) => {
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
  await page.goto(BUTTON, { waitUntil: 'commit' });
  // The style sheet has loaded.
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
  // The limit for layout shifts on all pages.
  expect(sum).toBeLessThanOrEqual(0.01);
  expect([...hosts]).toEqual([new URL(page.url()).host]);
  // Between the head and the first block, with the margins of S9.7.
  const [above, below] = await getSlot(page).evaluate((slot) => {
    const { top, bottom } = slot.getBoundingClientRect();
    return [
      top - slot.previousElementSibling!.getBoundingClientRect().bottom,
      slot.nextElementSibling!.getBoundingClientRect().top - bottom,
    ];
  });
  expect(above).toBe(24);
  expect(below).toBeGreaterThanOrEqual(24);

  await test.step('The ad can be focused, shows its focus ring, and opens in a new tab', async () => {
    await getSlot(page).locator('xpath=preceding::*[self::a or self::button][1]').focus();
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
});

// @proves S9.6, S9.7, S9.8, S9.9
test('Each page has a new slot with another ad, and every ad fits in', async ({ page }) => {
  await fixChance(page);
  await open(page, PAGES[0]!);
  expect(PAGES).toHaveLength(IN_HOUSE_ADS.length);
  for (const [index, ad] of IN_HOUSE_ADS.entries()) {
    if (index > 0) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.evaluate(
        (chance) => Object.assign(window, { chance }),
        (index + 0.5) / IN_HOUSE_ADS.length,
      );
      await page.locator(`nav a[href="${PAGES[index]}"]`).first().click();
      await expect(page).toHaveURL((url) => url.pathname === PAGES[index]);
    }
    await expect(getAd(page)).toContainText(ad.name);
    await expect(getSlot(page)).toHaveCount(1);
    for (const [width, height] of HEIGHTS) {
      await page.setViewportSize({ width, height: 800 });
      const { slot, margins, card, image, cut, scroll } = await getSlot(page).evaluate(
        (element) => {
          const getSize = (selector: string) => {
            const box = element.querySelector(selector)!.getBoundingClientRect();
            return [box.width, box.height];
          };
          const { marginTop, marginBottom } = getComputedStyle(element);
          return {
            slot: element.getBoundingClientRect().height,
            margins: [marginTop, marginBottom],
            card: getSize('a')[1],
            image: getSize('img'),
            cut: [...element.querySelectorAll('a, a *')]
              .filter((part) => part.scrollHeight > part.clientHeight + 1 && part.clientHeight > 0)
              .map((part) => part.textContent),
            scroll: document.documentElement.scrollWidth,
          };
        },
      );
      const where = `${ad.name} at ${width} pixels`;
      expect({ slot, margins, card, image }, where).toEqual({
        slot: height,
        // Three spacing units of 8 pixels.
        margins: ['24px', '24px'],
        card: height,
        image: [130, 100],
      });
      expect(cut, `texts of ${where} that are cut off`).toEqual([]);
      expect(scroll, where).toBeLessThanOrEqual(width);
    }
  }
  // The page wasn't reloaded, so the variable still exists.
  expect(await page.evaluate(() => (window as Chance).chance)).toBe(0.9);

  await test.step('axe finds nothing in the slot in both modes', async () => {
    await page.setViewportSize({ width: 320, height: 800 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findAxeProblems(page, { within: ['[data-ad]'] }), colorScheme).toEqual([]);
    }
  });
});

test('With a doubled font size, the slot is larger from the start', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.enable');
  await client.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await open(page, BUTTON);
  const before = (await getSlot(page).boundingBox())?.height;
  expect(before).toBe(252);
  await expect(getAd(page)).toBeVisible();
  expect((await getSlot(page).boundingBox())?.height).toBe(before);
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the slot is hidden', async ({ page }) => {
    await page.goto(BUTTON);
    await expect(getSlot(page)).toBeHidden();
  });
});
