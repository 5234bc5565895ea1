/**
 * Theme token sets of the site itself (S3.29): the colors of the frame, never those of a demo. Text colors have a
 * contrast of at least 4.5:1 in light and dark mode.
 */

type Scale = Readonly<Record<50 | 100 | 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900, string>>;

export const PALETTES = {
  blue: {
    50: '#eff5ff',
    100: '#dbe8fe',
    200: '#bcd4fd',
    300: '#8fb8fb',
    400: '#5c94f5',
    500: '#2f6fe4',
    600: '#1f58c4',
    700: '#1c479d',
    800: '#1a3b7e',
    900: '#152c5a',
  },
  blueDark: {
    50: '#e8edf4',
    100: '#cbd6e4',
    200: '#a6b5ca',
    300: '#7e90a9',
    400: '#586b87',
    500: '#3d506c',
    600: '#2b3c55',
    700: '#1c2a40',
    800: '#131f32',
    900: '#0c1524',
  },
  grey: {
    50: '#f6f7f9',
    100: '#eceef2',
    200: '#dfe3e9',
    300: '#c6ccd6',
    400: '#9da6b4',
    500: '#707a8a',
    600: '#535c6b',
    700: '#3b4350',
    800: '#252b35',
    900: '#151920',
  },
  error: {
    50: '#fff1f0',
    100: '#ffdedb',
    200: '#ffc2bd',
    300: '#ff9a93',
    400: '#f56a62',
    500: '#d93a34',
    600: '#b82621',
    700: '#96201c',
    800: '#7a1e1b',
    900: '#521411',
  },
  success: {
    50: '#edfaf2',
    100: '#d2f2df',
    200: '#a8e5c1',
    300: '#71d19c',
    400: '#3cb575',
    500: '#1b8f55',
    600: '#127245',
    700: '#105a38',
    800: '#10482f',
    900: '#0b311f',
  },
  warning: {
    50: '#fff8e6',
    100: '#ffedc0',
    200: '#fedc86',
    300: '#fbc54b',
    400: '#eda91f',
    500: '#b97a05',
    600: '#935f04',
    700: '#754b08',
    800: '#5d3c0c',
    900: '#3f2807',
  },
} as const satisfies Record<string, Scale>;

export type PaletteName = keyof typeof PALETTES;

/** S9.10 and S9.11: "Theme border radius 12; spacing 8 (scale factor 8 px)". In CSS pixels. */
export const RADIUS = 12;
const SPACING = 8;

/** Returns the palettes as custom properties: `--fg-blue-500: #2f6fe4;…`, with `--fg-radius` and `--fg-spacing`. */
export function tokensToCss(): string {
  const colors = Object.entries(PALETTES).flatMap(([name, scale]) =>
    Object.entries(scale).map(([step, value]) => `--fg-${name}-${step}:${value}`),
  );
  return `:root{${[...colors, `--fg-radius:${RADIUS}px`, `--fg-spacing:${SPACING}px`].join(';')}}`;
}
