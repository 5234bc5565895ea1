import { type CssVarsThemeOptions, THEME_ID, type Theme, extendTheme } from '@mui/joy/styles';
import type { Components } from '@mui/joy/styles/components';
import type { ThemeOptions } from '@/src/shared/userTheme/types';
import { MODE_ATTRIBUTE } from '../state/modeNames';
import { DEFAULT_SPACING, type ThemeSettings } from '../state/themeSettings';
import { createDemoTheme } from './createDemoTheme';
import type { ThemeLocale } from './demoThemes';
import { createScale } from '@/src/shared/joyScale';
import { withoutFallbacks } from './themeSheet';

/** S9.12: dense mode makes these "small or dense". Joy UI has no floating button and no toolbar. */
const DENSE: Components<Theme> = {
  JoyButton: { defaultProps: { size: 'sm' } },
  // A group passes its own size on to its buttons.
  JoyButtonGroup: { defaultProps: { size: 'sm' } },
  JoyIconButton: { defaultProps: { size: 'sm' } },
  JoyTable: { defaultProps: { size: 'sm' } },
  JoyList: { defaultProps: { size: 'sm' } },
};

/**
 * The only color that a component reads from the palette of the current color scheme. `CssVarsProvider` keeps that palette
 * up to date, but demos have a plain provider, because the mode of the site is CSS.
 */
const COLORS_OF_MODE: Components<Theme> = {
  JoySlider: {
    styleOverrides: { markLabel: ({ theme }) => ({ color: theme.vars.palette.text.tertiary }) },
  },
};

/**
 * Creates Joy UI's default theme with the user's settings. It has one accent role, so only the primary color is used.
 * @param userOptions the visitor's own theme, which takes precedence over the color of the settings.
 */
export function createJoyTheme(
  settings: ThemeSettings,
  _locale?: ThemeLocale,
  userOptions?: ThemeOptions,
) {
  const { dense, direction, spacing, paletteColors } = settings;
  const own: CssVarsThemeOptions = { ...userOptions };
  const palette = paletteColors.primary ? { primary: createScale(paletteColors.primary) } : {};
  return Object.assign(
    withoutFallbacks(
      extendTheme({
        ...own,
        colorSchemeSelector: MODE_ATTRIBUTE,
        colorSchemes: {
          light: { palette, ...own.colorSchemes?.light },
          dark: { palette, ...own.colorSchemes?.dark },
        },
        ...(spacing !== DEFAULT_SPACING && { spacing }),
        components: { ...COLORS_OF_MODE, ...own.components, ...(dense && DENSE) },
      }),
    ),
    { direction },
  );
}

export default createDemoTheme({ themeId: THEME_ID, create: createJoyTheme });
