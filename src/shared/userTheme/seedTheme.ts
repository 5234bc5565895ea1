import { lighten } from '@mui/system/colorManipulator';
import { toHex, turnHue } from './colors';
import type { UserTheme } from './types';

/** How far the hue of the secondary color is from that of the primary one, in degrees. */
const SECONDARY_HUE = 60;
const DARK_LIGHTENING = 0.5;

/** Creates a theme from one color. Joy UI follows from it, as from any theme for Material UI. @param seed `#rrggbb`. */
export function createSeedTheme(seed: string): UserTheme {
  const secondary = turnHue(seed, SECONDARY_HUE);
  const brighten = (color: string) => toHex(lighten(color, DARK_LIGHTENING)) ?? color;
  return {
    material: {
      colorSchemes: {
        light: { palette: { primary: { main: seed }, secondary: { main: secondary } } },
        dark: {
          palette: { primary: { main: brighten(seed) }, secondary: { main: brighten(secondary) } },
        },
      },
    },
  };
}
