/**
 * The font of a visitor's theme, for the text of demos that has no font of its own: demos inherit it, as they would inherit
 * the font that `CssBaseline` sets in an app.
 */
import { getThemeSheetId } from '../styleIds';
import { getLibraryOptions } from './deriveLibrary';
import { type OptionPath, getOption } from './optionPath';
import type { ThemeLibrary, UserTheme } from './types';

const PATHS: Readonly<Record<ThemeLibrary, OptionPath>> = {
  material: ['typography', 'fontFamily'],
  joy: ['fontFamily', 'body'],
};

/** Joy UI's theme has a style sheet on the pages, and in the frames, whose demos have it. */
const HAS_JOY = `:has(#${getThemeSheetId('joy')})`;
const JOY = `:root${HAS_JOY}`;
const NOT_JOY = `:root:not(${HAS_JOY})`;

/**
 * What demos inherit from: the area of a demo or playground, or the root of a menu or dialog at the end of the body. Only the
 * pages of the site have `data-js`. In a frame, demos inherit from the body.
 */
const PARENTS =
  ':is([data-stage],[data-preview],body>:is([class*=Mui],[class*=base-]),:root:not([data-js])>body)';

/**
 * Material UI's components as the server rendered them, which have the font of the default theme until they are live. So have
 * captions of tables. Icon fonts stay. Joy UI's components have a CSS variable.
 */
const SERVED =
  ':is([data-stage]:not([data-live]),[data-playground=static] [data-preview]) :is([class*=Mui]:not(.MuiIcon-root,.MuiBox-root),caption)';

/** Returns style rules, which are empty if the theme has no font. */
export function createDemoFont(theme: UserTheme): string {
  const print = (selectors: string, library: ThemeLibrary) => {
    const family = getOption(getLibraryOptions(theme, library), PATHS[library]);
    return typeof family === 'string' ? `${selectors}{font-family:${family}}` : '';
  };
  return (
    print(`${NOT_JOY} ${PARENTS},${NOT_JOY} ${SERVED}`, 'material') +
    print(`${JOY} ${PARENTS}`, 'joy')
  );
}
