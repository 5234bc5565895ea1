/** The view of one demo: its own mode, direction and width, without effect on the rest of the page. */
import { findAxeProblems } from './axe';
import { type Page, demo, editedStage, expect, liveStage, open, settled, test } from './support';
import { VIEW, activate, getLook, openView, setView } from './viewSupport';

const BUTTON = '/material-ui/react-button/';
/** A short page, for behavior that is the same for all demos. */
const PAPER = '/material-ui/react-paper/';

/** One demo of each product and flavor, and another demo that must not change. */
const CASES = [
  { url: BUTTON, name: 'ButtonIcons', neighbor: 'BasicButtons', tag: [] },
  { url: BUTTON, name: 'BasicButtons', neighbor: 'ButtonClick', tag: ['@full'] },
  {
    url: '/joy-ui/react-button/',
    name: 'ButtonDecorators',
    neighbor: 'ButtonBasic',
    tag: ['@full'],
  },
  { url: '/system/react-grid/', name: 'GridAlignment', neighbor: 'GridBasic', tag: ['@full'] },
  ...[
    { flavour: 'MUI System', tag: ['@full'] },
    { flavour: 'Tailwind', tag: [] },
    { flavour: 'CSS', tag: ['@full'] },
  ].map((styling) => ({
    url: '/base-ui/react-button/',
    name: 'ButtonIntroduction',
    neighbor: 'ButtonVariants',
    ...styling,
  })),
] as readonly {
  url: string;
  name: string;
  neighbor: string;
  flavour?: string;
  tag: string[];
}[];

/** Opens a page in a mode and direction. */
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

for (const { url, name, neighbor, flavour, tag } of CASES) {
  test(
    `${name} in ${flavour ?? url} has its own mode and direction`,
    { tag },
    async ({ browser, baseURL, watch }) => {
      /** Returns the styles of both demos on a page in that mode and direction. */
      const openPage = async (mode: string, direction: string) => {
        const context = await browser.newContext({ baseURL: baseURL!, reducedMotion: 'reduce' });
        await watch.add(context);
        const page = await context.newPage();
        await openAs(page, url, mode, direction);
        await activate(page, neighbor);
        await activate(page, name, flavour);
        await settled(page);
        const own = await getLook(page, name);
        return { page, mode, direction, own, around: await getLook(page, neighbor) };
      };
      const light = await openPage('light', 'ltr');
      const dark = await openPage('dark', 'rtl');
      expect(light.own).not.toEqual(dark.own);
      for (const [shown, choices, like] of [
        [light, { 'Color mode': 'Dark', Direction: 'Right to left' }, dark],
        [dark, { 'Color mode': 'Light', Direction: 'Left to right' }, light],
      ] as const) {
        const { page, mode, direction, own, around } = shown;
        await setView(page, name, choices);
        await page.mouse.move(0, 0);
        await expect
          .poll(() => getLook(page, name), `${like.mode} ${like.direction} on ${mode} ${direction}`)
          .toEqual(like.own);
        expect(await getLook(page, neighbor), 'the demo beside it').toEqual(around);
        await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', mode);
        expect(await page.evaluate(() => document.documentElement.dir || 'ltr')).toBe(direction);

        await setView(page, name, { 'Color mode': 'Same as page', Direction: 'Same as page' });
        await page.mouse.move(0, 0);
        await expect.poll(() => getLook(page, name), `again on ${mode} ${direction}`).toEqual(own);
      }
      await Promise.all([light, dark].map(({ page }) => page.context().close()));
    },
  );
}

test.describe('Menus and dialogs of a demo have its mode and direction', () => {
  for (const { url, name, flavour, trigger, tag } of [
    {
      url: '/material-ui/react-text-field/',
      name: 'TextFieldSelect',
      trigger: 'combobox',
      tag: ['@full'],
    },
    { url: '/joy-ui/react-button/', name: 'ButtonMenu', trigger: 'button', tag: [] },
    ...[
      { flavour: 'MUI System', tag: ['@full'] },
      { flavour: 'Tailwind', tag: [] },
      { flavour: 'CSS', tag: ['@full'] },
    ].map((styling) => ({
      url: '/base-ui/react-select/',
      name: 'SelectIntroduction',
      trigger: 'combobox',
      ...styling,
    })),
  ] as readonly {
    url: string;
    name: string;
    flavour?: string;
    trigger: 'button';
    tag: string[];
  }[]) {
    test(`${name} of ${flavour ?? url}`, { tag }, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await open(page, url);
      await activate(page, name, flavour);
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
        // Converts colors in any notation to red, green and blue by drawing a pixel.
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
      expect(Math.max(...look.brightness), 'how bright its background is').toBeLessThan(90);
    });
  }

  test('A dialog has the view of its demo, loses it again, and opens inside a narrow demo', async ({
    page,
  }) => {
    const dialog = page.locator('body > .MuiDialog-root');
    const openDialog = () => liveStage(page, 'DialogBasic').getByRole('button').first().click();
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, '/material-ui/react-dialog/');
    await activate(page, 'DialogBasic');
    await setView(page, 'DialogBasic', { 'Color mode': 'Dark' });
    await openDialog();
    await expect(dialog).toHaveAttribute('data-mui-color-scheme', 'dark');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await setView(page, 'DialogBasic', { 'Color mode': 'Same as page' });
    await openDialog();
    await expect(dialog).toBeVisible();
    await expect(dialog).not.toHaveAttribute('data-mui-color-scheme');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await setView(page, 'DialogBasic', { Width: 'xs 320' });
    const frame = demo(page, 'DialogBasic').frameLocator('iframe');
    await frame.locator('[data-live]').getByRole('button').first().click();
    await expect(frame.getByRole('dialog')).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });
});

test.describe('Width', () => {
  const inner = (page: Page, name: string) => demo(page, name).frameLocator('iframe');

  test('A named width applies to media queries, with mode and direction', async ({ page }) => {
    await open(page, PAPER);
    await setView(page, 'PaperElevation', {
      'Color mode': 'Dark',
      Direction: 'Right to left',
      Width: 'sm 600',
    });
    const frame = inner(page, 'PaperElevation');
    await expect(frame.locator('[data-live]')).toBeVisible();
    const look = await frame.locator('[data-live]').evaluate((stage) => ({
      width: stage.ownerDocument.defaultView!.innerWidth,
      isSmall: stage.ownerDocument.defaultView!.matchMedia('(width: 600px)').matches,
      scheme: getComputedStyle(stage).colorScheme,
      direction: getComputedStyle(stage).direction,
    }));
    expect(look).toEqual({ width: 600, isSmall: true, scheme: 'dark', direction: 'rtl' });
    // There is no bar and no scrollbar, because the iframe has the height of the demo.
    await expect(frame.getByRole('link', { name: /^Back to/ })).toHaveCount(0);
    await expect
      .poll(() => frame.locator('html').evaluate((root) => root.scrollHeight - root.clientHeight))
      .toBe(0);
    await test.step('A width larger than the column scrolls inside the demo', async () => {
      await setView(page, 'PaperElevation', { Width: 'lg 1200' });
      const sizes = () =>
        demo(page, 'PaperElevation')
          .locator('iframe')
          .evaluate((element: HTMLIFrameElement) => ({
            frame: element.offsetWidth,
            scrolls: element.parentElement!.scrollWidth > element.parentElement!.clientWidth,
            page: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          }));
      await expect.poll(sizes).toEqual({ frame: 1200, scrolls: true, page: 0 });
    });
    await setView(page, 'PaperElevation', { Width: 'Same as page' });
    await expect(liveStage(page, 'PaperElevation')).toBeVisible();
    await expect(demo(page, 'PaperElevation').locator('iframe')).toHaveCount(0);
  });

  test('Edits are shown at every width, and updated', async ({ page }) => {
    await open(page, PAPER);
    const block = demo(page, 'PaperBasic');
    await block.getByRole('button', { name: 'Edit', exact: true }).click();
    const editor = block.locator('.cm-content');
    await expect(editor).toBeFocused();
    const write = async (text: string) => {
      await editor.focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(`export default () => <p>${text}</p>;`);
    };
    await write('mine');
    await expect(editedStage(page, 'PaperBasic')).toHaveText('mine');
    await setView(page, 'PaperBasic', { Width: 'sm 600' });
    const stage = inner(page, 'PaperBasic').locator('[data-live]');
    const edited = stage.locator('iframe').contentFrame().locator('[data-live]');
    await expect(edited).toHaveText('mine');
    await write('mine as well');
    await expect(edited).toHaveText('mine as well');
    await block.getByRole('button', { name: 'Reset demo' }).click();
    await expect(stage).toContainText('Forty sheets');
    await setView(page, 'PaperBasic', { Width: 'Same as page' });
    await expect(liveStage(page, 'PaperBasic')).toContainText('Forty sheets');
  });

  test('Escape in an iframe reaches components that listen on the page', async ({ page }) => {
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

  test('The handle is shown on hover; keys and drags move it', async ({ page }) => {
    await open(page, PAPER);
    await activate(page, 'PaperBasic');
    const handles = page.getByRole('separator', { name: /^Width of the / });
    await expect(handles).toHaveCount(0);
    await liveStage(page, 'PaperBasic').hover();
    const separator = demo(page, 'PaperBasic').getByRole('separator');
    await expect(separator).toBeVisible();
    await expect(handles).toHaveCount(1);

    for (const [direction, sign] of [
      ['Left to right', 1],
      ['Right to left', -1],
    ] as const) {
      await test.step(`The pointer drags it, ${direction.toLowerCase()}`, async () => {
        await setView(page, 'PaperBasic', { Direction: direction });
        await expect(liveStage(page, 'PaperBasic')).toBeVisible();
        const before = Number(await separator.getAttribute('aria-valuenow'));
        const box = (await separator.boundingBox())!;
        const stage = (await demo(page, 'PaperBasic').boundingBox())!;
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
        await expect(liveStage(page, 'PaperBasic')).toBeVisible();
        await expect(separator).toHaveAttribute('aria-valuenow', String(before));
      });
    }
    await test.step('Keys move it, in right-to-left', async () => {
      await expect(separator).toHaveAttribute('aria-orientation', 'vertical');
      await expect(separator).toHaveAttribute('aria-valuemin', '240');
      await expect(separator).toHaveAttribute('aria-valuemax', '1600');
      await separator.focus();
      for (const [key, width, text] of [
        ['Home', '240', '240 px, xs'],
        ['ArrowLeft', '250', '250 px, xs'],
        ['End', '1600', '1600 px, xl'],
        ['PageDown', '1200', '1200 px, lg'],
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
  });
});

test('The panel is one dialog with three named groups, and works by keyboard', async ({ page }) => {
  await open(page, PAPER);
  await activate(page, 'PaperBasic');
  const button = demo(page, 'PaperBasic').getByRole('button', { name: 'More' });
  await button.focus();
  await page.keyboard.press('Enter');
  await demo(page, 'PaperBasic').getByRole('button', { name: VIEW }).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: /^View of the / });
  await expect(panel).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(panel.locator(':focus'), 'Tab goes on in it').toHaveCount(1);
  await expect(panel.getByRole('group')).toHaveCount(3);
  await panel.getByRole('radio', { name: 'Same as page' }).first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByRole('radio', { name: 'Dark' })).toBeChecked();
  const modes = demo(page, 'PaperBasic').locator('[data-mui-color-scheme]');
  await expect(modes).toHaveAttribute('data-mui-color-scheme', 'dark');
  await panel.getByRole('button', { name: 'Reset view' }).click();
  await expect(panel).toBeHidden();
  await expect(modes).toHaveCount(0);
  await openView(page, 'PaperBasic');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
});

for (const { width, tag } of [
  { width: 1280, tag: ['@full'] },
  { width: 320, tag: [] },
]) {
  test(`axe finds nothing in demos with a view, ${width} px wide`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, PAPER);
    await setView(page, 'PaperSquare', { Width: 'lg 1200' });
    // The iframe gets the height of its content when it has loaded, so the toolbar moves down.
    await expect(
      demo(page, 'PaperSquare').frameLocator('iframe').locator('[data-live]'),
    ).toBeVisible();
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await setView(page, 'PaperBasic', {
        'Color mode': scheme === 'light' ? 'Dark' : 'Light',
      });
      const panel = await openView(page, 'PaperOutlined');
      const problems = await findAxeProblems(page, {
        within: [`#${await panel.getAttribute('id')}`, '#PaperBasic', '#PaperSquare'],
        // The heading is on the outer page, which the crawl checks.
        ...(scheme === 'light'
          ? { without: ['page-has-heading-one'] }
          : // The mode only affects colors.
            { only: ['color-contrast'] }),
      });
      expect.soft(problems, scheme).toEqual([]);
      await page.keyboard.press('Escape');
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
    }
  });
}
