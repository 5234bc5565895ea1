import localFont from 'next/font/local';

/**
 * The site's only web font. Material UI's theme asks for the same family, so its demos look as the theme means them:
 * font names do not tell case apart, and `roboto` answers for "Roboto". Imported by the app for its styles.
 *
 * The file is made by `src/node/exporters/siteFont.ts`. Light text has a file of its own, declared in `global.css`: here it would be
 * loaded beforehand, on every page.
 *
 * `optional`: a reader whose first page is painted before the font is there keeps the fallback for that page, so that
 * no line ever moves. Swapping moved lines wherever the system has no Arial to adjust.
 *
 * @public Next.js compiles the call, and asks for a constant.
 */
export const roboto = localFont({
  src: '../../../.cache/font/roboto.woff2',
  weight: '400 700',
  display: 'optional',
  adjustFontFallback: 'Arial',
});
