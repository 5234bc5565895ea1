/** The playground of each component page: knobs, code, copy, share, links that mean harm, and the page without scripts. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findAxeFaults } from './axe';
import {
  DOCS_PAGES,
  type Page,
  ROOT,
  demo,
  expect,
  liveStage,
  open,
  test,
  wakePlayground,
} from './support';

const BUTTON = '/material-ui/react-button/';

/** Pages with a playground, by the data beside their Markdown. */
const PLAYGROUNDS = DOCS_PAGES.filter((url) => {
  const [, product = '', route = ''] = url.split('/');
  const name = route.replace(/^react-/, '');
  const file = `data/${product}/components/${name}/${name}.playground.json`;
  return url.split('/').length === 4 && existsSync(path.join(ROOT, file));
});

/** Those that are played with: every kind of knob, overlay and product. The crawl looks at all of them as they stand. */
const SAMPLES = [
  BUTTON,
  '/material-ui/react-dialog/',
  '/material-ui/react-slider/',
  '/material-ui/react-tabs/',
  '/material-ui/react-text-field/',
  '/joy-ui/react-button/',
  '/base-ui/react-select/',
  '/system/react-box/',
];

const root = (page: Page) => page.locator('#playground');
const code = (page: Page) => root(page).locator('pre');
const control = (page: Page, prop: string) => root(page).locator(`[data-prop="${prop}"]`);
const status = (page: Page) => root(page).getByRole('status').first();

const link = (data: unknown) =>
  `#playground=${Buffer.from(typeof data === 'string' ? data : JSON.stringify(data)).toString('base64url')}`;

/** Opens a page and waits until its playground can be played with. */
async function play(page: Page, url: string): Promise<void> {
  await open(page, url);
  await wakePlayground(page);
}

/** Turns a knob to another value than it has. */
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

test('The page of every playground shows it', () => {
  expect(PLAYGROUNDS).toEqual(expect.arrayContaining(SAMPLES));
  for (const url of PLAYGROUNDS) {
    expect(readFileSync(path.join(ROOT, 'out', url, 'index.html'), 'utf8'), url).toContain(
      'data-playground=',
    );
  }
});

for (const url of SAMPLES) {
  test(`${url}: comes to life where it stands, passes axe, and every knob changes the code`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          (window as unknown as { shift: number }).shift += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await play(page, url);
    await page.waitForTimeout(500);
    expect(
      await page.evaluate(() => (window as unknown as { shift: number }).shift),
      'layout shift',
    ).toBeLessThanOrEqual(0.01);

    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findAxeFaults(page, { within: ['#playground'] }), colorScheme).toEqual([]);
    }

    const before = await code(page).textContent();
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
  });
}

test('the preview follows the knobs', async ({ page }) => {
  await play(page, BUTTON);
  await control(page, 'children').getByRole('textbox').fill('<b>Quince</b>');
  const button = root(page).getByRole('button', { name: '<b>Quince</b>' });
  await expect(button).toBeVisible();
  await control(page, 'disabled').getByRole('switch').click();
  await expect(button).toBeDisabled();
  await expect(code(page)).toContainText("disabled>\n  {'<b>Quince</b>'}\n</Button>");
  await root(page).getByRole('button', { name: 'Reset all' }).click();
  await expect(code(page)).toContainText('<Button variant="contained">Save</Button>');
});

test('who does not play loads nothing of it; with settings of the reader it is drawn anew', async ({
  page,
}) => {
  await open(page, BUTTON);
  // Demos live when they come near: by then a playground above them would have had its turn.
  await demo(page, 'BasicButtons').scrollIntoViewIfNeeded();
  await expect(liveStage(page, 'BasicButtons')).toBeVisible({ timeout: 15_000 });
  await expect(page.locator('[data-playground="static"]')).toBeAttached();
  await page.evaluate(() =>
    localStorage.setItem('fieldguide-theme', JSON.stringify({ dense: true })),
  );
  await page.reload();
  await expect(page.locator('[data-playground="live"]')).toBeVisible({ timeout: 15_000 });
});

test('a choice in a list of the picture counts, also one that was made before scripts ran', async ({
  page,
}) => {
  await page.goto(BUTTON, { waitUntil: 'commit' });
  const list = control(page, 'color').getByRole('combobox');
  await list.focus();
  await list.selectOption({ label: 'success' });
  await expect(code(page)).toContainText('color="success"');
});

test('the first touch of the picture counts', async ({ page }) => {
  await page.goto(BUTTON);
  await control(page, 'variant').getByRole('radio', { name: 'outlined' }).click({ force: true });
  await expect(code(page)).toContainText('variant="outlined"');
});

test('the description of a prop comes when asked for, with its place in the reference', async ({
  page,
}) => {
  await play(page, BUTTON);
  await control(page, 'variant').getByRole('button', { name: 'About variant' }).click();
  await expect(control(page, 'variant')).toContainText('The variant to use.');
  await control(page, 'variant').getByRole('link').click();
  await expect(page).toHaveURL(/\/material-ui\/api\/button\/#button-prop-variant$/);
});

test('copy and share', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await play(page, BUTTON);
  await control(page, 'children').getByRole('textbox').fill('Très bien 🎈');
  await turn(page, 'disabled');
  await code(page).hover();
  await root(page).locator('.MuiCode-copy').click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await code(page).textContent());
  await root(page).getByRole('button', { name: 'Share' }).click();
  await expect(status(page)).toHaveText('Link copied');
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared).toMatch(/\/material-ui\/react-button\/#playground=[\w-]+$/);

  const other = await context.newPage();
  await play(other, shared);
  expect(await code(other).textContent()).toBe(copied);
  await expect(root(other)).toBeInViewport();
  await expect(status(other)).toHaveText('');
});

test('what was shared is there again after Back; what was reset is not', async ({ page }) => {
  await play(page, BUTTON);
  const goAndComeBack = async () => {
    await page.locator('main a[href="/material-ui/react-tabs/"]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tabs');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
  };
  await turn(page, 'disabled');
  await root(page).getByRole('button', { name: 'Share' }).click();
  await expect(page).toHaveURL(/#playground=/);
  await goAndComeBack();
  await expect(page).toHaveURL(/#playground=/);
  await expect(code(page)).toContainText('disabled');
  await root(page).getByRole('button', { name: 'Reset all' }).click();
  await expect(code(page)).not.toContainText('disabled');
  await goAndComeBack();
  await expect(page).toHaveURL(/react-button\/$/);
  await expect(code(page)).not.toContainText('disabled');
});

for (const [name, hash, message] of [
  [
    'with a script',
    link({
      children: '<img src=x onerror="window.ran=1">',
      onClick: 'window.ran=1',
      dangerouslySetInnerHTML: { __html: '<script>window.ran=1</script>' },
    }),
    'left out',
  ],
  [
    'with a prototype',
    link('{"__proto__":{"disabled":true},"constructor":{"prototype":1}}'),
    'left out',
  ],
  ['that is code', link('window.ran=1'), 'damaged'],
  ['that is broken', '#playground=%7B<script>window.ran=1</script>', 'damaged'],
  ['that is too long', `#playground=${'A'.repeat(5000)}`, 'too long'],
] as const) {
  test(`a link ${name} does no harm, and the reader is told`, async ({ page }) => {
    await play(page, BUTTON + hash);
    await expect(status(page)).toContainText(message);
    expect(await page.evaluate(() => (window as unknown as { ran?: number }).ran)).toBeUndefined();
    await expect(root(page).locator('img, script')).toHaveCount(0);
    await turn(page, 'disabled');
    await expect(code(page)).toContainText('disabled');
  });
}

test('a phone has the preview above the knobs, mirrored for right-to-left', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await play(page, BUTTON);
  const boxOf = async (selector: string) => (await root(page).locator(selector).boundingBox())!;
  const knobs = await boxOf('[role="group"]');
  expect((await boxOf('pre')).y).toBeGreaterThan(knobs.y + knobs.height - 1);
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('a dialog opens by its switch and by its button', async ({ page }) => {
  await play(page, '/material-ui/react-dialog/');
  await control(page, 'open').getByRole('switch').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
  await expect(control(page, 'open').getByRole('switch')).not.toBeChecked();
  await root(page).getByRole('button', { name: 'Open the dialog' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  for (const url of SAMPLES) {
    test(`${url} shows picture and code, and no knobs`, async ({ page }) => {
      await page.goto(url);
      await expect(code(page)).toContainText('import ');
      await expect(root(page).locator('[data-prop]').first()).toBeHidden();
      await expect(root(page).getByRole('button', { name: 'Share' })).toBeHidden();
    });
  }
});
