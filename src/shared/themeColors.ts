/**
 * What the browser's own bars are painted in, by colour scheme: the ground of the page (`--fg-bg` of global.css).
 * Written out, since every page loads this and none loads the palettes.
 */
export const THEME_COLORS = { light: '#ffffff', dark: '#0c1524' } as const;
