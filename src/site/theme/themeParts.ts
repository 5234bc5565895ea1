import type { LazyPartLoaders } from '../browser/loadPart';

declare module '../browser/loadPart' {
  interface LazyParts {
    joyTheme: typeof import('./joyTheme');
    materialLocale: typeof import('@mui/material/locale');
    materialTheme: typeof import('./materialTheme');
    rtlCache: typeof import('./rtlCache');
    siteTheme: typeof import('./siteTheme');
    systemTheme: typeof import('./systemTheme');
  }
}

/** The themes around demos: a table by itself, for what shows demos outside of the site. */
export const THEME_PARTS = {
  joyTheme: () => import('./joyTheme'),
  materialLocale: () => import('@mui/material/locale'),
  materialTheme: () => import('./materialTheme'),
  rtlCache: () => import('./rtlCache'),
  siteTheme: () => import('./siteTheme'),
  systemTheme: () => import('./systemTheme'),
} satisfies Partial<LazyPartLoaders>;
