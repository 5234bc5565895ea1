import { expect, test } from '@jest/globals';
import { createTheme } from '@mui/material/styles';
import {
  DEFAULTS,
  VISIONS,
  type Vision,
  computeRole,
  getMatrix,
  writeTheme,
} from '@/src/site/app/embeds/live/colorRoles';

test('a role has the colors that a theme with this main color has', () => {
  const { light, main, dark, contrastText } = createTheme({
    palette: { primary: { main: '#ffb300' } },
  }).palette.primary;
  expect(computeRole('#ffb300')).toEqual({ light, main, dark, contrastText });
});

test('the defaults are those of the theme', () => {
  expect(DEFAULTS).toEqual({ primary: '#1976d2', secondary: '#9c27b0' });
});

test('the code creates a theme with the colors', () => {
  const code = writeTheme({ primary: '#00695c', secondary: '#8e4585' });
  expect(code).toContain("primary: { main: '#00695c' }");
  expect(code).toContain("secondary: { main: '#8e4585' }");
});

test.each(Object.keys(VISIONS) as Vision[])('%s keeps white and gray as they are', (vision) => {
  const values = getMatrix(vision).split(' ').map(Number);
  expect(values).toHaveLength(20);
  for (const row of [0, 5, 10]) {
    expect(values.slice(row, row + 3).reduce((a, b) => a + b)).toBeCloseTo(1, 4);
  }
});
