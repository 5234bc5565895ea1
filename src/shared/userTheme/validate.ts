/** Validates the data of themes, whatever it was read from. */
import type { PropertyLines } from '../parseData';
import { completeSchemes, movePalette } from './colorSchemes';
import { mergeOptions } from './mergeOptions';
import { readOptions } from './readOptions';
import type { ReadTheme, ThemeLibrary, ThemeOptions, ThemeProblem, UserTheme } from './types';

/**
 * Validates data.
 * @param parts options by library, which are merged.
 * @param problems what was found before.
 * @param lines the lines of properties in the data.
 */
export function validate(
  parts: readonly Partial<Record<ThemeLibrary, unknown>>[],
  problems: readonly ThemeProblem[] = [],
  lines?: PropertyLines,
): ReadTheme {
  const all: ThemeProblem[] = [...problems];
  const readAll = (library: ThemeLibrary): ThemeOptions =>
    mergeOptions(
      ...parts
        .filter((part) => part[library] !== undefined)
        .map((part) => {
          const { options, problems: own } = readOptions(part[library], library, lines);
          all.push(...own);
          return library === 'material' ? movePalette(options) : options;
        }),
    );
  const { options: material, derived } = completeSchemes(readAll('material'));
  const joy = readAll('joy');
  const theme: UserTheme = {
    ...(Object.keys(material).length > 0 && { material }),
    ...(Object.keys(joy).length > 0 && { joy }),
  };
  return { theme, problems: all, derived };
}
