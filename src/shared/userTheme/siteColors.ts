/** The color of links and selected controls of this site, if a visitor wants that of their theme. */
import { getContrast } from '../contrast';
import { PALETTES } from '../tokens';
import { LEAST_RATIO } from './checkContrast';
import { toHex } from './colors';
import { getLibraryOptions } from './deriveLibrary';
import { getOption } from './optionPath';
import { SCHEMES, type Scheme, type UserTheme } from './types';

const { blue, blueDark, grey } = PALETTES;

/** What the color is on, as in global.css: the page, panels, and what is selected. */
const BACKGROUNDS: Readonly<Record<Scheme, readonly string[]>> = {
  light: ['#ffffff', grey[50], blue[50]],
  dark: [blueDark[900], blueDark[800], '#1b2f52'],
};

/** A color with too little contrast, which the site doesn't use. */
interface RefusedColor {
  scheme: Scheme;
  color: string;
  ratio: number;
}

/** Returns the style rules of the site for a theme, and the colors that it doesn't use. */
export function createSiteColors(theme: UserTheme): { css: string; refused: RefusedColor[] } {
  const options = getLibraryOptions(theme, 'material');
  const colors = SCHEMES.flatMap((scheme) => {
    const primary = getOption(options, ['colorSchemes', scheme, 'palette', 'primary']);
    const color = toHex(String(getOption(primary, ['main']) ?? getOption(primary, ['500'])));
    if (color === undefined) {
      return [];
    }
    const ratio = Math.min(...BACKGROUNDS[scheme].map((below) => getContrast(color, below)));
    return [{ scheme, color, ratio }];
  });
  const rules = colors
    .filter(({ ratio }) => ratio >= LEAST_RATIO)
    // The sheets of the page follow, so the specificity is higher. More contrast is up to them.
    .map(
      ({ scheme, color }) =>
        `[data-mui-color-scheme='${scheme}'][data-mui-color-scheme]{--fg-accent:${color}}`,
    );
  return {
    css: rules.length > 0 ? `@media not (prefers-contrast:more){${rules.join('')}}` : '',
    refused: colors.filter(({ ratio }) => ratio < LEAST_RATIO),
  };
}
