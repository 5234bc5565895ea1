import type { DemoThemeId } from '@/src/shared/products';
import { PALETTES } from '@/src/shared/tokens';
import type { PaletteColors } from '../state/themeSettings';

/** Material UI's colors, which are also those of the demos of Joy UI where it has none of its own. */
const MATERIAL = { primary: '#1976d2', secondary: '#9c27b0' };

/**
 * The colors that themes have while the user chose none, in light mode. They are constants, because reading them from
 * a theme would load its code.
 */
export const DEFAULT_COLORS: Readonly<Record<DemoThemeId, Required<PaletteColors>>> = {
  material: MATERIAL,
  joy: { ...MATERIAL, primary: '#0b6bcb' },
  system: MATERIAL,
  site: { primary: PALETTES.blue[600], secondary: PALETTES.blueDark[600] },
};
