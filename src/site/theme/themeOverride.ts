import { createContext } from 'react';
import type { Direction, PaletteMode } from '../state/themeSettings';

/** What one demo has for itself, in place of the page's mode and direction. */
export interface ThemeOverride {
  mode?: PaletteMode | undefined;
  direction?: Direction | undefined;
  /** The theme for this demo alone; the same object for the same theme. */
  adaptTheme: (theme: object) => object;
  /** An Emotion cache without mirroring whose styles no page has written or mirrored before. */
  getLtrCache: (container: HTMLElement) => object;
}

/** Undefined where a demo is as the page is. */
export const ThemeOverrideContext = createContext<ThemeOverride | undefined>(undefined);
