import { parseLocalizedPath } from '@/src/shared/languages';
import { type DemoThemeId, getProduct } from '@/src/shared/products';
import { storedText } from '../state/storedText';
import {
  DEFAULT_THEME_SETTINGS,
  THEME_SETTINGS_KEY,
  parseThemeSettings,
} from '../state/themeSettings';
import { readUserTheme } from '../state/userTheme';
import { areThemesLoaded, getTheme, loadThemes } from './demoThemes';

/**
 * Returns the theme of the page's demos with the user's settings: the object that they use, or a promise of it until
 * its code is loaded. For pages without a product, such as the home page, it is Material UI's theme.
 */
export function readPageTheme(): object | Promise<object> {
  const { language } = parseLocalizedPath(window.location.pathname);
  const id = readPageThemeId();
  const settings = {
    ...DEFAULT_THEME_SETTINGS,
    ...parseThemeSettings(storedText(THEME_SETTINGS_KEY).get()),
  };
  const userTheme = readUserTheme();
  const needs = { ids: [id], direction: settings.direction, language, userTheme };
  const get = () => getTheme(id, settings, language, userTheme);
  return areThemesLoaded(needs) ? get() : loadThemes(needs).then(get);
}

/** Returns the id of the theme of the page's demos. */
export function readPageThemeId(): DemoThemeId {
  const { pathname } = parseLocalizedPath(window.location.pathname);
  return readChosenTheme() ?? getProduct(pathname)?.demoThemes[0] ?? 'material';
}

/** On a template page, returns the theme that is selected in its bar. */
function readChosenTheme(): DemoThemeId | undefined {
  const template = document.querySelector<HTMLElement>('[data-template-theme]');
  return template?.dataset.templateTheme as DemoThemeId | undefined;
}
