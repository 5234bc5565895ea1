/** Ids of the elements that contain the styles of demos, which both the build and the browser look up. */

/** Returns the id of the element with a demo theme's CSS variables: a <style>, or a <link> in the export. */
export function getThemeSheetId(themeId: string): string {
  return `demo-theme-${themeId}`;
}

/** Marks style sheets that don't block the first paint: see src/node/next/deferStyles.ts. */
export const DEFERRED_STYLES_ATTRIBUTE = 'data-deferred';

/** The element before a page's first demo, which loads the sheets of demos until the scripts run. */
export const EARLY_STYLES_ID = 'early-styles';

/** The element behind the first demos of a page with large sheets, which loads these until the scripts run. */
export const LATER_STYLES_ID = 'later-styles';

/** The link to the styles of a page's demos, as rendered on the server. */
export const DEMO_STYLES_ID = 'demo-styles';

/** The link to the same styles for right-to-left, which exists only if the page was opened in that direction. */
export const MIRRORED_STYLES_ID = 'demo-styles-rtl';
