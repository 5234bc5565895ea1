/**
 * The colors of Base UI demos in a visitor's theme. Those demos have no theme: their colors are the teal and red shades of
 * Tailwind's palette, as utilities or as hex values. Both get the CSS variables that Tailwind has for these shades, with the
 * present colors as fallback, and the variables get values of the theme's palette. Other colors, such as gray, stay.
 */
import { darken, lighten } from '@mui/system/colorManipulator';
import { toHex, toRgba } from './colors';
import { getLibraryOptions } from './deriveLibrary';
import { getOption } from './optionPath';
import { getTextOn } from './textColors';
import { SCHEMES, type Scheme, type UserTheme } from './types';

/** Tailwind's palettes with the roles that demos use them for. */
const PALETTES = {
  teal: {
    role: 'primary',
    shades: {
      50: '#f0fdfa',
      100: '#ccfbf1',
      200: '#99f6e4',
      300: '#5eead4',
      400: '#2dd4bf',
      500: '#14b8a6',
      600: '#0d9488',
      700: '#0f766e',
      800: '#115e59',
      900: '#134e4a',
      950: '#042f2e',
    },
  },
  red: {
    role: 'error',
    shades: {
      50: '#fef2f2',
      100: '#fee2e2',
      200: '#fecaca',
      300: '#fca5a5',
      400: '#f87171',
      500: '#ef4444',
      600: '#dc2626',
      700: '#b91c1c',
      800: '#991b1b',
      900: '#7f1d1d',
      950: '#450a0a',
    },
  },
} as const;
type PaletteName = keyof typeof PALETTES;
const NAMES = Object.keys(PALETTES) as PaletteName[];

/** The variable for text on an accent background, which is white in light mode. */
const getTextVariable = (name: PaletteName) => `--color-on-${name}`;
const getVariable = (name: PaletteName, shade: string) => `--color-${name}-${shade}`;

/** Variables by `r,g,b`. */
const VARIABLES = new Map(
  NAMES.flatMap((name) =>
    Object.entries(PALETTES[name].shades).map(
      ([shade, color]) => [toKey(color), getVariable(name, shade)] as const,
    ),
  ),
);

function toKey(color: string): string | undefined {
  return toRgba(color)?.slice(0, 3).join();
}

const COLOR = /#[\da-f]{6}\b|rgb\(\s*\d+\s*,\s*\d+\s*,\s*\d+\s*\)/gi;
/** White text in light mode, with the color that it has on an accent background in dark mode. */
const WHITE_WITH =
  /light-dark\(\s*(#ffffff|#fff|rgb\(255,\s*255,\s*255\))\s*,\s*([^,()]+|rgb\([^)]*\))\)/gi;

/** Whether a style rule could have a color of demos. It is fast, and can be wrong. */
export const mayHaveDemoColor = (css: string): boolean => css.search(COLOR) >= 0;

/**
 * Returns a value of a CSS declaration with variables for the colors of demos. They fall back to these colors.
 * @returns the same value if it has none of them, or has variables already.
 */
export function addColorVariables(value: string): string {
  if (value.includes('var(--color-')) {
    return value;
  }
  return value
    .replace(WHITE_WITH, (whole, white: string, dark: string) => {
      const name = NAMES.find((one) => toKey(PALETTES[one].shades[950]) === toKey(dark.trim()));
      return name ? whole.replace(white, `var(${getTextVariable(name)}, white)`) : whole;
    })
    .replace(COLOR, (color) => {
      const variable = VARIABLES.get(toKey(color) ?? '');
      return variable === undefined ? color : `var(${variable}, ${color})`;
    });
}

/** Returns a style sheet with the same variables in its declarations. */
export const addColorVariablesToSheet = (css: string): string =>
  css.replace(/[^;{}]+/g, addColorVariables);

/** How the shades follow from the main color: what it is mixed with, and how much. The others are the main color. */
const MIXES: Readonly<
  Record<Scheme, Readonly<Record<string, readonly ['white' | 'black', number]>>>
> = {
  light: {
    50: ['white', 0.93],
    100: ['white', 0.85],
    200: ['white', 0.7],
    300: ['white', 0.5],
    400: ['white', 0.3],
    900: ['black', 0.2],
    950: ['black', 0.6],
  },
  dark: {
    50: ['white', 0.85],
    100: ['white', 0.7],
    200: ['white', 0.35],
    600: ['black', 0.25],
    700: ['black', 0.4],
    800: ['black', 0.5],
    900: ['black', 0.65],
  },
};

/** Returns style rules with the variables. They are empty if the theme changes neither of the colors. */
export function createDemoColors(theme: UserTheme): string {
  const options = getLibraryOptions(theme, 'material');
  const texts = new Set<PaletteName>();
  const rules = SCHEMES.map((scheme) => {
    const declarations = NAMES.flatMap((name) => {
      const palette = getOption(options, ['colorSchemes', scheme, 'palette', PALETTES[name].role]);
      const main = toHex(String(getOption(palette, ['main']) ?? getOption(palette, ['500'])));
      if (main === undefined) {
        return [];
      }
      texts.add(name);
      const isText = (shade: string) => shade === '950' && scheme === 'dark';
      const onMain = getTextOn(main, getOption(palette, ['contrastText']));
      return [
        ...Object.keys(PALETTES[name].shades).map(
          (shade) =>
            `${getVariable(name, shade)}:${isText(shade) ? onMain : mix(main, scheme, shade)}`,
        ),
        `${getTextVariable(name)}:${onMain}`,
      ];
    });
    return declarations.length > 0
      ? `[data-mui-color-scheme='${scheme}']{${declarations.join(';')}}`
      : '';
  });
  // In Tailwind, white text isn't part of a palette. Its other color says what it is on. The specificity is that of a
  // utility, so that those of states still apply.
  const utilities = [...texts].map(
    (name) =>
      `.text-white:where(.dark\\:text-${name}-950){color:var(${getTextVariable(name)},white)}`,
  );
  return rules.join('') + (utilities.length > 0 ? `@layer utilities{${utilities.join('')}}` : '');
}

function mix(main: string, scheme: Scheme, shade: string): string {
  const [other, amount] = MIXES[scheme][shade] ?? ['black', 0];
  return toHex((other === 'white' ? lighten : darken)(main, amount)) ?? main;
}
