import { darken, lighten } from '@mui/system/colorManipulator';

/** Joy UI makes its variants from ten shades of a color. The user's color is the middle one. */
export function createScale(main: string) {
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
