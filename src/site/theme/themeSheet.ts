/** A theme's CSS variables as one style sheet per page: `_document` writes it, a theme that arrives later adds its own. */

import { getThemeSheetId } from '@/src/shared/themeSheetId';

/** What both `createTheme` and `extendTheme` can do. */
interface ThemeWithSheets {
  generateStyleSheets: () => Record<string, object>[];
}

/** The style sheet that defines a theme's CSS variables for both colour schemes. */
export function themeToCss(theme: ThemeWithSheets): string {
  return theme
    .generateStyleSheets()
    .flatMap((sheet) => Object.entries(sheet))
    .map(([selector, declarations]) => {
      const body = Object.entries(declarations as Record<string, string | number>)
        .map(([property, value]) => `${property}:${String(value).replace(/,\s+/g, ',')}`)
        .join(';');
      return `${selector}{${body}}`;
    })
    .join('');
}

/** Adds a theme's style sheet to a document that lacks it. */
export function ensureThemeSheet(
  themeId: string,
  theme: ThemeWithSheets,
  target: Document = document,
): void {
  const id = getThemeSheetId(themeId);
  if (!target.getElementById(id)) {
    const style = target.createElement('style');
    style.id = id;
    style.textContent = themeToCss(theme);
    target.head.append(style);
  }
}

/**
 * A theme whose `vars` name variables only: `var(--mui-shape-borderRadius)` for `var(--mui-shape-borderRadius, 4px)`.
 * Every page of this site defines the variables, so the fallbacks would be dead weight in each demo's styles.
 */
export function withoutFallbacks<T extends { vars: object }>(theme: T): T {
  theme.vars = strip(theme.vars);
  return theme;
}

function strip<T extends object>(vars: T): T {
  const entries = Object.entries(vars).map(([key, value]: [string, unknown]) => {
    if (typeof value === 'string') {
      return [key, value.replace(/^var\((--[\w-]+),.*\)$/s, 'var($1)')];
    }
    return [key, typeof value === 'object' && value !== null ? strip(value) : value];
  });
  return (
    Array.isArray(vars) ? entries.map(([, value]) => value) : Object.fromEntries(entries)
  ) as T;
}
