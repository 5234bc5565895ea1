/** A theme for a library that a visitor's theme doesn't have: the colors, fonts, and radius of the other library. */
import { createScale } from '../joyScale';
import { isColor, toHex } from './colors';
import { type OptionPath, getOption } from './optionPath';
import { SCHEMES, type ThemeLibrary, type ThemeOptions, type UserTheme } from './types';

/** Names of roles that differ between the libraries. */
const JOY_ROLES: Readonly<Record<string, string>> = {
  primary: 'primary',
  error: 'danger',
  success: 'success',
  warning: 'warning',
};

/** Joy UI's radii in relation to the radius of `md`. */
const RADII = { xs: 0.25, sm: 0.75, md: 1, lg: 1.5, xl: 2 } as const;

/** Returns the options of a library: the visitor's, or those that follow from the other library. */
export function getLibraryOptions(
  theme: UserTheme,
  library: ThemeLibrary,
): ThemeOptions | undefined {
  const { material, joy } = theme;
  if (theme[library]) {
    return theme[library];
  }
  return library === 'joy' ? material && toJoy(material) : joy && toMaterial(joy);
}

function toJoy(options: ThemeOptions): ThemeOptions {
  const family = get(options, 'typography', 'fontFamily');
  const radius = get(options, 'shape', 'borderRadius');
  const light = get(options, 'colorSchemes', 'light', 'palette');
  return {
    // As in Joy UI's default theme, both modes have the same shades.
    ...mapSchemes(options, () =>
      Object.entries(JOY_ROLES).flatMap(([role, own]) => {
        const main = get(light, role, 'main') ?? get(light, role, '500');
        return isColor(main) ? [[own, toHexScale(main)] as const] : [];
      }),
    ),
    ...(typeof family === 'string' && { fontFamily: { body: family, display: family } }),
    ...(typeof radius === 'number' && {
      radius: Object.fromEntries(
        Object.entries(RADII).map(([size, factor]) => [size, `${Math.round(radius * factor)}px`]),
      ),
    }),
  };
}

function toMaterial(options: ThemeOptions): ThemeOptions {
  const family = get(options, 'fontFamily', 'body');
  const radius = Number.parseFloat(String(get(options, 'radius', 'md')));
  return {
    ...mapSchemes(options, (palette, scheme) =>
      Object.entries(JOY_ROLES).flatMap(([role, own]) => {
        // The background of solid buttons has the same shade in both modes, but text needs a lighter one in dark mode.
        const main =
          get(palette, own, scheme === 'dark' ? '300' : '500') ?? get(palette, own, '500');
        return isColor(main) ? [[role, { main }] as const] : [];
      }),
    ),
    ...(typeof family === 'string' && { typography: { fontFamily: family } }),
    ...(Number.isFinite(radius) && { shape: { borderRadius: radius } }),
  };
}

/** Returns the scale of a main color as hex colors. */
export function toHexScale(main: string): ThemeOptions {
  return Object.fromEntries(
    Object.entries(createScale(main)).map(([shade, color]) => [shade, toHex(color) ?? color]),
  );
}

function mapSchemes(
  options: ThemeOptions,
  map: (palette: unknown, scheme: string) => (readonly [string, ThemeOptions])[],
): ThemeOptions {
  const schemes = SCHEMES.flatMap((scheme) => {
    const palette = get(options, 'colorSchemes', scheme, 'palette');
    return palette
      ? [[scheme, { palette: Object.fromEntries(map(palette, scheme)) }] as const]
      : [];
  });
  return schemes.length > 0 ? { colorSchemes: Object.fromEntries(schemes) } : {};
}

const get = (value: unknown, ...path: OptionPath): unknown => getOption(value, path);
