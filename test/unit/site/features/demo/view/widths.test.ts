import { describe, expect, test } from '@jest/globals';
import { createTheme } from '@mui/material/styles';
import {
  PRESETS,
  WIDTH_RANGE,
  clampWidth,
  getBreakpoint,
  getNextWidth,
} from '@/src/site/features/demo/view/widths';

describe('getBreakpoint', () => {
  test.each([
    [240, 'xs'],
    [599, 'xs'],
    [600, 'sm'],
    [899, 'sm'],
    [900, 'md'],
    [1199, 'md'],
    [1200, 'lg'],
    [1535, 'lg'],
    [1536, 'xl'],
  ])('%i px is %s', (width, name) => {
    expect(getBreakpoint(width)).toBe(name);
  });

  test('has the breakpoints of the default theme', () => {
    const { values } = createTheme().breakpoints;
    Object.entries(values).forEach(([name, start]) => expect(getBreakpoint(start)).toBe(name));
  });

  test.each(PRESETS)('the preset $name is in its own breakpoint', ({ name, width }) => {
    expect(getBreakpoint(width)).toBe(name);
  });
});

describe('getNextWidth', () => {
  test.each<[key: string, from: number, ltr: number | undefined, rtl: number | undefined]>([
    ['ArrowRight', 600, 610, 590],
    ['ArrowLeft', 600, 590, 610],
    ['ArrowUp', 600, 610, 610],
    ['ArrowDown', 600, 590, 590],
    ['PageUp', 600, 900, 900],
    ['PageUp', 1250, WIDTH_RANGE.max, WIDTH_RANGE.max],
    ['PageDown', 601, 600, 600],
    ['PageDown', 600, 320, 320],
    ['PageDown', 300, WIDTH_RANGE.min, WIDTH_RANGE.min],
    ['Home', 600, WIDTH_RANGE.min, WIDTH_RANGE.min],
    ['End', 600, WIDTH_RANGE.max, WIDTH_RANGE.max],
    ['ArrowLeft', WIDTH_RANGE.min, WIDTH_RANGE.min, WIDTH_RANGE.min + 10],
    ['Enter', 600, undefined, undefined],
    ['Tab', 600, undefined, undefined],
  ])('%s at %i px', (key, from, ltr, rtl) => {
    expect(getNextWidth(key, from, false)).toBe(ltr);
    expect(getNextWidth(key, from, true)).toBe(rtl);
  });
});

test.each([
  [100, WIDTH_RANGE.min],
  [5000, WIDTH_RANGE.max],
  [333.4, 333],
])('clampWidth(%d) is %d', (width, clamped) => {
  expect(clampWidth(width)).toBe(clamped);
});
