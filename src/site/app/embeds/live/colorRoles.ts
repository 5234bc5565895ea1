/** What the color tool shows for a color, as Material UI computes it. */
import { createTheme } from '@mui/material/styles';

/** The roles that the theme settings of this site have as well. */
export const ROLES = ['primary', 'secondary'] as const;
export type Role = (typeof ROLES)[number];
export type Colors = Readonly<Record<Role, string>>;

/** The colors of a role, as in `theme.palette.primary`. */
export const SHADES = ['light', 'main', 'dark', 'contrastText'] as const;
export type RoleColors = Readonly<Record<(typeof SHADES)[number], string>>;

const { palette } = createTheme();

/** The main colors of the default theme in light mode. */
export const DEFAULTS: Colors = {
  primary: palette.primary.main,
  secondary: palette.secondary.main,
};

/** Computes the four colors of a role. @param main a hex color. */
export function computeRole(main: string): RoleColors {
  const { light, dark, contrastText } = palette.augmentColor({ color: { main } });
  return { light, main, dark, contrastText };
}

/** Returns the code of a theme with these colors. */
export function writeTheme({ primary, secondary }: Colors): string {
  return `import { createTheme } from '@mui/material/styles';

export const theme = createTheme({
  palette: {
    primary: { main: '${primary}' },
    secondary: { main: '${secondary}' },
  },
});
`;
}

/**
 * Color matrices in linear RGB that simulate color vision deficiencies of full severity, after Machado, Oliveira and
 * Fernandes (2009). The last one removes the colors.
 */
export const VISIONS = {
  protanopia: '0.152286 1.052583 -0.204868 0.114503 0.786281 0.099216 -0.003882 -0.048116 1.051998',
  deuteranopia: '0.367322 0.860646 -0.227968 0.280085 0.672501 0.047413 -0.01182 0.04294 0.968881',
  tritanopia: '1.255528 -0.076749 -0.178779 -0.078411 0.930809 0.147602 0.004733 0.691367 0.3039',
  achromatopsia: '0.2126 0.7152 0.0722 0.2126 0.7152 0.0722 0.2126 0.7152 0.0722',
} as const;
export type Vision = keyof typeof VISIONS;

/** Returns the `values` of an `feColorMatrix`: each row with columns for opacity and offset, which stay as they are. */
export function getMatrix(vision: Vision): string {
  const values = VISIONS[vision].split(' ');
  const rows = [0, 3, 6].map((at) => `${values.slice(at, at + 3).join(' ')} 0 0`);
  return [...rows, '0 0 0 1 0'].join(' ');
}
