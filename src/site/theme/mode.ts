/**
 * Colour mode: light, dark, or as the system has it.
 * It is an attribute on <html> that CSS reads, so switching it re-renders no component; a script in the head
 * (see `modeScript`) sets it before the first paint.
 */
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { readStored, subscribeStored, writeStored } from '../settings/storage';

export const MODES = ['light', 'dark', 'system'] as const;
export type Mode = (typeof MODES)[number];

/** Specification, section 4: "Stored under the key mui-mode in browser local storage". */
export const MODE_KEY = 'mui-mode';

/** The attribute that frame and demos read: light or dark. */
export const MODE_ATTRIBUTE = 'data-mui-color-scheme';

const DARK_QUERY = '(prefers-color-scheme: dark)';

/** The script that stands in the head. It also tells CSS that scripts run (`data-js`). */
export const modeScript = `(function(){var d=document.documentElement,m;d.dataset.js='';try{m=localStorage.getItem('${MODE_KEY}')}catch(e){}if(m!=='light'&&m!=='dark')m=matchMedia('${DARK_QUERY}').matches?'dark':'light';d.setAttribute('${MODE_ATTRIBUTE}',m)})()`;

function readMode(): Mode {
  const stored = readStored(MODE_KEY);
  return MODES.find((mode) => mode === stored) ?? 'system';
}

function applyMode(): void {
  const mode = readMode();
  const scheme =
    mode === 'system' ? (window.matchMedia(DARK_QUERY).matches ? 'dark' : 'light') : mode;
  document.documentElement.setAttribute(MODE_ATTRIBUTE, scheme);
}

/** Keeps the page in step with the setting, other tabs and the system. Used once, by the app. */
export function useModeSync(): void {
  useEffect(() => {
    applyMode();
    const media = window.matchMedia(DARK_QUERY);
    media.addEventListener('change', applyMode);
    const stop = subscribeStored(MODE_KEY, applyMode);
    return () => {
      media.removeEventListener('change', applyMode);
      stop();
    };
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
