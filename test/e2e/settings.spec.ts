/**
 * Settings and their effect on the page. test/unit/site/features/settings tests the messages of each control, and
 * test/unit/site/theme the themes.
 */
import type { Locator } from '@playwright/test';
import { findAxeProblems } from './axe';
import { type Page, demo, expect, hydrated, liveStage, open, settled, test } from './support';

const BUTTON = '/material-ui/react-button/';
const JOY_BUTTON = '/joy-ui/react-button/';
const CODEBLOCK = '/experiments/docs/codeblock/';

const TEAL = 'rgb(0, 105, 92)';
/** In dark mode, Material UI demos mix the user's color with white: see DARK_LIGHTENING in materialTheme.ts. */
const TEAL_ON_DARK = 'rgb(127, 180, 173)';
const THEME_KEY = 'fieldguide-theme';
const BLUE = 'rgb(25, 118, 210)';
const JOY_BLUE = 'rgb(11, 107, 203)';

const getOpener = (page: Page) => page.locator('#settings-button');
const getDrawer = (page: Page) => page.getByRole('dialog', { name: 'Settings' });
const getHtml = (page: Page) => page.locator('html');

async function openDrawer(page: Page): Promise<Locator> {
  await getOpener(page).click();
  await expect(getDrawer(page)).toBeVisible();
  return getDrawer(page);
}

async function closeDrawer(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(getDrawer(page)).toBeHidden();
}

const choose = (drawer: Locator, option: string) =>
  drawer.getByText(option, { exact: true }).click();

async function turn(page: Page, direction: 'ltr' | 'rtl'): Promise<void> {
  const drawer = await openDrawer(page);
  await choose(drawer, direction === 'rtl' ? 'Right to left' : 'Left to right');
  await closeDrawer(page);
  await expect(getHtml(page)).toHaveAttribute('dir', direction);
}

const getSwatch = (drawer: Locator, color: string) =>
  drawer.getByRole('group', { name: 'Primary color' }).getByRole('radio', { name: color });

/** Sets local storage as in a later visit. */
async function store(page: Page, settings: object): Promise<void> {
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    THEME_KEY,
    JSON.stringify(settings),
  ] as const);
}

async function activate(page: Page, name: string): Promise<Locator> {
  await demo(page, name).evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  const stage = liveStage(page, name);
  await expect(stage).toBeAttached();
  return stage;
}

const readHeight = (element: Locator) =>
  element.evaluate((node) => node.getBoundingClientRect().height);

/**
 * Returns the margins beside a start icon: "-4px 8px" to the left and right in Material UI, mirrored in right-to-left.
 */
const readIconMargins = (stage: Locator) =>
  stage
    .locator('.MuiButton-startIcon')
    .first()
    .evaluate((icon) => {
      const { marginLeft, marginRight } = getComputedStyle(icon);
      return `${marginLeft} ${marginRight}`;
    });
const ICON_MARGINS = { ltr: '-4px 8px', rtl: '8px -4px' };

test.describe('The drawer', () => {
  // @proves S1.7, S2.20, S2.21
  test('is used by keyboard and by mouse; focus returns', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, CODEBLOCK);
    await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(0);
    const drawer = getDrawer(page);
    const readFocus = () =>
      drawer.evaluate((element) => {
        const active = document.activeElement;
        const name = active?.getAttribute('aria-label') ?? active?.id ?? '';
        return { inside: element.contains(active), name };
      });

    await test.step('Tab stays inside', async () => {
      await getOpener(page).press('Enter');
      await expect(drawer).toBeVisible();
      expect((await readFocus()).inside).toBe(true);
      const outside: string[] = [];
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let step = 1; step <= 20; step += 1) {
          await page.keyboard.press(key);
          const { inside, name } = await readFocus();
          if (!inside) {
            outside.push(`${key} ${step}: ${name}`);
          }
        }
      }
      expect(outside).toEqual([]);
    });

    await test.step('Every kind of control works by keyboard', async () => {
      await drawer.getByRole('radio', { name: 'System' }).focus();
      await page.keyboard.press('ArrowUp');
      await expect(getHtml(page)).toHaveAttribute('data-mui-color-scheme', 'dark');
      await drawer.getByRole('radio', { name: 'Left to right' }).focus();
      await page.keyboard.press('ArrowDown');
      await expect(getHtml(page)).toHaveAttribute('dir', 'rtl');
      const dense = drawer.getByRole('checkbox', { name: 'Dense components' });
      await dense.press('Space');
      await expect(dense).toBeChecked();
      await drawer.getByRole('button', { name: 'Increase spacing' }).press('Enter');
      await expect(drawer.getByText('9 px', { exact: true })).toBeVisible();
      const reset = drawer.getByRole('button', { name: 'Reset density' });
      await reset.press('Enter');
      await expect(drawer.getByText('8 px', { exact: true })).toBeVisible();
      await expect(reset).toBeFocused();
      await closeDrawer(page);
      await expect(getOpener(page)).toBeFocused();
    });

    await test.step('The mouse sets the mode, and closes the drawer', async () => {
      await openDrawer(page);
      await choose(drawer, 'System');
      await expect(getHtml(page)).toHaveAttribute('data-mui-color-scheme', 'light');
      await drawer.getByRole('button', { name: 'Close settings' }).click();
      await expect(drawer).toBeHidden();
      await expect(getOpener(page)).toBeFocused();
      await expect(page.getByRole('button', { name: 'Color mode: System' })).toBeVisible();
      await openDrawer(page);
      // In right-to-left, it is on the left.
      await page.mouse.click(1180, 400);
      await expect(drawer).toBeHidden();
      await expect(getOpener(page)).toBeFocused();
    });
  });

  test('passes axe in both modes, and fits a phone in both directions', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, CODEBLOCK);
    const drawer = await openDrawer(page);
    const expectFit = async (width: number) => {
      await page.setViewportSize({ width, height: 640 });
      const out = await drawer.evaluate((element) =>
        [element, ...element.querySelectorAll('button, label, select, input, legend, output')]
          .filter((node) => {
            const { left, right } = node.getBoundingClientRect();
            return left < -0.5 || right > window.innerWidth + 0.5;
          })
          .map((node) => node.outerHTML.slice(0, 120)),
      );
      expect(out, `${width} px`).toEqual([]);
      const excess = await drawer.evaluate(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      );
      expect(excess, `${width} px`).toBe(0);
    };
    for (const [colorScheme, direction] of [
      ['light', 'Left to right'],
      ['dark', 'Right to left'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await choose(drawer, direction);
      await expect(getHtml(page)).toHaveAttribute('data-mui-color-scheme', colorScheme);
      expect(await findAxeProblems(page), colorScheme).toEqual([]);
      await expectFit(390);
      await expectFit(320);
      // The drawer scrolls to the last control.
      const last = drawer.getByRole('combobox', { name: 'Language' });
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport();
      await page.setViewportSize({ width: 1280, height: 800 });
    }
  });
});

// @proves S2.19
test('Density, spacing and colors apply to live demos, later ones, after a reload, and to other libraries, and are reset', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, BUTTON);
  const stage = await activate(page, 'BasicButtons');
  const button = stage.getByRole('button').first();
  const stack = stage.locator('.MuiStack-root').first();
  const normal = await readHeight(button);
  await expect(button).toHaveCSS('background-color', BLUE);
  // The demo uses two units.
  await expect(stack).toHaveCSS('column-gap', '16px');

  const drawer = await openDrawer(page);
  await choose(drawer, 'Dense components');
  await expect.poll(() => readHeight(button)).toBeLessThan(normal - 3);
  const small = await readHeight(button);
  await drawer.getByRole('button', { name: 'Increase spacing' }).click();
  await expect(stack).toHaveCSS('column-gap', '18px');
  await getSwatch(drawer, 'Teal').click();
  await expect(button).toHaveCSS('background-color', TEAL);
  await closeDrawer(page);
  const later = (await activate(page, 'ButtonThemed')).getByRole('button', {
    name: 'Begin ascent',
  });
  await expect(later).toHaveCSS('background-color', TEAL);

  await test.step('after a reload', async () => {
    await page.reload();
    await hydrated(page);
    await activate(page, 'BasicButtons');
    await expect.poll(() => readHeight(button)).toBe(small);
    await expect(stack).toHaveCSS('column-gap', '18px');
    await expect(button).toHaveCSS('background-color', TEAL);
  });

  await test.step('on a page of another library, with a reset', async () => {
    await open(page, JOY_BUTTON);
    const joy = (await activate(page, 'ButtonBasic')).getByRole('button').first();
    await expect(joy).toHaveCSS('background-color', TEAL);
    const smallJoy = await readHeight(joy);
    await openDrawer(page);
    await drawer.getByRole('button', { name: 'Reset colors' }).click();
    await expect(joy).toHaveCSS('background-color', JOY_BLUE);
    await drawer.getByRole('button', { name: 'Reset density' }).click();
    await expect.poll(() => readHeight(joy)).toBeGreaterThan(smallJoy + 3);
  });
});

test.describe('Direction', () => {
  const getNav = (page: Page) => page.getByRole('navigation', { name: 'documentation' });

  /** Records the direction when the body is created, which is before the first paint. */
  async function recordFirstDirection(page: Page): Promise<() => Promise<string | undefined>> {
    await page.addInitScript(() => {
      new MutationObserver((_records, observer) => {
        if (document.body) {
          observer.disconnect();
          Object.assign(window, { firstDirection: document.documentElement.dir });
        }
      }).observe(document, { childList: true, subtree: true });
    });
    return () => page.evaluate(() => (window as { firstDirection?: string }).firstDirection);
  }

  /** Returns the half of the screen in which an element is. */
  const readSide = async (element: Locator) => {
    const box = (await element.boundingBox())!;
    const width = element.page().viewportSize()!.width;
    return box.x + box.width / 2 > width / 2 ? 'right' : 'left';
  };

  /** Returns the sides of the frame's parts, and the direction of a collapsed group's chevron. */
  async function readFrame(page: Page) {
    const navigation = await readSide(getNav(page));
    // The chevron of a collapsed group is rotated by 90 degrees toward the end of the line.
    const chevron = getNav(page).locator('details:not([open]) > summary > svg').last();
    const turned = await chevron.evaluate(
      (icon) => new DOMMatrix(getComputedStyle(icon).transform).b,
    );
    const drawer = await openDrawer(page);
    await settled(page);
    const settings = await readSide(drawer);
    await closeDrawer(page);
    await page.setViewportSize({ width: 600, height: 800 });
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await expect(getNav(page)).toBeVisible();
    await settled(page);
    const navigationDrawer = await readSide(getNav(page));
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(getNav(page)).toBeVisible();
    return { navigation, navigationDrawer, settings, chevron: turned < 0 ? 'right' : 'left' };
  }
  const FRAME = {
    ltr: { navigation: 'left', navigationDrawer: 'left', settings: 'right', chevron: 'right' },
    rtl: { navigation: 'right', navigationDrawer: 'right', settings: 'left', chevron: 'left' },
  };

  test('Right-to-left mirrors the frame, and back', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, CODEBLOCK);
    expect(await readFrame(page)).toEqual(FRAME.ltr);
    await turn(page, 'rtl');
    expect(await readFrame(page)).toEqual(FRAME.rtl);
    await turn(page, 'ltr');
    expect(await readSide(getNav(page))).toBe('left');
  });

  test('Right-to-left mirrors demos, survives a reload without a flash, and back', async ({
    page,
  }) => {
    const getFirst = await recordFirstDirection(page);
    await open(page, BUTTON);
    const stage = await activate(page, 'ButtonIcons');
    expect(await readIconMargins(stage)).toBe(ICON_MARGINS.ltr);

    await turn(page, 'rtl');
    await expect.poll(() => readIconMargins(stage)).toBe(ICON_MARGINS.rtl);
    // A demo that is activated after the change.
    await expect
      .poll(async () => readIconMargins(await activate(page, 'ButtonLoadingPosition')))
      .toBe(ICON_MARGINS.rtl);

    await page.reload();
    await hydrated(page);
    expect(await getFirst()).toBe('rtl');
    await expect(getHtml(page)).toHaveAttribute('dir', 'rtl');
    await activate(page, 'ButtonIcons');
    await expect.poll(() => readIconMargins(stage)).toBe(ICON_MARGINS.rtl);

    // Back to left-to-right without a reload: live demos, and server snapshots.
    await turn(page, 'ltr');
    await expect.poll(() => readIconMargins(stage)).toBe(ICON_MARGINS.ltr);
    await expect
      .poll(() => readIconMargins(demo(page, 'ButtonLoadingPosition')))
      .toBe(ICON_MARGINS.ltr);
    await page.reload();
    expect(await getFirst()).not.toBe('rtl');
  });

  test('The snapshot of a demo is mirrored before any demo is live', async ({ page }) => {
    await store(page, { direction: 'rtl' });
    // Nothing is activated, because all script files are empty.
    await page.route(/\.js(\?|$)/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.goto(BUTTON);
    await expect(getHtml(page)).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('[data-live]')).toHaveCount(0);
    for (const name of ['ButtonIcons', 'ButtonLoadingPosition']) {
      expect(await readIconMargins(demo(page, name)), name).toBe(ICON_MARGINS.rtl);
    }
  });

  test('A second tab is synchronized', { tag: '@full' }, async ({ page, context }) => {
    await open(page, CODEBLOCK);
    const second = await context.newPage();
    await open(second, BUTTON);
    const stage = await activate(second, 'ButtonIcons');
    for (const direction of ['rtl', 'ltr'] as const) {
      await turn(page, direction);
      await expect(getHtml(second)).toHaveAttribute('dir', direction);
      await expect.poll(() => readIconMargins(stage)).toBe(ICON_MARGINS[direction]);
    }
  });
});

test('With blocked storage and cookies, every setting works without console messages', async ({
  page,
  watch,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(window, name, { get: refuse });
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  });
  await open(page, BUTTON);
  const button = (await activate(page, 'BasicButtons')).getByRole('button').first();
  const normal = await readHeight(button);
  const drawer = await openDrawer(page);
  await choose(drawer, 'Dark');
  await expect(getHtml(page)).toHaveAttribute('data-mui-color-scheme', 'dark');
  await choose(drawer, 'Right to left');
  await expect(getHtml(page)).toHaveAttribute('dir', 'rtl');
  await getSwatch(drawer, 'Teal').click();
  await expect(button).toHaveCSS('background-color', TEAL_ON_DARK);
  await choose(drawer, 'Dense components');
  await expect.poll(() => readHeight(button)).toBeLessThan(normal);
  await closeDrawer(page);
  const block = demo(page, 'BasicButtons');
  await block.getByRole('button', { name: 'Show code' }).click();
  await block.getByRole('button', { name: 'JavaScript' }).click();
  await expect(block.getByRole('button', { name: 'JavaScript' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(watch.problems).toEqual([]);
});

test('With forced colors, selected options differ from the others; with reduced motion, nothing moves', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await store(page, { paletteColors: { primary: '#00695c' } });
  await open(page, BUTTON);
  const drawer = await openDrawer(page);
  await expect(getHtml(page)).toHaveCSS('scroll-behavior', 'auto');
  const moving = await drawer.evaluate((dialog) =>
    document
      .getAnimations()
      .filter(({ effect }) => dialog.contains((effect as KeyframeEffect).target))
      .map(({ effect }) => Number(effect?.getComputedTiming().endTime))
      .filter((end) => end > 10),
  );
  expect(moving).toEqual([]);

  const readLook = (element: Locator) =>
    element.evaluate((node) => {
      const { borderWidth, borderColor, boxShadow, backgroundColor, color, outline } =
        getComputedStyle(node);
      return [borderWidth, borderColor, boxShadow, backgroundColor, color, outline].join(' | ');
    });
  const option = (name: string) => drawer.locator('label').filter({ hasText: name });
  for (const [chosen, others] of [
    ['System', ['Light', 'Dark']],
    ['Left to right', ['Right to left']],
  ] as const) {
    for (const other of others) {
      expect(await readLook(option(chosen))).not.toBe(await readLook(option(other)));
    }
  }
  const teal = getSwatch(drawer, 'Teal');
  expect(await readLook(teal)).not.toBe(await readLook(getSwatch(drawer, 'Blue')));
  // Swatches must show their color.
  await expect(teal).toHaveCSS('background-color', TEAL);
  await closeDrawer(page);
  const block = demo(page, 'BasicButtons');
  await block.getByRole('button', { name: 'Show code' }).click();
  expect(await readLook(block.getByRole('button', { name: 'TypeScript' }))).not.toBe(
    await readLook(block.getByRole('button', { name: 'JavaScript' })),
  );
});
