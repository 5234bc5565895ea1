/**
 * Answers to texts that are pasted into the search dialog. test/unit/shared/answers tests what is recognized, and the code
 * that overrides styles.
 */
import { findAxeProblems } from './axe';
import { type Page, expect, open, test } from './support';

const CARD = '/material-ui/react-card/';

const getAnswer = (page: Page) =>
  page.getByRole('dialog').locator('[aria-labelledby="search-answer"]');
const getInput = (page: Page) => page.locator('#docsearch-input');

/** Opens the dialog, and enters a text at once, as pasting does. */
async function paste(page: Page, text: string): Promise<void> {
  if (!(await getInput(page).isVisible())) {
    await page.keyboard.press('Control+k');
  }
  await getInput(page).fill('');
  await page.keyboard.insertText(text);
}

/** A text of each kind, with the heading, the address of a link, and a piece of the code or of a note. */
const CASES: readonly [kind: string, text: string, heading: string, href: string, part: string][] =
  [
    [
      'a class',
      '.css-1g2sqwz-MuiFormLabel-root-MuiInputLabel-root.Mui-focused',
      'CSS class of InputLabel',
      '/material-ui/api/input-label/#input-label-classes-focused',
      "'&.Mui-focused'",
    ],
    [
      'a TypeScript error',
      `error TS2322: Type '"larg"' is not assignable to type 'OverridableStringUnion<"small" | "medium" | "large", ButtonPropsSizeOverrides> | undefined'.`,
      'Type error about size of Button (TS2322)',
      '/material-ui/api/button/#button-prop-size',
      'Did you mean large?',
    ],
    [
      'an import',
      "import Button from '@material-ui/core/Button';",
      'Import from @material-ui/core',
      '/material-ui/api/button/',
      "import Button from '@mui/material/Button';",
    ],
    [
      'JSX',
      '<TextField InputProps={{ readOnly: true }} lable="Name" />',
      'JSX with TextField',
      '/material-ui/api/text-field/#text-field-prop-InputProps',
      'Deprecated. Use slotProps.input instead.',
    ],
    [
      'a CSS variable',
      'var(--mui-palette-primary-main)',
      'CSS variable --mui-palette-primary-main',
      '/material-ui/customization/css-theme-variables/usage/#all-variables',
      '#1976d2',
    ],
    [
      'a theme path',
      'theme.palette.primary.contrastText',
      'Theme value theme.palette.primary.contrastText',
      '/material-ui/customization/default-theme/#theme-object',
      "color: 'primary.contrastText'",
    ],
    [
      'an icon',
      '<svg data-testid="DeleteIcon">',
      'Icon Delete',
      '/material-ui/material-icons/?selected=Delete',
      "import DeleteIcon from '@mui/icons-material/Delete';",
    ],
  ];

test('A pasted text of each kind gets an answer, and no request contains it', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));
  await open(page, CARD);
  await page.keyboard.press('Control+k');
  await expect(getInput(page)).toBeFocused();
  await page.keyboard.type('card');
  await expect(page.locator('.DocSearch-Hits a').first()).toBeVisible();
  expect(requests.filter((url) => url.includes('/answers/'))).toEqual([]);

  for (const [kind, text, heading, href, part] of CASES) {
    await test.step(kind, async () => {
      await paste(page, text);
      const answer = getAnswer(page);
      await expect(answer.getByRole('heading', { level: 2 })).toHaveText(heading);
      await expect(answer.locator(`a[href="${href}"]`).first()).toBeVisible();
      await expect(answer).toContainText(part);
      await expect(page.getByRole('dialog').getByRole('status')).toContainText(heading);
    });
  }
  const secrets = ['1g2sqwz', 'larg', 'lable', 'readOnly'];
  expect(requests.filter((url) => secrets.some((secret) => url.includes(secret)))).toEqual([]);

  await test.step('A text about something else is searched for', async () => {
    await paste(page, 'dark-mode');
    await expect(page.locator('.DocSearch-Hits a').first()).toBeVisible();
    await expect(getAnswer(page)).toBeHidden();
  });
});

test('An answer works by keyboard, on a phone, and has no accessibility problem', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, CARD);
  await paste(page, '.MuiSlider-thumb');
  const answer = getAnswer(page);
  await expect(answer.getByRole('heading', { level: 2 })).toHaveText('CSS class of Slider');
  expect(await answer.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
  expect(await findAxeProblems(page)).toEqual([]);

  await getInput(page).focus();
  const link = answer.getByRole('link', { name: 'Slider (Material UI)' });
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    if (await link.evaluate((node) => node === document.activeElement)) {
      break;
    }
  }
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/material-ui/api/slider/');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('Its code can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, CARD);
  await paste(page, '.MuiSlider-thumb');
  await getAnswer(page).getByRole('button', { name: 'Copy' }).first().click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain("'& .MuiSlider-thumb': { outline: '2px solid red' },");
});
