/**
 * The one place through which themes reach demos.
 * A theme's code arrives with the first demo that comes to life; the server has all of them at hand.
 */
import type { ComponentType, ReactNode } from 'react';
import type { DemoThemeId } from '@/src/shared/products';
import { ensureThemeSheet, type themeToCss } from './themeSheet';

/** A demo theme: the default export of its module. */
export interface DemoThemeModule {
  theme: Parameters<typeof themeToCss>[0];
  /** `scoped` keeps two themes apart that stand around the same demo. */
  Provider: ComponentType<{ children: ReactNode; scoped: boolean }>;
}

type Themes = Partial<Record<DemoThemeId, DemoThemeModule>>;

const LOADERS: Record<DemoThemeId, () => Promise<{ default: DemoThemeModule }>> = {
  material: () => import('./MaterialDemoTheme'),
  joy: () => import('./JoyDemoTheme'),
};

const themes: Themes =
  typeof window === 'undefined'
    ? { material: require('./MaterialDemoTheme').default, joy: require('./JoyDemoTheme').default }
    : {};

/** Whether `DemoThemes` can render these themes now. */
export function areThemesLoaded(ids: readonly DemoThemeId[]): boolean {
  return ids.every((id) => themes[id]);
}

/** Loads themes and their style sheets. */
export async function loadThemes(ids: readonly DemoThemeId[]): Promise<void> {
  await Promise.all(
    ids.map(async (id) => {
      const { default: module } = await LOADERS[id]();
      themes[id] = module;
      ensureThemeSheet(id, module.theme);
    }),
  );
}

/** The loaded module of a theme. @throws Error before `loadThemes` has ended. */
export function getTheme(id: DemoThemeId): DemoThemeModule {
  const module = themes[id];
  if (!module) {
    throw new Error(`The demo theme "${id}" is not loaded yet: await loadThemes() first`);
  }
  return module;
}

/** A demo under its product's themes. */
export function DemoThemes(props: { ids: readonly DemoThemeId[]; children: ReactNode }): ReactNode {
  const { ids, children } = props;
  return ids.reduceRight<ReactNode>((inner, id) => {
    const { Provider } = getTheme(id);
    return <Provider scoped={ids.length > 1}>{inner}</Provider>;
  }, children);
}
