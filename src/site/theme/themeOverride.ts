import { createContext } from 'react';
import type { Direction, PaletteMode } from '../state/themeSettings';

/** The mode and direction of one demo, in place of those of the page. */
export interface ThemeOverride {
  mode?: PaletteMode | undefined;
  direction?: Direction | undefined;
  /** Adapts a theme for this demo. It returns the same object for the same theme. */
  adaptTheme: (theme: object) => object;
  /** Returns an Emotion cache that doesn't mirror, and whose class names differ from those of the page. */
  getLtrCache: (container: HTMLElement) => object;
}

/** Undefined if a demo has the mode and direction of the page. */
export const ThemeOverrideContext = createContext<ThemeOverride | undefined>(undefined);
