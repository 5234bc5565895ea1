import {
  type Components,
  type PaletteOptions,
  THEME_ID,
  type Theme,
  type ThemeOptions,
  createTheme,
  lighten,
} from '@mui/material/styles';
import { createDemoTheme } from './createDemoTheme';
import type { ThemeLocale } from './demoThemes';
import { MODE_ATTRIBUTE } from '../state/modeNames';
import { withoutFallbacks } from './themeSheet';
import { DEFAULT_SPACING, type ThemeSettings } from '../state/themeSettings';

/** Specification, section 9: dense mode makes these "small or dense". */
const DENSE: Components<Theme> = {
  MuiButton: { defaultProps: { size: 'small' } },
  // A group hands its own size to its buttons.
  MuiButtonGroup: { defaultProps: { size: 'small' } },
  MuiIconButton: { defaultProps: { size: 'small' } },
  MuiFab: { defaultProps: { size: 'small' } },
  MuiTable: { defaultProps: { size: 'small' } },
  MuiListItem: { defaultProps: { dense: true } },
  MuiListItemButton: { defaultProps: { dense: true } },
  MuiToolbar: { defaultProps: { variant: 'dense' } },
};

/** The site's Content-Security-Policy forbids code made of text, with which the grid would filter a little faster. */
const POLICY: Components<Theme> = { MuiDataGrid: { defaultProps: { disableEval: true } } };

/** How much lighter a chosen colour is in dark mode, so that it reads on dark ground. */
const DARK_LIGHTENING = 0.5;

/** A look that differs from the default. Colours that the reader has chosen take precedence. */
export interface MaterialLook {
  /** Begins the names of its CSS variables. */
  prefix?: string;
  palettes?: Record<'light' | 'dark', PaletteOptions>;
  options?: Pick<ThemeOptions, 'shape' | 'typography'> & { components?: Components<Theme> };
}

/** Material UI's default theme with the reader's settings; its colours are CSS variables that follow the site's mode. */
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
          // As the default palette does: on dark ground the same hue, lighter.
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
      // Merged with what is there: a look may have default props for the same components.
      ...(dense ? [{ components: DENSE }] : []),
      ...(locale ? [locale] : []),
    ),
  );
}

export default createDemoTheme({ themeId: THEME_ID, create: createMaterialTheme });
