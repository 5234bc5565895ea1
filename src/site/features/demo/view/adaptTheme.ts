/** Themes and style caches for a demo whose mode or direction is its own. */
import createCache, { type EmotionCache } from '@emotion/cache';
import type { PaletteMode } from '../../../state/themeSettings';

const adapted = new Map<PaletteMode, WeakMap<object, object>>();

/**
 * A theme that is in one mode, whatever the page is in. Its variables follow from the attribute around the demo;
 * what it writes for one mode only (`applyStyles`) would look for the page's attribute, so it is decided here.
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
      // A selector for the other mode matches nothing.
      getColorSchemeSelector: (key: string) => (key === mode ? '&' : '&:not(*)'),
    };
    known.set(theme, result);
  }
  return result;
}

const caches = new WeakMap<Node, EmotionCache>();

/**
 * The cache of demos that stay left to right on a page that is not: what the server wrote is mirrored there,
 * so these styles have names of their own.
 */
export function getLtrCache(container: HTMLElement): EmotionCache {
  let cache = caches.get(container);
  if (!cache) {
    cache = createCache({ key: 'ltr', container });
    caches.set(container, cache);
  }
  return cache;
}
