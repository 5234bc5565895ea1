/**
 * Names of storage keys, attributes and media queries of the mode. This module is free of React, because the script before
 * the first paint uses it as well.
 */

/** S4.10: "Stored under the key mui-mode in browser local storage". */
export const MODE_KEY = 'mui-mode';

/** The attribute that the styles of frame and demos select: light or dark. */
export const MODE_ATTRIBUTE = 'data-mui-color-scheme';

/** There is one tag for each color scheme of the system. If the user chooses a mode, both get its color. */
export const THEME_COLOR_TAGS = 'meta[name=theme-color]';

/** Matches if the system is in dark mode. */
export const DARK_QUERY = '(prefers-color-scheme: dark)';

/** Local storage key of the CSS variables that a visitor's own theme changes, and the id of their style element. */
export const USER_THEME_CSS = 'fieldguide-theme-css';
