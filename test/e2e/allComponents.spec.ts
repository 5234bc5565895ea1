/**
 * The component index: filtered by name, by synonym and by task. Matching is tested in
 * test/unit/site/app/embeds/filterCards.test.ts, and pages without scripts in noscript.spec.ts.
 */
import { type Page, expect, open, test } from './support';

const URL = '/material-ui/all-components/';

const cards = (page: Page) => page.locator('main li[data-tasks]').filter({ visible: true });
const field = (page: Page) => page.getByRole('searchbox', { name: 'Filter components' });

test('It is filtered by words and tasks, also by keyboard, and links to headings still work', async ({
  page,
}) => {
  await open(page, URL);
  const all = await cards(page).count();
  expect(all).toBeGreaterThan(60);
  const inputs = page.getByRole('heading', { level: 2, name: 'Inputs' });
  await field(page).fill('toast');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).getByRole('link')).toHaveText('Snackbar');
  await expect(inputs).toBeHidden();
  await expect(page.getByText(`1 of ${all} components`)).toBeVisible();
  await test.step('The table of contents links to a heading that the filter hides', async () => {
    const toc = page.getByRole('navigation', { name: 'Page table of contents' });
    await toc.getByRole('link', { name: 'Inputs' }).click();
    await expect(inputs).toBeInViewport();
    await expect(field(page)).toHaveValue('');
  });
  await test.step('A task is selected by keyboard', async () => {
    await field(page).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: 'All', exact: true })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Start an action' })).toBeChecked();
    await expect.poll(() => cards(page).count()).toBeLessThan(all);
  });
  await test.step('Task and words together', async () => {
    const tasks = page.getByRole('group', { name: 'What do you want to do?' });
    await tasks.getByText('Let users choose', { exact: true }).click();
    const choosing = await cards(page).count();
    expect(choosing).toBeGreaterThan(5);
    await field(page).fill('field');
    await expect.poll(() => cards(page).count()).toBeLessThan(choosing);
    await expect(cards(page).getByRole('link').first()).toHaveText('Select');
  });
  await test.step('Nothing matches, and a reset shows all cards', async () => {
    await field(page).fill('xyzzy');
    await expect(page.getByText('No matches.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(cards(page)).toHaveCount(all);
    await expect(field(page)).toHaveValue('');
  });
  await cards(page).getByRole('link', { name: 'Button', exact: true }).press('Enter');
  await expect(page).toHaveURL('/material-ui/react-button/');
});
