import type { DemoThemeId } from '@/src/shared/products';
import { PALETTES } from '@/src/shared/tokens';
import type { PaletteColors } from '../state/themeSettings';

/** Material UI's colors. Demos of Joy UI use them for the roles that Joy UI doesn't have. */
const MATERIAL = { primary: '#1976d2', secondary: '#9c27b0' };

/**
 * The default colors of themes, in light mode. They are constants, because reading them from
 * a theme would load its code.
 */
export const DEFAULT_COLORS: Readonly<Record<DemoThemeId, Required<PaletteColors>>> = {
  material: MATERIAL,
  joy: { ...MATERIAL, primary: '#0b6bcb' },
  system: MATERIAL,
  site: { primary: PALETTES.blue[600], secondary: PALETTES.blueDark[600] },
};
