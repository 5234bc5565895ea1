/** Helpers for the tests of the API reference. */
import { type Locator, type Page, expect } from './support';

export const BUTTON = '/material-ui/api/button/';
export const TEXT_FIELD = '/material-ui/api/text-field/';
export const AUTOCOMPLETE = '/material-ui/api/autocomplete/';
export const DATA_GRID = '/x/api/data-grid/';
export const COMPONENTS = '/base-ui/react-select/components-api/';
export const HOOKS = '/base-ui/react-select/hooks-api/';

export const VIEWS = ['table', 'expanded', 'collapsed'] as const;
export type View = (typeof VIEWS)[number];

export const getRow = (page: Page, id: string) => page.locator(`tr[id="${id}"]`);

/** Facts of @mui/material 6.4.1: the number of props that Button declares, and that it inherits from ButtonBase. */
export const BUTTON_PROPS = { own: 20, inherited: 10 };

/** The filter's message while a group that isn't loaded is hidden. */
export const NOT_SEARCHED = 'Hidden HTML attributes and system props are not searched.';

/** Returns a table with its controls, by one of its rows. */
export const getTable = (page: Page, rowId: string) =>
  page.locator('[data-view]').filter({ has: getRow(page, rowId) });
export const getFilter = (page: Page) =>
  page.getByRole('searchbox', { name: 'Filter Props' }).first();
export const getSwitch = (page: Page, name: RegExp) => page.getByRole('checkbox', { name }).first();
export const getView = (page: Page, section: string, view: string) =>
  page
    .getByRole('group', { name: `View of ${section}` })
    .first()
    .getByRole('button', { name: view });

/** Returns the ids of the visible rows, in order. */
export const readRows = (table: Locator) =>
  table
    .locator('tbody tr[id]')
    .evaluateAll((rows) => rows.filter((row) => row.checkVisibility()).map(({ id }) => id));

/** Checks that a row is shown as its address promises: its start below the page header, highlighted, with its texts. */
export async function expectRevealed(page: Page, id: string): Promise<void> {
  const row = getRow(page, id);
  await expect(row).toBeVisible();
  const cells = row.locator('td:not(:empty)');
  await expect(cells.filter({ visible: true })).toHaveCount(await cells.count());
  await expect
    .poll(
      () =>
        row.evaluate((element) => {
          const head = element.querySelector('.api-name')!.getBoundingClientRect();
          const header = document.querySelector('header')!.getBoundingClientRect();
          return head.top >= header.bottom && head.bottom <= window.innerHeight;
        }),
      { message: 'the name of the row is between the header and the lower edge' },
    )
    .toBe(true);
  const [background, other] = await row.evaluate((element) => {
    const read = (node: Element | null | undefined) =>
      node && getComputedStyle(node).backgroundColor;
    return [read(element), read(element.previousElementSibling ?? element.nextElementSibling)];
  });
  expect(background, 'background of the row, beside that of its neighbor').not.toBe(other);
}

/** Sets local storage as in a later visit. */
export async function remember(
  page: Page,
  stored: Readonly<Record<string, string>>,
): Promise<void> {
  await page.addInitScript((entries) => {
    for (const [key, value] of entries) {
      localStorage.setItem(key, value);
    }
  }, Object.entries(stored));
}

/** Clicks a link in the text of the page. */
export async function followLink(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    document.getElementById('link-in-text')?.remove();
    const link = document.createElement('a');
    link.id = 'link-in-text';
    link.href = address;
    link.textContent = 'A link in the text';
    document.getElementById('main-content')?.prepend(link);
  }, href);
  await page.getByRole('link', { name: 'A link in the text' }).click();
}
