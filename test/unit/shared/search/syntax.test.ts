/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { type QuerySyntax, readSyntax } from '@/src/shared/search/syntax';

const CASES: readonly [query: string, syntax: QuerySyntax][] = [
  ['how to center a dialog', { text: 'how to center a dialog' }],
  ['Button', { text: 'Button', name: 'Button' }],
  ['<TextField', { text: '<TextField', name: 'TextField' }],
  ["import Grid from '@mui/material/Grid2'", { text: 'Grid2', name: 'Grid2' }],
  ["import { Stack, Box } from '@mui/material';", { text: 'Stack Box', name: 'Stack' }],
  ["import { type SxProps } from '@mui/material/styles'", { text: 'SxProps', name: 'SxProps' }],
  ['@mui/base/Unstable_Popup', { text: 'Popup', name: 'Popup' }],
  ['@mui/icons-material/Delete', { text: 'icons-material' }],
  ['--Button-gap', { text: '--Button-gap', name: 'Button' }],
  ['var(--mui-palette-primary-main)', { text: 'palette.primary.main' }],
  ['theme.palette.mode', { text: 'palette.mode' }],
  ['.MuiSlider-thumb', { text: '.MuiSlider-thumb', kind: 'class' }],
  ['divider prop', { text: 'divider prop', kind: 'prop' }],
  ['useTabs hook', { text: 'useTabs hook', kind: 'hook' }],
  ['role="tablist"', { text: '"tablist"' }],
  ['fullWidth={true}', { text: 'fullWidth={}' }],
  ['chakra modal', { text: 'modal' }],
  ['v-btn', { text: 'btn' }],
  ['vuetify', { text: 'vuetify' }],
  // Utility classes of Bootstrap and Tailwind CSS.
  ['mb-3', { text: 'margin' }],
  ['mx-auto', { text: 'automatic margins' }],
  ['col-md-6', { text: 'col' }],
  ['d-md-none', { text: 'display none' }],
  ['d-lg-inline-flex', { text: 'flexbox' }],
  ['font-semibold', { text: 'font weight' }],
  ['text-center', { text: 'text alignment' }],
  ['text-gray-500', { text: 'text color' }],
  ['.rounded-lg', { text: 'rounded corners' }],
  ['min-w-0', { text: 'width' }],
  ['btn-outline-primary', { text: 'btn' }],
  ['text-field', { text: 'text-field' }],
  ['font-family', { text: 'font-family' }],
];

test.each(CASES)('%s', (query, syntax) => {
  expect(readSyntax(query)).toEqual(syntax);
});
