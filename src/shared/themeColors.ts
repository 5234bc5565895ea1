/**
 * The `theme-color` of the browser's toolbar in each color scheme, which is the background of the page (`--fg-bg` of
 * global.css). The values are literals because every page loads this module, and none loads the palettes.
 */
export const THEME_COLORS = { light: '#ffffff', dark: '#0c1524' } as const;
