/** Settings, preferences and language: issue 3; specification, sections 3, 4, 5, 8 and 9. */
import type { Locator } from '@playwright/test';
import { findAxeFaults } from './axe';
import {
  type BrowserContext,
  type Page,
  demo,
  expect,
  hydrated,
  liveStage,
  open,
  scrollThrough,
  settled,
  test,
} from './support';

const BUTTON = '/material-ui/react-button/';
const JOY_BUTTON = '/joy-ui/react-button/';
const SELECT = '/base-ui/react-select/';
const CODEBLOCK = '/experiments/docs/codeblock/';

/** Specification, section 9: cookies last 31536000 seconds (one year). */
const COOKIE_SECONDS = 31536000;
const TEAL = 'rgb(0, 105, 92)';
/** In dark mode Material UI demos show a chosen colour halfway to white: see DARK_LIGHTENING in materialTheme.ts. */
const TEAL_ON_DARK = 'rgb(127, 180, 173)';
const THEME_KEY = 'fieldguide-theme';
const BLUE = { [BUTTON]: 'rgb(25, 118, 210)', [JOY_BUTTON]: 'rgb(11, 107, 203)' };

const getOpener = (page: Page) => page.locator('#settings-button');
const getDrawer = (page: Page) => page.getByRole('dialog', { name: 'Settings' });

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

const getSwatch = (drawer: Locator, role: 'Primary color' | 'Secondary color', color: string) =>
  drawer.getByRole('group', { name: role }).getByRole('radio', { name: color });

/** What a reader does in the drawer; each announces itself in these words. */
const CHANGES: readonly { news: string; act: (drawer: Locator) => Promise<void> }[] = [
  { news: 'Color mode: Dark', act: (drawer) => choose(drawer, 'Dark') },
  { news: 'Color mode: Light', act: (drawer) => choose(drawer, 'Light') },
  { news: 'Color mode: System', act: (drawer) => choose(drawer, 'System') },
  { news: 'Direction: Right to left', act: (drawer) => choose(drawer, 'Right to left') },
  { news: 'Direction: Left to right', act: (drawer) => choose(drawer, 'Left to right') },
  {
    news: 'Primary color: Teal',
    act: (drawer) => getSwatch(drawer, 'Primary color', 'Teal').click(),
  },
  {
    news: 'Secondary color: Rust',
    act: (drawer) => getSwatch(drawer, 'Secondary color', 'Rust').click(),
  },
  {
    news: 'Primary color: #123456',
    act: (drawer) => drawer.getByLabel('Primary color, any color').fill('#123456'),
  },
  {
    news: 'Colors reset',
    act: (drawer) => drawer.getByRole('button', { name: 'Reset colors' }).click(),
  },
  { news: 'Dense components: On', act: (drawer) => choose(drawer, 'Dense components') },
  { news: 'Dense components: Off', act: (drawer) => choose(drawer, 'Dense components') },
  {
    news: 'Spacing unit: 9 px',
    act: (drawer) => drawer.getByRole('button', { name: 'Increase spacing' }).click(),
  },
  {
    news: 'Spacing unit: 8 px',
    act: (drawer) => drawer.getByRole('button', { name: 'Decrease spacing' }).click(),
  },
  {
    news: 'Spacing unit: 7 px',
    act: (drawer) => drawer.getByRole('button', { name: 'Decrease spacing' }).click(),
  },
  {
    news: 'Density reset',
    act: (drawer) => drawer.getByRole('button', { name: 'Reset density' }).click(),
  },
];

/** Makes storage answer as it does in a later visit. */
async function store(page: Page, settings: object, mode?: 'light' | 'dark'): Promise<void> {
  await page.addInitScript(
    ([key, text, stored]) => {
      localStorage.setItem(key, text);
      if (stored) {
        localStorage.setItem('mui-mode', stored);
      }
    },
    [THEME_KEY, JSON.stringify(settings), mode ?? ''] as const,
  );
}

async function wake(page: Page, name: string): Promise<Locator> {
  await demo(page, name).evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  const stage = liveStage(page, name);
  await expect(stage).toBeAttached();
  return stage;
}

const readHeight = (element: Locator) =>
  element.evaluate((node) => node.getBoundingClientRect().height);

/** The margins beside a start icon: "-4px 8px" to the left and right in Material UI, mirrored from right to left. */
const readIconMargins = (stage: Locator) =>
  stage
    .locator('.MuiButton-startIcon')
    .first()
    .evaluate((icon) => {
      const { marginLeft, marginRight } = getComputedStyle(icon);
      return `${marginLeft} ${marginRight}`;
    });
const ICON_MARGINS = { ltr: '-4px 8px', rtl: '8px -4px' };

async function readCookie(context: BrowserContext, name: string) {
  return (await context.cookies()).find((cookie) => cookie.name === name);
}

async function setCookie(page: Page, name: string, value: string): Promise<void> {
  await page.context().addCookies([{ name, value, domain: 'localhost', path: '/' }]);
}

test.describe('The drawer', () => {
  test('Its code is loaded at the first opening, and only then', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') {
        scripts.push(request.url());
      }
    });
    await open(page, CODEBLOCK);
    // It comes when the browser has nothing else to do.
    await expect(page.locator('[data-ad] a')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const before = scripts.length;
    await openDrawer(page);
    const first = scripts.slice(before);
    expect(first.length).toBeGreaterThan(0);
    await closeDrawer(page);
    await openDrawer(page);
    expect(scripts.slice(before)).toEqual(first);
  });

  test('It opens with Enter, keeps the focus inside, and Escape gives it back', async ({
    page,
  }) => {
    await open(page, CODEBLOCK);
    await getOpener(page).focus();
    await page.keyboard.press('Enter');
    const drawer = getDrawer(page);
    await expect(drawer).toBeVisible();
    const readFocus = () =>
      drawer.evaluate((element) => {
        const active = document.activeElement;
        return {
          inside: element.contains(active),
          name: active?.getAttribute('aria-label') ?? active?.id ?? '',
        };
      });
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
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(getOpener(page)).toBeFocused();
  });

  test('Its button closes it as well, and so does a click beside it', async ({ page }) => {
    await open(page, CODEBLOCK);
    const drawer = await openDrawer(page);
    await drawer.getByRole('button', { name: 'Close settings' }).click();
    await expect(drawer).toBeHidden();
    await expect(getOpener(page)).toBeFocused();
    await openDrawer(page);
    await page.mouse.click(100, 400);
    await expect(drawer).toBeHidden();
    await expect(getOpener(page)).toBeFocused();
  });

  test('Everything in it is set with the keyboard alone', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, CODEBLOCK);
    await getOpener(page).press('Enter');
    const drawer = getDrawer(page);
    await drawer.getByRole('radio', { name: 'System' }).focus();
    await page.keyboard.press('ArrowUp');
    await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
    await drawer.getByRole('radio', { name: 'Left to right' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await drawer.getByRole('checkbox', { name: 'Dense components' }).press('Space');
    await expect(drawer.getByRole('checkbox', { name: 'Dense components' })).toBeChecked();
    await drawer.getByRole('button', { name: 'Increase spacing' }).press('Enter');
    await expect(drawer.getByText('9 px', { exact: true })).toBeVisible();
  });

  test('It closes when the reader goes back to another page', async ({ page }) => {
    await open(page, JOY_BUTTON);
    await page
      .getByRole('navigation', { name: 'documentation' })
      .locator('a[href="/joy-ui/react-input/"]')
      .click();
    await expect(page).toHaveURL('/joy-ui/react-input/');
    await openDrawer(page);
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL(JOY_BUTTON);
    await expect(getDrawer(page)).toBeHidden();
  });

  test('role=status announces each change', async ({ page }) => {
    await open(page, CODEBLOCK);
    const drawer = await openDrawer(page);
    const status = drawer.getByRole('status').filter({ hasNotText: /^\d+ px$/ });
    await expect(status).toHaveText('');
    for (const { news, act } of CHANGES) {
      await act(drawer);
      await expect(status).toHaveText(news);
    }
  });

  for (const { mode, direction } of [
    { mode: 'light', direction: 'ltr' },
    { mode: 'dark', direction: 'ltr' },
    { mode: 'light', direction: 'rtl' },
    { mode: 'dark', direction: 'rtl' },
  ] as const) {
    test(`axe finds nothing in it: ${mode}, ${direction}`, async ({ page }) => {
      await store(page, { direction }, mode);
      await open(page, CODEBLOCK);
      await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', mode);
      await openDrawer(page);
      expect(await findAxeFaults(page)).toEqual([]);
    });
  }

  for (const width of [390, 320]) {
    for (const direction of ['ltr', 'rtl'] as const) {
      test(`It fits at ${width} px, ${direction}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 640 });
        await store(page, { direction });
        await open(page, CODEBLOCK);
        const drawer = await openDrawer(page);
        const out = await drawer.evaluate((element) =>
          [element, ...element.querySelectorAll('button, label, select, input, legend, output')]
            .filter((node) => {
              const { left, right } = node.getBoundingClientRect();
              return left < -0.5 || right > window.innerWidth + 0.5;
            })
            .map((node) => node.outerHTML.slice(0, 120)),
        );
        expect(out).toEqual([]);
        expect(
          await drawer.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
        ).toBe(0);
        // The last control is reached by scrolling the drawer.
        await drawer.getByRole('combobox', { name: 'Language' }).scrollIntoViewIfNeeded();
        await expect(drawer.getByRole('combobox', { name: 'Language' })).toBeInViewport();
      });
    }
  }

  test('The mode is set in it', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, CODEBLOCK);
    const drawer = await openDrawer(page);
    await expect(drawer.getByRole('radio', { name: 'System' })).toBeChecked();
    await choose(drawer, 'Dark');
    await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
    expect(await page.evaluate(() => localStorage.getItem('mui-mode'))).toBe('dark');
    await choose(drawer, 'System');
    await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'light');
    await closeDrawer(page);
    await expect(page.getByRole('button', { name: 'Color mode: System' })).toBeVisible();
  });

  test('The language menu shows English only, and no page names another language', async ({
    page,
  }) => {
    await open(page, CODEBLOCK);
    const drawer = await openDrawer(page);
    const language = drawer.getByRole('combobox', { name: 'Language' });
    await expect(language.getByRole('option')).toHaveText(['English']);
    await expect(language).toHaveValue('en');
    await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(0);
    await page.goto(BUTTON);
    await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(0);
  });
});

test.describe('Density and spacing', () => {
  for (const { url, name } of [
    { url: BUTTON, name: 'BasicButtons' },
    { url: JOY_BUTTON, name: 'ButtonBasic' },
  ]) {
    test(`Dense makes the buttons of live demos small on ${url}, until the density is reset`, async ({
      page,
    }) => {
      await open(page, url);
      const button = (await wake(page, name)).getByRole('button').first();
      const normal = await readHeight(button);
      const drawer = await openDrawer(page);
      await choose(drawer, 'Dense components');
      await expect.poll(() => readHeight(button)).toBeLessThan(normal - 3);
      const small = await readHeight(button);

      await page.reload();
      await hydrated(page);
      await wake(page, name);
      await expect.poll(() => readHeight(button)).toBe(small);
      await openDrawer(page);
      await drawer.getByRole('button', { name: 'Reset density' }).click();
      await expect.poll(() => readHeight(button)).toBe(normal);
      await expect(drawer.getByRole('checkbox', { name: 'Dense components' })).not.toBeChecked();
    });
  }

  test('The spacing unit grows and shrinks by 1, and reset makes it 8', async ({ page }) => {
    await open(page, BUTTON);
    const stack = (await wake(page, 'BasicButtons')).locator('.MuiStack-root').first();
    const drawer = await openDrawer(page);
    const more = drawer.getByRole('button', { name: 'Increase spacing' });
    const less = drawer.getByRole('button', { name: 'Decrease spacing' });
    const expectGap = (gap: string) => expect(stack).toHaveCSS('column-gap', gap);
    // The demo asks for two units.
    await expectGap('16px');
    await more.click();
    await expectGap('18px');
    await less.click();
    await less.click();
    await expectGap('14px');
    const reset = drawer.getByRole('button', { name: 'Reset density' });
    await reset.press('Enter');
    await expectGap('16px');
    // It has nothing to do any more, and keeps the focus of whoever pressed it.
    await expect(reset).toBeDisabled();
    await expect(reset).toBeFocused();
  });
});

for (const { url, name, later, button } of [
  { url: BUTTON, name: 'BasicButtons', later: 'ButtonThemed', button: 'Begin ascent' },
  { url: JOY_BUTTON, name: 'ButtonBasic', later: 'ButtonLoading', button: '' },
] as const) {
  test(`A palette colour reaches every demo on ${url}, stays, and is reset`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, url);
    const first = (await wake(page, name)).getByRole('button').first();
    await expect(first).toHaveCSS('background-color', BLUE[url]);
    const drawer = await openDrawer(page);
    await getSwatch(drawer, 'Primary color', 'Teal').click();
    await expect(first).toHaveCSS('background-color', TEAL);
    await closeDrawer(page);
    // A demo that wakes later.
    const other = button
      ? (await wake(page, later)).getByRole('button', { name: button })
      : (await wake(page, 'ButtonDecorators')).getByRole('button', { name: 'Arm microphone' });
    await expect(other).toHaveCSS('background-color', TEAL);

    await page.reload();
    await hydrated(page);
    await wake(page, name);
    await expect(first).toHaveCSS('background-color', TEAL);
    // The other library's page has it as well.
    const next = url === BUTTON ? JOY_BUTTON : BUTTON;
    await open(page, next);
    const there = (await wake(page, next === BUTTON ? 'BasicButtons' : 'ButtonBasic'))
      .getByRole('button')
      .first();
    await expect(there).toHaveCSS('background-color', TEAL);
    await openDrawer(page);
    await drawer.getByRole('button', { name: 'Reset colors' }).click();
    await expect(there).toHaveCSS('background-color', BLUE[next]);
  });
}

test.describe('Direction', () => {
  const getNav = (page: Page) => page.getByRole('navigation', { name: 'documentation' });
  /** Notes the direction when the body begins to exist, which is before anything can be painted. */
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

  /** On which half of the screen something is. */
  const readSide = async (element: Locator) => {
    const box = (await element.boundingBox())!;
    const width = element.page().viewportSize()!.width;
    return box.x + box.width / 2 > width / 2 ? 'right' : 'left';
  };

  for (const { direction, settings, navigation, closed } of [
    { direction: 'ltr', settings: 'right', navigation: 'left', closed: 'points right' },
    { direction: 'rtl', settings: 'left', navigation: 'right', closed: 'points left' },
  ] as const) {
    test(`${direction}: the settings are on the ${settings}, the navigation drawer on the ${navigation}, a folded group ${closed}`, async ({
      page,
    }) => {
      await store(page, { direction });
      await open(page, BUTTON);
      // A closed group: its chevron, which points down, is turned by a quarter towards the end of the line.
      const chevron = getNav(page).locator('details:not([open]) > summary > svg').last();
      const turn = await chevron.evaluate(
        (icon) => new DOMMatrix(getComputedStyle(icon).transform).b,
      );
      expect.soft(turn < 0 ? 'points right' : 'points left').toBe(closed);
      const drawer = await openDrawer(page);
      await settled(page);
      expect.soft(await readSide(drawer)).toBe(settings);
      await closeDrawer(page);
      await page.setViewportSize({ width: 600, height: 800 });
      await page.getByRole('button', { name: 'Open navigation' }).click();
      await expect(getNav(page)).toBeVisible();
      await settled(page);
      expect.soft(await readSide(getNav(page))).toBe(navigation);
    });
  }

  test('Right to left flips frame and demos, survives a reload without a flash, and back', async ({
    page,
  }) => {
    const getFirst = await recordFirstDirection(page);
    await open(page, BUTTON);
    const stage = await wake(page, 'ButtonIcons');
    expect(await readIconMargins(stage)).toBe(ICON_MARGINS.ltr);
    expect(await readSide(getNav(page))).toBe('left');
    await choose(await openDrawer(page), 'Right to left');
    await closeDrawer(page);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect(await readSide(getNav(page))).toBe('right');
    await expect.poll(() => readIconMargins(stage)).toBe(ICON_MARGINS.rtl);
    // A demo that wakes after the change.
    await expect
      .poll(async () => readIconMargins(await wake(page, 'ButtonLoadingPosition')))
      .toBe(ICON_MARGINS.rtl);

    await page.reload();
    await hydrated(page);
    expect(await getFirst()).toBe('rtl');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await wake(page, 'ButtonIcons');
    await expect.poll(() => readIconMargins(stage)).toBe(ICON_MARGINS.rtl);

    // Back, without a reload: live demos, and those that are still the server's picture.
    await choose(await openDrawer(page), 'Left to right');
    await closeDrawer(page);
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    expect(await readSide(getNav(page))).toBe('left');
    await expect.poll(() => readIconMargins(stage)).toBe(ICON_MARGINS.ltr);
    await expect
      .poll(() => readIconMargins(demo(page, 'ButtonLoadingPosition')))
      .toBe(ICON_MARGINS.ltr);
    await page.reload();
    await hydrated(page);
    expect(await getFirst()).not.toBe('rtl');
  });

  test('The picture of a demo is mirrored before any demo is live', async ({ page }) => {
    await store(page, { direction: 'rtl' });
    // Nothing wakes: every script file is empty.
    await page.route(/\.js(\?|$)/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.goto(BUTTON);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('[data-live]')).toHaveCount(0);
    for (const name of ['ButtonIcons', 'ButtonLoadingPosition']) {
      expect(await readIconMargins(demo(page, name)), name).toBe(ICON_MARGINS.rtl);
    }
  });

  test('A second tab follows, there and back', async ({ page, context }) => {
    await open(page, CODEBLOCK);
    const second = await context.newPage();
    await open(second, BUTTON);
    const stage = await wake(second, 'ButtonIcons');
    const drawer = await openDrawer(page);
    await choose(drawer, 'Right to left');
    await expect(second.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect.poll(() => readIconMargins(stage)).toBe(ICON_MARGINS.rtl);
    await choose(drawer, 'Left to right');
    await expect(second.locator('html')).toHaveAttribute('dir', 'ltr');
    await expect.poll(() => readIconMargins(stage)).toBe(ICON_MARGINS.ltr);
  });

  for (const url of [
    BUTTON,
    JOY_BUTTON,
    SELECT,
    '/system/react-grid/',
    '/x/react-data-grid/',
    '/experiments/docs/markdown/',
  ]) {
    test(`Right to left at 320 px nothing scrolls sideways on ${url}`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await store(page, { direction: 'rtl' });
      await open(page, url);
      await scrollThrough(page);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      const readExcess = () =>
        page.evaluate(() => {
          window.scrollTo({ left: -500, behavior: 'instant' });
          const { scrollWidth, clientWidth } = document.documentElement;
          return { excess: scrollWidth - clientWidth, scrolled: window.scrollX };
        });
      // The last demo may still measure itself.
      await expect.poll(readExcess).toEqual({ excess: 0, scrolled: 0 });
    });
  }
});

test.describe('Code variant', () => {
  const COOKIE = 'codeVariant';
  const expectVariant = async (page: Page, name: string, variant: 'TypeScript' | 'JavaScript') => {
    const block = demo(page, name);
    const show = block.getByRole('button', { name: 'Show code' });
    if (await show.isVisible()) {
      await show.click();
    }
    await expect(block.getByRole('button', { name: variant })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  };

  test('The default is TypeScript', async ({ page }) => {
    await open(page, BUTTON);
    await expectVariant(page, 'BasicButtons', 'TypeScript');
  });

  for (const { hash, stored, variant } of [
    { hash: '#BasicButtons.js', stored: undefined, variant: 'JavaScript' },
    { hash: '#BasicButtons.js', stored: 'TS', variant: 'JavaScript' },
    { hash: '#BasicButtons.tsx', stored: 'JS', variant: 'TypeScript' },
    { hash: '#BasicButtons', stored: 'JS', variant: 'JavaScript' },
    { hash: '', stored: 'JS', variant: 'JavaScript' },
    { hash: '', stored: 'Elm', variant: 'TypeScript' },
    // "A URL hash ending in .js or .tsx overrides it": also one that names none of the page's demos.
    { hash: '#RemovedDemo.js', stored: undefined, variant: 'JavaScript' },
  ] as const) {
    test(`"${hash}" over the cookie ${stored} gives ${variant} in all demos, and leaves the cookie alone`, async ({
      page,
      context,
    }) => {
      if (stored) {
        await setCookie(page, COOKIE, stored);
      }
      await open(page, `${BUTTON}${hash}`);
      await expectVariant(page, 'BasicButtons', variant);
      await expectVariant(page, 'ButtonSizes', variant);
      expect((await readCookie(context, COOKIE))?.value).toBe(stored);
    });
  }

  test(`A choice is for all demos, and its cookie lasts ${COOKIE_SECONDS} s`, async ({
    page,
    context,
  }) => {
    await open(page, BUTTON);
    await expectVariant(page, 'ButtonSizes', 'TypeScript');
    await expectVariant(page, 'BasicButtons', 'TypeScript');
    await demo(page, 'BasicButtons').getByRole('button', { name: 'JavaScript' }).click();
    await expectVariant(page, 'BasicButtons', 'JavaScript');
    await expectVariant(page, 'ButtonSizes', 'JavaScript');
    const cookie = (await readCookie(context, COOKIE))!;
    expect(cookie.value).toBe('JS');
    expect(Math.abs(cookie.expires - Date.now() / 1000 - COOKIE_SECONDS)).toBeLessThan(60);
    await open(page, JOY_BUTTON);
    await expectVariant(page, 'ButtonBasic', 'JavaScript');
  });
});

test.describe('Code styling', () => {
  const COOKIE = 'codeStyling';
  const getSelect = (page: Page, name: string) =>
    demo(page, name).getByRole('combobox', { name: 'Styling of the code' });

  for (const { hash, stored, flavour } of [
    { hash: '', stored: undefined, flavour: 'system' },
    { hash: '', stored: 'css', flavour: 'css' },
    { hash: '#tailwind-SelectMultiple', stored: undefined, flavour: 'tailwind' },
    { hash: '#tailwind-SelectMultiple.tsx', stored: 'css', flavour: 'tailwind' },
    { hash: '#css-SelectMultiple.js', stored: 'tailwind', flavour: 'css' },
    { hash: '#system-SelectMultiple', stored: 'tailwind', flavour: 'system' },
    { hash: '#SelectMultiple', stored: 'tailwind', flavour: 'tailwind' },
    // "A hash containing tailwind-, css- or system- sets it": also one that names none of the page's demos.
    { hash: '#tailwind-RemovedDemo', stored: undefined, flavour: 'tailwind' },
  ] as const) {
    test(`"${hash}" over the cookie ${stored} gives ${flavour} in all demos, and leaves the cookie alone`, async ({
      page,
      context,
    }) => {
      if (stored) {
        await setCookie(page, COOKIE, stored);
      }
      await open(page, `${SELECT}${hash}`);
      await expect(getSelect(page, 'SelectMultiple')).toHaveValue(flavour);
      await expect(getSelect(page, 'SelectIntroduction')).toHaveValue(flavour);
      expect((await readCookie(context, COOKIE))?.value).toBe(stored);
    });
  }

  test(`A choice is for all demos, and its cookie lasts ${COOKIE_SECONDS} s`, async ({
    page,
    context,
  }) => {
    await open(page, SELECT);
    await getSelect(page, 'SelectIntroduction').selectOption('css');
    await expect(getSelect(page, 'SelectMultiple')).toHaveValue('css');
    const cookie = (await readCookie(context, COOKIE))!;
    expect(cookie.value).toBe('css');
    expect(Math.abs(cookie.expires - Date.now() / 1000 - COOKIE_SECONDS)).toBeLessThan(60);
    await page.reload();
    await expect(getSelect(page, 'SelectMultiple')).toHaveValue('css');
  });

  test('A demo without the chosen flavour shows System and says so', async ({ page }) => {
    const note = 'Shown in MUI System: this demo has no Tailwind version.';
    await open(page, SELECT);
    await expect(page.getByText(note)).toHaveCount(0);
    await getSelect(page, 'SelectIntroduction').selectOption('tailwind');
    await expect(demo(page, 'SelectControlled').getByText(note)).toBeVisible();
    await expect(demo(page, 'SelectIntroduction').getByText(note)).toHaveCount(0);
    // The reader scrolls on: from here nothing has to be kept in place.
    await page.mouse.wheel(0, 10);
    await wake(page, 'SelectControlled');
    await demo(page, 'SelectControlled').getByRole('button', { name: 'Show code' }).click();
    await expect(demo(page, 'SelectControlled').locator('code:visible').first()).toContainText(
      '@mui/system',
    );
  });

  for (const { what, change } of [
    {
      what: 'flavour',
      change: (block: Locator) =>
        block.getByRole('combobox', { name: 'Styling of the code' }).selectOption('tailwind'),
    },
    {
      what: 'variant',
      change: (block: Locator) => block.getByRole('button', { name: 'JavaScript' }).click(),
    },
  ]) {
    test(`A new ${what} in the middle of a long page moves nothing that the reader looks at`, async ({
      page,
    }) => {
      await open(page, SELECT);
      const names = ['SelectIntroduction', 'SelectControlled', 'SelectMultiple'];
      for (const name of names) {
        const block = demo(page, name);
        await block.getByRole('button', { name: 'Show code' }).click();
        await expect(block.getByRole('button', { name: 'TypeScript' })).toBeVisible();
      }
      await scrollThrough(page);
      await page.waitForLoadState('networkidle');
      const block = demo(page, names[2]!);
      const toolbar = block.getByRole('toolbar');
      await toolbar.evaluate((element) =>
        element.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      // As painted: between frames a layout may be ahead of those who put it right.
      const readTop = () =>
        toolbar.evaluate(
          (element) =>
            new Promise<number>((resolve) => {
              const observer = new IntersectionObserver(([entry]) => {
                observer.disconnect();
                resolve(entry!.boundingClientRect.top);
              });
              observer.observe(element);
            }),
        );
      const before = await readTop();
      await change(block);
      // At once, while the new versions load, and when they are all there.
      const tops = [await readTop()];
      for (const pause of [100, 400, 1500]) {
        await page.waitForTimeout(pause);
        tops.push(await readTop());
      }
      for (const top of tops) {
        expect(Math.abs(top - before), `${tops.join(', ')} after ${before}`).toBeLessThanOrEqual(2);
      }
    });
  }
});

test.describe('Copy shortcut', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  const read = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
  const write = (page: Page) => page.evaluate(() => navigator.clipboard.writeText('before'));
  const getBlock = (page: Page) => page.locator('.prose .MuiCode-root').first();

  for (const key of ['Control+c', 'Meta+c']) {
    test(`${key} copies the block under the mouse`, async ({ page }) => {
      await open(page, CODEBLOCK);
      await write(page);
      const code = await getBlock(page).locator('code').textContent();
      await getBlock(page).hover();
      await page.keyboard.press(key);
      await expect.poll(() => read(page)).toBe(code);
      await expect(getBlock(page).locator('.MuiCode-copy')).toHaveText('Copied');
    });
  }

  test('It copies the block with the focus, also in the code of a demo', async ({ page }) => {
    await open(page, BUTTON);
    await write(page);
    const block = demo(page, 'BasicButtons');
    await block.getByRole('button', { name: 'Show code' }).click();
    await block.locator('pre:visible').last().focus();
    await page.keyboard.press('Control+c');
    await expect.poll(() => read(page)).toContain('export default function BasicButtons()');
  });

  for (const key of ['Control+Shift+C', 'Control+Alt+c', 'c']) {
    test(`${key} is ignored`, async ({ page }) => {
      await open(page, CODEBLOCK);
      await write(page);
      await getBlock(page).hover();
      await page.keyboard.press(key);
      await page.waitForTimeout(200);
      expect(await read(page)).toBe('before');
      await expect(getBlock(page).locator('.MuiCode-copy')).toHaveText('Copy');
    });
  }

  test('With text selected the browser copies that, and the button stays', async ({ page }) => {
    await open(page, CODEBLOCK);
    await write(page);
    await page.evaluate(() => {
      const heading = document.querySelector('h1')!;
      window.getSelection()!.selectAllChildren(heading);
    });
    await getBlock(page).hover();
    await page.keyboard.press('Control+c');
    await page.waitForTimeout(200);
    expect(await read(page)).toBe('Codeblock');
    await expect(getBlock(page).locator('.MuiCode-copy')).toHaveText('Copy');
  });

  test('Outside of code it copies nothing', async ({ page }) => {
    await open(page, CODEBLOCK);
    await write(page);
    await page.getByRole('heading', { level: 1 }).hover();
    await page.keyboard.press('Control+c');
    await page.waitForTimeout(200);
    expect(await read(page)).toBe('before');
  });
});

for (const cookies of ['ignores what is written', 'throws on writing', 'throws on reading']) {
  test(`With storage blocked and a cookie jar that ${cookies} every setting works, and the console is silent`, async ({
    page,
    watch,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.addInitScript((jar) => {
      const refuse = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage'] as const) {
        Object.defineProperty(window, name, { get: refuse });
      }
      Object.defineProperty(Document.prototype, 'cookie', {
        get: jar === 'throws on reading' ? refuse : () => '',
        set: jar === 'ignores what is written' ? () => undefined : refuse,
      });
    }, cookies);
    await open(page, BUTTON);
    const stage = await wake(page, 'ButtonIcons');
    const button = (await wake(page, 'BasicButtons')).getByRole('button').first();
    const normal = await readHeight(button);
    const drawer = await openDrawer(page);
    await choose(drawer, 'Dark');
    await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
    await choose(drawer, 'Right to left');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect.poll(() => readIconMargins(stage)).toBe(ICON_MARGINS.rtl);
    await getSwatch(drawer, 'Primary color', 'Teal').click();
    await expect(button).toHaveCSS('background-color', TEAL_ON_DARK);
    await choose(drawer, 'Dense components');
    await expect.poll(() => readHeight(button)).toBeLessThan(normal);
    await drawer.getByRole('button', { name: 'Increase spacing' }).click();
    await expect(drawer.getByText('9 px', { exact: true })).toBeVisible();
    await closeDrawer(page);

    const block = demo(page, 'BasicButtons');
    await block.getByRole('button', { name: 'Show code' }).click();
    await block.getByRole('button', { name: 'JavaScript' }).click();
    await expect(block.getByRole('button', { name: 'JavaScript' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await open(page, SELECT);
    const select = demo(page, 'SelectIntroduction').getByRole('combobox', {
      name: 'Styling of the code',
    });
    await select.selectOption('css');
    await expect(select).toHaveValue('css');
    await expect(
      demo(page, 'SelectMultiple').getByRole('combobox', { name: 'Styling of the code' }),
    ).toHaveValue('css');
    expect(watch.problems).toEqual([]);
  });
}

test('In forced colours the chosen options differ from the others', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await store(page, { paletteColors: { primary: '#00695c' } });
  await open(page, BUTTON);
  const drawer = await openDrawer(page);
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
  expect(await readLook(getSwatch(drawer, 'Primary color', 'Teal'))).not.toBe(
    await readLook(getSwatch(drawer, 'Primary color', 'Blue')),
  );
  // Swatches are nothing but their colour: it must show.
  await expect(getSwatch(drawer, 'Primary color', 'Teal')).toHaveCSS('background-color', TEAL);
  await closeDrawer(page);
  const block = demo(page, 'BasicButtons');
  await block.getByRole('button', { name: 'Show code' }).click();
  expect(await readLook(block.getByRole('button', { name: 'TypeScript' }))).not.toBe(
    await readLook(block.getByRole('button', { name: 'JavaScript' })),
  );
});

test('With reduced motion the drawer opens at once, and nothing scrolls smoothly', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, CODEBLOCK);
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  await openDrawer(page);
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => Number(effect?.getComputedTiming().endTime))
      .filter((end) => end > 10),
  );
  expect(moving).toEqual([]);
});
