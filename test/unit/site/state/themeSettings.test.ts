import { describe, expect, test } from '@jest/globals';
import {
  DEFAULT_THEME_SETTINGS,
  type ThemeAction,
  type ThemeSettings,
  parseThemeSettings,
  stringifyThemeSettings,
  themeSettingsReducer,
} from '@/src/site/state/themeSettings';

/** Settings that differ from the defaults in every field. */
const OTHER: ThemeSettings = {
  dense: true,
  direction: 'rtl',
  paletteColors: { primary: '#112233', secondary: '#445566' },
  spacing: 5,
  paletteMode: 'dark',
};

// @proves S3.7, S3.8, S3.9, S3.10, S3.11
test('the fields and their defaults', () => {
  expect(DEFAULT_THEME_SETTINGS).toEqual({
    dense: false,
    direction: 'ltr',
    paletteColors: {},
    spacing: 8,
    paletteMode: 'light',
  });
});

// @proves S4.1, S4.2, S4.3, S4.4, S4.5, S4.6, S4.7
describe('the actions', () => {
  test.each<[row: string, action: ThemeAction, before: Partial<ThemeSettings>, after: object]>([
    ['set spacing', { type: 'SET_SPACING', payload: 10 }, {}, { spacing: 10 }],
    ['increase spacing by 1', { type: 'INCREASE_SPACING' }, {}, { spacing: 9 }],
    ['increase spacing by 1', { type: 'INCREASE_SPACING' }, { spacing: 3 }, { spacing: 4 }],
    ['decrease spacing by 1', { type: 'DECREASE_SPACING' }, {}, { spacing: 7 }],
    ['decrease spacing by 1', { type: 'DECREASE_SPACING' }, { spacing: 3 }, { spacing: 2 }],
    ['set dense', { type: 'SET_DENSE', payload: true }, {}, { dense: true }],
    ['set dense', { type: 'SET_DENSE', payload: false }, { dense: true }, { dense: false }],
    [
      'reset density (dense false, spacing 8)',
      { type: 'RESET_DENSITY' },
      OTHER,
      { dense: false, spacing: 8 },
    ],
    ['reset colors', { type: 'RESET_COLORS' }, OTHER, { paletteColors: {} }],
    [
      'change (mode, …)',
      { type: 'CHANGE', payload: { paletteMode: 'dark' } },
      {},
      { paletteMode: 'dark' },
    ],
    [
      'change (…, direction, …)',
      { type: 'CHANGE', payload: { direction: 'rtl' } },
      {},
      { direction: 'rtl' },
    ],
    [
      'change (…, colors, …)',
      { type: 'CHANGE', payload: { paletteColors: { primary: '#abcdef' } } },
      OTHER,
      { paletteColors: { primary: '#abcdef' } },
    ],
    [
      'change (mode, direction, colors, …)',
      {
        type: 'CHANGE',
        payload: {
          paletteMode: 'light',
          direction: 'ltr',
          paletteColors: { secondary: '#000000' },
        },
      },
      OTHER,
      { paletteMode: 'light', direction: 'ltr', paletteColors: { secondary: '#000000' } },
    ],
  ])('"%s": %j on %j returns %j and keeps the rest', (_row, action, before, after) => {
    const state = Object.freeze({ ...DEFAULT_THEME_SETTINGS, ...before });
    expect(themeSettingsReducer(state, action)).toEqual({ ...state, ...after });
  });

  test.each<ThemeAction>([
    { type: 'CHANGE', payload: {} },
    { type: 'CHANGE', payload: { paletteMode: 'dark' } },
    { type: 'CHANGE', payload: { direction: 'rtl' } },
    { type: 'CHANGE', payload: { paletteColors: { primary: '#112233', secondary: '#445566' } } },
    { type: 'CHANGE', payload: { paletteColors: { secondary: '#445566', primary: '#112233' } } },
    {
      type: 'CHANGE',
      payload: { paletteMode: 'dark', direction: 'rtl', paletteColors: OTHER.paletteColors },
    },
  ])('"change (…, applied only if different)": %j returns the same object', (action) => {
    expect(themeSettingsReducer(OTHER, action)).toBe(OTHER);
  });
});

// @proves S4.1, S4.2, S4.3
describe('the spacing unit stays between 1 and 20', () => {
  const at = (spacing: number): ThemeSettings => ({ ...DEFAULT_THEME_SETTINGS, spacing });

  test.each<[action: ThemeAction, before: number, after: number]>([
    [{ type: 'SET_SPACING', payload: 1 }, 8, 1],
    [{ type: 'SET_SPACING', payload: 0 }, 8, 1],
    [{ type: 'SET_SPACING', payload: -8 }, 8, 1],
    [{ type: 'SET_SPACING', payload: 20 }, 8, 20],
    [{ type: 'SET_SPACING', payload: 21 }, 8, 20],
    [{ type: 'SET_SPACING', payload: Infinity }, 8, 20],
    [{ type: 'INCREASE_SPACING' }, 19, 20],
    [{ type: 'INCREASE_SPACING' }, 20, 20],
    [{ type: 'DECREASE_SPACING' }, 2, 1],
    [{ type: 'DECREASE_SPACING' }, 1, 1],
  ])('%j on %d returns %d', (action, before, after) => {
    expect(themeSettingsReducer(at(before), action)).toEqual(at(after));
  });

  test.each([
    [0, 1],
    [-8, 1],
    [21, 20],
    [1e308, 20],
  ])('a stored %d is read as %d', (stored, read) => {
    expect(parseThemeSettings(`{"spacing":${stored}}`)).toMatchObject({ spacing: read });
  });
});

// @proves S8.7
describe('an action of unknown type', () => {
  test.each([
    { type: 'GROW' },
    { type: 'change', payload: {} },
    { type: '' },
    { type: undefined },
    {},
  ])("%j: 'Unrecognized type'", (action) => {
    expect(() =>
      themeSettingsReducer(DEFAULT_THEME_SETTINGS, action as unknown as ThemeAction),
    ).toThrow('Unrecognized type');
  });
});

describe('stored settings', () => {
  test.each<[string, ThemeSettings]>([
    ['the defaults', DEFAULT_THEME_SETTINGS],
    ['settings with every field changed', OTHER],
    ['one color', { ...DEFAULT_THEME_SETTINGS, paletteColors: { secondary: '#ABCDEF' } }],
  ])('are read as written: %s; the mode has its own key', (_name, settings) => {
    const { paletteMode: _mode, ...stored } = settings;
    expect(parseThemeSettings(stringifyThemeSettings(settings))).toEqual(stored);
  });

  test.each<[name: string, text: string | null]>([
    ['nothing', null],
    ['an empty text', ''],
    ['no JSON', 'hello'],
    ['half of JSON', '{"dense":tr'],
    ['null', 'null'],
    ['a number', '8'],
    ['a text', '"rtl"'],
    ['a list', '[true, "rtl", 8]'],
    ['wrong types', '{"dense":"yes","direction":1,"spacing":"8","paletteColors":"red"}'],
    ['nulls', '{"dense":null,"direction":null,"spacing":null,"paletteColors":null}'],
    ['an unknown direction', '{"direction":"RTL"}'],
    ['no whole spacing', '{"spacing":2.5}'],
    ['a list for the colors', '{"paletteColors":["#112233"]}'],
    ['colors that are no texts', '{"paletteColors":{"primary":1,"secondary":{"main":"#112233"}}}'],
    ['CSS for a color', '{"paletteColors":{"primary":"red;}body{display:none"}}'],
    ['CSS behind a color', '{"paletteColors":{"primary":"#112233;}body{display:none"}}'],
    ['a line behind a color', '{"paletteColors":{"primary":"#112233\\n"}}'],
    ['an address for a color', '{"paletteColors":{"primary":"url(https://example.com/)"}}'],
    ['short and long hex colors', '{"paletteColors":{"primary":"#123","secondary":"#11223344"}}'],
    ['an unknown role', '{"paletteColors":{"error":"#112233"}}'],
    ['unknown fields', '{"paletteMode":"dark","admin":true}'],
    ['a prototype', '{"__proto__":{"dense":true},"paletteColors":{"__proto__":{"primary":"red"}}}'],
    ['lists without end', `{"paletteColors":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  ])('ignore invalid values: %s', (_name, text) => {
    expect(JSON.parse(JSON.stringify(parseThemeSettings(text)))).toEqual({ paletteColors: {} });
    expect(({} as { dense?: boolean }).dense).toBeUndefined();
  });

  test('keep valid fields beside invalid ones', () => {
    const text =
      '{"dense":true,"direction":"up","spacing":4,"paletteColors":{"primary":"red","secondary":"#112233"}}';
    expect(parseThemeSettings(text)).toEqual({
      dense: true,
      spacing: 4,
      paletteColors: { secondary: '#112233' },
    });
  });
});
