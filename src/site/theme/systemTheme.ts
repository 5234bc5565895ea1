import { createTheme } from '@mui/system';
import type { ThemeSettings } from '../state/themeSettings';
import { createDemoTheme } from './createDemoTheme';

/**
 * Creates MUI System's default theme with the user's settings. It has no palette, so the user's colors are its only
 * ones.
 */
export function createSystemTheme({ direction, spacing, paletteColors }: ThemeSettings) {
  return createTheme({
    direction,
    spacing,
    palette: Object.fromEntries(
      Object.entries(paletteColors).map(([role, main]) => [role, { main }]),
    ),
  });
}

export default createDemoTheme({ create: createSystemTheme });
