/** Id of the element that brings a demo theme's CSS variables: a <style>, or in the export a <link>. */
export function getThemeSheetId(themeId: string): string {
  return `demo-theme-${themeId}`;
}
