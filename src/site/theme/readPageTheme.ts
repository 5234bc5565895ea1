import { parseLocalizedPath } from '@/src/shared/languages';
import { getProduct } from '@/src/shared/products';
import { readStored } from '../settings/storage';
import { areThemesLoaded, getTheme, loadThemes } from './demoThemes';
import { DEFAULT_THEME_SETTINGS, THEME_SETTINGS_KEY, parseThemeSettings } from './themeSettings';

/**
 * The theme of the page's demos under the reader's settings: the very object that they have, or a promise of it as
 * long as its code is not there. Pages of no product, such as the home page, have that of Material UI.
 */
export function readPageTheme(): object | Promise<object> {
  const { pathname, language } = parseLocalizedPath(window.location.pathname);
  const id = getProduct(pathname)?.demoThemes[0] ?? 'material';
  const settings = {
    ...DEFAULT_THEME_SETTINGS,
    ...parseThemeSettings(readStored(THEME_SETTINGS_KEY)),
  };
  const needs = { ids: [id], direction: settings.direction, language };
  const get = () => getTheme(id, settings, language);
  return areThemesLoaded(needs) ? get() : loadThemes(needs).then(get);
}
