import { parseLocalizedPath } from '@/src/shared/languages';
import { type DemoThemeId, getProduct } from '@/src/shared/products';
import { storedText } from '../state/storedText';
import { areThemesLoaded, getTheme, loadThemes } from './demoThemes';
import {
  DEFAULT_THEME_SETTINGS,
  THEME_SETTINGS_KEY,
  parseThemeSettings,
} from '../state/themeSettings';

/**
 * The theme of the page's demos under the reader's settings: the very object that they have, or a promise of it as
 * long as its code is not there. Pages of no product, such as the home page, have that of Material UI.
 */
export function readPageTheme(): object | Promise<object> {
  const { pathname, language } = parseLocalizedPath(window.location.pathname);
  const id = readChosenTheme() ?? getProduct(pathname)?.demoThemes[0] ?? 'material';
  const settings = {
    ...DEFAULT_THEME_SETTINGS,
    ...parseThemeSettings(storedText(THEME_SETTINGS_KEY).get()),
  };
  const needs = { ids: [id], direction: settings.direction, language };
  const get = () => getTheme(id, settings, language);
  return areThemesLoaded(needs) ? get() : loadThemes(needs).then(get);
}

/** On a template: the theme that its bar shows it in. */
function readChosenTheme(): DemoThemeId | undefined {
  const template = document.querySelector<HTMLElement>('[data-template-theme]');
  return template?.dataset.templateTheme as DemoThemeId | undefined;
}
