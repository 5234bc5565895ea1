/** The theme that a visitor applies to all demos, as text. What reads it loads only if there is one. */
import { storedText, useStoredText } from './storedText';

/** Local storage key. It has no value while demos have their own themes. */
export const USER_THEME_KEY = 'fieldguide-user-theme';

/** Local storage key. It has a value if the site has the color of the visitor's theme, too. */
export const SITE_COLORS_KEY = 'fieldguide-theme-site';

/** Returns the JSON of the visitor's theme, which may be invalid. Null if demos have their own themes. */
export const useUserTheme = (): string | null => useStoredText(USER_THEME_KEY)[0];

/** Returns the same outside of components. Browser only. */
export const readUserTheme = (): string | null => storedText(USER_THEME_KEY).get();
