import type { ThemeLocale } from './demoThemes';
import materialTheme, { createMaterialTheme } from './materialTheme';
import { SITE_OPTIONS, SITE_PALETTES } from './siteThemeOptions';
import type { ThemeSettings } from '../state/themeSettings';

/** Names its CSS variables apart, so that a page can hold those of Material UI's default theme as well. */
const PREFIX = 'site';

/** Material UI's theme in the site's own look, with the reader's settings. */
export function createSiteTheme(settings: ThemeSettings, locale?: ThemeLocale) {
  return createMaterialTheme(settings, locale, {
    prefix: PREFIX,
    palettes: SITE_PALETTES,
    options: SITE_OPTIONS,
  });
}

/** The provider is that of the default theme: a change from one to the other keeps what a template has in its state. */
export default { ...materialTheme, create: createSiteTheme };
