import { type Components, THEME_ID, type Theme, createTheme } from '@mui/material/styles';
import { createDemoTheme } from './createDemoTheme';
import type { ThemeLocale } from './demoThemes';
import { MODE_ATTRIBUTE } from './mode';
import { withoutFallbacks } from './themeSheet';
import { DEFAULT_SPACING, type ThemeSettings } from './themeSettings';

/** Specification, section 9: dense mode makes these "small or dense". */
const DENSE: Components<Theme> = {
  MuiButton: { defaultProps: { size: 'small' } },
  MuiIconButton: { defaultProps: { size: 'small' } },
  MuiFab: { defaultProps: { size: 'small' } },
  MuiTable: { defaultProps: { size: 'small' } },
  MuiListItem: { defaultProps: { dense: true } },
  MuiListItemButton: { defaultProps: { dense: true } },
  MuiToolbar: { defaultProps: { variant: 'dense' } },
};

/** Material UI's default theme with the reader's settings; its colours are CSS variables that follow the site's mode. */
export function createMaterialTheme(settings: ThemeSettings, locale?: ThemeLocale) {
  const { dense, direction, spacing, paletteColors } = settings;
  const palette = Object.fromEntries(
    Object.entries(paletteColors).map(([role, main]) => [role, { main }]),
  );
  return withoutFallbacks(
    createTheme(
      {
        cssVariables: { colorSchemeSelector: MODE_ATTRIBUTE },
        colorSchemes: { light: { palette }, dark: { palette } },
        direction,
        ...(spacing !== DEFAULT_SPACING && { spacing }),
        ...(dense && { components: DENSE }),
      },
      ...(locale ? [locale] : []),
    ),
  );
}

export default createDemoTheme({ themeId: THEME_ID, create: createMaterialTheme });
