import localFont from 'next/font/local';

/**
 * The site's only web font. It has the family that Material UI's theme uses, so demos look as intended: font names are
 * case-insensitive, and `roboto` matches "Roboto". The app imports this module for its styles.
 *
 * `src/node/exporters/siteFont.ts` makes the file. The light weight is a separate file, declared in `global.css`,
 * because it is used by few pages.
 *
 * `optional`: if the first page is painted before the font has loaded, it keeps the fallback font, so that the text
 * never moves. With `swap`, text moved on systems without Arial, whose metrics the fallback adjusts.
 *
 * @public Next.js compiles the call, and requires a constant.
 */
export const roboto = localFont({
  src: '../../../.cache/font/roboto.woff2',
  weight: '400 700',
  display: 'optional',
  adjustFontFallback: 'Arial',
  // A preloaded font would delay the first paint.
  preload: false,
});
