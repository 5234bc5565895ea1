/** The toolbar of a demo, and its states and messages. */
import { getContrastRatio } from '@mui/system/colorManipulator';
import { decompressFromBase64 } from 'lz-string';
import { findAxeProblems } from './axe';
import { forceStates } from './forcedStates';
import { type Page, demo, expect, listTabs, liveStage, open, test } from './support';

const BUTTON = '/material-ui/react-button/';
const SELECT = '/base-ui/react-select/';
const DEMOS = '/experiments/docs/demos/';
const STYLING = 'Code styling';
const VARIANTS = ['TS, TypeScript', 'JS, JavaScript'];
const ALL = [...VARIANTS, 'Show code', 'Copy', 'Edit', 'Open in', 'Reset demo', 'More'];
/** The items of the menu "Open in". */
const OPEN_IN = [
  'Open in StackBlitz',
  'Open in CodeSandbox',
  'Download as ZIP',
  'Open in a new tab',
];

const getBar = (page: Page, name: string) => demo(page, name).getByRole('toolbar');
const getFocused = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement;
    return active?.getAttribute('aria-label') ?? active?.textContent;
  });
const openMenu = async (page: Page, name: string) => {
  await getBar(page, name).getByRole('button', { name: 'More' }).click();
  const menu = getBar(page, name).locator('[popover][id$="-more"]');
  await expect(menu.getByRole('link', { name: 'Source on GitHub' })).toBeVisible();
  return menu;
};

/** Chooses an item of the menu "Open in". */
const openIn = async (page: Page, name: string, item: string) => {
  await getBar(page, name).getByRole('button', { name: 'Open in', exact: true }).click();
  await getBar(page, name).getByRole('button', { name: item }).click();
};

test('The toolbar is one tab stop; arrow keys, Home and End move between its controls, which have names, and icons have tooltips', async ({
  page,
}) => {
  await open(page, SELECT);
  const bar = getBar(page, 'SelectIntroduction');
  const isFocusInBar = () => bar.evaluate((element) => element.contains(document.activeElement));
  const walk = async (key: string, names: readonly string[]) => {
    for (const name of names) {
      await page.keyboard.press(key);
      expect(await getFocused(page)).toBe(name);
    }
  };

  await bar.getByRole('combobox').focus();
  await walk('ArrowRight', [...ALL, STYLING]);
  await walk('ArrowLeft', ['More']);
  await walk('Home', [STYLING]);
  await walk('End', ['More']);

  await test.step('Tab leaves it, and returns to the last control', async () => {
    await page.keyboard.press('Shift+Tab');
    expect(await isFocusInBar()).toBe(false);
    // When the demo has focus, the width handle is between the demo and its toolbar.
    await expect(demo(page, 'SelectIntroduction').getByRole('separator')).toBeVisible();
    await page.keyboard.press('Tab');
    expect(await getFocused(page)).toMatch(/^Width of the /);
    await page.keyboard.press('Tab');
    expect(await getFocused(page)).toBe('More');
    await page.keyboard.press('Tab');
    expect(await isFocusInBar()).toBe(false);
  });

  await test.step('A variant is chosen by keyboard', async () => {
    await bar.getByRole('button', { name: 'Show code' }).click();
    await walk('Home', [STYLING]);
    await walk('ArrowRight', [...VARIANTS, 'Hide code']);
    await walk('ArrowLeft', ['JS, JavaScript']);
    await page.keyboard.press('Enter');
    await expect(bar.getByRole('button', { name: 'JavaScript' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(await getFocused(page)).toBe('JS, JavaScript');
    await expect(bar.getByRole('combobox')).toHaveValue('system');
  });

  await test.step('An icon has its name as tooltip', async () => {
    await bar.getByRole('button', { name: 'Reset demo' }).hover();
    await expect(page.locator('[popover="manual"]:popover-open')).toHaveText('Reset demo');
    await page.keyboard.press('Escape');
    await expect(page.locator('[popover="manual"]:popover-open')).toHaveCount(0);
  });

  await test.step('In right-to-left, the left arrow moves to the next control', async () => {
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    await bar.getByRole('button', { name: 'Hide code' }).focus();
    await walk('ArrowLeft', ['Copy']);
    await walk('ArrowRight', ['Hide code']);
    const [code, more] = await Promise.all(
      ['Hide code', 'More'].map((name) => bar.getByRole('button', { name }).boundingBox()),
    );
    expect(more!.x).toBeLessThan(code!.x);
  });
});

/** A submitted form. */
interface SentForm {
  action: string;
  method: string;
  target: string;
  fields: Record<string, string>;
}

/**
 * Records the forms that the page submits.
 * @returns a function that returns the last one.
 */
async function watchForms(page: Page): Promise<() => Promise<SentForm | undefined>> {
  await page.addInitScript(() => {
    document.addEventListener('formdata', (event) => {
      const { action, method, target } = event.target as HTMLFormElement;
      const fields = Object.fromEntries(event.formData);
      Object.assign(window, { sentForm: { action, method, target, fields } });
    });
  });
  return () => page.evaluate(() => (window as unknown as { sentForm?: SentForm }).sentForm);
}

test.describe('Items', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('A demo is exported as displayed to StackBlitz and CodeSandbox, by a form in a new tab, as ZIP, and as a link', async ({
    page,
    watch,
  }) => {
    // The hosts don't exist. Playwright may miss the end of a new tab's requests.
    watch.tolerate(/stackblitz\.com|codesandbox\.io/);
    await page.addInitScript(() => {
      localStorage.setItem('fieldguide-theme', JSON.stringify({ direction: 'rtl' }));
      localStorage.setItem('mui-mode', 'dark');
    });
    const getForm = await watchForms(page);
    await open(page, `${SELECT}#css-SelectIntroduction.js`);
    const countTabs = async () => (await listTabs(page)).length;
    const tabs = await countTabs();
    /** Checks the files of a project by path. */
    const expectFiles = (files: Record<string, string>) => {
      expect(files['index.html']).toContain('dir="rtl" data-mui-color-scheme="dark"');
      expect(files['src/demo/styles.css']).toContain('{');
      expect(files['src/demo/index.jsx']).toContain('@mui/base');
      const { dependencies } = JSON.parse(files['package.json'] ?? '');
      expect(dependencies['@mui/base']).toBe('5.0.0-beta.69');
      expect(files['package.json']).not.toContain('typescript');
    };

    await test.step('StackBlitz', async () => {
      await openIn(page, 'SelectIntroduction', 'Open in StackBlitz');
      await expect.poll(countTabs).toBe(tabs + 1);
      const { action, method, target, fields } = (await getForm())!;
      expect({ action, method, target }).toEqual({
        action: 'https://stackblitz.com/run?file=src%2Fdemo%2Findex.jsx',
        method: 'post',
        target: '_blank',
      });
      expect(fields['project[template]']).toBe('node');
      const files = Object.entries(fields).flatMap(([name, text]) => {
        const file = /^project\[files\]\[(.+)\]$/.exec(name)?.[1];
        return file ? [[file, text] as const] : [];
      });
      expectFiles(Object.fromEntries(files));
    });

    await page.bringToFront();
    await test.step('CodeSandbox', async () => {
      await openIn(page, 'SelectIntroduction', 'Open in CodeSandbox');
      await expect.poll(countTabs).toBe(tabs + 2);
      const { action, method, target, fields } = (await getForm())!;
      expect({ action, method, target }).toEqual({
        action: 'https://codesandbox.io/api/v1/sandboxes/define?environment=server',
        method: 'post',
        target: '_blank',
      });
      expect(fields.query).toBe('file=/src/demo/index.jsx');
      const packed = fields.parameters!.replaceAll('-', '+').replaceAll('_', '/');
      const { files } = JSON.parse(decompressFromBase64(packed)) as {
        files: Record<string, { content: string }>;
      };
      expectFiles(
        Object.fromEntries(Object.entries(files).map(([file, { content }]) => [file, content])),
      );
    });

    await page.bringToFront();
    await test.step('ZIP', async () => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        openIn(page, 'SelectIntroduction', 'Download as ZIP'),
      ]);
      expect(download.suggestedFilename()).toBe('select-introduction.zip');
    });

    await test.step('Links to the source, and to the demo in a variant', async () => {
      const menu = await openMenu(page, 'SelectIntroduction');
      await expect(menu.getByRole('link', { name: 'Source on GitHub' })).toHaveAttribute(
        'href',
        /\/blob\/main\/data\/base-ui\/components\/select\/SelectIntroduction\/css\/index\.tsx$/,
      );
      await menu.getByRole('button', { name: 'Copy link to the JavaScript source' }).click();
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toMatch(/\/base-ui\/react-select\/#css-SelectIntroduction\.js$/);
    });
  });

  test('Reset focus, Reset demo, Open alone, and the link of a demo with one flavor', async ({
    page,
  }) => {
    await open(page, BUTTON);
    const block = demo(page, 'ButtonClick');
    const bar = getBar(page, 'ButtonClick');
    const pack = block.getByRole('button', { name: 'Pack a tent' });
    await block.scrollIntoViewIfNeeded();
    await (
      await openMenu(page, 'ButtonClick')
    )
      .getByRole('button', { name: 'Reset focus' })
      .click();
    await expect(block).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(pack).toBeFocused();
    await expect(block).not.toHaveAttribute('tabindex');

    await pack.click();
    await expect(block.getByRole('status')).toHaveText('Tents on the packing list: 3');
    await bar.getByRole('button', { name: 'Reset demo' }).click();
    await expect(block.getByRole('status')).toHaveText('Tents on the packing list: 2');

    await bar.getByRole('button', { name: 'Open in', exact: true }).click();
    const alone = bar.getByRole('link', { name: 'Open in a new tab' });
    await expect(alone).toHaveAttribute(
      'href',
      '/demo/?id=%2Fmaterial-ui%2Freact-button%23ButtonClick',
    );
    await expect(alone).toHaveAttribute('target', '_blank');

    const menu = await openMenu(page, 'ButtonClick');
    await menu.getByRole('button', { name: 'Copy link to the TypeScript source' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/\/react-button\/#ButtonClick\.tsx$/);
  });
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('Everything is reachable: the menu has what does not fit, large enough for touch; keys move between visible controls', async ({
    page,
  }) => {
    await open(page, SELECT);
    const bar = getBar(page, 'SelectIntroduction');
    await bar.getByRole('combobox').focus();
    // 320 pixels of a toolbar have no room for "Edit".
    for (const name of [...VARIANTS, 'Show code', 'Copy', 'More', STYLING]) {
      await page.keyboard.press('ArrowRight');
      expect(await getFocused(page)).toBe(name);
    }

    const shown = bar.locator(':is(button, select, a):visible');
    expect(await shown.count()).toBe(6);
    const menu = await openMenu(page, 'SelectIntroduction');
    for (const name of ['Edit', ...OPEN_IN, 'Reset demo', 'Reset focus']) {
      await expect(menu.getByText(name, { exact: true })).toBeVisible();
    }
    const small = await shown.evaluateAll((controls) =>
      controls
        .map((control) => ({ control, box: control.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 44 || box.height < 44)
        .map(({ control, box }) => `${control.textContent}: ${box.width} × ${box.height}`),
    );
    expect(small).toEqual([]);
    const box = (await menu.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(360);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      menu.getByRole('button', { name: 'Download as ZIP' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('select-introduction.zip');
    await expect(menu).toBeHidden();
  });
});

test('The toolbar and all messages of a demo pass axe in both modes, normally, on hover and on focus', async ({
  page,
  watch,
}) => {
  watch.allow(/The amplifier goes to 10/);
  watch.allow(/FaderPanel\.json/);
  watch.allow(/503/);
  watch.allow(/\/_next\/static\/chunks\/|ChunkLoadError/);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.route('**/source/**/FaderPanel.json', (route) => route.fulfill({ status: 503 }));
  await open(page, DEMOS);
  const show = (name: string) =>
    demo(page, name).evaluate((block) => block.scrollIntoView({ behavior: 'instant' }));
  const getAlert = (name: string) => demo(page, name).getByRole('alert');
  const bar = getBar(page, 'FaderPanel');

  await test.step('A demo throws', async () => {
    await show('BlownFuse');
    await liveStage(page, 'BlownFuse').getByRole('button', { name: 'Turn it up' }).click();
    await expect(getAlert('BlownFuse')).toContainText('The amplifier goes to 10');
  });
  await test.step('A source fails to load: neither the project nor the code is shown', async () => {
    await openIn(page, 'FaderPanel', 'Download as ZIP');
    await expect(getAlert('FaderPanel')).toHaveText(/Download as ZIP failed: .*503/);
    await bar.getByRole('button', { name: 'Show code' }).click();
    await expect(getAlert('FaderPanel').last()).toHaveText(/Could not load/);
  });
  await test.step('The code of a demo fails to load', async () => {
    await page.route('**/_next/static/chunks/**', (route) => route.abort());
    await show('HiddenToolbar');
    // Hovering activates it immediately.
    await demo(page, 'HiddenToolbar').locator('[data-stage]').hover();
    await expect(getAlert('HiddenToolbar')).toContainText('Could not load');
  });

  const names = ['BlownFuse', 'FaderPanel', 'HiddenToolbar'];
  const within = names.map((name) => `[data-demo="${name}"]`);
  const controls = within.map((part) => `${part} :is(button, select, a)`).join(', ');
  for (const colorScheme of ['light', 'dark'] as const) {
    await test.step(colorScheme, async () => {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', colorScheme);
      // Only contrast depends on the mode.
      const rules = colorScheme === 'dark' ? { only: ['color-contrast'] } : {};
      expect(await findAxeProblems(page, { within, ...rules }), 'at rest').toEqual([]);
      for (const name of names) {
        await expect(getAlert(name).first()).toBeVisible();
      }
      const release = await forceStates(page, controls, ['hover', 'focus', 'focus-visible']);
      const { rings, icons } = await readContrasts(page, controls);
      expect(rings.length).toBeGreaterThan(15);
      expect(icons.length).toBeGreaterThan(3);
      // WCAG 1.4.11.
      expect([...rings, ...icons].filter(({ ratio }) => ratio < 3)).toEqual([]);
      const problems = await findAxeProblems(page, { within, only: ['color-contrast'] });
      expect(problems, 'under the pointer').toEqual([]);
      await release();
    });
  }

  await test.step('When the source has loaded, the project is created, and the message is removed', async () => {
    await page.unrouteAll();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      openIn(page, 'FaderPanel', 'Download as ZIP'),
    ]);
    expect(download.suggestedFilename()).toBe('fader-panel.zip');
    await expect(page.getByText('Download as ZIP failed')).toHaveCount(0);
  });
});

/** A contrast ratio with its subject. */
interface Contrast {
  name: string;
  colors: [string, string];
  ratio: number;
}

/** Returns the contrast of focus rings and icons with their backgrounds. */
async function readContrasts(page: Page, selector: string) {
  const found = await page.locator(selector).evaluateAll((controls) => {
    const getGround = (element: Element | null): string => {
      const color = element ? getComputedStyle(element).backgroundColor : 'rgb(255, 255, 255)';
      return /^rgb\(/.test(color) ? color : getGround(element!.parentElement);
    };
    const pairs = controls
      .filter((control) => control.checkVisibility())
      .map((control) => {
        const name = control.getAttribute('aria-label') ?? control.textContent;
        const { outlineStyle, outlineWidth, outlineColor, color } = getComputedStyle(control);
        if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2) {
          throw new Error(`${name} has no ring: ${outlineStyle} ${outlineWidth}`);
        }
        return {
          name,
          ring: [outlineColor, getGround(control.parentElement)],
          icon: control.textContent === '' && [color, getGround(control)],
        };
      });
    const pick = (part: 'ring' | 'icon') =>
      pairs.flatMap(({ name, [part]: colors }) =>
        colors ? [{ name, colors: colors as [string, string] }] : [],
      );
    return { rings: pick('ring'), icons: pick('icon') };
  });
  const rate = (pairs: readonly Omit<Contrast, 'ratio'>[]): Contrast[] =>
    pairs.map((pair) => ({ ...pair, ratio: getContrastRatio(...pair.colors) }));
  return { rings: rate(found.rings), icons: rate(found.icons) };
}
