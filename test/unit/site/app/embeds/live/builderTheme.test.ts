import { describe, expect, test } from '@jest/globals';
import {
  type BuilderState,
  DEFAULT_STATE,
  ROLES,
  SCHEMES,
  TOKENS,
  createBuilderTheme,
  createOptions,
  getVariantContrast,
  listVariables,
  parseState,
  resolveColor,
  writeTheme,
} from '@/src/site/app/embeds/live/builderTheme';
import { readHex } from '@/src/shared/readHex';

const CHANGED: BuilderState = {
  main: { primary: '#7c3aed' },
  tokens: { light: {}, dark: { primary: { solidBg: '#5b21b6' } } },
  font: 'serif',
  radius: 16,
  shadow: 'none',
};

describe('the options', () => {
  test('are empty for the default theme', () => {
    expect(createOptions(DEFAULT_STATE)).toEqual({});
    expect(writeTheme({})).toContain('export const theme = extendTheme();');
  });

  test('have the shades of a main color, tokens of one mode, and the other changes', () => {
    expect(createOptions(CHANGED)).toMatchObject({
      colorSchemes: {
        light: { palette: { primary: { 500: '#7c3aed' } }, shadowOpacity: '0' },
        dark: { palette: { primary: { 500: '#7c3aed', solidBg: '#5b21b6' } } },
      },
      fontFamily: { body: expect.stringContaining('Georgia') },
      radius: { xs: '4px', md: '16px', xl: '32px' },
    });
  });

  test('have the backgrounds for hover and pressed of a changed background', () => {
    const { dark } = createOptions(CHANGED).colorSchemes as Record<string, object>;
    expect(dark).toMatchObject({
      palette: { primary: { solidHoverBg: '#4d1c9a', solidActiveBg: '#3b1576' } },
    });
  });

  test('are the argument in the code', () => {
    const code = writeTheme(createOptions(CHANGED));
    const argument = /extendTheme\(([^]*)\);/.exec(code)![1];
    // The code of the builder, which has no input other than the state above.
    expect(new Function(`return ${argument}`)()).toEqual(createOptions(CHANGED));
  });
});

test('colors and variables are those of the theme', () => {
  const theme = createBuilderTheme(createOptions(CHANGED));
  expect(resolveColor(theme, 'light', 'primary.solidBg')).toBe('#7c3aed');
  expect(resolveColor(theme, 'dark', 'primary.solidBg')).toBe('#5b21b6');
  expect(resolveColor(theme, 'dark', 'background.body')).toBe('#000');
  expect(listVariables(theme, 'dark')).toMatchObject({
    '--joy-palette-primary-solidBg': '#5b21b6',
    '--joy-radius-md': '16px',
  });
});

test.each(ROLES)('the colors of %s have the format of color fields', (role) => {
  for (const state of [DEFAULT_STATE, { ...DEFAULT_STATE, main: { [role]: '#7c3aed' } }]) {
    const theme = createBuilderTheme(createOptions(state));
    const colors = SCHEMES.flatMap((scheme) =>
      TOKENS.map((token) => resolveColor(theme, scheme, `${role}.${token}`)),
    );
    expect(colors.filter((color) => readHex(color) === undefined)).toEqual([]);
  }
});

test('the contrast of a variant is measured on its background or on the page', () => {
  const theme = createBuilderTheme(createOptions({ ...CHANGED, main: { primary: '#ffb300' } }));
  expect(getVariantContrast(theme, 'light', 'primary', 'solid')).toBeCloseTo(1.79, 2);
  expect(getVariantContrast(theme, 'dark', 'primary', 'plain')).toBeGreaterThan(7);
});

describe('a stored state', () => {
  test('is read back', () => {
    expect(parseState(JSON.stringify(CHANGED))).toEqual(CHANGED);
  });

  test.each([
    null,
    '',
    '[]',
    '{"main":{"primary":"url(x)","__proto__":"#ffffff"},"radius":99,"font":"toString","shadow":1}',
    '{"tokens":{"light":{"primary":{"solidBg":"red","other":"#ffffff"}}}}',
  ])('without valid values is the default one: %s', (text) => {
    expect(parseState(text)).toEqual(DEFAULT_STATE);
  });
});
