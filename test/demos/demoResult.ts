/** The checks of a demo, and their results. */
import type { Flavour, Variant } from '../../src/shared/flavours';

/** The settings that every demo must support. */
export const DEMO_SETTINGS = ['light', 'dark', 'rtl', 'dense'] as const;
export type DemoSetting = (typeof DEMO_SETTINGS)[number];

/**
 * The checks of a demo that need a browser. Types are checked with the rest of the repository.
 * - `server`: the HTML from the server equals the HTML from the browser.
 * - `derived`: the derived JavaScript runs and renders the same HTML as the TypeScript.
 * - `console`: the demo writes nothing to the console and throws no error.
 * - `axe`: axe finds no error.
 * - `keyboard`: the Tab key reaches all controls.
 */
export type DemoCheck = 'server' | 'derived' | 'console' | 'axe' | 'keyboard';

/** The result of one check of one demo. */
export interface DemoResult {
  name: string;
  /** Its first file, relative to the root of the repository. */
  file: string;
  flavour: Flavour;
  /** The variant that ran; always TypeScript for `server`. */
  variant: Variant;
  check: DemoCheck;
  /** The errors; an empty list if the check passed. */
  errors: readonly string[];
}
