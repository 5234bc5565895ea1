/**
 * An inline script in the head of every page. It sets mode and direction before the first paint, the colors of a
 * visitor's own theme, and `data-js`, by which CSS detects scripts. `src/node/exporters/firstPaintScript.ts` bundles it. It is short, because every page contains it.
 */
import { THEME_COLORS } from '@/src/shared/themeColors';
import {
  DARK_QUERY,
  MODE_ATTRIBUTE,
  MODE_KEY,
  THEME_COLOR_TAGS,
  USER_THEME_CSS,
} from '../state/modeNames';
import { THEME_SETTINGS_KEY } from '../state/themeSettings';

/**
 * The static block is ES2022, as is the syntax of the site's other scripts. A browser that can't parse them must not run
 * this script either, because CSS would then hide content that only the other scripts can show.
 */
// eslint-disable-next-line @typescript-eslint/no-extraneous-class -- Only static blocks are unknown to older browsers.
export class FirstPaint {
  static {
    const root = document.documentElement;
    let mode: string | null | undefined;
    let direction: unknown;
    let css: string | null | undefined;
    root.dataset.js = '';
    try {
      mode = localStorage.getItem(MODE_KEY);
      css = localStorage.getItem(USER_THEME_CSS);
      ({ direction } = JSON.parse(localStorage.getItem(THEME_SETTINGS_KEY)!) as {
        direction?: unknown;
      });
    } catch {
      // Storage is blocked, or the value isn't from this site.
    }
    const scheme =
      mode === 'light' || mode === 'dark'
        ? mode
        : matchMedia(DARK_QUERY).matches
          ? 'dark'
          : 'light';
    root.setAttribute(MODE_ATTRIBUTE, scheme);
    document.querySelectorAll<HTMLMetaElement>(THEME_COLOR_TAGS).forEach((tag) => {
      tag.content = THEME_COLORS[scheme];
    });
    if (css) {
      document.head.append(
        Object.assign(document.createElement('style'), { id: USER_THEME_CSS, textContent: css }),
      );
    }
    if (direction === 'rtl') {
      root.dir = direction;
    }
  }
}
