/**
 * Tools that Markdown places, as visitors use them: by keyboard, with the clipboard, at 320 pixels, and without scripts.
 * Unit tests in test/unit/site/app/embeds cover what each filter finds and what the color tool computes.
 */
import { createTheme } from '@mui/material/styles';
import { type Locator, type Page, expect, liveStage, open, test } from './support';

const COLOR = '/material-ui/customization/color/';
const TREE = '/material-ui/customization/default-theme/';
const COMPONENTS = '/material-ui/customization/theme-components/';
const LOCALES = '/material-ui/guides/localization/';
const UPGRADE = '/material-ui/migration/upgrade-to-v6/';
const TUTORIAL = '/joy-ui/getting-started/tutorial/';
const CHANGELOG = '/material-ui/discover-more/changelog/';

const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const rows = (page: Page) => page.locator('main tbody tr').filter({ visible: true });
const field = (page: Page) => page.getByRole('main').getByRole('searchbox');

/** Replaces the text of a field with keys. */
async function retype(target: Locator, text: string): Promise<void> {
  await target.press('ControlOrMeta+a');
  await target.pressSequentially(text);
}

/** Checks that nothing but a box of its own scrolls sideways on a narrow screen. */
async function expectFits(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}

test.describe('With a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('Two colors become roles, the colors of the demos, and code; all shades can be copied', async ({
    page,
  }) => {
    await open(page, COLOR);
    const main = { primary: '#00695c', secondary: '#d84315' };
    const { palette } = createTheme({
      palette: { primary: { main: main.primary }, secondary: { main: main.secondary } },
    });
    for (const [role, name] of [
      ['primary', 'Primary'],
      ['secondary', 'Secondary'],
    ] as const) {
      const section = page.getByRole('region', { name, exact: true });
      await retype(section.getByRole('textbox', { name, exact: true }), main[role]);
      for (const shade of ['light', 'main', 'dark', 'contrastText'] as const) {
        const header = page.getByRole('rowheader', { name: shade, exact: true });
        await expect(section.getByRole('row').filter({ has: header })).toContainText(
          palette[role][shade],
        );
      }
    }
    await test.step('The theme is copied', async () => {
      const code = page.locator('.MuiCode-root').filter({ hasText: main.primary });
      await code.getByRole('button', { name: 'Copy' }).press('Enter');
      await expect.poll(() => readClipboard(page)).toContain(`main: '${main.secondary}'`);
    });
    await test.step('All colors open, and a shade is copied', async () => {
      await page.getByRole('button', { name: 'Open all colors' }).press('Enter');
      await expect(page.locator('details[data-hue]:not([open])')).toHaveCount(0);
      await page.getByRole('button', { name: 'Copy teal[800]', exact: true }).press('Enter');
      await expect.poll(() => readClipboard(page)).toBe('teal[800]');
      await expectFits(page);
      await page.getByRole('button', { name: 'Close all colors' }).press('Enter');
      await expect(page.locator('details[data-hue][open]')).toHaveCount(0);
    });
    await page.getByRole('button', { name: 'Use on this site' }).press('Enter');
    await expect(page.getByText('The demos on this site now use these colors.')).toBeVisible();
    await open(page, '/material-ui/react-button/');
    const button = page.locator('main .MuiButton-containedPrimary').first();
    // The live demo replaces the element when it is near.
    await expect(async () => {
      await button.scrollIntoViewIfNeeded({ timeout: 1000 });
      await expect(button).toHaveCSS('background-color', 'rgb(0, 105, 92)', { timeout: 1000 });
    }).toPass();
  });

  test('The steps of a tutorial are compared, and the code of one is copied', async ({ page }) => {
    await open(page, TUTORIAL);
    const steps = page.locator('details').filter({ hasText: 'Run this step' });
    const first = steps.filter({ hasText: 'Step 1: Surface' });
    const step = steps.filter({ hasText: 'Step 2: Fields' });
    await expect(first.getByLabel('Step 1: Surface')).toBeVisible();
    await step.getByText('Step 2: Fields').press('Enter');
    await expect(step).toContainText(/Lines added: \d+\. Lines removed: \d+\./);
    await expect(first.getByLabel('Step 1: Surface')).toBeHidden();
    await expect(
      step.getByRole('deletion').filter({ hasText: 'The library is open' }),
    ).toBeVisible();
    await expectFits(page);
    await step.getByRole('button', { name: 'Copy' }).press('Enter');
    await expect.poll(() => readClipboard(page)).toContain('function TutorialFields');
    expect(await readClipboard(page)).not.toContain('The library is open');
    await step.getByRole('link', { name: 'Run this step' }).click();
    await expect(page.locator('#TutorialFields')).toBeInViewport();
  });

  test('The theme tree is filtered, opened, and closed, and a path is copied', async ({ page }) => {
    await open(page, TREE);
    const values = page.locator('main tr[data-path]');
    const shown = values.filter({ visible: true });
    const groups = await shown.count();
    await retype(field(page), 'palette primary main');
    const value = shown.filter({ hasText: '#1976d2' });
    await expect(value).toHaveCount(1);
    await value.getByRole('button', { name: 'Copy theme.palette.primary.main' }).press('Enter');
    await expect.poll(() => readClipboard(page)).toBe('theme.palette.primary.main');
    await expect(page.getByText('Copied: theme.palette.primary.main')).toBeVisible();
    await field(page).press('Escape');
    await expect(shown).toHaveCount(groups);
    await expect(field(page)).toHaveValue('');
    await page.getByRole('button', { name: 'Expand all' }).press('Enter');
    await expect(shown).toHaveCount(await values.count());
    await expectFits(page);
    await page.getByRole('button', { name: 'Collapse all' }).press('Enter');
    await expect(shown).toHaveCount(groups);
    await page.getByRole('button', { name: 'zIndex', exact: true }).press('Enter');
    await expect(shown.filter({ hasText: '1300' })).toHaveText(/modal/);
  });

  test('Theme components are filtered, and a snippet is copied', async ({ page }) => {
    await open(page, COMPONENTS);
    const table = page.locator('main tr[data-component]');
    const all = await table.count();
    await retype(field(page), 'chip deleteIcon');
    const chip = table.filter({ visible: true });
    await expect(chip).toHaveCount(1);
    await expect(page.getByText(`1 of ${all} components`)).toBeVisible();
    await chip.getByText('Snippet', { exact: true }).press('Enter');
    await expectFits(page);
    await chip.getByRole('button', { name: 'Copy MuiChip' }).press('Enter');
    await expect.poll(() => readClipboard(page)).toMatch(/^MuiChip: \{\n {2}defaultProps: \{\},/);
    await retype(field(page), 'xyzzy');
    await expect(page.getByText('No matches.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all', exact: true }).press('Enter');
    await expect(field(page)).toBeFocused();
    await expect(chip).toHaveCount(all);
  });
});

test('A locale is found, and previewed', async ({ page }) => {
  await open(page, LOCALES);
  await retype(field(page), 'francais');
  const locales = rows(page).filter({ has: page.locator('span[lang]') });
  await expect(locales).toHaveCount(1);
  await expect(locales).toContainText('frFR');
  await expectFits(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const demo = liveStage(page, 'LocalizedControls');
  await page.locator('[data-demo="LocalizedControls"]').scrollIntoViewIfNeeded();
  await retype(demo.getByRole('combobox', { name: 'Locale' }), 'frFR');
  await page.keyboard.press('Enter');
  await expect(demo.getByText('Lignes par page')).toBeVisible();
});

test('Changes and codemods are limited to the components that a project imports', async ({
  page,
}) => {
  await open(page, UPGRADE);
  const entries = page.locator('main [data-components]').filter({ visible: true });
  const all = await entries.count();
  await retype(field(page), "import ListItem from '@mui/material/ListItem';");
  await expect(page.getByText(new RegExp(`^\\d+ of ${all} entries$`))).toBeVisible();
  await expect(rows(page).and(entries).filter({ hasText: 'selected' })).toHaveCount(1);
  const codemod = page.locator('[data-components~="ListItem"]').filter({
    has: page.getByRole('heading', { level: 3, name: 'list-item-button-prop' }),
  });
  await expect(codemod.locator('code.language-diff')).toContainText(
    /^-.*ListItem[^]*^\+.*ListItemButton/m,
  );
  await expect(page.getByRole('heading', { name: 'grid-v2-props' })).toBeHidden();
  await expectFits(page);
  await field(page).press('Escape');
  await expect(entries).toHaveCount(all);
});

test('The changelog is limited to a component, and groups without its changes are hidden', async ({
  page,
}) => {
  await open(page, CHANGELOG);
  await retype(field(page), 'StepContent slots');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('6.3.0');
  await expect(page.getByRole('heading', { name: 'Version 6.4' })).toBeHidden();
  await expectFits(page);
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('The tools are tables, and controls that do nothing are hidden', async ({ page }) => {
    for (const [url, row] of [
      [COLOR, 'rgb(17, 82, 147)'],
      [TREE, 'theme.palette.primary.main'],
      [COMPONENTS, 'MuiChip'],
      [LOCALES, 'frFR'],
      [UPGRADE, 'useIsFocusVisible'],
      [CHANGELOG, '6.4.1'],
    ] as const) {
      await page.goto(url);
      await expect(rows(page).filter({ hasText: row }).first(), url).toBeVisible();
      await expect(
        page.locator('main :is([data-filter], [data-copy])').filter({ visible: true }),
        url,
      ).toHaveCount(0);
    }
  });
});
