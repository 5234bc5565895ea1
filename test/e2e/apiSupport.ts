/** What the tests of the API reference share. */
import type { Locator } from '@playwright/test';
import type { Page } from './support';

export const BUTTON = '/material-ui/api/button/';
export const COMPONENTS = '/base-ui/react-select/components-api/';
export const HOOKS = '/base-ui/react-select/hooks-api/';

export interface ApiPage {
  url: string;
  title: string;
  /** Before each section's id: several entries share a page of Base UI. */
  entries: Readonly<Record<string, readonly string[]>>;
  imports: readonly string[];
  /** A row with a description, for what every row must do. */
  row: string;
}

const MATERIAL = ['import', 'props', 'theme-default-props', 'classes', 'source-code'];
const BASE_COMPONENT = ['demos', 'import', 'props', 'slots', 'classes', 'source-code'];

export const API_PAGES: readonly ApiPage[] = [
  {
    url: BUTTON,
    title: 'Button API',
    entries: { '': [...MATERIAL, 'demos', 'inheritance'] },
    imports: [
      `import Button from '@mui/material/Button';`,
      `import { Button } from '@mui/material';`,
    ],
    row: 'button-prop-color',
  },
  {
    url: '/material-ui/api/text-field/',
    title: 'TextField API',
    entries: { '': [...MATERIAL, 'demos', 'inheritance', 'slots'] },
    imports: [
      `import TextField from '@mui/material/TextField';`,
      `import { TextField } from '@mui/material';`,
    ],
    row: 'text-field-prop-color',
  },
  {
    url: '/material-ui/api/autocomplete/',
    title: 'Autocomplete API',
    entries: { '': [...MATERIAL, 'slots'] },
    imports: [
      `import Autocomplete from '@mui/material/Autocomplete';`,
      `import { Autocomplete } from '@mui/material';`,
    ],
    row: 'autocomplete-prop-options',
  },
  {
    url: '/joy-ui/api/select/',
    title: 'Select API',
    entries: { '': [...MATERIAL, 'slots'] },
    imports: [`import Select from '@mui/joy/Select';`, `import { Select } from '@mui/joy';`],
    row: 'select-prop-color',
  },
  {
    url: '/system/api/box/',
    title: 'Box API',
    entries: { '': ['demos', 'import', 'props', 'classes', 'source-code'] },
    imports: [`import Box from '@mui/system/Box';`, `import { Box } from '@mui/system';`],
    row: 'box-prop-component',
  },
  {
    url: COMPONENTS,
    title: 'Select',
    entries: {
      'select-': BASE_COMPONENT,
      'option-': BASE_COMPONENT,
      'option-group-': BASE_COMPONENT,
    },
    imports: [`import { Select } from '@mui/base/Select';`, `import { Select } from '@mui/base';`],
    row: 'select-prop-disabled',
  },
  {
    url: HOOKS,
    title: 'Select',
    entries: {
      'use-select-': ['import', 'parameters', 'return-value', 'source-code'],
      'use-option-': ['import', 'parameters', 'return-value', 'source-code'],
    },
    imports: [
      `import { useSelect } from '@mui/base/useSelect';`,
      `import { useSelect } from '@mui/base';`,
    ],
    row: 'use-select-parameters-disabled',
  },
  {
    url: '/x/api/data-grid/',
    title: 'DataGrid API',
    entries: { '': ['demos', 'import', 'props', 'slots', 'classes', 'source-code'] },
    imports: [
      `import { DataGrid } from '@mui/x-data-grid/DataGrid';`,
      `import { DataGrid } from '@mui/x-data-grid';`,
    ],
    row: 'data-grid-prop-rowHeight',
  },
];

export const VIEWS = ['table', 'expanded', 'collapsed'] as const;
export type View = (typeof VIEWS)[number];

export const getRow = (page: Page, id: string) => page.locator(`tr[id="${id}"]`);

/** Facts of @mui/material 6.4.1: Button declares so many props, and takes so many more from ButtonBase. */
export const BUTTON_PROPS = { own: 20, inherited: 10 };

/** What a table says when its rows, or its page, could not be fetched. */
export const FAILED = 'The reference could not be loaded. Switch it off and on to try again.';

/** What a filter says while a group that is not in the page does not show. */
export const NOT_SEARCHED = 'HTML attributes and system props are searched only while they show.';

/** A table with its controls, by one of its rows. */
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

/** The ids of the rows that a reader sees, in their order. */
export const readRows = (table: Locator) =>
  table
    .locator('tbody tr[id]')
    .evaluateAll((rows) => rows.filter((row) => row.checkVisibility()).map(({ id }) => id));

/** Makes storage answer as it does in a later visit. */
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

/** A link in the text of the page, as prose has them. */
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
