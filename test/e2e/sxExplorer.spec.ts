/**
 * The explorer of sx values, as visitors use it. test/unit/site/app/embeds/live/sxState.test.ts covers problems and themes,
 * and test/unit/shared/sxCss.test.ts the CSS.
 */
import { type Page, expect, open, test } from './support';

const PAGE = '/system/getting-started/the-sx-prop/';

const getField = (page: Page) => page.getByRole('textbox', { name: 'sx value' });
const getCss = (page: Page) => page.getByLabel('CSS of the element');
const getElement = (page: Page) =>
  page.getByRole('group', { name: 'Preview' }).locator('[data-content]');

test('A value is edited, and has its CSS at each breakpoint; errors have a reason', async ({
  page,
}) => {
  await open(page, PAGE);
  await getField(page).fill(
    "{ p: { xs: 1, md: 3 }, bgcolor: 'primary.main', position: 'fixed', inset: 0 }",
  );
  await expect(getElement(page)).toHaveCSS('background-color', 'rgb(25, 118, 210)');
  await expect(getElement(page)).toHaveCSS('padding', '24px');
  await expect(getCss(page)).toContainText('@media (min-width: 900px)');

  await test.step('The preview has the CSS of the chosen breakpoint, and stays in its frame', async () => {
    await page.getByRole('radio', { name: 'Any' }).press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'xs' })).toBeChecked();
    await expect(getElement(page)).toHaveCSS('padding', '8px');
    await expect(getCss(page)).not.toContainText('@media');
    const frame = await page.getByRole('group', { name: 'Preview' }).boundingBox();
    const element = await getElement(page).boundingBox();
    expect(element?.height).toBeLessThanOrEqual(frame?.height ?? 0);
  });

  await test.step('A function is not run, and invalid CSS is reported', async () => {
    await getField(page).fill(
      "{\n  m: () => (document.title = 'run'),\n  color: 'primary.mian',\n}",
    );
    await expect(getField(page)).toHaveAccessibleDescription(/Line 2: “.+” is a function/);
    await expect(getField(page)).toHaveAccessibleDescription(
      /“color: primary.mian” isn’t valid CSS/,
    );
    await expect(page).not.toHaveTitle('run');
  });

  await test.step('A syntax error keeps the last result', async () => {
    await getField(page).fill('{ p: 2 ');
    await expect(getField(page)).toHaveAccessibleDescription(/Line 1: This isn’t valid JavaScript/);
    await expect(getCss(page)).toContainText('color: primary.mian');
  });

  await page.getByRole('button', { name: 'Reset', exact: true }).press('Enter');
  await expect(getField(page)).toHaveValue(/primary\.contrastText/);
  await expect(getField(page)).toHaveAccessibleDescription('');
});
