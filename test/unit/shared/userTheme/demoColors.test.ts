import { expect, test } from '@jest/globals';
import { getContrast } from '@/src/shared/contrast';
import {
  addColorVariables,
  addColorVariablesToSheet,
  createDemoColors,
  mayHaveDemoColor,
} from '@/src/shared/userTheme/demoColors';
import type { ThemeValue, UserTheme } from '@/src/shared/userTheme/types';

const scheme = (palette: ThemeValue) => ({ palette });
const withPalettes = (light: ThemeValue, dark: ThemeValue): UserTheme => ({
  material: { colorSchemes: { light: scheme(light), dark: scheme(dark) } },
});
const PINK = withPalettes({ primary: { main: '#ad1457' } }, { primary: { main: '#f48fb1' } });

/** Returns the variables of a color scheme. */
function readVariables(css: string, mode: string): Record<string, string> {
  const [, body = ''] = new RegExp(`'${mode}'\\]\\{([^}]*)\\}`).exec(css) ?? [];
  return Object.fromEntries(body.split(';').map((one) => one.split(':') as [string, string]));
}

test.each([
  ['#115e59', 'var(--color-teal-800, #115e59)'],
  ['1px solid #0D9488', '1px solid var(--color-teal-600, #0D9488)'],
  [
    'light-dark(rgb(17, 94, 89), rgb(94, 234, 212))',
    'light-dark(var(--color-teal-800, rgb(17, 94, 89)), var(--color-teal-300, rgb(94, 234, 212)))',
  ],
  [
    'light-dark(#ffffff, #042f2e)',
    'light-dark(var(--color-on-teal, white), var(--color-teal-950, #042f2e))',
  ],
  [
    'light-dark(rgb(255, 255, 255), rgb(69, 10, 10))',
    'light-dark(var(--color-on-red, white), var(--color-red-950, rgb(69, 10, 10)))',
  ],
])('the color of a demo gets its variable: %s', (value, expected) => {
  expect(mayHaveDemoColor(value)).toBe(true);
  expect(addColorVariables(value)).toBe(expected);
  expect(addColorVariables(expected)).toBe(expected);
});

test.each([
  'light-dark(#ffffff, #0f172a)',
  '#475569',
  'rgb(15 23 42 / 0.16)',
  'var(--x)',
  '#115e591',
])('other values stay: %s', (value) => {
  expect(addColorVariables(value)).toBe(value);
});

test('the declarations of a style sheet get the variables, also where others have some', () => {
  const css =
    '.a{color:var(--color-x);}@media print{.b:hover{color:#115e59;border:0 solid #475569}}';
  expect(addColorVariablesToSheet(css)).toBe(
    css.replace('#115e59', 'var(--color-teal-800, #115e59)'),
  );
});

test('the shades follow the main colors of each mode', () => {
  const css = createDemoColors(PINK);
  const [light, dark] = ['light', 'dark'].map((mode) => readVariables(css, mode));
  expect(light).toMatchObject({
    '--color-teal-600': '#ad1457',
    '--color-teal-800': '#ad1457',
    '--color-on-teal': '#ffffff',
  });
  expect(dark).toMatchObject({ '--color-teal-300': '#f48fb1', '--color-teal-400': '#f48fb1' });
  expect(css).toContain(
    '.text-white:where(.dark\\:text-teal-950){color:var(--color-on-teal,white)}',
  );
  expect(css).not.toContain('red');
});

test.each(['#ffeb3b', '#ad1457', '#777777', '#000000', '#ffffff'])(
  'text on the main color %s is readable',
  (main) => {
    const css = createDemoColors(withPalettes({ primary: { main } }, { primary: { main } }));
    const { '--color-on-teal': light = '' } = readVariables(css, 'light');
    const { '--color-teal-950': dark = '' } = readVariables(css, 'dark');
    [light, dark].forEach((text) => expect(getContrast(text, main)).toBeGreaterThanOrEqual(4.5));
  },
);

test('the text color of the theme is used', () => {
  const primary = { main: '#ad1457', contrastText: '#ffff00' };
  expect(createDemoColors(withPalettes({ primary }, {}))).toContain('--color-on-teal:#ffff00');
});

test('a theme of Joy UI, and one for errors', () => {
  const joy = { colorSchemes: { light: scheme({ primary: { 500: '#ad1457' } }) } };
  expect(createDemoColors({ joy })).toContain('--color-teal-800:#ad1457');
  const css = createDemoColors(withPalettes({ error: { main: '#7b1fa2' } }, {}));
  expect(css).toContain('--color-red-700:#7b1fa2');
  expect(css).not.toContain('teal');
});

test.each([{}, { material: { spacing: 4 } }, withPalettes({ primary: { main: 'red;}' } }, {})])(
  'a theme without these colors changes nothing: %j',
  (theme) => {
    expect(createDemoColors(theme as UserTheme)).toBe('');
  },
);
