import { createTheme } from '@mui/system';
import type { ThemeOptions } from '@/src/shared/userTheme/types';
import { DEFAULT_SPACING, type ThemeSettings } from '../state/themeSettings';
import { createDemoTheme } from './createDemoTheme';
import type { ThemeLocale } from './demoThemes';

/**
 * Creates MUI System's default theme with the user's settings. It has no palette, so the user's colors are its only
 * ones.
 * @param userOptions the visitor's own theme. Its palette is that of light mode, because this theme has no CSS variables.
 */
export function createSystemTheme(
  { direction, spacing, paletteColors }: ThemeSettings,
  _locale?: ThemeLocale,
  { components: _components, colorSchemes, ...own }: ThemeOptions = {},
) {
  const { light } = (colorSchemes ?? {}) as Record<string, { palette?: object } | undefined>;
  return createTheme({
    ...own,
    direction,
    ...((spacing !== DEFAULT_SPACING || own.spacing === undefined) && { spacing }),
    palette: {
      ...Object.fromEntries(Object.entries(paletteColors).map(([role, main]) => [role, { main }])),
      ...light?.palette,
    },
  });
}

export default createDemoTheme({ create: createSystemTheme });
