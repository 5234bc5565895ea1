/** The index of components: filtered by name, by another word and by task; read without scripts. */
import { type Page, expect, open, test } from './support';

const URL = '/material-ui/all-components/';

const cards = (page: Page) => page.locator('main li[data-tasks]').filter({ visible: true });
const field = (page: Page) => page.getByRole('searchbox', { name: 'Filter components' });
const task = (page: Page, name: string) =>
  page.getByRole('group', { name: 'What do you want to do?' }).getByText(name, { exact: true });

test('is filtered by name, other words and tasks, together', async ({ page }) => {
  await open(page, URL);
  const all = await cards(page).count();
  expect(all).toBeGreaterThan(60);
  await field(page).fill('toast');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).getByRole('link')).toHaveText('Snackbar');
  await expect(page.getByRole('heading', { level: 2, name: 'Inputs' })).toBeHidden();
  await expect(page.getByText(`1 of ${all} components`)).toBeVisible();
  await field(page).fill('');
  await task(page, 'Let people choose').click();
  const choosing = await cards(page).count();
  expect(choosing).toBeGreaterThan(5);
  expect(choosing).toBeLessThan(all);
  await field(page).fill('field');
  await expect(cards(page).getByRole('link').first()).toHaveText('Select');
  await field(page).fill('xyzzy');
  await expect(page.getByText('Nothing matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(cards(page)).toHaveCount(all);
  await expect(field(page)).toHaveValue('');
});

test('a task is chosen by keys, and a card is opened', async ({ page }) => {
  await open(page, URL);
  await field(page).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'All', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Start an action' })).toBeChecked();
  await page.getByRole('link', { name: 'Button', exact: true }).last().press('Enter');
  await expect(page).toHaveURL('/material-ui/react-button/');
});

test('a heading that the filter hides shows when the table of contents leads to it', async ({
  page,
}) => {
  await open(page, URL);
  await field(page).fill('toast');
  const toc = page.getByRole('navigation', { name: 'Page table of contents' });
  await toc.getByRole('link', { name: 'Inputs' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Inputs' })).toBeInViewport();
  await expect(field(page)).toHaveValue('');
});

test('without scripts it is a list in groups', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto(URL);
  await expect(field(page)).toBeHidden();
  expect(await cards(page).count()).toBeGreaterThan(60);
  await expect(page.getByRole('heading', { level: 2, name: 'Feedback' })).toBeVisible();
  await cards(page).getByRole('link', { name: 'Dialog', exact: true }).click();
  await expect(page).toHaveURL('/material-ui/react-dialog/');
  await context.close();
});
