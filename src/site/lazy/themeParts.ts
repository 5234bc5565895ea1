/** What demos stand in: a part of the table by itself, for what shows demos outside of the site. */
export const THEME_PARTS = {
  joyTheme: () => import('../theme/joyTheme'),
  materialLocale: () => import('@mui/material/locale'),
  materialTheme: () => import('../theme/materialTheme'),
  rtlCache: () => import('../theme/rtlCache'),
  siteTheme: () => import('../theme/siteTheme'),
  systemTheme: () => import('../theme/systemTheme'),
};
