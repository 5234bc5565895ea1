/** The modes light, dark and system: S4.8 and S4.9. test/unit/site/state/mode.test.tsx tests stored values. */
import { type Page, demo, expect, hydrated, liveStage, open, settled, test } from './support';

const URL = '/material-ui/react-button/';
type Scheme = 'light' | 'dark';

const getSelector = (page: Page) => page.getByRole('button', { name: /^Color mode/ });
const getOption = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const getStored = (page: Page) => page.evaluate(() => localStorage.getItem('mui-mode'));

/** The color of the browser's toolbar. There is one tag for each color scheme of the system. */
const BARS = { light: ['#ffffff', '#ffffff'], dark: ['#0c1524', '#0c1524'] };
const BACKGROUNDS = { light: 'rgb(255, 255, 255)', dark: 'rgb(12, 21, 36)' };

/** Checks the mode in the attribute, in the colors of the page, and in the color of the browser's toolbar. */
async function expectScheme(page: Page, scheme: Scheme): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', scheme);
  await expect(page.locator('body')).toHaveCSS('background-color', BACKGROUNDS[scheme]);
  const bars = await page
    .locator('meta[name=theme-color]')
    .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content')));
  expect(bars).toEqual(BARS[scheme]);
}

async function choose(page: Page, name: 'Light' | 'Dark' | 'System'): Promise<void> {
  await getSelector(page).click();
  await getOption(page, name).click();
  await expect(getSelector(page)).toHaveAccessibleName(`Color mode: ${name}`);
}

/**
 * Records the mode in every frame, starting before the first paint.
 * @returns a function that returns the modes.
 */
async function recordSchemes(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { schemes: seen });
    const look = () => {
      if (document.body) {
        seen.add(getComputedStyle(document.body).colorScheme);
      }
      requestAnimationFrame(look);
    };
    new MutationObserver((_records, observer) => {
      if (document.body) {
        observer.disconnect();
        look();
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => [...(window as unknown as { schemes: Set<string> }).schemes]);
}

// @proves S1.4, S4.9, S4.10, D11
test("The mode is that of the system by default; the user's choice applies everywhere, and nothing flashes", async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const getSchemes = await recordSchemes(page);
  await open(page, URL);
  const other = await context.newPage();
  await test.step('The system’s mode, before the first paint, and its change', async () => {
    expect(await getSchemes()).toEqual(['light']);
    await expectScheme(page, 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectScheme(page, 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expectScheme(page, 'light');
    await other.emulateMedia({ colorScheme: 'dark' });
    const getOthers = await recordSchemes(other);
    await open(other, '/joy-ui/react-button/');
    expect(await getOthers()).toEqual(['dark']);
    await expectScheme(other, 'dark');
    await other.emulateMedia({ colorScheme: 'light' });
    await expectScheme(other, 'light');
    expect(await getStored(page)).toBeNull();
  });
  await test.step('A choice by keyboard, which returns focus', async () => {
    await getSelector(page).press('Enter');
    await page.keyboard.press('Tab');
    await expect(getOption(page, 'Light')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(getOption(page, 'Dark')).toBeFocused();
    await page.keyboard.press('Enter');
    await expectScheme(page, 'dark');
    await expect(getOption(page, 'Dark')).toBeHidden();
    await expect(getSelector(page)).toBeFocused();
    expect(await getStored(page)).toBe('dark');
  });
  await test.step('Another tab is synchronized in both directions', async () => {
    await expectScheme(other, 'dark');
    await expect(getSelector(other)).toHaveAccessibleName('Color mode: Dark');
    await choose(other, 'Light');
    await expectScheme(page, 'light');
    await choose(other, 'Dark');
    await expectScheme(page, 'dark');
  });
  await test.step('The choice applies to the next page', async () => {
    await page
      .getByRole('navigation', { name: 'documentation' })
      .getByRole('link', { name: 'Card' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Card');
    await expectScheme(page, 'dark');
  });
  await test.step("A page never paints in another mode than the user's", async () => {
    await page.reload();
    await hydrated(page);
    expect(await getSchemes()).toEqual(['dark']);
    await expectScheme(page, 'dark');
    await expect(getSelector(page)).toHaveAccessibleName('Color mode: Dark');
  });
  await test.step('The mode system follows the system again', async () => {
    await choose(page, 'System');
    await expectScheme(page, 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectScheme(page, 'dark');
  });
});

test('Demos of all three libraries have the mode', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/experiments/docs/demos/');
  const names = ['MaterialMonitor', 'JoyMonitor', 'BaseMonitor'];
  for (const name of names) {
    await demo(page, name).evaluate((block) => block.scrollIntoView({ behavior: 'instant' }));
    await expect(liveStage(page, name)).toBeVisible();
  }
  /** Returns the color of the sentence and of the first background behind it. */
  const read = async () => {
    await settled(page);
    return Promise.all(
      names.map((name) =>
        demo(page, name)
          .getByRole('status')
          .evaluate((element) => {
            let ground: Element | null = element;
            const isClear = (node: Element) =>
              /, 0\)$|transparent/.test(getComputedStyle(node).backgroundColor);
            while (ground && isClear(ground)) {
              ground = ground.parentElement;
            }
            const sum = (color: string) =>
              color
                .match(/[\d.]+/g)!
                .slice(0, 3)
                .map(Number)
                .reduce((total, part) => total + part, 0);
            return sum(getComputedStyle(element).color) >
              sum(getComputedStyle(ground ?? document.body).backgroundColor)
              ? 'light text on dark'
              : 'dark text on light';
          }),
      ),
    );
  };
  expect(await read()).toEqual(names.map(() => 'dark text on light'));
  await choose(page, 'Dark');
  expect(await read()).toEqual(names.map(() => 'light text on dark'));
});
