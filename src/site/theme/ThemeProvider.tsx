/** Holds the theme settings for the whole site, and keeps them between visits and between tabs. */
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
 * Read it by `useThemeSettings`; its value is set here, and where demos are rendered to be checked.
 *
 * @public test/demos/renderOutside.ts imports it in a program that it writes.
 */
export const SettingsContext = createContext<ThemeSettings>(DEFAULT_THEME_SETTINGS);
const DispatchContext = createContext<Dispatch<ThemeAction>>(() => {
  throw new Error('Forgot to wrap component in ThemeProvider');
});

/** The theme settings; the defaults on the server and during hydration. */
export function useThemeSettings(): ThemeSettings {
  return useContext(SettingsContext);
}

/** Changes the theme settings; what it returns throws 'Forgot to wrap component in ThemeProvider' outside a provider. */
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

/** Light or dark, as the mode and the system have it. */
function usePaletteMode(dispatch: Dispatch<ThemeAction>): void {
  const paletteMode = useColorScheme();
  useEffect(() => dispatch({ type: 'CHANGE', payload: { paletteMode } }), [dispatch, paletteMode]);
}

function useStoredSettings(settings: ThemeSettings, dispatch: Dispatch<ThemeAction>): void {
  const restored = useRef(false);

  useEffect(() => {
    // The script in the head has set the direction already; from here on it is this one's.
    if (restored.current) {
      applyDirection(settings.direction);
      const text = stringifyThemeSettings(settings);
      // Nobody has chosen anything as long as all is as it was.
      if (text !== (storedText(THEME_SETTINGS_KEY).get() ?? DEFAULT_SETTINGS_TEXT)) {
        storedText(THEME_SETTINGS_KEY).set(text);
      }
    }
  }, [settings]);

  useEffect(() => {
    const restore = () => {
      const stored = parseThemeSettings(storedText(THEME_SETTINGS_KEY).get());
      const { dense, spacing, direction, paletteColors } = { ...DEFAULT_THEME_SETTINGS, ...stored };
      dispatch({ type: 'SET_DENSE', payload: dense });
      dispatch({ type: 'SET_SPACING', payload: spacing });
      dispatch({ type: 'CHANGE', payload: { direction, paletteColors } });
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

/** Turns the page. Demos that are still the server's picture get back the styles that they were served with. */
function applyDirection(direction: Direction): void {
  document.documentElement.dir = direction;
  const served = document.getElementById(DEMO_STYLES_ID);
  if (direction === 'ltr' && served instanceof HTMLLinkElement) {
    document.getElementById(MIRRORED_STYLES_ID)?.remove();
    served.media = 'all';
  }
}
