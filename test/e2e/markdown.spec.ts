/**
 * The menu that copies or opens a page as Markdown. Its error messages are tested in
 * test/unit/site/app/pages/PageMenu.test.tsx, the files in test/export.
 */
import { findAxeProblems } from './axe';
import { type Page, expect, open, readExport, settled, test } from './support';

const BUTTON = '/material-ui/react-button/';
const BUTTON_MARKDOWN = '/material-ui/react-button.md';

const getButton = (page: Page) => page.locator('#page-menu-button');
const getPanel = (page: Page) => page.locator('#page-menu');
const getCopy = (page: Page) => getPanel(page).getByRole('button');
const getView = (page: Page) => getPanel(page).getByRole('link', { name: 'View as Markdown' });

test('On a phone, the links to other sites are in the menu, in one line with the others', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, BUTTON);
  const chips = page.getByRole('list', { name: 'About this component' });
  const links = getPanel(page).getByRole('link');
  await expect(chips.getByRole('link')).toHaveText(['Unstyled version']);
  await expect(getButton(page)).toHaveText('More', { useInnerText: true });
  await getButton(page).click();
  await expect(links).toHaveText([
    'View as Markdown',
    'Issues',
    'Source',
    'WAI-ARIA',
    'Material Design',
    'Accessibility',
    /^Size: \d+\.\d kB$/,
  ]);
  await getCopy(page).focus();
  await page.keyboard.press('End');
  await expect(links.last()).toBeFocused();

  await page.setViewportSize({ width: 1280, height: 844 });
  await expect(chips.getByRole('link')).toHaveCount(7);
  await expect(getButton(page)).toHaveText('Markdown', { useInnerText: true });
  await expect(links).toHaveText(['View as Markdown']);
  await getCopy(page).focus();
  await page.keyboard.press('End');
  await expect(links).toBeFocused();
});

test.describe('The menu of a page', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('is used by keyboard, copies the whole page, and links to it', async ({ page, context }) => {
    await open(page, BUTTON);
    await getButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(getPanel(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(getCopy(page)).toBeFocused();
    await expect(getCopy(page)).toHaveText('Copy page');
    await page.keyboard.press('ArrowDown');
    await expect(getView(page)).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(getCopy(page)).toHaveText('Copied');
    await expect(getCopy(page)).toBeFocused();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      readExport(BUTTON_MARKDOWN.slice(1)),
    );
    await page.keyboard.press('Escape');
    await expect(getPanel(page)).toBeHidden();
    await expect(getButton(page)).toBeFocused();

    // A text file has no head with an icon, so the browser requests the default one.
    await context.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
    await getButton(page).click();
    await getView(page).click();
    await page.waitForURL(`**${BUTTON_MARKDOWN}`);
    await expect(page.locator('body')).toContainText('# Button');
  });
});

test('is inside the window when open, and axe finds nothing: wide and light, narrow, dark and right to left', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, BUTTON);
  for (const { width, colorScheme, dir } of [
    { width: 1280, colorScheme: 'light', dir: 'ltr' },
    { width: 320, colorScheme: 'dark', dir: 'rtl' },
  ] as const) {
    await page.setViewportSize({ width, height: 720 });
    await page.emulateMedia({ colorScheme });
    await page.evaluate((direction) => {
      document.documentElement.dir = direction;
    }, dir);
    await getButton(page).scrollIntoViewIfNeeded();
    await getButton(page).click();
    await expect(getPanel(page)).toBeVisible();
    await settled(page);
    const box = (await getPanel(page).boundingBox())!;
    expect(box.x, dir).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width, dir).toBeLessThanOrEqual(width);
    const problems = await findAxeProblems(page, { within: ['#page-menu-button', '#page-menu'] });
    expect(problems, dir).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(getPanel(page)).toBeHidden();
  }
});
