import { useMemo } from 'react';
import { type OptionPath, setOption } from '@/src/shared/userTheme/optionPath';
import { getLibraryOptions } from '@/src/shared/userTheme/deriveLibrary';
import { parseTheme } from '@/src/shared/userTheme/themeAddress';
import type {
  Scheme,
  ThemeLibrary,
  ThemeOptions,
  ThemeValue,
  UserTheme,
} from '@/src/shared/userTheme/types';
import { STUDIO_KEY, keepTheme } from '../../../../features/studio';
import { useStoredText } from '../../../../state/storedText';
import { useUserTheme } from '../../../../state/userTheme';

/** Options of a theme with the values at their paths. */
export type OptionChanges = readonly (readonly [path: OptionPath, value: ThemeValue | undefined])[];

export interface Studio {
  theme: UserTheme;
  /** The color scheme of Material UI that follows from the other one, until it is edited. */
  derived: Scheme | undefined;
  /** Returns the options of a library, which can follow from the other one. */
  getOptions: (library: ThemeLibrary) => ThemeOptions;
  /** Whether demos have the theme. */
  isOn: boolean;
  /** @param scheme the color scheme whose colors change, if colors do. */
  change: (library: ThemeLibrary, changes: OptionChanges, scheme?: Scheme) => void;
}

/** The theme of the studio, which is kept in the local storage. */
export function useStudio(): Studio {
  const [edited] = useStoredText(STUDIO_KEY);
  const applied = useUserTheme();
  const json = edited ?? applied;
  const { theme, derived } = useMemo(() => parseTheme(json ?? '{}'), [json]);
  const getOptions = (library: ThemeLibrary) => getLibraryOptions(theme, library) ?? {};
  return {
    theme,
    getOptions,
    derived,
    isOn: applied !== null,
    change(library, changes, scheme) {
      const isDerived = library === 'material' && derived !== undefined && scheme !== derived;
      const base = isDerived
        ? setOption(theme.material ?? {}, ['colorSchemes', derived], undefined)
        : getOptions(library);
      const options = changes.reduce<ThemeOptions>(
        (before, [path, value]) => setOption(before, path, value),
        base,
      );
      const { [library]: _before, ...others } = theme;
      keepTheme(Object.keys(options).length > 0 ? { ...others, [library]: options } : others);
    },
  };
}
