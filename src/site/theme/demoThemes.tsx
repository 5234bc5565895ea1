/**
 * Applies theme settings to demos: palette, density, spacing, direction and locale. A theme's code is loaded with the
 * first demo that is activated; the server imports all of them.
 */
import {
  type ComponentType,
  type ReactNode,
  useContext,
  useEffect,
  useInsertionEffect,
  useMemo,
  useReducer,
} from 'react';
import type { DemoThemeId } from '@/src/shared/products';
import type { ThemeOptions } from '@/src/shared/userTheme/types';
import {
  DEFAULT_SETTINGS_TEXT,
  DEFAULT_THEME_SETTINGS,
  type Direction,
  type ThemeSettings,
  stringifyThemeSettings,
} from '../state/themeSettings';
import { useUserTheme } from '../state/userTheme';
import { loadPart } from '../browser/loadPart';
import { useUserLanguage } from '../i18n/UserLanguage';
import { useThemeSettings } from './ThemeProvider';
import { createFrameAdapter } from './frameDefaults';
import { ThemeOverrideContext } from './themeOverride';
import { applyThemeSheet } from './themeSheet';

/** Localized texts of a library's components, which is an argument of its `createTheme`. */
export type ThemeLocale = object;

/** A library's theme for demos: the default export of its module. */
export interface DemoTheme {
  /** @param userOptions options of the visitor's own theme, in the form of Material UI for all libraries but Joy UI. */
  create: (settings: ThemeSettings, locale?: ThemeLocale, userOptions?: ThemeOptions) => object;
  /** `cache` replaces the Emotion cache. `scoped` separates two themes around the same demo. */
  Provider: ComponentType<{
    theme: object;
    cache: object | undefined;
    scoped: boolean;
    /**
     * Default props of all themes around the demo, because a provider passes on only its own. Absent for a single
     * theme.
     */
    components?: object | undefined;
    children: ReactNode;
  }>;
}

/** S9.20: "a zh/pt theme locale mapping". The theme locales of @mui/material, by language. */
const LOCALES: Readonly<Record<string, 'zhCN' | 'ptBR'>> = { zh: 'zhCN', pt: 'ptBR' };

const isServer = typeof window === 'undefined';
const themes: Partial<Record<DemoThemeId, DemoTheme>> = isServer
  ? {
      material: require('./materialTheme').default,
      joy: require('./joyTheme').default,
      system: require('./systemTheme').default,
      site: require('./siteTheme').default,
    }
  : {};
let userThemes: typeof import('./userThemes') | undefined;
let rtl: typeof import('./rtlCache') | undefined;
let locales: typeof import('@mui/material/locale') | undefined = isServer
  ? require('@mui/material/locale')
  : undefined;

/** The requirements of a demo besides its own code. */
export interface ThemeNeeds {
  ids: readonly DemoThemeId[];
  direction: Direction;
  language: string;
  /** The visitor's own theme as JSON, if there is one. */
  userTheme?: string | null;
}

/** Whether `DemoThemes` can render now. */
export function areThemesLoaded({ ids, direction, language, userTheme }: ThemeNeeds): boolean {
  return (
    ids.every((id) => themes[id]) &&
    (direction === 'ltr' || rtl !== undefined) &&
    (!LOCALES[language] || locales !== undefined) &&
    (!userTheme || userThemes !== undefined)
  );
}

/** Loads the code that `DemoThemes` needs. */
export async function loadThemes({
  ids,
  direction,
  language,
  userTheme,
}: ThemeNeeds): Promise<void> {
  await Promise.all([
    ...ids.map(async (id) => {
      themes[id] = (await loadPart(`${id}Theme`)).default;
    }),
    direction === 'rtl' && loadPart('rtlCache').then((module) => (rtl = module)),
    LOCALES[language] && loadPart('materialLocale').then((module) => (locales = module)),
    userTheme && loadPart('userThemes').then((module) => (userThemes = module)),
  ]);
}

/** Returns the user's settings, with the demo's own direction if it has one. */
function useDemoSettings(): ThemeSettings {
  const settings = useThemeSettings();
  const direction = useContext(ThemeOverrideContext)?.direction ?? settings.direction;
  return useMemo(() => ({ ...settings, direction }), [settings, direction]);
}

/** Whether a server snapshot looks like the live demo: neither settings, language, nor a visitor's theme change its theme. */
export function useServedTheme(): boolean {
  const settings = useDemoSettings();
  const language = useUserLanguage();
  const userTheme = useUserTheme();
  return (
    !userTheme && !LOCALES[language] && stringifyThemeSettings(settings) === DEFAULT_SETTINGS_TEXT
  );
}

/** Returns the requirements of a demo with the user's settings. */
export function useThemeNeeds(ids: readonly DemoThemeId[]): ThemeNeeds {
  const { direction } = useDemoSettings();
  const language = useUserLanguage();
  const userTheme = useUserTheme();
  return useMemo(
    () => ({ ids, direction, language, userTheme }),
    [ids, direction, language, userTheme],
  );
}

const made = new Map<string, object>();

/** The maximum number of cached themes: those of three libraries and the site's own, in both directions. */
const MAX_CACHED_THEMES = 8;

/**
 * Returns the theme for settings. It is the same object until a setting changes that affects demos. The mode doesn't,
 * because it is implemented in CSS.
 * @throws Error before `loadThemes` has finished.
 */
export function getTheme(
  id: DemoThemeId,
  settings = DEFAULT_THEME_SETTINGS,
  language = 'en',
  userTheme: string | null = null,
): object {
  const key = JSON.stringify([id, stringifyThemeSettings(settings), language, userTheme]);
  const known = made.get(key);
  if (known) {
    return known;
  }
  const module = themes[id];
  if (!module) {
    throw new Error(`The demo theme "${id}" is not loaded yet: await loadThemes() first`);
  }
  const locale = LOCALES[language];
  const create = (options?: ThemeOptions) =>
    module.create(settings, locale && locales?.[locale], options);
  const theme =
    userTheme && userThemes ? userThemes.createWithUserTheme(userTheme, id, create) : create();
  if (made.size >= MAX_CACHED_THEMES) {
    made.delete(made.keys().next().value!);
  }
  made.set(key, theme);
  return theme;
}

interface DemoThemesProps {
  ids: readonly DemoThemeId[];
  /** The head of the demo's document, if it isn't the page's. */
  container?: HTMLElement;
  children: ReactNode;
}

/** Renders a demo with its product's themes and the user's settings. */
export function DemoThemes({ ids, container, children }: DemoThemesProps): ReactNode {
  const settings = useDemoSettings();
  const override = useContext(ThemeOverrideContext);
  const needs = useThemeNeeds(ids);
  const { language } = needs;
  const ready = areThemesLoaded(needs);
  useMissingThemes(needs, ready);
  // After a change of direction, the demo stays as it is until the mirrored cache is loaded.
  const shown = ready ? settings : { ...settings, direction: 'ltr' as const };
  const userTheme = ready && needs.userTheme;
  const head = container ?? (isServer ? undefined : document.head);
  const cache =
    head &&
    (shown.direction === 'rtl'
      ? rtl?.getRtlCache(head)
      : override?.direction && override.getLtrCache(head));
  const adaptToFrame = useMemo(
    () => (container ? createFrameAdapter(container.ownerDocument) : (theme: object) => theme),
    [container],
  );
  const entries = ids.map((id) => {
    const theme = getTheme(id, shown, language, userTheme || null);
    return { id, theme: adaptToFrame(override ? override.adaptTheme(theme) : theme) };
  });

  useInsertionEffect(() => {
    const target = container?.ownerDocument ?? document;
    const variant = userTheme && userThemes?.getUserThemeId(userTheme);
    entries.forEach(({ id, theme }) => applyThemeSheet(id, theme, shown, target, variant || ''));
    userThemes?.applyToDocument(target, ids, userTheme || null);
  });

  const components =
    entries.length > 1
      ? Object.assign(
          {},
          ...entries.map(({ theme }) => (theme as { components?: object }).components),
        )
      : undefined;

  return entries.reduceRight<ReactNode>((inner, { id, theme }) => {
    const Provider = themes[id]!.Provider;
    return (
      <Provider theme={theme} cache={cache} scoped={ids.length > 1} components={components}>
        {inner}
      </Provider>
    );
  }, children);
}

/** Loads the code that a change of settings requires, and renders again when it is loaded. */
function useMissingThemes(needs: ThemeNeeds, ready: boolean): void {
  const [, update] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (ready) {
      return undefined;
    }
    const load = () => void loadThemes(needs).then(update, console.error);
    load();
    // If loading fails, it is retried when the browser is online again.
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [needs, ready]);
}
