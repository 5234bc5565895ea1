/**
 * The theme builder of Joy UI, as visitors use it: by keyboard, with the clipboard, at 320 pixels, and without scripts.
 * test/unit/site/app/embeds/live/builderTheme.test.ts covers the options, the code, and what is stored.
 */
import { type Page, expect, open, test } from './support';

const BUILDER = '/joy-ui/customization/theme-builder/';

const getPreview = (page: Page) => page.getByRole('region', { name: 'Preview: Light mode' });
const getButton = (page: Page) => getPreview(page).getByRole('button', { name: 'Borrow' });
const getMain = (page: Page) =>
  page.getByRole('textbox', { name: 'Main color (primary.500)', exact: true });
const getCode = (page: Page) => page.getByLabel('Code of the theme');

/** Replaces the text of the field of the main color with keys. */
async function retype(page: Page, text: string): Promise<void> {
  await getMain(page).press('ControlOrMeta+a');
  await getMain(page).pressSequentially(text);
}

async function expectChanged(page: Page): Promise<void> {
  const button = getButton(page);
  await expect(button).toHaveCSS('background-color', 'rgb(0, 105, 92)');
  // Buttons have the radius of `sm`, which is three quarters of that of `md`.
  await expect(button).toHaveCSS('border-radius', '7px');
  await expect(button).toHaveCSS('font-family', /^Georgia/);
  await expect(getCode(page)).toContainText("500: '#00695c'");
  await expect(getCode(page)).toContainText("md: '9px'");
  await expect(getCode(page)).toContainText('fontFamily');
}

test.describe('With a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a theme is edited, copied, kept, and reset', async ({ page }) => {
    await open(page, BUILDER);
    await expect(getCode(page)).toContainText('extendTheme()');
    await retype(page, '#00695c');
    await page.getByRole('slider', { name: 'Radius' }).press('ArrowRight');
    await page.getByRole('radio', { name: 'Inter' }).press('ArrowRight');
    await page.getByRole('radio', { name: 'System' }).press('ArrowRight');
    await expectChanged(page);
    await test.step('The code is copied', async () => {
      const block = page.locator('.MuiCode-root').filter({ has: getCode(page) });
      await block.getByRole('button', { name: 'Copy' }).press('Enter');
      const text = await getCode(page).textContent();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    });
    await page.reload();
    await expectChanged(page);
    await page.getByRole('button', { name: 'Reset theme' }).press('Enter');
    await expect(page.getByText('The theme was reset.')).toBeVisible();
    await expect(getCode(page)).toContainText('extendTheme()');
    await expect(getButton(page)).toHaveCSS('background-color', 'rgb(11, 107, 203)');
    await page.reload();
    await expect(getMain(page)).toHaveValue('#0b6bcb');
  });
});

test('An invalid color keeps the last one, and low contrast is reported', async ({ page }) => {
  await open(page, BUILDER);
  await retype(page, 'red');
  await expect(getMain(page)).toHaveAccessibleDescription('Enter a hex color, such as #0b6bcb.');
  await expect(getCode(page)).toContainText('extendTheme()');
  await retype(page, '#ffb300');
  await expect(
    page.getByText(
      'Light mode: the text of solid primary components has a contrast ratio of 1.79:1.',
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Reset Main color (primary.500)' }).press('Enter');
  await expect(getMain(page)).toHaveValue('#0b6bcb');
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the default theme is shown without controls', async ({ page }) => {
    await page.goto(BUILDER);
    await expect(getButton(page)).toHaveCSS('background-color', 'rgb(11, 107, 203)');
    await expect(getCode(page)).toBeVisible();
    await expect(page.getByRole('slider')).toHaveCount(0);
  });
});
