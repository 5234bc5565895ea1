import {
  type Components,
  type PaletteOptions,
  THEME_ID,
  type Theme,
  type ThemeOptions,
  createTheme,
  lighten,
} from '@mui/material/styles';
import type { ThemeOptions as UserOptions } from '@/src/shared/userTheme/types';
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

type Options = NonNullable<Parameters<typeof createTheme>[0]>;

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
 * @param userOptions the visitor's own theme. Its colors take precedence over those of the settings.
 */
export function createMaterialTheme(
  settings: ThemeSettings,
  locale?: ThemeLocale,
  userOptions?: UserOptions,
  { prefix, palettes, options }: MaterialLook = {},
) {
  const own: Options = { ...userOptions };
  const { dense, direction, spacing, paletteColors } = settings;
  const createPalette = (adapt: (color: string) => string) =>
    Object.fromEntries(
      Object.entries(paletteColors).map(([role, color]) => [role, { main: adapt(color) }]),
    );
  return withoutFallbacks(
    createTheme(
      {
        ...options,
        ...own,
        cssVariables: {
          colorSchemeSelector: MODE_ATTRIBUTE,
          ...(prefix !== undefined && { cssVarPrefix: prefix }),
        },
        colorSchemes: {
          light: {
            ...getScheme(own, 'light'),
            palette: {
              ...palettes?.light,
              ...createPalette((color) => color),
              ...getScheme(own, 'light')?.palette,
            },
          },
          // As in the default palette, dark mode uses a lighter color of the same hue.
          dark: {
            ...getScheme(own, 'dark'),
            palette: {
              ...palettes?.dark,
              ...createPalette((color) => lighten(color, DARK_LIGHTENING)),
              ...getScheme(own, 'dark')?.palette,
            },
          },
        },
        direction,
        ...(spacing !== DEFAULT_SPACING && { spacing }),
        components: { ...options?.components, ...own.components, ...POLICY },
      },
      // Merged, because a look can have default props for the same components.
      ...(dense ? [{ components: DENSE }] : []),
      ...(locale ? [locale] : []),
    ),
  );
}

function getScheme({ colorSchemes }: Options, scheme: 'light' | 'dark') {
  const options = colorSchemes?.[scheme];
  return typeof options === 'object' ? options : undefined;
}

export default createDemoTheme({ themeId: THEME_ID, create: createMaterialTheme });
