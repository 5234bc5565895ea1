/** Tooltips of icon buttons: src/site/ui/tooltip. */
import { type Page, activatePlayground, expect, open, test } from './support';

const getTip = (page: Page) => page.locator('[popover="manual"][aria-hidden="true"]');
const getSettings = (page: Page) => page.getByRole('button', { name: 'Settings' });

/** Whether the whole tooltip is inside the window. */
const isInWindow = (page: Page) =>
  getTip(page).evaluate((tip) => {
    const { left, right, top, bottom } = tip.getBoundingClientRect();
    return left >= 0 && right <= window.innerWidth && top >= 0 && bottom <= window.innerHeight;
  });

test('Icon buttons show their name on hover and on keyboard focus, not on touch', async ({
  page,
}) => {
  await open(page, '/material-ui/react-button/');
  await test.step('Hover shows it, and the pointer can move onto it', async () => {
    // The page listens shortly after it is hydrated.
    await expect(async () => {
      await page.locator('main').hover();
      await getSettings(page).hover();
      await expect(getTip(page)).toHaveText('Settings', { timeout: 2000 });
    }).toPass();
    expect(await isInWindow(page)).toBe(true);
    await getTip(page).hover();
    await expect(getTip(page)).toBeVisible();
    await page.locator('main').hover();
    await expect(getTip(page)).toBeHidden();
  });
  await test.step('It appears on keyboard focus, and Escape hides it', async () => {
    await page.locator('#mode-selector').focus();
    await page.keyboard.press('Tab');
    await expect(getSettings(page)).toBeFocused();
    await expect(getTip(page)).toHaveText('Settings');
    await page.keyboard.press('Escape');
    await expect(getTip(page)).toBeHidden();
    await expect(getSettings(page)).toBeFocused();
  });
  await test.step('It is hidden while the menu of its button is open', async () => {
    const mode = page.locator('#mode-selector');
    await mode.hover();
    await expect(getTip(page)).toHaveText(/^Color mode/);
    await mode.click();
    await expect(getTip(page)).toBeHidden();
    await page.keyboard.press('Escape');
  });
  await test.step('In a dialog, it is above the dialog', async () => {
    await getSettings(page).click();
    const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
    await close.hover();
    await expect(getTip(page)).toHaveText(/Close/);
    await getTip(page).hover();
    await expect(getTip(page)).toBeVisible();
    await close.click();
  });
  await test.step('In the playground, signs have one, and the preview has none', async () => {
    await activatePlayground(page);
    await page.locator('#playground').getByRole('button', { name: 'About variant' }).hover();
    await expect(getTip(page)).toHaveText('About variant');
    await page.locator('#playground [data-preview] button').hover();
    await expect(getTip(page)).toBeHidden();
  });
  await test.step('Controls with visible text and demos have none', async () => {
    // A tooltip that is already visible makes the next one appear immediately. The page may still scroll to the
    // playground, which hides tooltips.
    await expect(async () => {
      await page.locator('#search-button').hover();
      await getSettings(page).hover();
      await expect(getTip(page)).toBeVisible({ timeout: 2000 });
    }).toPass();
    await page.locator('[data-stage] button').first().hover();
    await expect(getTip(page)).toBeHidden();
    // The page may still scroll to the demo, which hides tooltips.
    await expect(async () => {
      await page.locator('#search-button').hover();
      await getSettings(page).hover();
      await expect(getTip(page)).toHaveText('Settings', { timeout: 2000 });
    }).toPass();
  });
});

test('Touch shows no tooltip', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, hasTouch: true });
  const page = await context.newPage();
  await open(page, '/material-ui/react-button/');
  await page.locator('#mode-selector').tap();
  await expect(page.locator('#mode-menu')).toBeVisible();
  await expect(getTip(page)).toHaveCount(0);
  await context.close();
});
