/** Ids of the elements that bring styles for demos: both halves look for them. */

/** Id of the element that brings a demo theme's CSS variables: a <style>, or in the export a <link>. */
export function getThemeSheetId(themeId: string): string {
  return `demo-theme-${themeId}`;
}

/** The link to the styles of a page's demos as the server rendered them. */
export const DEMO_STYLES_ID = 'demo-styles';

/** The link to their mirror image, there only when the page was opened in right-to-left. */
export const MIRRORED_STYLES_ID = 'demo-styles-rtl';
