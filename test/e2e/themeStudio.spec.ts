/**
 * A visitor's own theme, from the studio to the demos of other pages. test/unit/shared/userTheme covers formats and hostile
 * themes, and test/unit/site/app/embeds/live/ThemeStudio.test.tsx the controls.
 */
import { type Page, expect, open, test } from './support';

const STUDIO = '/material-ui/customization/theme-studio/';
const BRAND = 'rgb(0, 105, 92)';

test('A pasted theme applies to demos of other pages until it is turned off', async ({ page }) => {
  await open(page, STUDIO);
  await page.locator('summary', { hasText: 'Paste a theme' }).click();
  await page
    .getByRole('textbox', { name: /^Theme code/ })
    .fill("createTheme({ palette: { primary: { main: '#00695c' } }, spacing: (n) => n })");
  await page.getByRole('button', { name: 'Read the theme' }).press('Enter');
  await expect(page.getByText(/Line 1: “\(n\) => n” is a function/)).toBeVisible();
  await page.getByRole('switch', { name: 'Use this theme in all demos' }).press('Space');
  await expect(page.getByText('Your theme is on', { exact: true })).toBeVisible();

  await open(page, '/material-ui/react-button/');
  const button = page.getByRole('button', { name: 'Save route' }).first();
  await page.locator('[data-demo]').first().scrollIntoViewIfNeeded();
  await expect(button).toHaveCSS('background-color', BRAND);
  await page.getByRole('button', { name: 'Off', exact: true }).press('Enter');
  await expect(button).toHaveCSS('background-color', 'rgb(25, 118, 210)');
  await expect(page.getByText('Your theme is on', { exact: true })).toBeHidden();
});

test('A shared theme asks before it replaces an own one', async ({ page }) => {
  const shared = Buffer.from('{"material":{"spacing":4}}').toString('base64url');
  await open(page, `${STUDIO}#theme=${shared}`);
  await page.getByRole('button', { name: 'Open the theme' }).press('Enter');
  await expect(page.getByLabel('The theme in the selected format')).toContainText('spacing: 4');
  await expect(page).toHaveURL(STUDIO);
});

test('The studio opens over a page, whose demos follow', async ({ page }) => {
  await keepTheme(page);
  await open(page, '/material-ui/react-button/');
  await page.getByRole('button', { name: 'Edit theme' }).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Theme studio' });
  await expect(panel.getByRole('heading', { name: 'Theme studio' })).toBeFocused();
  await panel.getByRole('textbox', { name: 'primary.main', exact: true }).fill('#ad1457');
  const button = page.getByRole('button', { name: 'Save route' }).first();
  await page.locator('[data-demo]').first().scrollIntoViewIfNeeded();
  await expect(button).toHaveCSS('background-color', 'rgb(173, 20, 87)');
  await panel.getByRole('textbox', { name: 'primary.main', exact: true }).press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Edit theme' })).toBeFocused();
});

test('Demos of Base UI have the primary color', async ({ page }) => {
  await keepTheme(page);
  await open(page, '/base-ui/react-button/');
  // Also before they are live.
  const button = page.getByRole('button', { name: 'Send dispatch' }).first();
  await expect(button).toHaveCSS('background-color', BRAND);
});

test('Rendered demos are checked', async ({ page }) => {
  await keepTheme(page, '#9ccc65');
  await open(page, STUDIO);
  await page.locator('summary', { hasText: 'Contrast of demos' }).click();
  await page.getByRole('button', { name: 'Check the demos' }).press('Enter');
  await expect(page.getByText(/^Checked demos: [1-9]/)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Check the demos' })).toBeVisible();
});

/** Opens pages with a theme that is on. */
async function keepTheme(page: Page, main = '#00695c'): Promise<void> {
  const theme = { colorSchemes: { light: { palette: { primary: { main } } } } };
  await page.addInitScript(
    (json) => {
      ['fieldguide-theme-studio', 'fieldguide-user-theme'].forEach((key) => {
        if (localStorage.getItem(key) === null) {
          localStorage.setItem(key, json);
        }
      });
    },
    JSON.stringify({ material: theme }),
  );
}
