/** The color mode: light, dark or system. Pages have it as an attribute of <html>, which CSS selects. */
import { useEffect } from 'react';
import { THEME_COLORS } from '@/src/shared/themeColors';
import { type ReadableStore, useStore } from './createStore';
import { storedText } from './storedText';
import { DARK_QUERY, MODE_ATTRIBUTE, MODE_KEY, THEME_COLOR_TAGS } from './modeNames';
import type { PaletteMode } from './themeSettings';

export const MODES = ['light', 'dark', 'system'] as const;
export type Mode = (typeof MODES)[number];

const parseMode = (text: string | null): Mode => MODES.find((mode) => mode === text) ?? 'system';

/** Returns the user's mode. Browser only. */
export const readMode = (): Mode => parseMode(storedText(MODE_KEY).get());

/** The color scheme of the system. Browser only. */
export const systemScheme: ReadableStore<PaletteMode> = {
  get: () => (window.matchMedia(DARK_QUERY).matches ? 'dark' : 'light'),
  subscribe(listener) {
    const media = window.matchMedia(DARK_QUERY);
    media.addEventListener('change', listener);
    return () => media.removeEventListener('change', listener);
  },
};

/** The visible color scheme. It changes with the user's setting, also in other tabs, and with the system. */
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

const identity = (scheme: PaletteMode) => scheme;

/** Returns light or dark; light on the server and during hydration. */
export const useColorScheme = (): PaletteMode => useStore(colorScheme, identity, 'light');

/** Keeps the attribute of <html> in sync with the color scheme. Used once, by the app. */
export function useModeSync(): void {
  useEffect(() => {
    const apply = () => {
      const scheme = colorScheme.get();
      // The script in the head has set it. Setting it again would recalculate the styles of the whole page.
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

/** Returns the user's mode and its setter. It is `system` on the server and during hydration. */
export function useMode(): [Mode, (mode: Mode) => void] {
  const stored = storedText(MODE_KEY);
  return [useStore(stored, parseMode, 'system'), stored.set];
}
