/** Themes and style caches for a demo with its own mode or direction. */
import createCache, { type EmotionCache } from '@emotion/cache';
import type { PaletteMode } from '../../../state/themeSettings';

const adapted = new Map<PaletteMode, WeakMap<object, object>>();

/**
 * Returns a theme that always has one mode. Its CSS variables depend on the attribute around the demo. `applyStyles`
 * would generate selectors for the page's attribute, so it is resolved here.
 * @returns the same object for the same theme and mode; the theme itself without a mode.
 */
export function adaptTheme(theme: object, mode: PaletteMode | undefined): object {
  if (!mode) {
    return theme;
  }
  const known = adapted.get(mode) ?? new WeakMap<object, object>();
  adapted.set(mode, known);
  let result = known.get(theme);
  if (!result) {
    result = {
      ...theme,
      applyStyles: (key: string, styles: object) => (key === mode ? styles : {}),
      // A selector for the other mode, which must not match.
      getColorSchemeSelector: (key: string) => (key === mode ? '&' : '&:not(*)'),
    };
    known.set(theme, result);
  }
  return result;
}

const caches = new WeakMap<Node, EmotionCache>();

/**
 * Returns the cache of left-to-right demos on a right-to-left page. The server's styles are mirrored there, so these
 * styles need other class names.
 */
export function getLtrCache(container: HTMLElement): EmotionCache {
  let cache = caches.get(container);
  if (!cache) {
    cache = createCache({ key: 'ltr', container });
    caches.set(container, cache);
  }
  return cache;
}
