/** The color mode: light, dark, or that of the system. Pages show it by an attribute of <html>, which CSS reads. */
import { useEffect } from 'react';
import { THEME_COLORS } from '@/src/shared/themeColors';
import { type ReadableStore, useStore } from './createStore';
import { storedText } from './storedText';
import { DARK_QUERY, MODE_ATTRIBUTE, MODE_KEY, THEME_COLOR_TAGS } from './modeNames';
import type { PaletteMode } from './themeSettings';

export const MODES = ['light', 'dark', 'system'] as const;
export type Mode = (typeof MODES)[number];

const parseMode = (text: string | null): Mode => MODES.find((mode) => mode === text) ?? 'system';

/** The mode as chosen. In the browser only. */
export const readMode = (): Mode => parseMode(storedText(MODE_KEY).get());

/** The scheme of the system, which the reader changes elsewhere. In the browser only. */
export const systemScheme: ReadableStore<PaletteMode> = {
  get: () => (window.matchMedia(DARK_QUERY).matches ? 'dark' : 'light'),
  subscribe(listener) {
    const media = window.matchMedia(DARK_QUERY);
    media.addEventListener('change', listener);
    return () => media.removeEventListener('change', listener);
  },
};

/** The scheme that shows: that of the mode, or of the system. It follows the setting, other tabs, and the system. */
const colorScheme: ReadableStore<PaletteMode> = {
  get() {
    const mode = readMode();
    return mode === 'system' ? systemScheme.get() : mode;
  },
  subscribe(listener) {
    const stops = [storedText(MODE_KEY), systemScheme].map((store) => store.subscribe(listener));
    return () => stops.forEach((stop) => stop());
  },
};

const asIs = (scheme: PaletteMode) => scheme;

/** Light or dark. Light on the server and during hydration. */
export const useColorScheme = (): PaletteMode => useStore(colorScheme, asIs, 'light');

/** Keeps the page's attribute in step with the scheme. Used once, by the app. */
export function useModeSync(): void {
  useEffect(() => {
    const apply = () => {
      const scheme = colorScheme.get();
      // The script in the head has set it; setting it again would recalculate the styles of the whole page.
      if (document.documentElement.getAttribute(MODE_ATTRIBUTE) === scheme) {
        return;
      }
      document.documentElement.setAttribute(MODE_ATTRIBUTE, scheme);
      for (const meta of document.querySelectorAll<HTMLMetaElement>(THEME_COLOR_TAGS)) {
        meta.content = THEME_COLORS[scheme];
      }
    };
    apply();
    return colorScheme.subscribe(apply);
  }, []);
}

/** The mode as chosen, and its setter. `system` on the server and during hydration. */
export function useMode(): [Mode, (mode: Mode) => void] {
  const stored = storedText(MODE_KEY);
  return [useStore(stored, parseMode, 'system'), stored.set];
}
