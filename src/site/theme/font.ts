import localFont from 'next/font/local';

/**
 * The site's only web font. Material UI's theme asks for the same family, so its demos look as the theme means them;
 * the fallback (`roboto Fallback`) has its measures, so that nothing moves when it arrives.
 * Imported by the app for its styles; font names do not tell case apart, so `roboto` answers for "Roboto".
 */
export const roboto = localFont({
  src: '../../../node_modules/@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2',
  weight: '100 900',
  display: 'swap',
  adjustFontFallback: 'Arial',
});
