import {
  type Components,
  type PaletteOptions,
  THEME_ID,
  type Theme,
  type ThemeOptions,
  createTheme,
  lighten,
} from '@mui/material/styles';
import { MODE_ATTRIBUTE } from '../state/modeNames';
import { DEFAULT_SPACING, type ThemeSettings } from '../state/themeSettings';
import { createDemoTheme } from './createDemoTheme';
import type { ThemeLocale } from './demoThemes';
import { withoutFallbacks } from './themeSheet';

/** S9.12: dense mode makes these "small or dense". */
const DENSE: Components<Theme> = {
  MuiButton: { defaultProps: { size: 'small' } },
  // A group passes its own size on to its buttons.
  MuiButtonGroup: { defaultProps: { size: 'small' } },
  MuiIconButton: { defaultProps: { size: 'small' } },
  MuiFab: { defaultProps: { size: 'small' } },
  MuiTable: { defaultProps: { size: 'small' } },
  MuiListItem: { defaultProps: { dense: true } },
  MuiListItemButton: { defaultProps: { dense: true } },
  MuiToolbar: { defaultProps: { variant: 'dense' } },
};

/** The Content-Security-Policy forbids `new Function`, which the grid would use for faster filters. */
const POLICY: Components<Theme> = { MuiDataGrid: { defaultProps: { disableEval: true } } };

/** How much lighter the user's color is in dark mode, for contrast on a dark background. */
const DARK_LIGHTENING = 0.5;

/** A look that differs from the default. The user's colors take precedence. */
export interface MaterialLook {
  /** Prefix of the names of its CSS variables. */
  prefix?: string;
  palettes?: Record<'light' | 'dark', PaletteOptions>;
  options?: Pick<ThemeOptions, 'shape' | 'typography'> & { components?: Components<Theme> };
}

/**
 * Creates Material UI's default theme with the user's settings. Its colors are CSS variables that depend on the site's
 * mode.
 */
export function createMaterialTheme(
  settings: ThemeSettings,
  locale?: ThemeLocale,
  { prefix, palettes, options }: MaterialLook = {},
) {
  const { dense, direction, spacing, paletteColors } = settings;
  const createPalette = (adapt: (color: string) => string) =>
    Object.fromEntries(
      Object.entries(paletteColors).map(([role, color]) => [role, { main: adapt(color) }]),
    );
  return withoutFallbacks(
    createTheme(
      {
        ...options,
        cssVariables: {
          colorSchemeSelector: MODE_ATTRIBUTE,
          ...(prefix !== undefined && { cssVarPrefix: prefix }),
        },
        colorSchemes: {
          light: { palette: { ...palettes?.light, ...createPalette((color) => color) } },
          // As in the default palette, dark mode uses a lighter color of the same hue.
          dark: {
            palette: {
              ...palettes?.dark,
              ...createPalette((color) => lighten(color, DARK_LIGHTENING)),
            },
          },
        },
        direction,
        ...(spacing !== DEFAULT_SPACING && { spacing }),
        components: { ...options?.components, ...POLICY },
      },
      // Merged, because a look can have default props for the same components.
      ...(dense ? [{ components: DENSE }] : []),
      ...(locale ? [locale] : []),
    ),
  );
}

export default createDemoTheme({ themeId: THEME_ID, create: createMaterialTheme });
