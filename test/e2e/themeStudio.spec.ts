/**
 * A visitor's own theme, from the studio to the demos of other pages. test/unit/shared/userTheme covers formats and hostile
 * themes, and test/unit/site/app/embeds/live/ThemeStudio.test.tsx the controls.
 */
import { expect, open, test } from './support';

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
  await expect(page.getByText('Your theme is on')).toBeVisible();

  await open(page, '/material-ui/react-button/');
  const button = page.getByRole('button', { name: 'Save route' }).first();
  await button.scrollIntoViewIfNeeded();
  await expect(button).toHaveCSS('background-color', BRAND);
  await page.getByRole('button', { name: 'Off', exact: true }).press('Enter');
  await expect(button).toHaveCSS('background-color', 'rgb(25, 118, 210)');
  await expect(page.getByText('Your theme is on')).toBeHidden();
});

test('A shared theme asks before it replaces an own one', async ({ page }) => {
  const shared = Buffer.from('{"material":{"spacing":4}}').toString('base64url');
  await open(page, `${STUDIO}#theme=${shared}`);
  await page.getByRole('button', { name: 'Open the theme' }).press('Enter');
  await expect(page.getByLabel('The theme in the selected format')).toContainText('spacing: 4');
  await expect(page).toHaveURL(STUDIO);
});
