/** Demos: islands that wake when they are needed, their code, variants and flavours. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
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

/** Specification, section 9: "Code variant and code styling cookies last 31536000 seconds (one year)". */
const YEAR = 31_536_000;

const readData = (file: string) => readFileSync(path.join(ROOT, 'data', file), 'utf8').trimEnd();

const getToggle = (page: Page, name: string) =>
  demo(page, name).getByRole('button', { name: /^(Show|Hide) code$/ });
const getCode = (page: Page, name: string) => demo(page, name).locator('pre code');
const getVariant = (page: Page, name: string, variant: 'TypeScript' | 'JavaScript') =>
  demo(page, name).getByRole('button', { name: new RegExp(`, ${variant}$`) });
const getFlavour = (page: Page, name: string) =>
  demo(page, name).getByRole('combobox', { name: 'Styling of the code' });
/** A code element's text to the letter; Playwright's own matchers fold spaces. */
const readCode = (page: Page, name: string, file = 0) =>
  getCode(page, name)
    .nth(file)
    .evaluate((code) => (code.textContent ?? '').trimEnd());

async function show(page: Page, name: string): Promise<void> {
  await demo(page, name).evaluate((block) => block.scrollIntoView({ behavior: 'instant' }));
}

/** Keeps back every script that is asked for from now on. @returns the way to let them through. */
const holdScripts = (page: Page) => hold(page, '**/_next/static/**/*.js');

/** The texts of all scripts and style sheets that arrive. */
function collectCode(page: Page): { url: string; text: Promise<string> }[] {
  const arrived: { url: string; text: Promise<string> }[] = [];
  page.on('response', (response) => {
    if (['script', 'stylesheet'].includes(response.request().resourceType())) {
      // Of what comes when the test is over there is no text any more.
      arrived.push({ url: response.url(), text: response.text().catch(() => '') });
    }
  });
  return arrived;
}

async function findCookie(context: BrowserContext, value: string) {
  return (await context.cookies()).find((cookie) => cookie.value === value);
}

test.describe('Islands', () => {
  test('A demo outside the viewport has loaded nothing', async ({ page }) => {
    // So low that no demo is near. The playground is, and comes to life.
    await page.setViewportSize({ width: 1280, height: 160 });
    const arrived = collectCode(page);
    await open(page, BUTTON);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1500);
    await expect(page.locator('[data-live]')).toHaveCount(0);
    // Texts that stand in the code of one demo only: the first, and one far down.
    const getTexts = () => Promise.all(arrived.map(({ text }) => text));
    expect((await getTexts()).filter((text) => /Save route|Begin ascent/.test(text))).toEqual([]);

    const before = arrived.length;
    await show(page, 'ButtonThemed');
    await expect(liveStage(page, 'ButtonThemed')).toBeVisible();
    expect(arrived.length).toBeGreaterThan(before);
    expect((await getTexts()).filter((text) => text.includes('Begin ascent'))).toHaveLength(1);
    // The demos that were jumped over sleep on.
    await expect(liveStage(page, 'ButtonColors')).toHaveCount(0);
  });

  test('A demo on screen comes to life by itself and works', async ({ page }) => {
    await open(page, BUTTON);
    await show(page, 'ButtonClick');
    const stage = liveStage(page, 'ButtonClick');
    await expect(stage).toBeVisible();
    await stage.getByRole('button', { name: 'Pack a tent' }).click();
    await stage.getByRole('button', { name: 'Pack a tent' }).click();
    await expect(stage.getByRole('status')).toHaveText('Tents on the packing list: 4');
    await stage.getByRole('button', { name: 'Start over' }).click();
    await expect(stage.getByRole('status')).toHaveText('Tents on the packing list: 0');
  });

  test('A click that comes before the demo is live is not lost, and counts once', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 160 });
    await open(page, BUTTON);
    await page.waitForLoadState('networkidle');
    const release = await holdScripts(page);
    await demo(page, 'ButtonClick').getByRole('button', { name: 'Pack a tent' }).click();
    await expect(liveStage(page, 'ButtonClick')).toHaveCount(0);
    await expect(demo(page, 'ButtonClick').getByRole('status')).toHaveText(
      'Tents on the packing list: 2',
    );
    release();
    const status = liveStage(page, 'ButtonClick').getByRole('status');
    await expect(status).toHaveText('Tents on the packing list: 3');
    await page.waitForTimeout(300);
    await expect(status).toHaveText('Tents on the packing list: 3');
  });

  test('The focus survives the takeover', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 160 });
    await open(page, BUTTON);
    await page.waitForLoadState('networkidle');
    const release = await holdScripts(page);
    await demo(page, 'ButtonClick').getByRole('button', { name: 'Start over' }).focus();
    await expect(liveStage(page, 'ButtonClick')).toHaveCount(0);
    release();
    const live = liveStage(page, 'ButtonClick');
    await expect(live.getByRole('button', { name: 'Start over' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(live.getByRole('status')).toHaveText('Tents on the packing list: 0');
  });

  for (const [name, url] of [
    ['ButtonColors', BUTTON],
    ['InputVariants', '/joy-ui/react-input/'],
    ['SelectIntroduction', SELECT],
    ['GridBasic', '/system/react-grid/'],
  ] as const) {
    test(`${name} looks the same before and after it comes to life`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await open(page, url);
      const stage = demo(page, name).locator('> div').first();
      // What the eye sees: places, sizes and colours of everything on the stage.
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

test.describe('Code', () => {
  test('is folded to a preview of at most 16 lines', async ({ page }) => {
    await open(page, DEMOS);
    // demos.md: "The JSX of this form is longer than 16 lines".
    const preview = await readCode(page, 'LongBookingForm');
    expect(preview.split('\n').length).toBeLessThanOrEqual(16);
    expect(preview).toMatch(/^<\w/);
    expect(preview).not.toContain('import');
    await expect(getCode(page, 'ClosedCode')).toHaveCount(0);
    await expect(getCode(page, 'HiddenToolbar')).toHaveCount(0);
    await expect(getToggle(page, 'HiddenToolbar')).toHaveCount(0);
  });

  test('of a demo with defaultCodeOpen is open in full from the start', async ({ page }) => {
    await open(page, DEMOS);
    await expect(getToggle(page, 'OpenCode')).toHaveAttribute('aria-expanded', 'true');
    await expect
      .poll(() => readCode(page, 'OpenCode'))
      .toBe(readData('experiments/docs/demos/OpenCode.tsx'));
  });

  for (const [url, folder] of [
    [BUTTON, 'material-ui/components/button'],
    [SELECT, 'base-ui/components/select'],
  ] as const) {
    test(`of every demo on ${url} opens to the whole source and folds again`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, url);
      const names = await page
        .locator('[data-demo]')
        .evaluateAll((blocks) => blocks.map(({ id }) => id));
      expect(names.length).toBeGreaterThan(10);
      for (const name of names) {
        const file = [`${folder}/${name}.tsx`, `${folder}/${name}/system/index.tsx`].find(
          (candidate) => existsSync(path.join(ROOT, 'data', candidate)),
        );
        const toggle = getToggle(page, name);
        await expect(toggle).toHaveText('Show code');
        await toggle.click();
        await expect(toggle).toHaveText('Hide code');
        await expect.poll(() => readCode(page, name), `source of ${name}`).toBe(readData(file!));
      }
      for (const name of names) {
        await getToggle(page, name).click();
        await expect(getToggle(page, name)).toHaveAttribute('aria-expanded', 'false');
        const rest = (await getCode(page, name).allTextContents()).join('');
        expect(rest, `folded code of ${name}`).not.toContain('export default');
      }
    });
  }

  test('of a demo with a second file shows both, each under its name', async ({ page }) => {
    await open(page, DEMOS);
    await getToggle(page, 'RelativeImport').click();
    await expect(getCode(page, 'RelativeImport')).toHaveCount(2);
    expect(await readCode(page, 'RelativeImport', 0)).toBe(
      readData('experiments/docs/demos/RelativeImport.tsx'),
    );
    expect(await readCode(page, 'RelativeImport', 1)).toBe(
      readData('experiments/docs/demos/tracks.ts'),
    );
    await expect(
      demo(page, 'RelativeImport').getByText('tracks.ts', { exact: true }),
    ).toBeVisible();
  });

  test('that cannot be loaded says so, and can be opened later', async ({ page, watch }) => {
    watch.allow(/source.*ButtonColors|Failed to (load|fetch)/);
    await open(page, BUTTON);
    const source = '**/ButtonColors.json';
    await page.route(source, (route) => route.abort());
    await getToggle(page, 'ButtonColors').click();
    await expect(demo(page, 'ButtonColors').getByRole('alert')).toHaveText(/could not be loaded/);
    await page.unroute(source);
    await getToggle(page, 'ButtonColors').click();
    await getToggle(page, 'ButtonColors').click();
    await expect(demo(page, 'ButtonColors').getByRole('alert')).toHaveCount(0);
    await expect
      .poll(() => readCode(page, 'ButtonColors'))
      .toBe(readData('material-ui/components/button/ButtonColors.tsx'));
  });
});

test.describe('JavaScript and TypeScript', () => {
  test('The default is TypeScript', async ({ page }) => {
    await open(page, DEMOS);
    await getToggle(page, 'TypedPicker').click();
    await expect(getVariant(page, 'TypedPicker', 'TypeScript')).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect
      .poll(() => readCode(page, 'TypedPicker'))
      .toBe(readData('experiments/docs/demos/TypedPicker.tsx'));
  });

  test('The choice holds for all demos and survives a reload by a cookie of one year', async ({
    page,
    context,
  }) => {
    await open(page, DEMOS);
    for (const name of ['TypedPicker', 'RelativeImport']) {
      await getToggle(page, name).click();
      await expect(getCode(page, name).first()).toContainText('export default');
    }
    await getVariant(page, 'TypedPicker', 'JavaScript').click();
    for (const name of ['TypedPicker', 'RelativeImport', 'OpenCode']) {
      await expect(getVariant(page, name, 'JavaScript')).toHaveAttribute('aria-pressed', 'true');
      await expect(getVariant(page, name, 'TypeScript')).toHaveAttribute('aria-pressed', 'false');
    }
    await expect.poll(() => readCode(page, 'TypedPicker')).not.toContain('interface');
    await expect.poll(() => readCode(page, 'RelativeImport')).not.toContain('Track[]');
    await expect(
      demo(page, 'RelativeImport').getByText('tracks.js', { exact: true }),
    ).toBeVisible();

    const expires = (await findCookie(context, 'JS'))?.expires ?? 0;
    expect(Math.abs(expires - (Date.now() / 1000 + YEAR))).toBeLessThan(120);

    await page.reload();
    await hydrated(page);
    await getToggle(page, 'TypedPicker').click();
    await expect(getVariant(page, 'TypedPicker', 'JavaScript')).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect.poll(() => readCode(page, 'TypedPicker')).toContain('export default');
    expect(await readCode(page, 'TypedPicker')).not.toContain('interface');
  });

  test('JavaScript has no types left, and every comment outside them', async ({ page }) => {
    await open(page, `${DEMOS}#TypedPicker.js`);
    await expect.poll(() => readCode(page, 'TypedPicker')).toContain('export default');
    const code = await readCode(page, 'TypedPicker');
    // demos.md, "A demo with types and comments".
    for (const gone of [
      'interface',
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
  });

  for (const name of ['ButtonColors', 'BasicButtons', 'ButtonLinks']) {
    test(`${name} holds no types: both variants are the same file`, async ({ page }) => {
      await open(page, `${BUTTON}#${name}.js`);
      await expect(getVariant(page, name, 'JavaScript')).toHaveAttribute('aria-pressed', 'true');
      await expect
        .poll(() => readCode(page, name))
        .toBe(readData(`material-ui/components/button/${name}.tsx`));
    });
  }
});

test.describe('Anchors', () => {
  const TS = 'TypeScript';
  const JS = 'JavaScript';
  const button = 'material-ui/components/button/BasicButtons.tsx';
  const select = 'base-ui/components/select/SelectIntroduction';
  for (const { url, hash, variant, flavour, contains } of [
    { url: BUTTON, hash: 'BasicButtons', variant: TS, contains: readData(button) },
    {
      url: BUTTON,
      hash: 'BasicButtons.js',
      variant: JS,
      contains: 'export default function BasicButtons()',
    },
    { url: BUTTON, hash: 'BasicButtons.tsx', variant: TS, contains: readData(button) },
    {
      url: BUTTON,
      hash: 'ButtonThemed.js',
      variant: JS,
      contains: 'function addFieldStyle(outerTheme) {',
    },
    {
      url: BUTTON,
      hash: 'ButtonThemed.tsx',
      variant: TS,
      contains: 'function addFieldStyle(outerTheme: Theme): Theme {',
    },
    {
      url: SELECT,
      hash: 'SelectIntroduction',
      variant: TS,
      flavour: 'system',
      contains: readData(`${select}/system/index.tsx`),
    },
    {
      url: SELECT,
      hash: 'system-SelectIntroduction',
      variant: TS,
      flavour: 'system',
      contains: readData(`${select}/system/index.tsx`),
    },
    {
      url: SELECT,
      hash: 'tailwind-SelectIntroduction',
      variant: TS,
      flavour: 'tailwind',
      contains: readData(`${select}/tailwind/index.tsx`),
    },
    {
      url: SELECT,
      hash: 'css-SelectIntroduction',
      variant: TS,
      flavour: 'css',
      contains: readData(`${select}/css/index.tsx`),
    },
    {
      url: SELECT,
      hash: 'css-SelectIntroduction.js',
      variant: JS,
      flavour: 'css',
      contains: "import './styles.css';",
    },
    {
      url: SELECT,
      hash: 'tailwind-SelectHook.tsx',
      variant: TS,
      flavour: 'tailwind',
      contains: readData('base-ui/components/select/SelectHook/tailwind/index.tsx'),
    },
  ]) {
    test(`${url}#${hash} opens the code in ${[flavour, variant].filter(Boolean).join(', ')}`, async ({
      page,
    }) => {
      const name = /[A-Z]\w+/.exec(hash)![0];
      await open(page, `${url}#${hash}`);
      await expect(getToggle(page, name)).toHaveAttribute('aria-expanded', 'true');
      await expect(getVariant(page, name, variant as typeof TS)).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      if (flavour) {
        await expect(getFlavour(page, name)).toHaveValue(flavour);
        await show(page, name);
        await expect(liveStage(page, name)).toBeVisible();
      }
      await expect.poll(() => readCode(page, name)).toContain(contains);
      await expect(page.locator('[data-demo] [aria-expanded="true"]')).toHaveCount(1);
    });
  }

  test('bring the demo on screen, below the header', async ({ page }) => {
    await open(page, `${BUTTON}#IconButtonToggle.js`);
    await expect(liveStage(page, 'IconButtonToggle')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const { top, header } = await demo(page, 'IconButtonToggle').evaluate((block) => ({
      top: block.getBoundingClientRect().top,
      header: document.querySelector('header')!.getBoundingClientRect().bottom,
    }));
    expect(top).toBeGreaterThanOrEqual(header);
    expect(top).toBeLessThan(header + 120);
  });

  test('stay where they landed while pictures above still come', async ({ page }) => {
    let held: (() => void)[] = [];
    let holding = true;
    await page.route(/\/images\//, async (route) => {
      if (holding) {
        await new Promise<void>((resolve) => held.push(resolve));
      }
      await route.continue();
    });
    await page.goto('/material-ui/react-card/#CardPrimaryAction.js', { waitUntil: 'commit' });
    const block = demo(page, 'CardPrimaryAction');
    await expect(getToggle(page, 'CardPrimaryAction')).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(() => held.length).toBeGreaterThan(0);
    const read = () =>
      block.evaluate((element) => {
        const header = document.querySelector('header')!.getBoundingClientRect().bottom;
        return Math.round(element.getBoundingClientRect().top - header);
      });
    await expect.poll(read).toBeLessThan(120);
    const before = await read();
    expect(before).toBeGreaterThanOrEqual(0);
    holding = false;
    held.forEach((release) => release());
    held = [];
    await page.waitForLoadState('load');
    await page.waitForLoadState('networkidle');
    expect(await read()).toBe(before);
  });

  test('win over the cookies', async ({ page, context, baseURL }) => {
    await open(page, SELECT);
    await getFlavour(page, 'SelectIntroduction').selectOption('tailwind');
    await getToggle(page, 'SelectIntroduction').click();
    await getVariant(page, 'SelectIntroduction', 'JavaScript').click();
    expect(await findCookie(context, 'JS')).toBeDefined();
    await page.goto('about:blank');
    await open(page, `${baseURL}${SELECT}#css-SelectIntroduction.tsx`);
    await expect(getFlavour(page, 'SelectIntroduction')).toHaveValue('css');
    await expect(getVariant(page, 'SelectIntroduction', 'TypeScript')).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('work within the page, and on the way from another page', async ({ page }) => {
    await open(page, SELECT);
    await page.evaluate(() => {
      window.location.hash = '#css-SelectGroups.js';
    });
    await expect(getToggle(page, 'SelectGroups')).toHaveAttribute('aria-expanded', 'true');
    await expect(getFlavour(page, 'SelectGroups')).toHaveValue('css');
    await expect(getVariant(page, 'SelectGroups', 'JavaScript')).toHaveAttribute(
      'aria-pressed',
      'true',
    );

    await page
      .locator('.prose a[href="/base-ui/react-tabs/"]')
      .first()
      .evaluate((link: HTMLAnchorElement) => {
        link.href = `${link.getAttribute('href')}#tailwind-TabsVertical.tsx`;
        link.setAttribute('href', '/base-ui/react-tabs/#tailwind-TabsVertical.tsx');
        link.click();
      });
    await expect(page).toHaveURL('/base-ui/react-tabs/#tailwind-TabsVertical.tsx');
    await expect(getToggle(page, 'TabsVertical')).toHaveAttribute('aria-expanded', 'true');
    await expect(getFlavour(page, 'TabsVertical')).toHaveValue('tailwind');
    await expect(getVariant(page, 'TabsVertical', 'TypeScript')).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
});

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
    [SELECT]: async (page) => {
      const trigger = liveStage(page, 'SelectIntroduction').getByRole('combobox');
      await trigger.click();
      const option = page.getByRole('option', { name: 'Lerwick' }).filter({ visible: true });
      await expect(option).toHaveCSS('padding', '8px 12px');
      await option.click();
      await expect(trigger).toHaveText('Lerwick');
      await expect(trigger).toHaveCSS('min-height', '42px');
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
    test(`One choice switches all demos of ${url}, and they work in each flavour`, async ({
      page,
      context,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, url);
      const selects = page.getByRole('combobox', { name: 'Styling of the code' });
      const count = await selects.count();
      expect(count).toBeGreaterThan(1);
      for (const flavour of ['tailwind', 'css', 'system']) {
        await selects.first().selectOption(flavour);
        expect(
          await selects.evaluateAll((all: HTMLSelectElement[]) => all.map(({ value }) => value)),
        ).toEqual(Array.from({ length: count }, () => flavour));
        await scrollThrough(page);
        await interact(page);
        const expires = (await findCookie(context, flavour))?.expires ?? 0;
        expect(Math.abs(expires - (Date.now() / 1000 + YEAR))).toBeLessThan(120);
      }
    });
  }

  test('The choice survives a reload and holds on the other pages', async ({ page }) => {
    await open(page, SELECT);
    await expect(getFlavour(page, 'SelectIntroduction')).toHaveValue('system');
    await getFlavour(page, 'SelectIntroduction').selectOption({ label: 'CSS' });
    await page.reload();
    await hydrated(page);
    await expect(getFlavour(page, 'SelectIntroduction')).toHaveValue('css');
    await show(page, 'SelectIntroduction');
    await expect(
      liveStage(page, 'SelectIntroduction').locator('[class*="select-introduction"]').first(),
    ).toBeVisible();
    await open(page, DEMOS);
    await expect(getFlavour(page, 'FaderPanel')).toHaveValue('css');
    await getToggle(page, 'FaderPanel').click();
    await expect(getCode(page, 'FaderPanel')).toHaveCount(2);
    expect(await readCode(page, 'FaderPanel', 1)).toBe(
      readData('experiments/docs/demos/FaderPanel/css/styles.css'),
    );
  });

  test('Tailwind arrives with the first Tailwind demo, and no element of the frame looks different', async ({
    page,
  }) => {
    const arrived = collectCode(page);
    const hasTailwind = async () =>
      (await Promise.all(arrived.map(({ text }) => text))).some((text) =>
        text.includes('.max-w-80'),
      );
    /** What the class says to an element: nothing without Tailwind. */
    const probe = () =>
      page.evaluate(() => {
        const element = document.createElement('div');
        element.className = 'max-w-80';
        document.body.append(element);
        const { maxWidth } = getComputedStyle(element);
        element.remove();
        return maxWidth;
      });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, DEMOS);
    await scrollThrough(page);
    // Nothing came for a second: with frames in the page, Playwright's `networkidle` may never come.
    for (let before = -1; before !== arrived.length;) {
      before = arrived.length;
      await page.waitForTimeout(1000);
    }
    expect(await hasTailwind()).toBe(false);
    expect(await probe()).toBe('none');

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
        // The page itself grows and shrinks with its demos. Variables look like nothing: what reads them does.
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
    await page.mouse.move(640, 5);
    const before = await readFrame();
    expect(before.filter(([, ...values]) => values.length < 100)).toEqual([]);

    await getFlavour(page, 'FaderPanel').selectOption('tailwind');
    await show(page, 'FaderPanel');
    await expect(liveStage(page, 'FaderPanel').locator('.max-w-80')).toHaveCSS(
      'border-radius',
      '12px',
    );
    expect(await hasTailwind()).toBe(true);
    expect(await probe()).toBe('320px');

    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.mouse.move(640, 5);
    await settled(page);
    expect(await readFrame()).toEqual(before);
  });

  test('FaderPanel behaves and measures alike in all flavours', async ({ page }) => {
    await open(page, DEMOS);
    const boxes: unknown[] = [];
    for (const flavour of ['system', 'tailwind', 'css']) {
      await getFlavour(page, 'FaderPanel').selectOption(flavour);
      await show(page, 'FaderPanel');
      const stage = liveStage(page, 'FaderPanel');
      await stage.getByRole('slider', { name: 'Choir microphones' }).fill('25');
      await expect(stage.getByRole('status')).toHaveText('25 %');
      const panel = stage.locator('> *').first();
      boxes.push(
        await panel.evaluate((element) => {
          const { width } = element.getBoundingClientRect();
          const { padding, borderRadius } = getComputedStyle(element);
          return { width, padding, borderRadius };
        }),
      );
    }
    expect(boxes[1]).toEqual(boxes[0]);
    expect(boxes[2]).toEqual(boxes[0]);
  });
});

test.describe('On a phone, what opens inside a demo', () => {
  test.use({ viewport: { width: 390, height: 700 } });
  /** Whether the middle of an element is what the reader sees there. */
  const isOnTop = (locator: Locator) =>
    locator.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });

  test('lies over its toolbar and its code', async ({ page }) => {
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

  test('lies over the header where it is a message at the edge of the window', async ({ page }) => {
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

test.describe('A framed demo', () => {
  for (const scheme of ['light', 'dark'] as const) {
    test(`renders and works inside its iframe in ${scheme} mode`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await open(page, DEMOS);
      await show(page, 'FramedConsole');
      const iframe = demo(page, 'FramedConsole').locator('iframe');
      const content = iframe.contentFrame();
      await expect(content.getByText('Session: Drums')).toBeVisible();
      await expect(iframe).toHaveCSS('height', '360px');

      // demos.md: "The bar on top and the navigation at the bottom are fixed to the frame, not to this page".
      const bar = content.locator('.MuiAppBar-root');
      await expect(bar).toHaveCSS('position', 'fixed');
      // Demos above may still come to life.
      await expect(async () => {
        const [frame, top, bottom] = await Promise.all(
          [iframe, bar, content.locator('.MuiBottomNavigation-root')].map((part) =>
            part.boundingBox(),
          ),
        );
        expect(top!.y).toBeCloseTo(frame!.y, 0);
        expect(bottom!.y + bottom!.height).toBeCloseTo(frame!.y + frame!.height, 0);
      }).toPass({ timeout: 15_000 });

      await content.getByRole('button', { name: 'Records' }).click();
      await expect(content.getByText('Record: Drums')).toBeVisible();

      const getLuminance = () =>
        content.locator('body').evaluate((body) => {
          const [red = 0, green = 0, blue = 0] = getComputedStyle(body)
            .backgroundColor.match(/\d+/g)!
            .map(Number);
          return red + green + blue;
        });
      const isDark = async () => (await getLuminance()) < 200;
      expect(await isDark()).toBe(scheme === 'dark');
      // "A switch of the colour mode … reaches the frame too."
      await page.emulateMedia({ colorScheme: scheme === 'dark' ? 'light' : 'dark' });
      await expect.poll(isDark).toBe(scheme !== 'dark');
    });
  }

  test('leaves the styles of the page around it alone', async ({ page }) => {
    await open(page, DEMOS);
    const button = demo(page, 'TakeCounter').getByRole('button', { name: 'Record a take' });
    await show(page, 'TakeCounter');
    await expect(liveStage(page, 'TakeCounter')).toBeVisible();
    await expect(button).toHaveCSS('padding', '6px 16px');
    const background = await button.evaluate(
      (element) => getComputedStyle(element).backgroundColor,
    );
    await show(page, 'FramedConsole');
    await expect(
      demo(page, 'FramedConsole').locator('iframe').contentFrame().getByText('Session: Drums'),
    ).toBeVisible();
    await expect(button).toHaveCSS('padding', '6px 16px');
    await expect(button).toHaveCSS('background-color', background);
    await expect(demo(page, 'NarrowForm').locator('.MuiFormLabel-root').first()).toBeVisible();
  });
});

test('A demo that throws shows its message, a reset and an issue link, and its neighbours live on', async ({
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

  await show(page, 'TakeCounter');
  const counter = liveStage(page, 'TakeCounter');
  await counter.getByRole('button', { name: 'Record a take' }).click();
  await expect(counter.getByRole('status')).toHaveText('Takes recorded: 1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await alert.getByRole('button', { name: /reset/i }).click();
  await expect(demo(page, 'BlownFuse').getByRole('alert')).toHaveCount(0);
  await expect(demo(page, 'BlownFuse').getByText('Volume: 10')).toBeVisible();
});

test('Two placements of one demo keep their own state', async ({ page }) => {
  await open(page, DEMOS);
  const [first, second] = ['TakeCounter', 'TakeCounter-2'] as const;
  await show(page, second);
  await liveStage(page, second).getByRole('button', { name: 'Record a take' }).click();
  await expect(liveStage(page, second).getByRole('status')).toHaveText('Takes recorded: 1');
  await show(page, first);
  await expect(liveStage(page, first).getByRole('status')).toHaveText('Takes recorded: 0');
});
