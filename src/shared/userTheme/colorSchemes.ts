/** Brings the options of Material UI to one form: a palette for each color scheme, and none beside them. */
import { darken, lighten } from '@mui/system/colorManipulator';
import { isColor, toHex } from './colors';
import { mergeOptions } from './mergeOptions';
import { MATERIAL_ROLES } from './readOptions';
import { SCHEMES, type Scheme, type ThemeOptions, isObject } from './types';

/** As in the site's settings: how much lighter a main color is in dark mode. */
const DARK_LIGHTENING = 0.5;
/** The inverse for a theme that has only a dark palette. */
const LIGHT_DARKENING = 0.35;

/** Moves `palette` to its color scheme. */
export function movePalette(options: ThemeOptions): ThemeOptions {
  const { palette, colorSchemes, ...others } = options;
  if (!isObject(palette)) {
    return options;
  }
  const { mode = 'light', ...colors } = palette as ThemeOptions;
  const schemes = mergeOptions(
    { [mode as Scheme]: { palette: colors } },
    isObject(colorSchemes) ? (colorSchemes as ThemeOptions) : undefined,
  );
  return { colorSchemes: schemes, ...others };
}

/**
 * Completes the color schemes: if there is only one, the other one gets its main colors, lighter or darker.
 * @returns the options, and the color scheme that was derived.
 */
export function completeSchemes(options: ThemeOptions): {
  options: ThemeOptions;
  derived?: Scheme;
} {
  const given = (options.colorSchemes ?? {}) as ThemeOptions;
  const [source, second] = SCHEMES.filter((scheme) => Object.hasOwn(given, scheme));
  if (source === undefined || second !== undefined) {
    return { options };
  }
  const derived = source === 'light' ? 'dark' : 'light';
  const schemes = { ...given, [derived]: derivePalette(given[source] as ThemeOptions, derived) };
  return {
    options: { ...options, colorSchemes: { light: schemes.light!, dark: schemes.dark! } },
    derived,
  };
}

function derivePalette({ palette = {} }: ThemeOptions, scheme: Scheme): ThemeOptions {
  const roles = Object.entries(palette as ThemeOptions).flatMap(([role, colors]) => {
    const { main, '500': middle } = (isObject(colors) ? colors : {}) as ThemeOptions;
    const color = main ?? middle;
    if (!MATERIAL_ROLES.includes(role) || !isColor(color)) {
      return [];
    }
    const adapted =
      scheme === 'dark' ? lighten(color, DARK_LIGHTENING) : darken(color, LIGHT_DARKENING);
    return [[role, { main: toHex(adapted) ?? color }] as const];
  });
  return { palette: Object.fromEntries(roles) };
}
