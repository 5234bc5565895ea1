/** A theme's CSS variables as one style sheet per page: `_document` writes it, a theme that arrives later adds its own. */

/** What both `createTheme` and `extendTheme` can do. */
interface ThemeWithSheets {
  generateStyleSheets: () => Record<string, object>[];
}

/** Id of the <style> element of a theme. */
export function getThemeSheetId(themeId: string): string {
  return `demo-theme-${themeId}`;
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
export function ensureThemeSheet(themeId: string, theme: ThemeWithSheets, target: Document = document): void {
  const id = getThemeSheetId(themeId);
  if (!target.getElementById(id)) {
    const style = target.createElement('style');
    style.id = id;
    style.textContent = themeToCss(theme);
    target.head.append(style);
  }
}
