/**
 * Colour mode: light, dark, or as the system has it.
 * It is an attribute on <html> that CSS reads, so switching it re-renders no component; a script in the head
 * (see `headScript`) sets it before the first paint.
 */
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { THEME_COLORS } from '@/src/shared/themeColors';
import { readStored, subscribeStored, writeStored } from '../settings/storage';
import { type PaletteMode, THEME_SETTINGS_KEY } from './themeSettings';

export const MODES = ['light', 'dark', 'system'] as const;
export type Mode = (typeof MODES)[number];

/** Specification, section 4: "Stored under the key mui-mode in browser local storage". */
export const MODE_KEY = 'mui-mode';

/** The attribute that frame and demos read: light or dark. */
export const MODE_ATTRIBUTE = 'data-mui-color-scheme';

/** The tags say a colour per scheme of the system; a chosen mode makes both its own. */
const THEME_COLOR = 'meta[name=theme-color]';

/** Matches where the system is dark. */
export const DARK_QUERY = '(prefers-color-scheme: dark)';

/**
 * The script that stands in the head: it sets mode and direction before the first paint,
 * and tells CSS that scripts run (`data-js`). A browser that cannot read the syntax of the site's scripts (ES2022) must not
 * read this one either, or CSS would hide what only they can show: the class is there for that alone.
 */
export const headScript = `(function(){class S{static{}}var d=document.documentElement,m,s;d.dataset.js='';try{m=localStorage.getItem('${MODE_KEY}');s=JSON.parse(localStorage.getItem('${THEME_SETTINGS_KEY}'))}catch(e){}if(m!=='light'&&m!=='dark')m=matchMedia('${DARK_QUERY}').matches?'dark':'light';d.setAttribute('${MODE_ATTRIBUTE}',m);document.querySelectorAll('${THEME_COLOR}').forEach(function(e){e.content=m==='dark'?'${THEME_COLORS.dark}':'${THEME_COLORS.light}'});if(s&&s.direction==='rtl')d.dir='rtl'})()`;

/** The mode as chosen. In the browser only. */
export function readMode(): Mode {
  const stored = readStored(MODE_KEY);
  return MODES.find((mode) => mode === stored) ?? 'system';
}

/** The scheme that shows: the mode, or what the system has. In the browser only. */
function readScheme(): PaletteMode {
  const mode = readMode();
  return mode === 'system' ? (window.matchMedia(DARK_QUERY).matches ? 'dark' : 'light') : mode;
}

function subscribeScheme(listener: () => void): () => void {
  const media = window.matchMedia(DARK_QUERY);
  media.addEventListener('change', listener);
  const stop = subscribeStored(MODE_KEY, listener);
  return () => {
    media.removeEventListener('change', listener);
    stop();
  };
}

/** Light or dark, following the setting, other tabs and the system. Light on the server and during hydration. */
export function useColorScheme(): PaletteMode {
  return useSyncExternalStore(subscribeScheme, readScheme, () => 'light' as const);
}

/** Keeps the page's attribute in step with the scheme. Used once, by the app. */
export function useModeSync(): void {
  useEffect(() => {
    const apply = () => {
      const scheme = readScheme();
      // The script in the head has set it; to say so again would style the whole page anew.
      if (document.documentElement.getAttribute(MODE_ATTRIBUTE) === scheme) {
        return;
      }
      document.documentElement.setAttribute(MODE_ATTRIBUTE, scheme);
      for (const meta of document.querySelectorAll<HTMLMetaElement>(THEME_COLOR)) {
        meta.content = THEME_COLORS[scheme];
      }
    };
    apply();
    return subscribeScheme(apply);
  }, []);
}

/** The mode as chosen, and its setter. `system` on the server and during hydration. */
export function useMode(): [Mode, (mode: Mode) => void] {
  const mode = useSyncExternalStore(
    useCallback((listener) => subscribeStored(MODE_KEY, listener), []),
    readMode,
    () => 'system' as const,
  );
  return [mode, useCallback((next: Mode) => writeStored(MODE_KEY, next), [])];
}
