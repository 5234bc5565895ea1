/** Keyboard shortcuts of the whole site: src/site/app/frame/shortcuts. Tests of search and copying are in their own files. */
import { expect, hydrated, open, test } from './support';

const BUTTON = '/material-ui/react-button/';

test('Keys of the site open the list of shortcuts, the color modes, and the next and previous page', async ({
  page,
}) => {
  await open(page, BUTTON);
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await test.step('? opens the list, and Escape closes it', async () => {
    await page.keyboard.press('?');
    await expect(list).toBeVisible();
    await expect(list.getByRole('term').filter({ hasText: 'Next page' })).toBeVisible();
    await page.keyboard.press('n');
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(page).toHaveURL(BUTTON);
  });
  await test.step('M opens the color modes at the current one', async () => {
    await page.keyboard.press('m');
    await expect(page.locator('#mode-menu').getByRole('button', { pressed: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('#mode-menu')).toBeHidden();
  });
  await test.step('N and P open the next page and the previous one', async () => {
    await page.locator('body').press('n');
    await expect(page).toHaveURL('/material-ui/react-button-group/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button Group');
    await page.locator('body').press('p');
    await expect(page).toHaveURL(BUTTON);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
  });
  await test.step('Not in demos, nor with a modifier', async () => {
    await page.locator('#sizes').scrollIntoViewIfNeeded();
    const button = page.locator('[data-stage] button').first();
    await button.press('n');
    await page.locator('body').press('Control+m');
    await button.press('?');
    await expect(list).toBeHidden();
    await expect(page.locator('#mode-menu')).toBeHidden();
    await expect(page).toHaveURL(BUTTON);
  });
  await test.step('Turned off, they do nothing, and the footer opens the list', async () => {
    await page.getByRole('contentinfo').getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await list.getByRole('checkbox').uncheck();
    await list.getByRole('button', { name: 'Close' }).click();
    await page.reload();
    await hydrated(page);
    await page.locator('body').press('/');
    await page.locator('body').press('?');
    await page.locator('body').press('Control+k');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(list).toBeHidden();
  });
});
