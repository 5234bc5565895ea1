/**
 * The icons page: search, keyboard navigation, dialog, and copying. test/unit/site/features/icons tests keys, addresses
 * and SVG in detail; noscript.spec.ts tests the page without scripts.
 */
import { readFileSync } from 'node:fs';
import { type Page, expect, open, test } from './support';

const URL = '/material-ui/material-icons/';
const NAMES = '**/icon-data/names.json';

const grid = (page: Page) => page.getByRole('grid');
const tile = (page: Page, name: string) => grid(page).getByRole('button', { name, exact: true });
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search icons' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function openIcons(page: Page, search = ''): Promise<void> {
  await open(page, URL + search);
  await expect(grid(page)).toBeVisible();
}

test.describe('Search', () => {
  test('finds icons by name, synonym and with a typing error; the address contains the query', async ({
    page,
  }) => {
    await openIcons(page);
    await field(page).fill('trash');
    await expect(grid(page).getByRole('button').first()).toHaveText('Delete');
    await expect(page).toHaveURL(`${URL}?query=trash`);
    await field(page).fill('calender');
    await expect(page.getByText('No exact match')).toBeVisible();
    await expect(grid(page).getByRole('button').first()).toHaveText(/Calendar/);
    await field(page).fill('xyzzyplugh');
    await expect(page.getByText('No icons found for “xyzzyplugh”')).toBeVisible();
    await expect(grid(page)).toBeHidden();
    await field(page).fill('anchor');
    await page.locator('[data-icons]').getByText('Two tone').click();
    await expect(page).toHaveURL(`${URL}?query=anchor&theme=TwoTone`);
    await page.reload();
    await expect(field(page)).toHaveValue('anchor');
    await expect(page.getByRole('radio', { name: 'Two tone' })).toBeChecked();
    await expect(tile(page, 'Anchor')).toBeVisible();
    await test.step('One row of icons takes no more space than that', async () => {
      const height = await grid(page).evaluate((element) => element.clientHeight);
      expect(height).toBe(await tile(page, 'Anchor').evaluate((element) => element.clientHeight));
    });

    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await test.step('It is kept when a link to a heading is followed', async () => {
      const toc = page.getByRole('navigation', { name: 'Page table of contents' });
      await toc.getByRole('link').last().click();
      await expect(page).toHaveURL(/\?query=anchor&theme=TwoTone#.+$/);
      await expect(field(page)).toHaveValue('anchor');
      await expect(tile(page, 'Anchor')).toBeAttached();
    });
    await test.step('A link to another query changes the query, not the page', async () => {
      await page.getByRole('link', { name: '?query=weather' }).click();
      await expect(field(page)).toHaveValue('weather');
      await expect(page).toHaveURL(`${URL}?query=weather`);
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
      await page.goBack();
      await expect(field(page)).toHaveValue('anchor');
    });
  });

  test('retries names that fail to load; text that was typed before is not lost', async ({
    page,
    watch,
  }) => {
    watch.allow(/names\.json/);
    watch.tolerate(/console error/);
    await page.route(NAMES, (route) => route.fulfill({ status: 503 }));
    await open(page, URL);
    await expect(page.getByText('Could not load the icons.')).toBeVisible();
    await field(page).fill('sailing');
    await expect(grid(page)).toBeHidden();
    await page.unroute(NAMES);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(tile(page, 'Sailing')).toBeVisible();
    await expect(field(page)).toHaveValue('sailing');
    await expect(field(page)).toBeFocused();
  });
});

test('The grid has all icons, of which few are in the DOM, and is one tab stop with arrow keys', async ({
  page,
}) => {
  await openIcons(page);
  expect(Number(await grid(page).getAttribute('aria-rowcount'))).toBeGreaterThan(200);
  expect(await grid(page).getByRole('button').count()).toBeLessThan(150);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const columns = Number(await grid(page).getAttribute('aria-colcount'));
  const names = await grid(page).getByRole('button').allTextContents();
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await page.getByRole('radio', { name: 'Filled' }).focus();
  await page.keyboard.press('Tab');
  expect(await focused()).toBe(names[0]);
  for (const [key, index] of [
    ['ArrowRight', 1],
    ['ArrowDown', columns + 1],
    ['End', 2 * columns - 1],
    ['ArrowRight', 2 * columns],
    ['ArrowUp', columns],
    ['Home', columns],
  ] as const) {
    await page.keyboard.press(key);
    expect(await focused(), key).toBe(names[index]);
  }
  await page.keyboard.press('Control+End');
  expect(await focused()).toBe('ZoomOutMap');
  await expect(tile(page, 'ZoomOutMap')).toBeInViewport();
  await expect(tile(page, 'ZoomOutMap').locator('path')).not.toHaveCount(0);
  // There are nearly two hundred groups.
  expect(requests.filter((url) => url.includes('/icon-data/')).length).toBeLessThan(20);
  await page.keyboard.press('PageUp');
  expect(await focused()).not.toBe('ZoomOutMap');
  await page.keyboard.press('Control+Home');
  expect(await focused()).toBe(names[0]);
  await page.keyboard.press('PageDown');
  expect(names.indexOf((await focused()) ?? '')).not.toBe(0);
  // When it is scrolled out of view, it keeps focus, and keys scroll back to it.
  await grid(page).evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
  await expect(tile(page, 'ZoomOutMap')).toBeVisible();
  await page.keyboard.press('Control+Home');
  expect(await focused()).toBe(names[0]);
  await expect(tile(page, names[0]!)).toBeInViewport();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('radio', { name: 'Filled' })).toBeFocused();
});

test('The dialog of an icon has its code and SVG file, links to the search, and returns focus', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openIcons(page, '?selected=AnchorSharp');
  await test.step('Code', async () => {
    await dialog(page, 'AnchorSharp').getByText('Rounded').click();
    const rounded = dialog(page, 'AnchorRounded');
    await rounded.getByText('large').click();
    await rounded.getByText('primary').click();
    await expect(rounded.getByLabel('JSX')).toHaveText(
      '<AnchorRoundedIcon color="primary" fontSize="large" />',
    );
    await rounded.getByRole('button', { name: 'Copy' }).first().click();
    await expect(rounded.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      "import AnchorRoundedIcon from '@mui/icons-material/AnchorRounded';",
    );
    await expect(page).toHaveURL(`${URL}?selected=AnchorRounded`);
    await page.keyboard.press('Escape');
    await expect(rounded).toBeHidden();
    await expect(page).toHaveURL(URL);
  });
  await test.step('Opened by keyboard, it returns focus', async () => {
    await field(page).fill('delete');
    await tile(page, 'Delete').focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page, 'Delete')).toBeVisible();
    await expect(page).toHaveURL(`${URL}?query=delete&selected=Delete`);
    await page.keyboard.press('Escape');
    await expect(dialog(page, 'Delete')).toBeHidden();
    await expect(tile(page, 'Delete')).toBeFocused();
    await expect(page).toHaveURL(`${URL}?query=delete`);
  });
  await test.step('The SVG, and the synonyms of the icon', async () => {
    await page.keyboard.press('Enter');
    const box = dialog(page, 'Delete');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      box.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Delete.svg');
    const svg = readFileSync(await download.path(), 'utf8');
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]*><path d="M[^"]+"\/>/);
    await box.getByRole('button', { name: 'trash', exact: true }).click();
    await expect(box).toBeHidden();
    await expect(field(page)).toHaveValue('trash');
  });
  await test.step('An unknown name', async () => {
    await openIcons(page, '?selected=Ancor');
    await expect(page.getByText('The icon “Ancor” does not exist.')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
