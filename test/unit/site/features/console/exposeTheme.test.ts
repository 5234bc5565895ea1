/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { exposeTheme } from '@/src/site/features/console/exposeTheme';
import { storedText } from '@/src/site/state/storedText';
import { readPageTheme } from '@/src/site/theme/readPageTheme';
import { areThemesLoaded, getTheme } from '@/src/site/theme/demoThemes';
import { DEFAULT_THEME_SETTINGS, THEME_SETTINGS_KEY } from '@/src/site/state/themeSettings';

interface SomeTheme {
  palette?: { primary?: { main?: string } };
  direction?: string;
  colorSchemes?: object;
}

const go = (path: string) => window.history.replaceState(null, '', path);
const isPromise = (value: unknown) => value instanceof Promise;
const needs = (id: 'material' | 'joy') =>
  ({ ids: [id], direction: 'ltr', language: 'en' }) as const;

beforeEach(() => {
  window.localStorage.clear();
  exposeTheme(readPageTheme);
});

test('is read on access: first a promise, and then the theme object of the demos', async () => {
  go('/joy-ui/react-button/');
  expect(areThemesLoaded(needs('joy'))).toBe(false);
  expect(isPromise(window.theme)).toBe(true);
  const theme = await window.theme;
  expect(isPromise(window.theme)).toBe(false);
  expect(window.theme).toBe(theme);
  expect(theme).toBe(getTheme('joy'));
});

test.each([
  ['/', 'material'],
  ['/material-ui/react-button/', 'material'],
  ['/x/react-data-grid/', 'material'],
  ['/joy-ui/react-card/', 'joy'],
  ['/system/react-box/', 'system'],
  ['/base-ui/react-select/', 'system'],
] as const)('on %s it is the theme %s', async (path, id) => {
  go(path);
  expect(await window.theme).toBe(getTheme(id));
});

test("follows the user's settings", async () => {
  go('/material-ui/react-button/');
  const before = await window.theme;
  const settings = { direction: 'rtl', spacing: 4, paletteColors: { primary: '#112233' } } as const;
  storedText(THEME_SETTINGS_KEY).set(JSON.stringify(settings));
  const after = (await window.theme) as SomeTheme;
  expect(after).not.toBe(before);
  expect(after).toBe(getTheme('material', { ...DEFAULT_THEME_SETTINGS, ...settings }));
  expect(after.direction).toBe('rtl');
});

test('the variable can be overwritten and deleted', () => {
  window.theme = 1;
  exposeTheme(readPageTheme);
  expect(window.theme).toBe(1);
  expect(Reflect.deleteProperty(window, 'theme')).toBe(true);
});
