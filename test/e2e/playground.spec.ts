/** The playground of component pages: controls, code, copying, sharing, malicious links, and pages without scripts. */
import { type Locator, type Page, activatePlayground, expect, open, test } from './support';

const BUTTON = '/material-ui/react-button/';

/**
 * Playgrounds to test. The first two have every kind of control. The others are of other products, with overlays and
 * other numbers of controls. The crawl activates all playgrounds and runs axe.
 */
const SAMPLES = [
  { url: BUTTON, tag: [] },
  { url: '/system/react-box/', tag: [] },
  { url: '/material-ui/react-dialog/', tag: ['@full'] },
  { url: '/material-ui/react-slider/', tag: ['@full'] },
  { url: '/material-ui/react-tabs/', tag: ['@full'] },
  { url: '/material-ui/react-text-field/', tag: ['@full'] },
  { url: '/joy-ui/react-button/', tag: ['@full'] },
  { url: '/base-ui/react-select/', tag: ['@full'] },
];

declare global {
  interface Window {
    /** The layout shift so far. */
    shift: number;
    /** Set by code in a link, if any ran. */
    ran?: number;
  }
}

const root = (page: Page) => page.locator('#playground');
const live = (page: Page) => page.locator('[data-playground="live"]');
const code = (page: Page) => root(page).locator('pre');
const control = (page: Page, prop: string) => root(page).locator(`[data-prop="${prop}"]`);
const status = (page: Page) => root(page).getByRole('status').first();

const link = (data: unknown) =>
  `#playground=${Buffer.from(JSON.stringify(data)).toString('base64url')}`;

/** Opens a page and waits until its playground is live. */
async function play(page: Page, url: string): Promise<void> {
  await open(page, url);
  await activatePlayground(page);
}

/** Sets a control to another value. */
async function turn(page: Page, prop: string): Promise<void> {
  const knob = control(page, prop);
  const kind = await knob.getAttribute('data-kind');
  if (kind === 'switch') {
    await knob.getByRole('switch').click();
  } else if (kind === 'number') {
    await knob.getByRole('slider').press('ArrowRight');
  } else if (kind === 'text') {
    await knob.getByRole('textbox').fill('Quince');
  } else if ((await knob.getByRole('radio').count()) > 0) {
    await knob.locator('input:not(:checked)').last().check({ force: true });
  } else {
    const select = knob.getByRole('combobox');
    const current = await select.inputValue();
    const values = await knob
      .locator('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    await select.selectOption(values.find((value) => value !== current && value !== '-1') ?? '');
  }
}

for (const { url, tag } of SAMPLES) {
  test(
    `${url}: is activated without layout shifts, and every control changes the code`,
    { tag },
    async ({ page }) => {
      await page.addInitScript(() => {
        window.shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
            window.shift += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await play(page, url);
      const shift = await page.evaluate(async () => {
        // A difference in size would be visible in the first frames of the live playground.
        for (let frame = 0; frame < 10; frame += 1) {
          await new Promise(requestAnimationFrame);
        }
        return window.shift;
      });
      expect(shift, 'layout shift').toBeLessThanOrEqual(0.01);

      const before = await code(page).textContent();
      const more = root(page).getByRole('button', { name: /^More props/ });
      if ((await more.count()) > 0) {
        await more.click();
      }
      const props = await root(page)
        .locator('[data-prop]')
        .evaluateAll((knobs) => knobs.map((knob) => (knob as HTMLElement).dataset.prop ?? ''));
      expect(props.length).toBeGreaterThan(3);
      for (const prop of props) {
        await turn(page, prop);
        await expect(code(page), prop).not.toHaveText(before ?? '');
        if (prop === 'open') {
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toHaveCount(0);
        } else {
          await control(page, prop)
            .getByRole('button', { name: `Reset ${prop}` })
            .click();
        }
        await expect(code(page), prop).toHaveText(before ?? '');
      }
    },
  );
}

test('the preview reflects the controls, and descriptions are loaded on demand', async ({
  page,
}) => {
  await play(page, BUTTON);
  await control(page, 'children').getByRole('textbox').fill('<b>Quince</b>');
  const button = root(page).getByRole('button', { name: '<b>Quince</b>' });
  await expect(button).toBeVisible();
  await control(page, 'disabled').getByRole('switch').click();
  await expect(button).toBeDisabled();
  await expect(code(page)).toContainText("disabled>\n  {'<b>Quince</b>'}\n</Button>");
  await root(page).getByRole('button', { name: 'Reset all' }).click();
  await expect(code(page)).toContainText('<Button variant="contained">Save</Button>');

  await control(page, 'variant').getByRole('button', { name: 'About variant' }).click();
  await expect(control(page, 'variant')).toContainText('The variant to use.');
  await control(page, 'variant').getByRole('link').click();
  await expect(page).toHaveURL(/\/material-ui\/api\/button\/#button-prop-variant$/);
});

test('a choice in a select of the snapshot is replayed, even if it was made before hydration', async ({
  page,
}) => {
  await page.goto(BUTTON, { waitUntil: 'commit' });
  const list = control(page, 'color').getByRole('combobox');
  await list.focus();
  await list.selectOption({ label: 'success' });
  await expect(code(page)).toContainText('color="success"');
});

test('the first tap on the snapshot is replayed', async ({ page }) => {
  await page.goto(BUTTON);
  await control(page, 'variant').getByRole('radio', { name: 'outlined' }).click({ force: true });
  await expect(code(page)).toContainText('variant="outlined"');
});

test('copy and share: shared values are restored, but not after a reset', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const readClipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const goAndComeBack = async () => {
    await page.locator('main a[href="/material-ui/api/button/"]').first().click();
    await expect(page).toHaveURL('/material-ui/api/button/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button API');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
  };
  await play(page, BUTTON);
  await control(page, 'children').getByRole('textbox').fill('Très bien 🎈');
  await turn(page, 'disabled');
  await code(page).hover();
  await root(page).locator('.MuiCode-copy').click();
  const copied = await readClipboard();
  expect(copied).toContain('Très bien 🎈');
  expect(copied).toBe(await code(page).textContent());
  await root(page).getByRole('button', { name: 'Share' }).click();
  await expect(status(page)).toHaveText('Link copied');
  const shared = await readClipboard();
  expect(shared).toMatch(/\/material-ui\/react-button\/#playground=[\w-]+$/);

  await test.step('The link restores it without interaction', async () => {
    await page.goto('about:blank');
    await open(page, shared);
    await expect(live(page)).toBeInViewport();
    await expect(code(page)).toHaveText(copied);
    await expect(status(page)).toHaveText('');
  });
  await test.step('So does the Back button', async () => {
    await goAndComeBack();
    await expect(page).toHaveURL(/#playground=/);
    await expect(code(page)).toHaveText(copied);
  });
  await test.step('After a reset it does not', async () => {
    await root(page).getByRole('button', { name: 'Reset all' }).click();
    await expect(code(page)).not.toContainText('disabled');
    await goAndComeBack();
    await expect(page).toHaveURL(/react-button\/$/);
    await expect(code(page)).not.toContainText('disabled');
  });
});

test('CSS variables change the preview and the code, in sx or in the theme; a link and a reset include them', async ({
  page,
}) => {
  await play(page, '/joy-ui/react-button/');
  const button = root(page).getByRole('button', { name: 'Book the studio' });
  await root(page)
    .getByRole('button', { name: /^CSS variables/ })
    .click();
  const radius = root(page).getByRole('slider', { name: '--Button-radius' });
  await expect(radius).toHaveAccessibleDescription('The corners');
  await radius.fill('20');
  await expect(button).toHaveCSS('border-radius', '20px');
  await expect(code(page)).toContainText("sx={{ '--Button-radius': '20px' }}");
  await root(page).getByRole('radio', { name: 'theme' }).click();
  await expect(code(page)).toContainText("root: { '--Button-radius': '20px' },");
  await expect(button).toHaveCSS('border-radius', '20px');

  const hash = link({ children: 'Book it', '--Button-radius': 12, '--Button-gap': 'url(x)' });
  await page.goto('about:blank');
  await open(page, `/joy-ui/react-button/${hash}`);
  await expect(status(page)).toContainText('were ignored');
  await expect(radius).toHaveValue('12');
  await expect(root(page).getByRole('button', { name: 'Book it' })).toHaveCSS(
    'border-radius',
    '12px',
  );
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await root(page).getByRole('button', { name: 'Reset all' }).click();
  await expect(code(page)).not.toContainText('--Button');
});

test('a link with a script is harmless, and shows a message', async ({ page }) => {
  const hash = link({
    children: '<img src=x onerror="window.ran=1">',
    onClick: 'window.ran=1',
    dangerouslySetInnerHTML: { __html: '<script>window.ran=1</script>' },
  });
  await open(page, BUTTON + hash);
  await expect(live(page)).toBeVisible();
  await expect(status(page)).toContainText('were ignored');
  await root(page).getByRole('button', { name: '<img src=x' }).click();
  expect(await page.evaluate(() => window.ran)).toBeUndefined();
  await expect(root(page).locator('img, script')).toHaveCount(0);
  await turn(page, 'disabled');
  await expect(code(page)).toContainText('disabled');
});

test('with user settings, it is activated without interaction; a phone has preview, code and controls in one column', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('fieldguide-theme', JSON.stringify({ direction: 'rtl' })),
  );
  await open(page, BUTTON);
  await expect(live(page)).toBeVisible();
  const boxOf = async (part: Locator) => (await part.boundingBox())!;
  const preview = root(page).getByRole('button', { name: 'Save' });
  const knobs = root(page).getByRole('group');
  // Mirrored: the preview and the code are on the right, with the controls to their left.
  let [previewBox, knobsBox, codeBox] = await Promise.all([preview, knobs, code(page)].map(boxOf));
  expect(knobsBox!.x + knobsBox!.width).toBeLessThanOrEqual(codeBox!.x + 1);
  expect(knobsBox!.y).toBeLessThan(previewBox!.y);

  await page.setViewportSize({ width: 320, height: 800 });
  [previewBox, knobsBox, codeBox] = await Promise.all([preview, knobs, code(page)].map(boxOf));
  expect(previewBox!.y + previewBox!.height).toBeLessThanOrEqual(codeBox!.y + 1);
  expect(codeBox!.y + codeBox!.height).toBeLessThanOrEqual(knobsBox!.y + 1);
  const name = await boxOf(control(page, 'disabled').locator('code'));
  const tools = await boxOf(control(page, 'disabled').getByRole('button', { name: /^About/ }));
  expect(tools.x + tools.width, 'the tools of a knob are left of its name').toBeLessThan(name.x);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('a dialog opens with its control and with its button', async ({ page }) => {
  await play(page, '/material-ui/react-dialog/');
  await control(page, 'open').getByRole('switch').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
  await expect(control(page, 'open').getByRole('switch')).not.toBeChecked();
  await root(page).getByRole('button', { name: 'Open the dialog' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('it shows preview and code, and no controls', async ({ page }) => {
    await page.goto(BUTTON);
    await expect(root(page).getByRole('button', { name: 'Save' })).toBeVisible();
    await expect(code(page)).toContainText('import ');
    await expect(root(page).locator('[data-prop]').filter({ visible: true })).toHaveCount(0);
    await expect(root(page).getByRole('button', { name: 'Share' })).toBeHidden();
  });
});
