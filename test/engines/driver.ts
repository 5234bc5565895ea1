/**
 * The interface to a browser. It is small, so that adapters are short. `Tab` (tab.ts) finds elements and waits for them
 * with scripts in the page.
 */

/** A position in the window, in CSS pixels from its upper left corner. */
export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A tab with its own storage, cache and cookies. */
export interface Driver {
  /** Opens an address and waits until the page has loaded. */
  open: (url: string) => Promise<void>;
  /**
   * Runs a function in the page. The function can only use its argument. Argument and result are passed as JSON.
   * @throws Error with the function's error, or when the page was left meanwhile.
   */
  evaluate: <A, R>(run: (argument: A) => R | Promise<R>, argument: A) => Promise<R>;
  /** Moves the mouse. */
  move: (point: Point) => Promise<void>;
  /** Moves the mouse and clicks. */
  click: (point: Point) => Promise<void>;
  /** Touches the screen; undefined if the browser's driver doesn't support touch. */
  tap: ((point: Point) => Promise<void>) | undefined;
  /** Presses keys together, such as `Control+c`: names of `KeyboardEvent.key`, joined by `+`. */
  press: (keys: string) => Promise<void>;
  /** Types a text, one key per character. */
  type: (text: string) => Promise<void>;
  /** Goes back (-1) or forward (1) in the history of the tab. */
  traverse: (delta: -1 | 1) => Promise<void>;
  reload: () => Promise<void>;
  /** Sets the size of the page. */
  resize: (size: Size) => Promise<void>;
  /** Errors and warnings in the console so far, if the browser's driver reports them. */
  problems: readonly string[];
  close: () => Promise<void>;
}

/** A running browser. */
export interface Engine {
  openTab: () => Promise<Driver>;
  close: () => Promise<void>;
}

/** The window sizes of a desktop and a phone. */
export const DESKTOP: Size = { width: 1280, height: 800 };
export const PHONE: Size = { width: 390, height: 800 };
