import { parseLocalizedPath } from '@/src/shared/languages';
import { getProduct } from '@/src/shared/products';
import { readStored } from '../settings/storage';
import { areThemesLoaded, getTheme, loadThemes } from '../theme/demoThemes';
import {
  DEFAULT_THEME_SETTINGS,
  THEME_SETTINGS_KEY,
  parseThemeSettings,
} from '../theme/themeSettings';

declare global {
  interface Window {
    /** In production: the theme of the page's demos, or a promise of it as long as its code is not there. */
    theme?: unknown;
  }
}

/**
 * Puts the theme of the page's demos at `window.theme`, for exploring. It is made when somebody asks, of the page and
 * the reader's settings as they are then, and it is the very object that demos have.
 */
export function exposeTheme(): void {
  Object.defineProperty(window, 'theme', {
    configurable: true,
    get: readTheme,
    // Whoever tries things out in the console may take the name.
    set: (value: unknown) =>
      Object.defineProperty(window, 'theme', { configurable: true, writable: true, value }),
  });
}

/** Pages of no product, such as the home page, have that of Material UI. */
function readTheme(): object {
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
