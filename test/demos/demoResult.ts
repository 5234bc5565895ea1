/** What is checked of a demo, and what was found. */
import type { Flavour, Variant } from '../../src/shared/flavours';

/** The settings that every demo must bear, as the user makes them. */
export const DEMO_SETTINGS = ['light', 'dark', 'rtl', 'dense'] as const;
export type DemoSetting = (typeof DEMO_SETTINGS)[number];

/**
 * The checks of a demo that need a browser; its types are checked with the rest of the repository.
 * `server`    the HTML that the server makes is the HTML that the browser makes;
 * `derived`   its derived JavaScript runs, and makes the same HTML as the TypeScript;
 * `console`   it leaves nothing in the console and throws nothing;
 * `axe`       axe finds no error in it;
 * `keyboard`  the Tab key reaches its controls.
 */
export type DemoCheck = 'server' | 'derived' | 'console' | 'axe' | 'keyboard';

/** One check of one demo. */
export interface DemoResult {
  name: string;
  /** Its first file, from the root of the repository. */
  file: string;
  flavour: Flavour;
  /** The code that ran; `server` is about the TypeScript alone. */
  variant: Variant;
  check: DemoCheck;
  /** What was found; empty when it passed. */
  errors: readonly string[];
}
