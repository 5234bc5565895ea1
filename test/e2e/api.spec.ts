/** The pages of the API reference: links to, between and within them. */
import {
  AUTOCOMPLETE,
  BUTTON,
  COMPONENTS,
  HOOKS,
  expectRevealed,
  followLink,
  getRow,
} from './apiSupport';
import { type Page, demo, expect, open, test } from './support';

const getNeighbor = (page: Page, side: 'prev' | 'next') =>
  page.getByRole('navigation', { name: 'Previous and next page' }).locator(`[rel="${side}"]`);

const getTab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of this page' }).getByRole('link', { name });

const PAPER = '/material-ui/api/paper/';

// The component with the most notes and demos, one with many props, and an entry of each other product.
for (const url of [BUTTON, AUTOCOMPLETE, COMPONENTS, '/joy-ui/api/button/', '/system/api/box/']) {
  test(`The first screen of ${url} has the props, with the left edge of other pages`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, url);
    await expect(page.locator('[data-view] tbody tr').first()).toBeInViewport();
    const readEdge = () =>
      page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().left);
    const edge = await readEdge();
    await getTab(page, 'Demos').click();
    await expect(getTab(page, 'Demos')).toHaveAttribute('aria-current', 'page');
    // The whole page replaces the elements of its first screen.
    await expect(page.locator('main[aria-busy]')).toHaveCount(0);
    expect(await readEdge()).toBe(edge);
  });
}

/** The link that is marked as the current page in the navigation. */
const getMarked = (page: Page) =>
  page.getByRole('navigation', { name: 'documentation' }).locator('[aria-current="page"]');

// @proves S2.3, D13
test('From a component to its API, to the next one and back, without a reload', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const isOnPaper = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paper API');
    // The address changes before the page does.
    await expect(getRow(page, 'paper-prop-elevation')).toBeVisible();
  };
  await open(page, '/material-ui/react-paper/');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await getTab(page, 'API').click();
  await expect(page).toHaveURL(PAPER);
  await isOnPaper();
  await expect(getTab(page, 'API')).toHaveAttribute('aria-current', 'page');
  await getTab(page, 'Demos').click();
  await expect(page).toHaveURL('/material-ui/react-paper/');
  await page.getByRole('link', { name: '<Paper />' }).click();
  await isOnPaper();
  await expect(getMarked(page)).toHaveText('Paper');
  await expect(getMarked(page)).toHaveClass(/app-drawer-active/);

  const others = page.locator('details', { has: page.locator('.api-pages') });
  await others.locator('summary').click();
  await others.getByRole('link', { name: 'Backdrop' }).click();
  await expect(page).toHaveURL('/material-ui/react-backdrop/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Backdrop');
  await page.goBack();
  await isOnPaper();
  await page.goBack();
  await expect(page).toHaveURL('/material-ui/react-paper/');
  await expect(demo(page, 'PaperBasic')).toBeVisible();
  await page.goForward();
  await isOnPaper();
  await getNeighbor(page, 'prev').click();
  await expect(page).toHaveURL('/material-ui/api/pagination-item/');
  await expect(getRow(page, 'pagination-item-prop-color')).toBeVisible();
  await getNeighbor(page, 'next').click();
  await expect(page).toHaveURL(PAPER);
  await isOnPaper();

  await test.step('The table of contents links to the last section', async () => {
    const contents = page.getByRole('navigation', { name: 'Page table of contents' });
    await contents.locator('a[href$="#demos"]').click();
    await expect(page).toHaveURL(`${PAPER}#demos`);
    await expect(page.locator('#demos')).toBeInViewport();
  });
  await test.step('The imports can be copied', async () => {
    const imports = [
      `import Paper from '@mui/material/Paper';`,
      `import { Paper } from '@mui/material';`,
    ];
    const block = page.locator('.MuiCode-root').filter({ hasText: imports[0]! });
    await block.hover();
    await block.getByRole('button', { name: 'Copy' }).click();
    await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split('\n').filter((line) => !line.startsWith('//'))).toEqual(imports);
  });
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

// @proves S2.11
test('Tabs of Base UI have addresses, and the Back button goes through them', async ({ page }) => {
  await open(page, '/base-ui/react-select/');
  for (const [name, url, row] of [
    ['Components API', COMPONENTS, 'select-prop-disabled'],
    ['Hooks API', HOOKS, 'use-select-return-value-open'],
  ] as const) {
    await getTab(page, name).click();
    await expect(page).toHaveURL(url);
    await expect(getTab(page, name)).toHaveAttribute('aria-current', 'page');
    await expect(getTab(page, 'Demos')).not.toHaveAttribute('aria-current', /.*/);
    await expect(getRow(page, row)).toBeVisible();
    await expect(getMarked(page)).toHaveText('Select');
  }
  await page.goBack();
  await expect(page).toHaveURL(COMPONENTS);
  await expect(getTab(page, 'Components API')).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page).toHaveURL('/base-ui/react-select/');
  await expect(getTab(page, 'Demos')).toHaveAttribute('aria-current', 'page');
  await expect(demo(page, 'SelectIntroduction')).toBeVisible();
  await page.getByRole('link', { name: 'useSelect' }).last().click();
  await expect(page).toHaveURL(`${HOOKS}#use-select`);
  await expect(page.locator('#use-select')).toBeInViewport();
  await test.step('Rows of hooks have addresses as well', async () => {
    await followLink(page, '#use-select-return-value-dispatch');
    await expectRevealed(page, 'use-select-return-value-dispatch');
  });
});
