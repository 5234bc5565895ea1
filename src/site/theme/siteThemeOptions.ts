/**
 * The site's own look as options of Material UI's theme, for templates and the projects made from them. It is data
 * only, so that `createEntry` can print it as code.
 */
import type { PaletteOptions } from '@mui/material/styles';
import { PALETTES, RADIUS } from '@/src/shared/tokens';
import type { MaterialLook } from './materialTheme';

const { blue, blueDark, grey, error, success, warning } = PALETTES;

/**
 * Colors by color scheme. Text on each `main`, and each `main` on both backgrounds, has a contrast of at least 4.5:1.
 */
export const SITE_PALETTES = {
  light: {
    primary: { main: blue[600], light: blue[400], dark: blue[700], contrastText: '#fff' },
    secondary: { main: blueDark[600], contrastText: '#fff' },
    error: { main: error[600], contrastText: '#fff' },
    warning: { main: warning[600], contrastText: '#fff' },
    info: { main: blue[600], contrastText: '#fff' },
    success: { main: success[600], contrastText: '#fff' },
    text: { primary: grey[900], secondary: grey[600] },
    background: { default: grey[50], paper: '#fff' },
    divider: 'rgba(21, 25, 32, 0.12)',
    action: { active: grey[600] },
  },
  dark: {
    primary: { main: blue[300], light: blue[200], dark: blue[400], contrastText: blueDark[900] },
    secondary: { main: blueDark[200], contrastText: blueDark[900] },
    error: { main: error[300], contrastText: blueDark[900] },
    warning: { main: warning[300], contrastText: blueDark[900] },
    info: { main: blue[300], contrastText: blueDark[900] },
    success: { main: success[300], contrastText: blueDark[900] },
    text: { primary: blueDark[50], secondary: blueDark[200] },
    background: { default: blueDark[900], paper: blueDark[800] },
    divider: 'rgba(232, 237, 244, 0.14)',
    action: { active: blueDark[200] },
  },
} satisfies Record<'light' | 'dark', PaletteOptions>;

const HEADING = { fontWeight: 700, letterSpacing: '-0.02em' };

/** Options that are the same in both color schemes. */
export const SITE_OPTIONS = {
  shape: { borderRadius: RADIUS },
  typography: {
    h1: { ...HEADING, fontSize: '3.5rem', lineHeight: 1.1 },
    h2: { ...HEADING, fontSize: '2.75rem', lineHeight: 1.15 },
    h3: { ...HEADING, fontSize: '2.25rem', lineHeight: 1.2 },
    h4: { ...HEADING, fontSize: '1.75rem', lineHeight: 1.25 },
    h5: { fontWeight: 600, fontSize: '1.375rem', lineHeight: 1.3, letterSpacing: '-0.01em' },
    h6: { fontWeight: 600, fontSize: '1.125rem', lineHeight: 1.4 },
    button: { textTransform: 'none', fontWeight: 600 },
    overline: { fontWeight: 600, letterSpacing: '0.06em' },
  },
  components: { MuiButton: { defaultProps: { disableElevation: true } } },
} satisfies MaterialLook['options'];
