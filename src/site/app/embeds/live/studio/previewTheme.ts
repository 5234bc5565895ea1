/** Themes of the preview, which don't depend on whether demos have the visitor's theme. */
import type { Theme as JoyTheme } from '@mui/joy/styles';
import type { Palettes } from '@/src/shared/userTheme/checkContrast';
import { getLibraryOptions } from '@/src/shared/userTheme/deriveLibrary';
import { resolvePalettes } from '@/src/shared/userTheme/resolvePalettes';
import type { ThemeLibrary, ThemeOptions, UserTheme } from '@/src/shared/userTheme/types';
import { DEFAULT_THEME_SETTINGS, type Direction } from '../../../../state/themeSettings';
import { createMaterialTheme } from '../../../../theme/materialTheme';
import { type Options, type ThemeWithVariables, createBuilderTheme } from '../builderTheme';

export type Preview = {
  palettes: Palettes;
  /** Why the library rejects the theme. */ error?: string;
} & ({ library: 'material'; theme: ThemeWithVariables } | { library: 'joy'; theme: JoyTheme });

/** Creates the theme of a library, or its default theme if the library rejects the options. */
export function createPreview(
  theme: UserTheme,
  library: ThemeLibrary,
  direction: Direction,
): Preview {
  try {
    return create(getLibraryOptions(theme, library), library, direction);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { ...create(undefined, library, direction), error: message };
  }
}

function create(
  options: ThemeOptions | undefined,
  library: ThemeLibrary,
  direction: Direction,
): Preview {
  const palettes = resolvePalettes(options ?? {}, library);
  return library === 'joy'
    ? { library, palettes, theme: createBuilderTheme((options ?? {}) as Options) }
    : {
        library,
        palettes,
        theme: createMaterialTheme({ ...DEFAULT_THEME_SETTINGS, direction }, undefined, options),
      };
}
