/** The theme that a visitor edits in the studio, and the one that demos have. Both are kept in the local storage. */
import { parseLocalizedPath } from '@/src/shared/languages';
import type { UserTheme } from '@/src/shared/userTheme/types';
import { storedText } from '../../state/storedText';
import { USER_THEME_CSS } from '../../state/modeNames';
import { SITE_COLORS_KEY, USER_THEME_KEY } from '../../state/userTheme';
import { studioPanel } from './studioPanel';

/** Local storage key of the edited theme, which is kept while demos don't have it. */
export const STUDIO_KEY = 'fieldguide-theme-studio';

/** Address of the studio. */
export const STUDIO_PATH = '/material-ui/customization/theme-studio/';

/** The id of the heading above it. */
const STUDIO_SECTION = 'make-a-theme';

/** Whether a path is that of the studio, in any language. */
export const isStudioPage = (path: string): boolean =>
  `${parseLocalizedPath(path).pathname}/` === STUDIO_PATH;

/** Opens the studio as a panel. On its own page, scrolls to it. */
export function openStudioPanel(): void {
  if (isStudioPage(window.location.pathname)) {
    window.location.hash = STUDIO_SECTION;
  } else {
    opener = document.activeElement;
    studioPanel.set(true);
  }
}

/** What had the focus when the panel was opened. */
let opener: Element | null = null;

/** Closes the panel, and moves the focus to where it was, or to the settings, which open the panel as well. */
export function closeStudioPanel(): void {
  studioPanel.set(false);
  // The chip is displayed again by now.
  queueMicrotask(() => {
    const isThere = opener instanceof HTMLElement && opener.getClientRects().length > 0;
    const target = isThere ? opener : document.getElementById('settings-button');
    (target as HTMLElement | null)?.focus({ preventScroll: true });
  });
}

/** Keeps an edited theme. If demos have a theme, they get this one. */
export function keepTheme(theme: UserTheme): void {
  const json = JSON.stringify(theme);
  storedText(STUDIO_KEY).set(json);
  if (storedText(USER_THEME_KEY).get() !== null) {
    storedText(USER_THEME_KEY).set(json);
  }
}

/** Gives demos the edited theme, or their own. */
export function applyToDemos(isOn: boolean): void {
  storedText(USER_THEME_KEY).set(isOn ? (storedText(STUDIO_KEY).get() ?? '{}') : null);
  if (!isOn) {
    storedText(USER_THEME_CSS).set(null);
  }
}

/** Gives the site the color of the theme while demos have it, or its own. */
export function applyToSite(isOn: boolean): void {
  storedText(SITE_COLORS_KEY).set(isOn ? 'on' : null);
}

/** Keeps the CSS that the next pages have from their first paint. */
export function keepFirstPaintCss(css: string): void {
  storedText(USER_THEME_CSS).set(css);
}

/** Removes the theme from demos and from the studio. */
export function resetTheme(): void {
  applyToDemos(false);
  storedText(STUDIO_KEY).set(null);
  applyToSite(false);
}
