/** The complete palettes of a theme, as the libraries calculate them. */
import { extendTheme } from '@mui/joy/styles';
import { createTheme } from '@mui/material/styles';
import { type ContrastFault, type Palettes, checkContrast } from './checkContrast';
import { LIBRARIES, type ThemeLibrary, type ThemeOptions, type UserTheme } from './types';

/** Returns the palettes of a library's theme. @throws Error when the library rejects the options. */
export function resolvePalettes(options: ThemeOptions, library: ThemeLibrary): Palettes {
  const schemes = (options.colorSchemes ?? {}) as ThemeOptions;
  const { colorSchemes } =
    library === 'material'
      ? createTheme({
          cssVariables: true,
          colorSchemes: { light: true, dark: true, ...schemes },
        })
      : extendTheme({ colorSchemes: schemes });
  return { light: colorSchemes.light?.palette, dark: colorSchemes.dark?.palette };
}

/** Lists the contrast faults of a theme in the libraries that it changes. */
export function listContrastFaults(theme: UserTheme): ContrastFault[] {
  return LIBRARIES.flatMap((library) => {
    const options = theme[library];
    return options ? checkContrast(resolvePalettes(options, library), library) : [];
  });
}
