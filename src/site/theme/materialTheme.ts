import { createTheme } from '@mui/material/styles';
import { MODE_ATTRIBUTE } from './mode';
import { withoutFallbacks } from './themeSheet';

/** The default theme of Material UI, with its colours as CSS variables that follow the site's mode. */
export const materialTheme = withoutFallbacks(
  createTheme({
    cssVariables: { colorSchemeSelector: MODE_ATTRIBUTE },
    colorSchemes: { light: true, dark: true },
  }),
);
