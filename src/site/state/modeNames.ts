/** The names of what shows the mode. A module without React: the script before the first paint has them as well. */

/** Specification, section 4: "Stored under the key mui-mode in browser local storage". */
export const MODE_KEY = 'mui-mode';

/** The attribute that frame and demos read: light or dark. */
export const MODE_ATTRIBUTE = 'data-mui-color-scheme';

/** One tag for each scheme of the system. A chosen mode gives both of them its own color. */
export const THEME_COLOR_TAGS = 'meta[name=theme-color]';

/** Matches where the system is dark. */
export const DARK_QUERY = '(prefers-color-scheme: dark)';
