import { THEME_ID, type Theme, extendTheme } from '@mui/joy/styles';
import type { Components } from '@mui/joy/styles/components';
import { darken, lighten } from '@mui/system/colorManipulator';
import { MODE_ATTRIBUTE } from '../state/modeNames';
import { DEFAULT_SPACING, type ThemeSettings } from '../state/themeSettings';
import { createDemoTheme } from './createDemoTheme';
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
 */
export function createJoyTheme(settings: ThemeSettings) {
  const { dense, direction, spacing, paletteColors } = settings;
  const palette = paletteColors.primary ? { primary: createScale(paletteColors.primary) } : {};
  return Object.assign(
    withoutFallbacks(
      extendTheme({
        colorSchemeSelector: MODE_ATTRIBUTE,
        colorSchemes: { light: { palette }, dark: { palette } },
        ...(spacing !== DEFAULT_SPACING && { spacing }),
        components: { ...COLORS_OF_MODE, ...(dense && DENSE) },
      }),
    ),
    { direction },
  );
}

/** Joy UI makes its variants from ten shades of a color. The user's color is the middle one. */
function createScale(main: string) {
  return {
    50: lighten(main, 0.92),
    100: lighten(main, 0.82),
    200: lighten(main, 0.65),
    300: lighten(main, 0.45),
    400: lighten(main, 0.22),
    500: main,
    600: darken(main, 0.15),
    700: darken(main, 0.35),
    800: darken(main, 0.55),
    900: darken(main, 0.72),
  };
}

export default createDemoTheme({ themeId: THEME_ID, create: createJoyTheme });
