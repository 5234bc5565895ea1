import { expect, test } from '@jest/globals';
import { judgeText, suggestFix } from '@/src/shared/userTheme/renderedContrast';
import { resolvePalettes } from '@/src/shared/userTheme/resolvePalettes';

const text = (color: string, backgrounds: string[], size = 16, weight = 400) => ({
  ...{ color, backgrounds, size, weight },
});
const CLEAR = 'rgba(0, 0, 0, 0)';
const WHITE = 'rgb(255, 255, 255)';

test.each([
  ['black on white', text('rgb(0, 0, 0)', [WHITE])],
  ['transparent backgrounds', text('rgb(0, 0, 0)', [CLEAR, 'rgba(0, 0, 0, 0.04)', WHITE])],
  ['large text', text('rgb(136, 136, 136)', [WHITE], 24)],
  ['large bold text', text('rgb(136, 136, 136)', [WHITE], 19, 700)],
])('enough contrast: %s', (_name, rendered) => {
  expect(judgeText(rendered)).toBeUndefined();
});

test.each([
  ['gray on white', text('rgb(136, 136, 136)', [WHITE]), 3.54],
  ['transparent text', text('rgba(0, 0, 0, 0.38)', [WHITE]), 2.67],
  ['a tint above white', text('rgb(255, 255, 255)', ['rgba(0, 0, 0, 0.5)', WHITE]), 3.95],
])('too little contrast: %s', (_name, rendered, ratio) => {
  expect(judgeText(rendered)).toMatchObject({ least: 4.5 });
  expect(judgeText(rendered)?.ratio).toBeCloseTo(ratio, 1);
});

test.each([
  ['no opaque background', text('rgb(0, 0, 0)', [CLEAR])],
  ['another color space', text('oklch(0.5 0.1 200)', [WHITE])],
])('it can not be calculated: %s', (_name, rendered) => {
  expect(judgeText(rendered)).toBeNull();
});

const { light } = resolvePalettes(
  { colorSchemes: { light: { palette: { primary: { main: '#9ccc65' } } } } },
  'material',
);
const fault = (color: string, background: string, least = 4.5) => ({
  ...{ color, background, least, ratio: 1 },
});

test('the text color of the palette is changed', () => {
  const fix = suggestFix(light, 'material', fault('rgb(156, 204, 101)', '#ffffff'));
  expect(fix?.name).toBe('primary.main');
  expect(judgeText(text(fix!.color, [WHITE]))).toBeUndefined();
  const large = suggestFix(light, 'material', fault('rgb(156, 204, 101)', '#ffffff', 3));
  expect(judgeText(text(large!.color, [WHITE]))).toMatchObject({ least: 4.5 });
  expect(suggestFix(light, 'material', fault('rgba(0, 0, 0, 0.6)', '#777777'))).toMatchObject({
    name: 'text.secondary',
  });
});

test('for text on a main color, the main color is changed', () => {
  expect(suggestFix(light, 'material', fault('rgb(255, 255, 255)', '#9ccc65'))).toMatchObject({
    name: 'primary.main',
  });
});

test('Joy UI: the shade is changed that the text refers to', () => {
  const palettes = resolvePalettes({}, 'joy');
  const fix = suggestFix(palettes.light, 'joy', fault('rgb(11, 107, 203)', '#8899aa'));
  expect(fix?.name).toBe('primary.500');
});

test('a color that is not in the palette has no fix', () => {
  expect(suggestFix(light, 'material', fault('rgb(1, 2, 3)', '#040506'))).toBeUndefined();
});
