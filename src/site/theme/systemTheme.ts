import { createTheme } from '@mui/system';
import { createDemoTheme } from './createDemoTheme';
import type { ThemeSettings } from '../state/themeSettings';

/** MUI System's default theme with the reader's settings. It has no palette: chosen colours become its first roles. */
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
