/** Text colors on the main colors of a theme, for demos whose library doesn't calculate them. */
import { darken } from '@mui/system/colorManipulator';
import { getContrast } from '../contrast';
import { LEAST_RATIO } from './checkContrast';
import { toHex } from './colors';
import { getOption, setOption } from './optionPath';
import { SCHEMES, type ThemeOptions, isObject } from './types';

/** Returns the theme's text color on the main color; else white, or a dark color if white has too little contrast. */
export function getTextOn(main: string, given: unknown): string {
  const own = typeof given === 'string' ? toHex(given) : undefined;
  const dark = toHex(darken(main, 0.8)) ?? '#000000';
  return (
    own ?? ['#ffffff', dark].find((color) => getContrast(color, main) >= LEAST_RATIO) ?? '#000000'
  );
}

/** Returns options of Material UI in which each main color has a `contrastText`, as in Material UI's own themes. */
export function addTextColors(options: ThemeOptions): ThemeOptions {
  return SCHEMES.reduce((all, scheme) => {
    const path = ['colorSchemes', scheme, 'palette'];
    const palette = getOption(options, path);
    return Object.entries(isObject(palette) ? palette : {}).reduce((result, [role, colors]) => {
      const main = toHex(String(getOption(colors, ['main'])));
      return main !== undefined && getOption(colors, ['contrastText']) === undefined
        ? setOption(result, [...path, role, 'contrastText'], getTextOn(main, undefined))
        : result;
    }, all);
  }, options);
}
