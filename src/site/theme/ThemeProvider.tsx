/** Provides the theme settings to the whole site, stores them, and synchronizes them between tabs. */
import {
  type Dispatch,
  type ReactNode,
  createContext,
  useContext,
  useEffect,
  useReducer,
  useRef,
} from 'react';
import { DEMO_STYLES_ID, MIRRORED_STYLES_ID } from '@/src/shared/styleIds';
import { storedText } from '../state/storedText';
import { useColorScheme } from '../state/mode';
import {
  DEFAULT_SETTINGS_TEXT,
  DEFAULT_THEME_SETTINGS,
  type Direction,
  THEME_SETTINGS_KEY,
  type ThemeAction,
  type ThemeSettings,
  parseThemeSettings,
  stringifyThemeSettings,
  themeSettingsReducer,
} from '../state/themeSettings';

/**
 * Use `useThemeSettings` to read it.
 *
 * @public test/demos/renderOutside.ts imports it in a generated program.
 */
export const SettingsContext = createContext<ThemeSettings>(DEFAULT_THEME_SETTINGS);
const DispatchContext = createContext<Dispatch<ThemeAction>>(() => {
  throw new Error('Forgot to wrap component in ThemeProvider');
});

/** Returns the theme settings; the defaults on the server and during hydration. */
export function useThemeSettings(): ThemeSettings {
  return useContext(SettingsContext);
}

/**
 * Returns the dispatcher of theme actions. Outside of the provider, it throws 'Forgot to wrap component in
 * ThemeProvider'.
 */
export function useThemeDispatch(): Dispatch<ThemeAction> {
  return useContext(DispatchContext);
}

export function ThemeProvider({ children }: { children: ReactNode }) {
  const [settings, dispatch] = useReducer(themeSettingsReducer, DEFAULT_THEME_SETTINGS);
  usePaletteMode(dispatch);
  useStoredSettings(settings, dispatch);
  return (
    <DispatchContext value={dispatch}>
      <SettingsContext value={settings}>{children}</SettingsContext>
    </DispatchContext>
  );
}

/** Keeps `paletteMode` in sync with the mode and the system. */
function usePaletteMode(dispatch: Dispatch<ThemeAction>): void {
  const paletteMode = useColorScheme();
  useEffect(() => dispatch({ type: 'CHANGE', payload: { paletteMode } }), [dispatch, paletteMode]);
}

function useStoredSettings(settings: ThemeSettings, dispatch: Dispatch<ThemeAction>): void {
  const restored = useRef(false);

  useEffect(() => {
    // The script in the head has set the direction already.
    if (restored.current) {
      applyDirection(settings.direction);
      const text = stringifyThemeSettings(settings);
      // The defaults aren't stored until the user has changed something.
      if (text !== (storedText(THEME_SETTINGS_KEY).get() ?? DEFAULT_SETTINGS_TEXT)) {
        storedText(THEME_SETTINGS_KEY).set(text);
      }
    }
  }, [settings]);

  useEffect(() => {
    const restore = () => {
      const stored = parseThemeSettings(storedText(THEME_SETTINGS_KEY).get());
      const {
        dense,
        spacing,
        paletteMode: _mode,
        ...others
      } = { ...DEFAULT_THEME_SETTINGS, ...stored };
      dispatch({ type: 'SET_DENSE', payload: dense });
      dispatch({ type: 'SET_SPACING', payload: spacing });
      dispatch({ type: 'CHANGE', payload: others });
      restored.current = true;
    };
    if (storedText(THEME_SETTINGS_KEY).get() === null) {
      restored.current = true;
    } else {
      restore();
    }
    return storedText(THEME_SETTINGS_KEY).subscribe(restore);
  }, [dispatch]);
}

/**
 * Sets the direction of the page. Demos that are still server snapshots get back the styles that they were served with.
 */
function applyDirection(direction: Direction): void {
  document.documentElement.dir = direction;
  const served = document.getElementById(DEMO_STYLES_ID);
  if (direction === 'ltr' && served instanceof HTMLLinkElement) {
    document.getElementById(MIRRORED_STYLES_ID)?.remove();
    served.media = 'all';
  }
}
