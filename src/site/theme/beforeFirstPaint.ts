/**
 * An inline script in the head of every page. It sets mode and direction before the first paint, and `data-js`, by which
 * CSS detects scripts. `src/node/exporters/firstPaintScript.ts` bundles it.
 */
import { THEME_COLORS } from '@/src/shared/themeColors';
import { DARK_QUERY, MODE_ATTRIBUTE, MODE_KEY, THEME_COLOR_TAGS } from '../state/modeNames';
import { THEME_SETTINGS_KEY } from '../state/themeSettings';

function readStorage(): { mode?: string | null; direction?: unknown } {
  try {
    const settings: unknown = JSON.parse(localStorage.getItem(THEME_SETTINGS_KEY) ?? 'null');
    const { direction } = Object(settings) as { direction?: unknown };
    return { mode: localStorage.getItem(MODE_KEY), direction };
  } catch {
    return {}; // Storage is blocked, or its content is invalid.
  }
}

function apply(): void {
  const root = document.documentElement;
  root.dataset.js = '';
  const { mode, direction } = readStorage();
  const isSystem = mode !== 'light' && mode !== 'dark';
  const scheme = isSystem ? (matchMedia(DARK_QUERY).matches ? 'dark' : 'light') : mode;
  root.setAttribute(MODE_ATTRIBUTE, scheme);
  for (const tag of document.querySelectorAll<HTMLMetaElement>(THEME_COLOR_TAGS)) {
    tag.content = THEME_COLORS[scheme];
  }
  if (direction === 'rtl') {
    root.dir = 'rtl';
  }
}

/**
 * A browser that doesn't support the syntax of the site's other scripts (ES2022) must not run this one either, because CSS
 * would hide content that only they can show. The static block ensures that.
 */
// eslint-disable-next-line @typescript-eslint/no-extraneous-class -- It only has a static block.
export class FirstPaint {
  static {
    apply();
  }
}
