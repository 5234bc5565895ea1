/**
 * Demos: islands that are activated on demand, their code, variants and flavors.
 * test/unit/site/features/demo/useDemoHash.test.tsx and test/unit/site/state/codePreferences.test.ts test the effect of
 * addresses and cookies; test/unit/site/features/demo/demoSource.content.test.ts tests that the code of each demo is
 * its files.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { STABLE_MS } from '@/src/site/browser/scrollPosition';
import { recordInput } from '../trace';
import {
  ROOT,
  type BrowserContext,
  type Locator,
  type Page,
  demo,
  expect,
  hold,
  hydrated,
  liveStage,
  open,
  scrollThrough,
  settled,
  test,
} from './support';

const BUTTON = '/material-ui/react-button/';
const BASE_BUTTON = '/base-ui/react-button/';
const SELECT = '/base-ui/react-select/';
const DEMOS = '/experiments/docs/demos/';

/** S9.13: "Code variant and code styling cookies last 31536000 seconds (one year)". */
const YEAR = 31_536_000;

function readData(file: string): string {
  recordInput(`file/data/${file}`);
  return readFileSync(path.join(ROOT, 'data', file), 'utf8').trimEnd();
}

const getToggle = (page: Page, name: string) =>
  demo(page, name).getByRole('button', { name: /^(Show|Hide) code$/ });
const getCode = (page: Page, name: string) => demo(page, name).locator('pre code');
const getVariant = (page: Page, name: string, variant: 'TypeScript' | 'JavaScript') =>
  demo(page, name).getByRole('button', { name: new RegExp(`, ${variant}$`) });
const getFlavour = (page: Page, name: string) =>
  demo(page, name).getByRole('combobox', { name: 'Code styling' });
const getFlavours = (page: Page) => page.getByRole('combobox', { name: 'Code styling' });
const readFlavours = (page: Page) =>
  getFlavours(page).evaluateAll((all: HTMLSelectElement[]) => [
    ...new Set(all.map(({ value }) => value)),
  ]);
/** Returns the exact text of a code element. Playwright's matchers collapse spaces. */
const readCode = (page: Page, name: string, file = 0) =>
  getCode(page, name)
    .nth(file)
    .evaluate((code) => (code.textContent ?? '').trimEnd());

const expectPressed = (button: Locator, pressed = true) =>
  expect(button).toHaveAttribute('aria-pressed', String(pressed));
const expectOpen = (page: Page, name: string) =>
  expect(getToggle(page, name)).toHaveAttribute('aria-expanded', 'true');

async function show(page: Page, name: string): Promise<void> {
  await demo(page, name).evaluate((block) => block.scrollIntoView({ behavior: 'instant' }));
}

/**
 * Holds every script that is requested from now on.
 * @returns a function that releases them.
 */
const holdScripts = (page: Page) => hold(page, '**/_next/static/**/*.js');

/**
 * The scroll position is kept until the height of the page has been stable for some time. On a busy machine, content
 * above can take longer to load, so this extends the time.
 */
async function extendHold(page: Page): Promise<void> {
  await page.addInitScript((stableMs) => {
    const { setTimeout: start } = window;
    window.setTimeout = ((handler: () => void, ms?: number) =>
      start(handler, ms === stableMs ? 60_000 : ms)) as typeof window.setTimeout;
  }, STABLE_MS);
}

async function expectCookieForYear(context: BrowserContext, name: string, value: string) {
  const cookie = (await context.cookies()).find((candidate) => candidate.name === name);
  expect(cookie?.value).toBe(value);
  expect(Math.abs((cookie?.expires ?? 0) - (Date.now() / 1000 + YEAR))).toBeLessThan(120);
}

test.describe('Islands', () => {
  test('A click and focus before the code has loaded are replayed once', async ({ page }) => {
    // The window is so low that no demo is near.
    await page.setViewportSize({ width: 1280, height: 160 });
    await open(page, BUTTON);
    let release = await holdScripts(page);
    const pack = demo(page, 'ButtonClick').getByRole('button', { name: 'Pack a tent' });
    const status = demo(page, 'ButtonClick').getByRole('status');
    await pack.click();
    await expect(liveStage(page, 'ButtonClick')).toHaveCount(0);
    await expect(status).toHaveText('Tents on the packing list: 2');
    release();
    await expect(liveStage(page, 'ButtonClick')).toBeVisible();
    await expect(status).toHaveText('Tents on the packing list: 3');
    await expect(pack).toBeFocused();
    // If the click had counted twice, this would be the fifth.
    await page.keyboard.press('Enter');
    await expect(status).toHaveText('Tents on the packing list: 4');

    await test.step('focus alone activates a demo as well', async () => {
      release = await holdScripts(page);
      const goal = demo(page, 'ButtonThemed').getByRole('button', { name: 'Set goal' });
      await goal.evaluate((button) => button.focus());
      await expect(liveStage(page, 'ButtonThemed')).toHaveCount(0);
      release();
      await expect(liveStage(page, 'ButtonThemed')).toBeVisible();
      await expect(goal).toBeFocused();
    });
  });

  for (const [name, url, options] of [
    ['ButtonColors', BUTTON, {}],
    ['InputVariants', '/joy-ui/react-input/', { tag: '@full' }],
    ['SelectIntroduction', SELECT, { tag: '@full' }],
    ['GridBasic', '/system/react-grid/', { tag: '@full' }],
  ] as const) {
    test(`${name} looks the same before and after its activation`, options, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await open(page, url);
      const stage = demo(page, name).locator('> div').first();
      // Reads the visible state: positions, sizes and colors of all elements of the stage.
      const look = () =>
        stage.evaluate((root) => {
          const origin = root.getBoundingClientRect();
          return [...root.querySelectorAll('*')]
            .filter((element) => element.checkVisibility({ visibilityProperty: true }))
            .filter((element) => !element.closest('.MuiTouchRipple-root'))
            .map((element) => {
              const { left, top, width, height } = element.getBoundingClientRect();
              const { color, backgroundColor, borderTopColor, fontSize } =
                getComputedStyle(element);
              const box = [left - origin.left, top - origin.top, width, height].map(Math.round);
              return [
                element.tagName,
                box.join(),
                color,
                backgroundColor,
                borderTopColor,
                fontSize,
              ].join(' ');
            });
        });
      const before = await look();
      expect(before.length).toBeGreaterThan(2);
      await show(page, name);
      await expect(liveStage(page, name)).toBeVisible();
      await page.mouse.move(0, 0);
      await settled(page);
      expect(await look()).toEqual(before);
    });
  }
});

// @proves S1.2, S9.13, D10
test('Code expands from an excerpt to all files; JavaScript applies to all demos, and is stored for a year', async ({
  page,
  context,
}) => {
  const folder = 'experiments/docs/demos';
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, DEMOS);

  await test.step('As served', async () => {
    // demos.md: "The JSX of this form is longer than 16 lines".
    const preview = await readCode(page, 'LongBookingForm');
    expect(preview.split('\n').length).toBeLessThanOrEqual(16);
    expect(preview).toMatch(/^<\w/);
    expect(preview).not.toContain('import');
    await expect(getCode(page, 'ClosedCode')).toHaveCount(0);
    await expect(getCode(page, 'HiddenToolbar')).toHaveCount(0);
    await expect(getToggle(page, 'HiddenToolbar')).toHaveCount(0);
    await expectOpen(page, 'OpenCode');
    await expect.poll(() => readCode(page, 'OpenCode')).toBe(readData(`${folder}/OpenCode.tsx`));
  });

  await test.step('Expanded, it is TypeScript', async () => {
    await getToggle(page, 'TypedPicker').click();
    await expectOpen(page, 'TypedPicker');
    await expectPressed(getVariant(page, 'TypedPicker', 'TypeScript'));
    await expect
      .poll(() => readCode(page, 'TypedPicker'))
      .toBe(readData(`${folder}/TypedPicker.tsx`));
    await getToggle(page, 'RelativeImport').click();
    await expect(getCode(page, 'RelativeImport')).toHaveCount(2);
    expect(await readCode(page, 'RelativeImport', 0)).toBe(
      readData(`${folder}/RelativeImport.tsx`),
    );
    expect(await readCode(page, 'RelativeImport', 1)).toBe(readData(`${folder}/tracks.ts`));
    const title = demo(page, 'RelativeImport').getByText('tracks.ts', { exact: true });
    await expect(title).toBeVisible();
  });

  await test.step('JavaScript has no types left, and every comment outside them', async () => {
    await getVariant(page, 'TypedPicker', 'JavaScript').click();
    for (const name of ['TypedPicker', 'RelativeImport', 'OpenCode']) {
      await expectPressed(getVariant(page, name, 'JavaScript'));
      await expectPressed(getVariant(page, name, 'TypeScript'), false);
    }
    await expect.poll(() => readCode(page, 'RelativeImport')).not.toContain('Track[]');
    const title = demo(page, 'RelativeImport').getByText('tracks.js', { exact: true });
    await expect(title).toBeVisible();
    await expect.poll(() => readCode(page, 'TypedPicker')).not.toContain('interface');
    const code = await readCode(page, 'TypedPicker');
    // demos.md, "A demo with types and comments".
    for (const gone of [
      'type Microphone',
      '<Choice',
      '<Microphone>',
      'ButtonProps',
      'as const',
      'satisfies',
      ': Picker',
    ]) {
      expect(code).not.toContain(gone);
    }
    for (const kept of [
      'export default',
      'onPick?.(choice)',
      "color = 'primary'",
      '// A generic component: TypeScript infers Choice from the list that it is given.',
      '// The question marks are JavaScript and stay.',
      '// Keeps the exact strings, so that a typing mistake in an id is an error.',
      '{/* No type argument is needed here. */}',
      '/* This type is erased, and its comment stays where it stood. */',
    ]) {
      expect(code).toContain(kept);
    }
    expect(code).not.toMatch(/\n\n\n|[ \t]\n/);
    await expectCookieForYear(context, 'codeVariant', 'JS');
  });

  await test.step('It is collapsed again', async () => {
    await getToggle(page, 'TypedPicker').click();
    await expect(getToggle(page, 'TypedPicker')).toHaveAttribute('aria-expanded', 'false');
    const rest = (await getCode(page, 'TypedPicker').allTextContents()).join('');
    expect(rest).not.toContain('export default');
  });

  await test.step('After a reload, it is JavaScript', async () => {
    await page.reload();
    await hydrated(page);
    await getToggle(page, 'TypedPicker').click();
    await expectPressed(getVariant(page, 'TypedPicker', 'JavaScript'));
    await expect.poll(() => readCode(page, 'TypedPicker')).toContain('export default');
    expect(await readCode(page, 'TypedPicker')).not.toContain('interface');
  });
});

// @proves S1.3, S9.13, D10
test('A flavor applies to all demos, and is stored for a year; a demo without it shows System with a message', async ({
  page,
  context,
}) => {
  const note = (flavour: string) =>
    `This demo has no ${flavour} version, so the MUI System version is shown.`;
  await open(page, SELECT);
  expect(await getFlavours(page).count()).toBeGreaterThan(5);
  expect(await readFlavours(page)).toEqual(['system']);
  await expect(page.getByText(note('Tailwind'))).toHaveCount(0);
  await getFlavour(page, 'SelectIntroduction').selectOption('tailwind');
  expect(await readFlavours(page)).toEqual(['tailwind']);
  await expect(demo(page, 'SelectControlled').getByText(note('Tailwind'))).toBeVisible();
  await expect(demo(page, 'SelectIntroduction').getByText(note('Tailwind'))).toHaveCount(0);
  await getFlavour(page, 'SelectIntroduction').selectOption({ label: 'CSS' });
  await expectCookieForYear(context, 'codeStyling', 'css');

  await test.step('after a reload, with the code of the flavor', async () => {
    await page.reload();
    await hydrated(page);
    expect(await readFlavours(page)).toEqual(['css']);
    const stage = liveStage(page, 'SelectIntroduction');
    await show(page, 'SelectIntroduction');
    await expect(stage.locator('[class*="select-introduction"]').first()).toBeVisible();
    await getToggle(page, 'SelectIntroduction').click();
    await expect(getCode(page, 'SelectIntroduction')).toHaveCount(2);
    expect(await readCode(page, 'SelectIntroduction', 1)).toBe(
      readData('base-ui/components/select/SelectIntroduction/css/styles.css'),
    );
    await expect(demo(page, 'SelectControlled').getByText(note('CSS'))).toBeVisible();
    await getToggle(page, 'SelectControlled').click();
    await expect(getCode(page, 'SelectControlled').last()).toContainText("from '@mui/system'");
  });
});

test.describe('Anchors', () => {
  // @proves S4.12, S4.15
  test('open the code of their demo in their variant and flavor, over the cookies, also within the page and from another page', async ({
    page,
    context,
  }) => {
    const names = ['codeVariant', 'codeStyling'];
    const cookies = names.map((name, index) => ({
      name,
      value: ['TS', 'tailwind'][index]!,
      domain: 'localhost',
      path: '/',
    }));
    await context.addCookies(cookies);
    await open(page, `${SELECT}#css-SelectIntroduction.js`);
    await expectOpen(page, 'SelectIntroduction');
    await expect(page.locator('[data-demo] [aria-expanded="true"]')).toHaveCount(1);
    await expectPressed(getVariant(page, 'SelectIntroduction', 'JavaScript'));
    expect(await readFlavours(page)).toEqual(['css']);
    await expect
      .poll(() => readCode(page, 'SelectIntroduction'))
      .toContain("import './styles.css';");

    await test.step('within the page', async () => {
      await page.evaluate(() => {
        window.location.hash = '#tailwind-SelectHook.tsx';
      });
      await expectOpen(page, 'SelectHook');
      await expectPressed(getVariant(page, 'SelectHook', 'TypeScript'));
      expect(await readFlavours(page)).toEqual(['tailwind']);
      await expect
        .poll(() => readCode(page, 'SelectHook'))
        .toBe(readData('base-ui/components/select/SelectHook/tailwind/index.tsx'));
      await expect(liveStage(page, 'SelectHook')).toBeVisible();
    });

    await test.step('without a demo of the page: flavor and variant only', async () => {
      await page.evaluate(() => {
        window.location.hash = '#removed-system-demo.js';
      });
      await expectPressed(getVariant(page, 'SelectHook', 'JavaScript'));
      expect(await readFlavours(page)).toEqual(['system']);
    });

    await test.step('from another page', async () => {
      await page
        .locator('.prose a[href="/base-ui/react-tabs/"]')
        .first()
        .evaluate((link: HTMLAnchorElement) => {
          link.setAttribute('href', '/base-ui/react-tabs/#tailwind-TabsVertical.tsx');
          link.click();
        });
      await expect(page).toHaveURL('/base-ui/react-tabs/#tailwind-TabsVertical.tsx');
      await expectOpen(page, 'TabsVertical');
      await expect(getFlavour(page, 'TabsVertical')).toHaveValue('tailwind');
      await expectPressed(getVariant(page, 'TabsVertical', 'TypeScript'));
    });
    const left = (await context.cookies()).filter(({ name }) => names.includes(name));
    expect(left).toEqual(cookies.map((cookie) => expect.objectContaining(cookie)));
  });

  test('scroll to the demo, below the header, where it stays while images above load', async ({
    page,
  }) => {
    const name = 'CardPrimaryAction';
    await extendHold(page);
    const release = await hold(page, /\/images\//);
    let asked = 0;
    let arrived = 0;
    const isPicture = (url: string) => new URL(url).pathname.startsWith('/images/');
    page.on('request', (request) => (asked += isPicture(request.url()) ? 1 : 0));
    page.on('requestfinished', (request) => (arrived += isPicture(request.url()) ? 1 : 0));
    await page.goto(`/material-ui/react-card/#${name}.js`, { waitUntil: 'commit' });
    await expectOpen(page, name);
    await expect.poll(() => asked).toBeGreaterThan(0);
    const readTop = () =>
      demo(page, name).evaluate((element) => {
        const header = document.querySelector('header')!.getBoundingClientRect().bottom;
        return Math.round(element.getBoundingClientRect().top - header);
      });
    await expect.poll(readTop).toBeLessThan(120);
    const before = await readTop();
    expect(before).toBeGreaterThanOrEqual(0);
    expect(arrived).toBe(0);
    release();
    // Demos near the target are activated when the page has loaded.
    await expect(liveStage(page, name)).toBeVisible();
    await expect.poll(() => asked - arrived).toBe(0);
    await settled(page);
    expect(await readTop()).toBe(before);
  });
});

test('Changing flavor or variant in the middle of a long page does not move the visible content', async ({
  page,
}) => {
  await extendHold(page);
  await open(page, SELECT);
  const names = ['SelectIntroduction', 'SelectControlled', 'SelectMultiple'];
  for (const name of names) {
    await getToggle(page, name).click();
    await expect(getCode(page, name).first()).toContainText('export default');
    await show(page, name);
    await expect(liveStage(page, name)).toBeVisible();
  }
  const block = demo(page, names[2]!);
  const toolbar = block.getByRole('toolbar');
  await toolbar.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  const stop = await watchTop(toolbar);

  await block.getByRole('combobox', { name: 'Code styling' }).selectOption('tailwind');
  for (const name of ['SelectIntroduction', 'SelectMultiple']) {
    await expect(getCode(page, name).first()).toContainText('className');
  }
  // Demos far above are still inactive in their new flavor.
  await expect(liveStage(page, names[2]!).locator('[class~="text-base"]').first()).toBeVisible();
  await block.getByRole('button', { name: 'JavaScript' }).click();
  await expect(getCode(page, 'SelectControlled').first()).not.toContainText('<string');
  await settled(page);

  const tops = await stop();
  expect(tops.length).toBeGreaterThan(5);
  const distinct = [...new Set(tops)];
  expect(Math.max(...tops) - Math.min(...tops), distinct.join(', ')).toBeLessThanOrEqual(2);
});

/**
 * Records the painted position of an element in every frame. Before painting, scripts may still correct the layout.
 * @returns a function that stops it and returns the positions.
 */
async function watchTop(element: Locator): Promise<() => Promise<number[]>> {
  const watch = await element.evaluateHandle((target) => {
    const tops: number[] = [];
    let watching = true;
    const look = () => {
      const observer = new IntersectionObserver(([entry]) => {
        observer.disconnect();
        tops.push(entry!.boundingClientRect.top);
        if (watching) {
          look();
        }
      });
      observer.observe(target);
    };
    look();
    return {
      stop: () => {
        watching = false;
        return tops;
      },
    };
  });
  return () => watch.evaluate(({ stop }) => stop());
}

test.describe('Flavours', () => {
  const INTERACTIONS: Record<string, (page: Page) => Promise<void>> = {
    '/base-ui/getting-started/': async (page) => {
      const stage = liveStage(page, 'OverviewFirstComponent');
      await stage.getByRole('button', { name: 'Borrow a packet' }).click();
      await expect(stage.getByRole('status')).toHaveText('Sweet peas, packets left: 2');
      const alarm = liveStage(page, 'OverviewStates').getByLabel('Weather reports');
      await alarm.press(' ');
      await expect(alarm).toBeChecked();
    },
    [BASE_BUTTON]: async (page) => {
      const stage = liveStage(page, 'ButtonIntroduction');
      await stage.getByRole('button', { name: 'Send dispatch' }).click();
      await expect(stage.getByRole('status')).toHaveText('Dispatches sent: 1');
      await expect(stage.getByRole('button', { name: 'Send dispatch' })).toHaveCSS(
        'padding',
        '8px 16px',
      );
      const mute = liveStage(page, 'ButtonToggle').getByRole('button', { name: 'Mute' });
      await mute.click();
      await expect(mute).toHaveAttribute('aria-pressed', 'true');
    },
    '/base-ui/react-form-control/': async (page) => {
      const stage = liveStage(page, 'FormControlIntroduction');
      const captain = stage.getByRole('textbox', { name: 'Captain (required)' });
      await captain.focus();
      await expect(stage.locator('.base-FormControl-root.base--focused')).toHaveCount(1);
      await expect(stage.locator('.base-Input-root').first()).toHaveCSS('outline-width', '2px');
      await captain.press('M');
      await expect(stage.locator('.base-FormControl-filled')).toHaveCount(2);
      await captain.press('Tab');
      await expect(stage.locator('.base--focused')).toHaveCount(0);
      await expect(stage.getByRole('textbox', { name: 'Registry number' })).toBeDisabled();
      const cargo = liveStage(page, 'FormControlHook').getByLabel('Cargo (required)');
      await cargo.selectOption('wool');
      await expect(cargo).toHaveAccessibleDescription('Declared');
    },
    '/base-ui/react-input/': async (page) => {
      const stage = liveStage(page, 'InputAdornments');
      const search = stage.getByRole('searchbox', { name: 'Search the cargo' });
      await search.press('End');
      await search.press('s');
      await search.press('Tab');
      await stage.getByRole('button', { name: 'Clear' }).press('Enter');
      await expect(search).toBeFocused();
      await expect(search).toHaveValue('');
    },
    '/base-ui/react-focus-trap/': async (page) => {
      const stage = liveStage(page, 'FocusTrapIntroduction');
      const opener = stage.getByRole('button', { name: 'Open the checklist' });
      await opener.press('Enter');
      const panel = stage.getByRole('dialog', { name: 'Before departure' });
      await expect(panel).toBeFocused();
      await expect(panel).toHaveCSS('padding', '16px');
      const first = stage.getByRole('checkbox', { name: 'Fenders are on board' });
      await page.keyboard.press('Tab');
      await expect(first).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      const close = stage.getByRole('button', { name: 'Close' });
      await expect(close).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(first).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
      await expect(opener).toBeFocused();
    },
    '/base-ui/react-textarea-autosize/': async (page) => {
      const stage = liveStage(page, 'TextareaAutosizeIntroduction');
      const log = stage.getByRole('textbox', { name: 'Log of the night watch' });
      await expect(log).toHaveCSS('padding', '8px 12px');
      await log.fill('22:10 Fog on the river.');
      await expect(log).toHaveCSS('height', '42px');
      await log.press('ControlOrMeta+End');
      await log.press('Enter');
      await expect(log).toHaveCSS('height', '66px');
      await log.press('Backspace');
      await expect(log).toHaveCSS('height', '42px');
      await log.press('Tab');
      await expect(log).not.toBeFocused();
    },
    '/base-ui/react-transitions/': async (page) => {
      const stage = liveStage(page, 'TransitionsIntroduction');
      const toggle = stage.getByRole('button', { name: 'Tides today' });
      const tides = stage.getByRole('group', { name: 'Tides today' });
      await toggle.press('Enter');
      await expect(tides).toBeVisible();
      await expect(tides.locator('> *')).toHaveCSS('opacity', '1');
      await expect(tides.locator('> *')).toHaveCSS('padding', '12px 16px');
      await toggle.press(' ');
      await expect(tides).toBeHidden();
      const cargo = liveStage(page, 'TransitionsHook');
      await cargo.getByRole('button', { name: 'Cargo of the Petrel' }).press('Enter');
      await expect(cargo.getByText('3 pianos')).toBeVisible();
      await cargo.getByRole('button', { name: 'Cargo of the Petrel' }).press('Enter');
      await expect(cargo.getByText('3 pianos')).toBeHidden();
    },
    '/base-ui/react-modal/': async (page) => {
      const opener = liveStage(page, 'ModalIntroduction').getByRole('button', {
        name: 'Close the lock',
      });
      await opener.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Close the lock?' });
      await expect(dialog).toHaveCSS('padding', '24px');
      // The dialog has focus, and no outline.
      await expect(dialog).toHaveCSS('outline-width', '0px');
      const getBackdrop = () =>
        page.evaluate(() => getComputedStyle(document.elementFromPoint(2, 2)!).backgroundColor);
      expect(await getBackdrop()).toMatch(/ 0\.6\)$/);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(dialog.getByRole('button', { name: 'Close the lock' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
    },
    '/base-ui/react-click-away-listener/': async (page) => {
      const stage = liveStage(page, 'ClickAwayListenerIntroduction');
      const trigger = stage.getByRole('button', { name: 'Crew on watch' });
      const panel = stage.getByText('Until 20:00');
      await trigger.press('Enter');
      await expect(panel).toHaveCSS('padding', '8px 12px');
      await trigger.press('Escape');
      await expect(panel).toHaveCount(0);
      await trigger.press(' ');
      await trigger.press('Tab');
      await expect(panel).toBeVisible();
      await liveStage(page, 'ClickAwayListenerComparison')
        .getByRole('button', { name: 'Listener', exact: true })
        .press('Enter');
      await expect(panel).toHaveCount(0);
    },
    '/base-ui/react-popper/': async (page) => {
      for (const [name, text] of [
        ['PopperIntroduction', 'A red light to port'],
        ['PopperArrow', '4.2 m below chart datum'],
      ] as const) {
        const trigger = liveStage(page, name).getByRole('button');
        const popper = page.getByRole('tooltip').filter({ hasText: text });
        await trigger.press('Enter');
        await expect(popper).toHaveCSS('padding', '8px 12px');
        await trigger.press('Escape');
        await expect(popper).toHaveCount(0);
        await trigger.press(' ');
        await expect(trigger).toHaveAttribute('aria-expanded', 'true');
        await trigger.press('Tab');
        await expect(popper).toBeVisible();
        await trigger.press(' ');
        await expect(popper).toHaveCount(0);
      }
    },
    '/base-ui/react-popup/': async (page) => {
      const trigger = liveStage(page, 'PopupIntroduction').getByRole('button');
      const popup = page.getByRole('tooltip').filter({ hasText: 'High water at 06:40' });
      await trigger.press('Enter');
      await expect(popup).toHaveCSS('padding', '8px 12px');
      await trigger.press('Escape');
      await expect(popup).toHaveCount(0);
      const wind = liveStage(page, 'PopupTransition').getByRole('button');
      const report = page.getByRole('tooltip').filter({ hasText: 'Southwest, 14 knots.' });
      await wind.press(' ');
      await expect(report).toHaveCSS('opacity', '1');
      await wind.press('Escape');
      await expect(report).toBeHidden();
      const berths = liveStage(page, 'PopupDisablePortal');
      const choose = berths.getByRole('button', { name: 'Choose a berth' });
      await choose.press('Enter');
      await choose.press('Tab');
      await expect(berths.getByRole('button', { name: 'A 2' })).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(choose).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(choose).toBeFocused();
      await expect(berths.getByRole('group')).toHaveCount(0);
    },
    '/base-ui/react-portal/': async (page) => {
      const toggle = liveStage(page, 'PortalIntroduction').getByRole('button');
      const signal = page.getByText('Gale from the southwest, from the end of body', {
        exact: true,
      });
      await toggle.press(' ');
      await expect(signal).toHaveCSS('padding', '12px 16px');
      await toggle.press('Enter');
      await expect(signal).toHaveCount(0);
    },
    '/base-ui/react-autocomplete/': async (page) => {
      const stage = liveStage(page, 'AutocompleteIntroduction');
      const input = stage.getByRole('combobox', { name: 'Port of call' });
      const options = stage.getByRole('option');
      await input.focus();
      await input.press('ArrowDown');
      await expect(options).toHaveCount(8);
      await input.press('End');
      await expect(options.last()).toHaveCSS('outline-style', 'solid');
      await input.press('ArrowDown');
      await expect(options.first()).toHaveCSS('outline-style', 'solid');
      await input.press('PageDown');
      await input.press('ArrowUp');
      await input.press('Enter');
      await expect(input).toHaveValue('Kirkwall');
      await expect(options).toHaveCount(0);
      await input.press('x');
      await expect(stage.getByRole('status')).toHaveText('No port matches');
      await input.press('Escape');
      await input.press('Tab');
      await expect(input).toHaveValue('Kirkwall');

      const tags = liveStage(page, 'AutocompleteMultiple');
      const cargo = tags.getByRole('combobox', { name: 'Cargo' });
      await cargo.press('ArrowLeft');
      await expect(tags.locator('[data-tag-index="1"]')).toBeFocused();
      await page.keyboard.press('Delete');
      await expect(cargo).toBeFocused();
      await cargo.press('Backspace');
      await expect(tags.locator('[data-tag-index]')).toHaveCount(0);
    },
    '/base-ui/react-menu/': async (page) => {
      const stage = liveStage(page, 'MenuIntroduction');
      const button = stage.getByRole('button', { name: 'Ship actions' });
      const menu = page.getByRole('menu', { name: 'Ship actions' });
      const item = (name: string) => menu.getByRole('menuitem', { name });
      await button.press('Enter');
      await expect(item('Assign a berth')).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(item('Call a pilot')).toBeFocused();
      await expect(item('Call a pilot')).toHaveCSS('padding', '8px 12px');
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowDown');
      await expect(item('Assign a berth')).toBeFocused();
      await page.keyboard.press('o');
      await expect(item('Order fuel')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();
      await button.press('ArrowUp');
      await expect(item('Order fuel')).toBeFocused();
      await page.keyboard.press('Home');
      await page.keyboard.press(' ');
      await expect(button).toBeFocused();
      await expect(stage.getByRole('status')).toHaveText('Last action: assign a berth');

      const beam = liveStage(page, 'MenuHooks');
      await beam.getByRole('button', { name: 'Lighthouse beam' }).press('ArrowUp');
      await page.keyboard.press('Enter');
      await expect(beam.getByRole('status')).toHaveText('The beam is off');
    },
    '/base-ui/react-slider/': async (page) => {
      const deck = liveStage(page, 'SliderIntroduction').getByRole('slider', {
        name: 'Deck lights (percent)',
      });
      await deck.press('ArrowRight');
      await deck.press('PageUp');
      await expect(deck).toHaveValue('71');
      await deck.press('Home');
      await expect(deck).toHaveValue('0');
      await deck.press('End');
      await deck.press('Shift+ArrowDown');
      await expect(deck).toHaveValue('90');
      const fuel = liveStage(page, 'SliderHook').getByRole('slider', { name: /^Fuel/ });
      await fuel.press('ArrowLeft');
      await expect(fuel).toHaveValue('39');
    },
    '/base-ui/react-snackbar/': async (page) => {
      const stage = liveStage(page, 'SnackbarIntroduction');
      await stage.getByRole('button', { name: 'Send the signal' }).press('Enter');
      const message = stage.getByRole('status').getByText('Signal sent to the lighthouse');
      await expect(message).toHaveCSS('padding', '12px 16px');
      await page.keyboard.press('Escape');
      await expect(message).toHaveCount(0);
    },
    '/base-ui/react-table-pagination/': async (page) => {
      const stage = liveStage(page, 'TablePaginationIntroduction');
      const next = stage.getByRole('button', { name: 'Go to next page' });
      await next.press('Enter');
      await next.press(' ');
      await expect(stage.getByText('7–8 of 8')).toBeVisible();
      await expect(next).toBeFocused();
      await expect(next).toHaveCSS('border-style', 'dashed');
    },
    [SELECT]: async (page) => {
      const trigger = liveStage(page, 'SelectIntroduction').getByRole('combobox');
      await trigger.click();
      const option = page.getByRole('option', { name: 'Lerwick' }).filter({ visible: true });
      await expect(option).toHaveCSS('padding', '8px 12px');
      await option.click();
      await expect(trigger).toHaveText('Lerwick');
      await expect(trigger).toHaveCSS('min-height', '42px');
    },
    '/base-ui/react-switch/': async (page) => {
      const stage = liveStage(page, 'SwitchIntroduction');
      const foghorn = stage.getByRole('switch', { name: 'Foghorn' });
      await foghorn.press(' ');
      await foghorn.press('Enter');
      await expect(foghorn).toBeChecked();
      const thumb = stage.locator('.base-Switch-thumb').nth(1);
      await expect(thumb).toHaveCSS('inset-inline-start', '23px');
      await expect(stage.getByRole('switch', { name: /^Backup generator/ })).toBeDisabled();
    },
    '/base-ui/react-tabs/': async (page) => {
      const stage = liveStage(page, 'TabsIntroduction');
      await stage.getByRole('tab', { name: 'Notes' }).click();
      await expect(stage.getByText('Leave the door lamp off.')).toBeVisible();
      await expect(stage.getByText('String quartet')).toBeHidden();
      await expect(stage.getByRole('tab', { name: 'Notes' })).toHaveCSS('padding', '10px 14px');
    },
  };

  for (const [url, interact] of Object.entries(INTERACTIONS)) {
    test(`All demos of ${url} work in each flavor`, { tag: '@full' }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, url);
      for (const flavour of ['tailwind', 'css', 'system']) {
        await getFlavours(page).first().selectOption(flavour);
        expect(await readFlavours(page)).toEqual([flavour]);
        await scrollThrough(page);
        await interact(page);
      }
    });
  }

  test('A demo works and has the same size in all flavors; Tailwind is loaded with the first demo, and does not change the frame', async ({
    page,
  }) => {
    /** Returns the styles that a Tailwind class gives an element, which are none without Tailwind. */
    const probe = () =>
      page.evaluate(() => {
        const element = document.createElement('div');
        element.className = 'max-w-80';
        document.body.append(element);
        const { maxWidth } = getComputedStyle(element);
        element.remove();
        return maxWidth;
      });
    const readFrame = () =>
      page.evaluate(() => {
        window.scrollTo({ top: 0, behavior: 'instant' });
        const parts = [
          'html',
          'body',
          'header',
          'header a',
          'header button',
          '#nav-drawer',
          'nav',
          'nav a',
          'nav summary',
          'nav ul',
          'nav li',
          'main h1',
          'main h2',
          'main h3',
          'main p',
          'main .prose a',
          'main .prose code',
          'main kbd',
          'main ul',
          'main pre',
          '[role="toolbar"]',
          '[role="toolbar"] button',
          '[role="toolbar"] select',
          'a[rel="next"]',
          'body footer',
          'footer a',
          'footer li',
          'svg',
          '#mui-product-selector',
        ];
        // The page's height changes with its demos. Variables have no appearance of their own; the properties that use
        // them do.
        const own = /^(--.*|block-size|height|perspective-origin|transform-origin)$/;
        return parts.map((selector) => {
          const element = document.querySelector(selector);
          const style = element && getComputedStyle(element);
          const values = [...(style ?? [])]
            .filter((property) => !own.test(property))
            .map((property) => `${property}: ${style?.getPropertyValue(property)}`);
          return [selector, ...values];
        });
      });
    /**
     * Uses the demo in a flavor.
     * @returns its measured values.
     */
    const use = async (flavour: string) => {
      await getFlavour(page, 'FaderPanel').selectOption(flavour);
      await show(page, 'FaderPanel');
      const stage = liveStage(page, 'FaderPanel');
      await stage.getByRole('slider', { name: 'Choir microphones' }).fill('25');
      await expect(stage.getByRole('status')).toHaveText('25 %');
      return stage
        .locator('> *')
        .first()
        .evaluate((panel) => {
          const { width } = panel.getBoundingClientRect();
          const { padding, borderRadius, maxWidth } = getComputedStyle(panel);
          return { width, padding, borderRadius, maxWidth };
        });
    };
    const rest = async () => {
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.mouse.move(640, 5);
      await settled(page);
    };

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, DEMOS);
    const inSystem = await use('system');
    await rest();
    expect(await probe()).toBe('none');
    const before = await readFrame();
    expect(before.filter(([, ...values]) => values.length < 100)).toEqual([]);
    expect(await use('tailwind')).toEqual(inSystem);
    await rest();
    expect(await probe()).toBe('320px');
    expect(await readFrame()).toEqual(before);
    expect(await use('css')).toEqual(inSystem);
  });
});

test.describe('On a phone, a popup inside a demo', () => {
  test.use({ viewport: { width: 390, height: 700 } });
  /** Whether the center of an element isn't covered. */
  const isOnTop = (locator: Locator) =>
    locator.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });

  test('is above its toolbar and code', async ({ page }) => {
    await open(page, '/material-ui/react-popper/');
    const block = demo(page, 'PopperClickAway');
    await block.scrollIntoViewIfNeeded();
    await block.getByRole('button', { name: 'Sources for' }).click();
    const links = block.getByRole('group', { name: 'Sources' }).getByRole('link');
    await expect(links).toHaveCount(2);
    await settled(page);
    for (const link of await links.all()) {
      expect(await isOnTop(link)).toBe(true);
    }
  });

  test('is above the header if it is a message at the edge of the window', async ({ page }) => {
    await open(page, '/material-ui/react-snackbar/');
    const block = demo(page, 'SnackbarPositions');
    await block.scrollIntoViewIfNeeded();
    for (const place of ['Top left', 'Bottom left']) {
      await block.getByRole('button', { name: place }).click();
      const message = block.getByRole('alert');
      await expect(message).toContainText(place, { ignoreCase: true });
      await settled(page);
      expect(await isOnTop(message)).toBe(true);
    }
  });
});

test("A demo in an iframe works, has the mode of the page, and does not change the page's styles", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, DEMOS);
  const button = demo(page, 'TakeCounter').getByRole('button', { name: 'Record a take' });
  await show(page, 'TakeCounter');
  await expect(liveStage(page, 'TakeCounter')).toBeVisible();
  await expect(button).toHaveCSS('padding', '6px 16px');
  const background = await button.evaluate((element) => getComputedStyle(element).backgroundColor);

  await show(page, 'FramedConsole');
  const iframe = demo(page, 'FramedConsole').locator('iframe');
  const content = iframe.contentFrame();
  await expect(content.getByText('Session: Drums')).toBeVisible();
  await expect(iframe).toHaveCSS('height', '360px');
  // demos.md: "The bar on top and the navigation at the bottom are fixed to the frame, not to this page".
  const bar = content.locator('.MuiAppBar-root');
  await expect(bar).toHaveCSS('position', 'fixed');
  // Demos above may still be activated.
  await expect(async () => {
    const [frame, top, bottom] = await Promise.all(
      [iframe, bar, content.locator('.MuiBottomNavigation-root')].map((part) => part.boundingBox()),
    );
    expect(top!.y).toBeCloseTo(frame!.y, 0);
    expect(bottom!.y + bottom!.height).toBeCloseTo(frame!.y + frame!.height, 0);
  }).toPass({ timeout: 15_000 });
  await content.getByRole('button', { name: 'Records' }).click();
  await expect(content.getByText('Record: Drums')).toBeVisible();
  await expect(button).toHaveCSS('padding', '6px 16px');
  await expect(button).toHaveCSS('background-color', background);

  // "A switch of the colour mode … reaches the frame too."
  const isDark = () =>
    content.locator('body').evaluate((body) => {
      const [red = 0, green = 0, blue = 0] = getComputedStyle(body)
        .backgroundColor.match(/\d+/g)!
        .map(Number);
      return red + green + blue < 200;
    });
  for (const colorScheme of ['light', 'dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(isDark, colorScheme).toBe(colorScheme === 'dark');
  }
});

test('A demo that throws shows its message, a reset and an issue link; other demos still work, and the same demo twice has separate states', async ({
  page,
  watch,
}) => {
  watch.allow(/The amplifier goes to 10/);
  await open(page, DEMOS);
  await show(page, 'BlownFuse');
  const blown = liveStage(page, 'BlownFuse');
  await blown.getByRole('button', { name: 'Turn it up' }).click();

  const message = 'The amplifier goes to 10, and somebody turned it to 11.';
  const alert = demo(page, 'BlownFuse').getByRole('alert');
  await expect(alert).toContainText(message);
  const href = await alert.getByRole('link', { name: /report/i }).getAttribute('href');
  const issue = new URL(href!);
  expect(issue.hostname).toBe('github.com');
  expect(issue.pathname).toMatch(/\/issues\/new$/);
  expect(issue.searchParams.get('title')).toContain('BlownFuse');
  expect(issue.searchParams.get('title')).toContain(message);
  expect(issue.searchParams.get('body')).toContain(DEMOS);

  await show(page, 'TakeCounter-2');
  const second = liveStage(page, 'TakeCounter-2');
  await second.getByRole('button', { name: 'Record a take' }).click();
  await expect(second.getByRole('status')).toHaveText('Takes recorded: 1');
  await show(page, 'TakeCounter');
  await expect(liveStage(page, 'TakeCounter').getByRole('status')).toHaveText('Takes recorded: 0');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await alert.getByRole('button', { name: /reset/i }).click();
  await expect(demo(page, 'BlownFuse').getByRole('alert')).toHaveCount(0);
  await expect(demo(page, 'BlownFuse').getByText('Volume: 10')).toBeVisible();
});
