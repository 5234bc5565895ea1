/** The view of one demo: a mode, a direction and a width of its own, while everything around it stays as it is. */
import { findAxeFaults } from './axe';
import { type Page, demo, expect, liveStage, open, settled, test } from './support';
import { getLook, openView, setView, wake } from './viewSupport';

const BUTTON = '/material-ui/react-button/';

/** One demo of each product and flavour, and a neighbour that must not change. */
const CASES = [
  { url: BUTTON, name: 'BasicButtons', neighbour: 'ButtonClick' },
  { url: BUTTON, name: 'ButtonIcons', neighbour: 'BasicButtons' },
  { url: '/joy-ui/react-button/', name: 'ButtonDecorators', neighbour: 'ButtonBasic' },
  { url: '/system/react-grid/', name: 'GridAlignment', neighbour: 'GridBasic' },
  ...['MUI System', 'Tailwind', 'CSS'].map((flavour) => ({
    url: '/base-ui/react-button/',
    name: 'ButtonIntroduction',
    neighbour: 'ButtonVariants',
    flavour,
  })),
] as readonly { url: string; name: string; neighbour: string; flavour?: string }[];

/** Opens a page in a mode and direction of its own. */
async function openAs(page: Page, url: string, mode: string, direction: string): Promise<void> {
  await page.addInitScript(
    ([storedMode, storedDirection]) => {
      if (window.self === window.top) {
        localStorage.setItem('mui-mode', storedMode!);
        localStorage.setItem('fieldguide-theme', JSON.stringify({ direction: storedDirection }));
      }
    },
    [mode, direction],
  );
  await open(page, url);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { url, name, neighbour, flavour } of CASES) {
  test(`${name} in ${flavour ?? url} has a mode and a direction of its own`, async ({
    browser,
    baseURL,
    watch,
  }) => {
    test.setTimeout(90_000);
    /** How demo and neighbour look on a page of that mode and direction. */
    const openPage = async (mode: string, direction: string) => {
      const context = await browser.newContext({ baseURL: baseURL!, reducedMotion: 'reduce' });
      await watch.add(context);
      const page = await context.newPage();
      await openAs(page, url, mode, direction);
      await wake(page, neighbour);
      await wake(page, name, flavour);
      await settled(page);
      const own = await getLook(page, name);
      return { page, mode, direction, own, around: await getLook(page, neighbour) };
    };
    const light = await openPage('light', 'ltr');
    const dark = await openPage('dark', 'ltr');
    const mirrored = await openPage('light', 'rtl');
    expect(light.own).not.toEqual(dark.own);
    for (const [shown, group, option, like] of [
      [light, 'Color mode', 'Dark', dark],
      [dark, 'Color mode', 'Light', light],
      [light, 'Direction', 'Right to left', mirrored],
      [mirrored, 'Direction', 'Left to right', light],
    ] as const) {
      const { page, mode, direction, own, around } = shown;
      await setView(page, name, { [group]: option });
      await page.mouse.move(0, 0);
      await expect
        .poll(() => getLook(page, name), `${option} on ${mode} ${direction}`)
        .toEqual(like.own);
      expect(await getLook(page, neighbour)).toEqual(around);
      await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', mode);
      expect(await page.evaluate(() => document.documentElement.dir || 'ltr')).toBe(direction);

      await setView(page, name, { [group]: 'As the page' });
      await page.mouse.move(0, 0);
      await expect.poll(() => getLook(page, name), `again on ${mode} ${direction}`).toEqual(own);
    }
    await Promise.all([light, dark, mirrored].map(({ page }) => page.context().close()));
  });
}

test.describe('Menus and dialogs of a demo have its view', () => {
  for (const { url, name, flavour, trigger } of [
    { url: '/material-ui/react-text-field/', name: 'TextFieldSelect', trigger: 'combobox' },
    { url: '/joy-ui/react-button/', name: 'ButtonMenu', trigger: 'button' },
    ...['MUI System', 'Tailwind', 'CSS'].map((styling) => ({
      url: '/base-ui/react-select/',
      name: 'SelectIntroduction',
      flavour: styling,
      trigger: 'combobox',
    })),
  ] as const as readonly { url: string; name: string; flavour?: string; trigger: 'button' }[]) {
    test(`${name} of ${flavour ?? url}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await open(page, url);
      await wake(page, name, flavour);
      await setView(page, name, { 'Color mode': 'Dark', Direction: 'Right to left' });
      await liveStage(page, name).getByRole(trigger).first().click();
      const popup = page.getByRole(trigger === 'button' ? 'menu' : 'listbox');
      await expect(popup).toBeVisible();
      const look = await popup.evaluate((element) => {
        const end = element.closest('body > *')!;
        let surface: Element | null = element;
        while (surface && getComputedStyle(surface).backgroundColor === 'rgba(0, 0, 0, 0)') {
          surface = surface.parentElement;
        }
        // Colours come in any notation: a pixel of it is red, green and blue.
        const context = document.createElement('canvas').getContext('2d')!;
        context.fillStyle = getComputedStyle(surface!).backgroundColor;
        context.fillRect(0, 0, 1, 1);
        return {
          mode: end.getAttribute('data-mui-color-scheme'),
          inDemo: element.closest('[data-demo] [data-mui-color-scheme="dark"]') !== null,
          scheme: getComputedStyle(element).colorScheme,
          direction: getComputedStyle(element).direction,
          brightness: [...context.getImageData(0, 0, 1, 1).data].slice(0, 3),
        };
      });
      expect(look.mode === 'dark' || look.inDemo).toBe(true);
      expect(look).toMatchObject({ scheme: 'dark', direction: 'rtl' });
      expect(Math.max(...look.brightness), 'how bright its ground is').toBeLessThan(90);
    });
  }

  test('A dialog that is open when the view changes has it at once, and loses it again', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, '/material-ui/react-dialog/');
    await wake(page, 'DialogBasic');
    await setView(page, 'DialogBasic', { 'Color mode': 'Dark' });
    await liveStage(page, 'DialogBasic').getByRole('button').first().click();
    await expect(page.locator('body > .MuiDialog-root')).toHaveAttribute(
      'data-mui-color-scheme',
      'dark',
    );
    await page.keyboard.press('Escape');
    await expect(page.locator('body > .MuiDialog-root')).toHaveCount(0);
    await setView(page, 'DialogBasic', { 'Color mode': 'As the page' });
    await liveStage(page, 'DialogBasic').getByRole('button').first().click();
    await expect(page.locator('body > .MuiDialog-root')).toBeVisible();
    await expect(page.locator('body > .MuiDialog-root')).not.toHaveAttribute(
      'data-mui-color-scheme',
    );
  });
});

test.describe('Width', () => {
  const handle = (page: Page, name: string) => demo(page, name).getByRole('separator');
  const inner = (page: Page, name: string) => demo(page, name).frameLocator('iframe');

  test('A named width is that of a window: media queries follow, mode and direction go along', async ({
    page,
  }) => {
    await open(page, BUTTON);
    await setView(page, 'ButtonIcons', {
      'Color mode': 'Dark',
      Direction: 'Right to left',
      Width: 'sm 600',
    });
    const frame = inner(page, 'ButtonIcons');
    await expect(frame.locator('[data-live]')).toBeVisible();
    const look = await frame.locator('[data-live]').evaluate((stage) => ({
      width: stage.ownerDocument.defaultView!.innerWidth,
      isSmall: stage.ownerDocument.defaultView!.matchMedia('(width: 600px)').matches,
      scheme: getComputedStyle(stage).colorScheme,
      direction: getComputedStyle(stage).direction,
    }));
    expect(look).toEqual({ width: 600, isSmall: true, scheme: 'dark', direction: 'rtl' });
    // No bar, no scroll bars: the frame is as high as the demo.
    await expect(frame.getByRole('link', { name: /^Back to/ })).toHaveCount(0);
    await expect
      .poll(() => frame.locator('html').evaluate((root) => root.scrollHeight - root.clientHeight))
      .toBe(0);
    await setView(page, 'ButtonIcons', { Width: 'As the page' });
    await expect(liveStage(page, 'ButtonIcons')).toBeVisible();
    await expect(demo(page, 'ButtonIcons').locator('iframe')).toHaveCount(0);
  });

  test('What the reader has edited shows at every width, and follows', async ({ page }) => {
    await open(page, BUTTON);
    const block = demo(page, 'BasicButtons');
    await block.getByRole('button', { name: 'Edit code' }).click();
    const editor = block.locator('.cm-content');
    await expect(editor).toBeFocused();
    const write = async (text: string) => {
      await editor.focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(`export default () => <p>${text}</p>;`);
    };
    await write('mine');
    await expect(liveStage(page, 'BasicButtons')).toHaveText('mine');
    await setView(page, 'BasicButtons', { Width: 'sm 600' });
    const stage = inner(page, 'BasicButtons').locator('[data-live]');
    await expect(stage).toHaveText('mine');
    await write('mine as well');
    await expect(stage).toHaveText('mine as well');
    await block.getByRole('button', { name: 'Reset demo' }).click();
    await expect(stage.getByRole('button', { name: 'Save route' })).toBeVisible();
    await setView(page, 'BasicButtons', { Width: 'As the page' });
    await expect(
      liveStage(page, 'BasicButtons').getByRole('button', { name: 'Save route' }),
    ).toBeVisible();
  });

  test('A width beyond the column scrolls inside the frame of the demo', async ({ page }) => {
    await open(page, BUTTON);
    await setView(page, 'BasicButtons', { Width: 'lg 1200' });
    await expect(inner(page, 'BasicButtons').locator('[data-live]')).toBeVisible();
    const sizes = await demo(page, 'BasicButtons')
      .locator('iframe')
      .evaluate((frame: HTMLIFrameElement) => ({
        frame: frame.offsetWidth,
        scrolls: frame.parentElement!.scrollWidth > frame.parentElement!.clientWidth,
        page: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      }));
    expect(sizes).toEqual({ frame: 1200, scrolls: true, page: 0 });
  });

  test('A dialog of a narrow demo opens inside it', async ({ page }) => {
    await open(page, '/material-ui/react-dialog/');
    await setView(page, 'DialogBasic', { Width: 'xs 320' });
    const frame = inner(page, 'DialogBasic');
    await frame.locator('[data-live]').getByRole('button').first().click();
    await expect(frame.getByRole('dialog')).toBeVisible();
    await expect(page.locator('body > .MuiDialog-root')).toHaveCount(0);
  });

  test('Escape in a frame reaches a component that waits for it on the page', async ({ page }) => {
    await open(page, '/material-ui/react-snackbar/');
    await demo(page, 'SnackbarAboveFab').scrollIntoViewIfNeeded();
    const frame = inner(page, 'SnackbarAboveFab');
    await frame.getByRole('button', { name: 'Add a bicycle' }).press('Enter');
    await expect(frame.getByText('Bicycle 5 is in.')).toBeVisible();
    const shown = Date.now();
    await page.keyboard.press('Escape');
    await expect(frame.getByText('Bicycle 5 is in.')).toBeHidden();
    expect(Date.now() - shown, 'before it goes by itself').toBeLessThan(3000);
  });

  test('Nothing of it is there before the pointer comes; then the handle is', async ({ page }) => {
    await open(page, BUTTON);
    await wake(page, 'BasicButtons');
    await expect(page.getByRole('separator')).toHaveCount(0);
    await liveStage(page, 'BasicButtons').hover();
    await expect(handle(page, 'BasicButtons')).toBeVisible();
    await expect(page.getByRole('separator')).toHaveCount(1);
  });

  test('It comes with the focus as well, and not on a small screen', async ({ page }) => {
    await open(page, BUTTON);
    await wake(page, 'BasicButtons');
    await liveStage(page, 'BasicButtons').getByRole('button').first().focus();
    await expect(handle(page, 'BasicButtons')).toBeVisible();
    await page.setViewportSize({ width: 800, height: 800 });
    await wake(page, 'ButtonClick');
    await liveStage(page, 'ButtonClick').hover();
    await page.waitForTimeout(500);
    await expect(handle(page, 'ButtonClick')).toHaveCount(0);
  });

  test('Keys move it: arrows, Page Up and Down, Home, End', async ({ page }) => {
    await open(page, BUTTON);
    await setView(page, 'BasicButtons', { Width: 'sm 600' });
    const separator = handle(page, 'BasicButtons');
    await expect(separator).toHaveAttribute('aria-orientation', 'vertical');
    await expect(separator).toHaveAttribute('aria-valuemin', '240');
    await expect(separator).toHaveAttribute('aria-valuemax', '1600');
    await separator.focus();
    for (const [key, width, text] of [
      ['ArrowLeft', '590', '590 px, xs'],
      ['ArrowRight', '600', '600 px, sm'],
      ['PageUp', '900', '900 px, md'],
      ['PageDown', '600', '600 px, sm'],
      ['Home', '240', '240 px, xs'],
      ['End', '1600', '1600 px, xl'],
    ] as const) {
      await separator.press(key);
      await expect(separator).toHaveAttribute('aria-valuenow', width);
      await expect(separator).toHaveAttribute('aria-valuetext', text);
      await expect(separator).toHaveText(text);
      await expect(separator).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(separator).toHaveText('');
  });

  for (const [direction, sign] of [
    ['Left to right', 1],
    ['Right to left', -1],
  ] as const) {
    test(`The pointer drags it, ${direction.toLowerCase()}`, async ({ page }) => {
      await open(page, BUTTON);
      await setView(page, 'BasicButtons', { Direction: direction });
      const separator = handle(page, 'BasicButtons');
      await expect(liveStage(page, 'BasicButtons')).toBeVisible();
      const before = Number(await separator.getAttribute('aria-valuenow'));
      const box = (await separator.boundingBox())!;
      const stage = (await demo(page, 'BasicButtons').boundingBox())!;
      const isRight = box.x > stage.x + stage.width / 2;
      expect(isRight).toBe(sign === 1);
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x - sign * 120, y, { steps: 4 });
      await expect(separator).toHaveAttribute('aria-valuenow', String(before - 120));
      await expect(separator).toHaveText(`${before - 120} px, xs`);
      await page.mouse.up();
      await expect(separator).toHaveText('');
      await page.mouse.move(x, y + 300);
      await expect(separator).toHaveAttribute('aria-valuenow', String(before - 120));
      await separator.dblclick();
      await expect(liveStage(page, 'BasicButtons')).toBeVisible();
    });
  }
});

test.describe('The panel', () => {
  test('is one dialog with three named choices, works by keys, and gives the focus back', async ({
    page,
  }) => {
    await open(page, BUTTON);
    const panel = await openView(page, 'BasicButtons');
    await expect(panel.getByRole('group')).toHaveCount(3);
    await panel.getByRole('radio', { name: 'As the page' }).first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(panel.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await expect(demo(page, 'BasicButtons').locator('[data-mui-color-scheme]')).toHaveAttribute(
      'data-mui-color-scheme',
      'dark',
    );
    await panel.getByRole('button', { name: 'Everything as the page' }).click();
    await expect(panel).toBeHidden();
    await expect(demo(page, 'BasicButtons').locator('[data-mui-color-scheme]')).toHaveCount(0);
    const button = demo(page, 'BasicButtons').getByRole('button', { name: 'View', exact: true });
    await button.click();
    await expect(panel).toBeVisible();
    await button.click();
    await expect(panel).toBeHidden();
  });

  test('opened by keyboard for the first time, Tab goes on in it', async ({ page }) => {
    await open(page, BUTTON);
    await wake(page, 'BasicButtons');
    await demo(page, 'BasicButtons').getByRole('button', { name: 'View', exact: true }).focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: /View/ });
    await expect(panel).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(panel.locator(':focus')).toHaveCount(1);
  });

  for (const width of [1280, 320]) {
    test(`axe finds nothing, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, BUTTON);
      for (const scheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: scheme });
        await setView(page, 'BasicButtons', {
          'Color mode': scheme === 'light' ? 'Dark' : 'Light',
        });
        await setView(page, 'ButtonSizes', { Width: 'lg 1200' });
        // Its frame takes the height of what is in it, once that is there: the bar moves down.
        await expect(
          demo(page, 'ButtonSizes').frameLocator('iframe').locator('[data-live]'),
        ).toBeVisible();
        const panel = await openView(page, 'ButtonClick');
        // The crawl asks the page around it, which has the heading that the page in the frame does without.
        const faults = await findAxeFaults(page, {
          within: [`#${await panel.getAttribute('id')}`, '#BasicButtons', '#ButtonSizes'],
          without: ['page-has-heading-one'],
        });
        expect(faults).toEqual([]);
        await page.keyboard.press('Escape');
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide).toBeLessThanOrEqual(width);
      }
    });
  }
});
