import { expect, test } from '@jest/globals';
import { formatRatio, getContrast, getLevel, parseColor } from '@/src/shared/contrast';

test.each([
  ['#fff', [255, 255, 255, 1]],
  ['#1976D2', [25, 118, 210, 1]],
  ['rgb(71, 145, 219)', [71, 145, 219, 1]],
  ['rgba(0, 0, 0, 0.87)', [0, 0, 0, 0.87]],
])('%s is parsed', (color, expected) => {
  expect(parseColor(color)).toEqual(expected);
});

test.each(['red', '#12', 'rgb(0 0 0)', 'hsl(0, 0%, 0%)'])('%s is an error', (color) => {
  expect(() => parseColor(color)).toThrow(`Can't parse the color "${color}"`);
});

test('contrast ratios are those of WCAG, in both orders', () => {
  expect(getContrast('#000', '#fff')).toBeCloseTo(21);
  expect(getContrast('#fff', '#000')).toBeCloseTo(21);
  expect(getContrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('transparent text has the contrast of the mixed color', () => {
  expect(getContrast('rgba(0, 0, 0, 0)', '#1976d2')).toBe(1);
  expect(getContrast('rgba(0, 0, 0, 0.5)', '#ffffff')).toBeCloseTo(
    getContrast('#808080', '#fff'),
    1,
  );
});

test.each([
  [7, 'AAA'],
  [6.99, 'AA'],
  [4.5, 'AA'],
  [4.49, 'AA18'],
  [3, 'AA18'],
  [2.99, undefined],
])('a ratio of %p reaches level %p', (ratio, level) => {
  expect(getLevel(ratio)).toBe(level);
});

test('a ratio is never rounded up to a level that it misses', () => {
  expect(formatRatio(4.4999)).toBe('4.49:1');
  expect(formatRatio(21)).toBe('21.00:1');
});
