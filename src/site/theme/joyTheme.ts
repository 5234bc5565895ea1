import { THEME_ID, type Theme, extendTheme } from '@mui/joy/styles';
import type { Components } from '@mui/joy/styles/components';
import { darken, lighten } from '@mui/system/colorManipulator';
import { createDemoTheme } from './createDemoTheme';
import { MODE_ATTRIBUTE } from '../state/modeNames';
import { withoutFallbacks } from './themeSheet';
import { DEFAULT_SPACING, type ThemeSettings } from '../state/themeSettings';

/** Specification, section 9: dense mode makes these "small or dense". Joy UI has no floating button and no toolbar. */
const DENSE: Components<Theme> = {
  JoyButton: { defaultProps: { size: 'sm' } },
  // A group hands its own size to its buttons.
  JoyButtonGroup: { defaultProps: { size: 'sm' } },
  JoyIconButton: { defaultProps: { size: 'sm' } },
  JoyTable: { defaultProps: { size: 'sm' } },
  JoyList: { defaultProps: { size: 'sm' } },
};

/** Joy UI's default theme with the reader's settings. It has one role for accents, so only the primary colour is used. */
export function createJoyTheme(settings: ThemeSettings) {
  const { dense, direction, spacing, paletteColors } = settings;
  const palette = paletteColors.primary ? { primary: createScale(paletteColors.primary) } : {};
  return Object.assign(
    withoutFallbacks(
      extendTheme({
        colorSchemeSelector: MODE_ATTRIBUTE,
        colorSchemes: { light: { palette }, dark: { palette } },
        ...(spacing !== DEFAULT_SPACING && { spacing }),
        ...(dense && { components: DENSE }),
      }),
    ),
    { direction },
  );
}

/** Joy UI builds its variants from ten steps of a colour; the chosen one is the middle. */
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
