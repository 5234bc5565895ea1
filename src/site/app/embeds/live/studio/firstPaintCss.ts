/**
 * The CSS variables that a visitor's theme changes, for the script in the head of pages. Without them, demos would have the
 * colors of the default theme until the code of their theme has loaded.
 */
import { createDemoColors } from '@/src/shared/userTheme/demoColors';
import { createDemoFont } from '@/src/shared/userTheme/demoFont';
import { getLibraryOptions } from '@/src/shared/userTheme/deriveLibrary';
import { createSiteColors } from '@/src/shared/userTheme/siteColors';
import type { ThemeOptions, UserTheme } from '@/src/shared/userTheme/types';
import { DEFAULT_THEME_SETTINGS } from '../../../../state/themeSettings';
import { createJoyTheme } from '../../../../theme/joyTheme';
import { createMaterialTheme } from '../../../../theme/materialTheme';
import { createSiteTheme } from '../../../../theme/siteTheme';
import { themeToCss } from '../../../../theme/themeSheet';

const THEMES = [
  ['material', createMaterialTheme],
  ['material', createSiteTheme],
  ['joy', createJoyTheme],
] as const;

/**
 * Returns style rules, without those of a library that rejects the theme.
 * @param hasSite whether the site has the color of the theme, too.
 */
export function createFirstPaintCss(theme: UserTheme, hasSite: boolean): string {
  const themes = THEMES.map(([library, create]) => {
    const print = (options?: ThemeOptions) =>
      themeToCss(create(DEFAULT_THEME_SETTINGS, undefined, options));
    const options = getLibraryOptions(theme, library);
    try {
      return options ? printChanges(print(), print(options)) : '';
    } catch {
      return ''; // The studio reports it.
    }
  });
  const site = hasSite ? createSiteColors(theme).css : '';
  return [...themes, createDemoColors(theme), createDemoFont(theme), site].join('');
}

const RULE = /([^{}]+)\{([^{}]*)\}/g;

/** Returns the rules of a style sheet with the declarations that another one doesn't have. */
function printChanges(before: string, after: string): string {
  const known = new Set(
    [...before.matchAll(RULE)].flatMap(([, selector, body = '']) =>
      body.split(';').map((declaration) => `${selector}{${declaration}`),
    ),
  );
  return [...after.matchAll(RULE)]
    .map(([, selector = '', body = '']) => {
      const changed = body.split(';').filter((one) => !known.has(`${selector}{${one}`));
      // The sheets of the page follow, so these rules need a higher specificity.
      const stronger = selector.replace(/:root|\[[^\]]*\]/g, '$&$&');
      return changed.length > 0 ? `${stronger}{${changed.join(';')}}` : '';
    })
    .join('');
}
