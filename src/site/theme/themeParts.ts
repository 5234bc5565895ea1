import type { LazyPartLoaders } from '../browser/loadPart';

declare module '../browser/loadPart' {
  interface LazyParts {
    joyTheme: typeof import('./joyTheme');
    materialLocale: typeof import('@mui/material/locale');
    materialTheme: typeof import('./materialTheme');
    rtlCache: typeof import('./rtlCache');
    siteTheme: typeof import('./siteTheme');
    systemTheme: typeof import('./systemTheme');
    userThemes: typeof import('./userThemes');
  }
}

/** Functions that load themes. They are a separate table, for code that renders demos outside the site. */
export const THEME_PARTS = {
  joyTheme: () => import('./joyTheme'),
  materialLocale: () => import('@mui/material/locale'),
  materialTheme: () => import('./materialTheme'),
  rtlCache: () => import('./rtlCache'),
  siteTheme: () => import('./siteTheme'),
  systemTheme: () => import('./systemTheme'),
  userThemes: () => import('./userThemes'),
} satisfies Partial<LazyPartLoaders>;
