import type { ThemeOptions } from '@/src/shared/userTheme/types';
import type { ThemeSettings } from '../state/themeSettings';
import type { ThemeLocale } from './demoThemes';
import materialTheme, { createMaterialTheme } from './materialTheme';
import { SITE_OPTIONS, SITE_PALETTES } from './siteThemeOptions';

/** Prefix of its CSS variables, so that a page can also contain those of Material UI's default theme. */
const PREFIX = 'site';

/** Creates Material UI's theme in the site's own look, with the user's settings. A visitor's own theme replaces the look. */
export function createSiteTheme(
  settings: ThemeSettings,
  locale?: ThemeLocale,
  userOptions?: ThemeOptions,
) {
  return createMaterialTheme(settings, locale, userOptions, {
    prefix: PREFIX,
    ...(!userOptions && { palettes: SITE_PALETTES, options: SITE_OPTIONS }),
  });
}

/** The provider is that of the default theme, so that switching between the two preserves the state of a template. */
export default { ...materialTheme, create: createSiteTheme };
