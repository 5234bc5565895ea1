import { describe, expect, it } from '@jest/globals';
import { getLibraryOptions } from '@/src/shared/userTheme/deriveLibrary';
import { readTheme } from '@/src/shared/userTheme/readTheme';
import { listContrastFaults } from '@/src/shared/userTheme/resolvePalettes';
import { parseTheme, readThemeHash, writeThemeHash } from '@/src/shared/userTheme/themeAddress';
import type { UserTheme } from '@/src/shared/userTheme/types';
import {
  writeCode,
  writeCssVariables,
  writeDesignTokens,
  writeJson,
} from '@/src/shared/userTheme/writeTheme';

/** What all formats can express. */
const TOKENS: UserTheme = {
  material: {
    colorSchemes: {
      light: { palette: { primary: { main: '#7c3aed' }, divider: 'rgba(0, 0, 0, 0.2)' } },
      dark: { palette: { primary: { main: '#c4b5fd' }, background: { paper: '#111827' } } },
    },
    shape: { borderRadius: 12 },
    spacing: 6,
  },
  joy: {
    colorSchemes: {
      light: { palette: { primary: { '500': '#7c3aed', solidBg: '#7c3aed' } } },
      dark: { palette: { primary: { '500': '#7c3aed' } } },
    },
    radius: { md: 'calc(2px + 1%)' },
  },
};

/** What only code and JSON can express. */
const FULL: UserTheme = {
  material: {
    ...TOKENS.material,
    typography: { fontFamily: '"My Font", serif', button: { textTransform: 'none' } },
    components: {
      MuiButton: {
        defaultProps: { disableElevation: true, size: 'small' },
        styleOverrides: { root: { '&:hover': { color: 'var(--mui-palette-primary-main)' } } },
        variants: [{ props: { color: 'primary' }, style: { borderWidth: 2 } }],
      },
    },
  },
};

describe('what is written is read as the same theme', () => {
  it.each([
    ['CSS variables', writeCssVariables, TOKENS],
    ['design tokens', writeDesignTokens, TOKENS],
    ['JSON', writeJson, FULL],
    ['code', (theme: UserTheme) => writeCode(theme.material!, 'material'), FULL],
    ['code for Joy UI', ({ joy }: UserTheme) => writeCode(joy!, 'joy'), { joy: TOKENS.joy! }],
  ])('%s', (_name, write, theme) => {
    expect(readTheme(write(theme))).toEqual({ theme, problems: [], derived: undefined });
  });

  it('an address', () => {
    expect(readThemeHash(writeThemeHash(FULL)!)).toEqual({ theme: FULL, problems: [] });
  });
});

describe('an address that is no theme', () => {
  it.each([
    ['#theme=', 'syntax'],
    ['#theme=***', 'syntax'],
    [`#theme=${btoa('[1]')}`, 'syntax'],
    [`#theme=${btoa('{}')}`, 'empty'],
    [`#theme=${btoa('{"material":{"__proto__":{"a":1}}}')}`, 'unsafe'],
    [`#theme=${'a'.repeat(20_000)}`, 'limit'],
  ])('%s', (hash, kind) => {
    const { theme, problems } = readThemeHash(hash)!;
    expect(theme).toEqual({});
    expect(problems[0]?.kind).toBe(kind);
  });

  it('another hash is not read', () => {
    expect(readThemeHash('#palette')).toBeUndefined();
  });
});

it('a stored text that is malformed is an empty theme', () => {
  expect(parseTheme('{').theme).toEqual({});
});

it('the code enables CSS variables', () => {
  expect(writeCode({ spacing: 4 }, 'material'))
    .toBe(`import { createTheme } from '@mui/material/styles';

export const theme = createTheme({ cssVariables: true, spacing: 4 });
`);
});

it('a library without options gets colors, font, and radius of the other one', () => {
  expect(getLibraryOptions({ material: FULL.material! }, 'joy')).toMatchObject({
    colorSchemes: {
      light: { palette: { primary: { 500: '#7c3aed' } } },
      dark: { palette: { primary: { 500: '#7c3aed' } } },
    },
    fontFamily: { body: '"My Font", serif' },
    radius: { md: '12px', xs: '3px' },
  });
  expect(
    getLibraryOptions({ joy: { ...TOKENS.joy, radius: { md: '2px' } } }, 'material'),
  ).toMatchObject({
    colorSchemes: { light: { palette: { primary: { main: '#7c3aed' } } } },
    shape: { borderRadius: 2 },
  });
  expect(getLibraryOptions({}, 'joy')).toBeUndefined();
});

describe('contrast faults', () => {
  const create = (main: string, dark = '#c4b5fd'): UserTheme => ({
    material: {
      colorSchemes: {
        light: { palette: { primary: { main } } },
        dark: { palette: { primary: { main: dark } } },
      },
    },
  });
  const list = (theme: UserTheme) =>
    listContrastFaults(theme).filter(({ text, background }) =>
      `${text} ${background}`.includes('primary.'),
    );

  it('a color with enough contrast in both modes has none', () => {
    expect(list(create('#7c3aed'))).toEqual([]);
  });

  it('each has the nearest color that mends it', () => {
    const faults = list(create('#a78bfa'));
    expect(faults.map(({ scheme, text, background }) => `${scheme} ${text} ${background}`)).toEqual(
      ['light primary.main background.paper', 'light primary.main background.default'],
    );
    const { fix } = faults[0]!;
    expect(fix?.name).toBe('primary.main');
    expect(list(create(fix!.color))).toEqual([]);
  });

  it('Joy UI is checked by its variants', () => {
    const faults = listContrastFaults({
      joy: { colorSchemes: { light: { palette: { primary: { solidBg: '#ffff00' } } } } },
    });
    expect(faults.find(({ background }) => background === 'primary.solidBg')).toMatchObject({
      library: 'joy',
      scheme: 'light',
      text: 'primary.solidColor',
    });
  });
});
