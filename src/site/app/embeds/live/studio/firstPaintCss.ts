/**
 * The CSS variables that a visitor's theme changes, for the script in the head of pages. Without them, demos would have the
 * colors of the default theme until the code of their theme has loaded.
 */
import { createDemoColors } from '@/src/shared/userTheme/demoColors';
import { getLibraryOptions } from '@/src/shared/userTheme/deriveLibrary';
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

/** Returns style rules, or an empty text if a library rejects the theme. */
export function createFirstPaintCss(theme: UserTheme): string {
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
  return [...themes, createDemoColors(theme)].join('');
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
