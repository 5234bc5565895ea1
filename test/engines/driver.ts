/**
 * What the tests of engines ask of a browser. It is little, so that an adapter is short: elements are found and waited for
 * by `Tab` (tab.ts), with scripts of its own in the page.
 */

/** A place in the window, in CSS pixels from its upper left corner. */
export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** One tab with storage, cache and cookies of its own. */
export interface Driver {
  /** Goes to an address and waits until the page has loaded. */
  open: (url: string) => Promise<void>;
  /**
   * Runs a function in the page. It sees nothing but its argument, and both are handed over as JSON.
   * @throws Error with what the function threw, or when the page was left meanwhile.
   */
  evaluate: <A, R>(run: (argument: A) => R | Promise<R>, argument: A) => Promise<R>;
  /** Moves the mouse. */
  move: (point: Point) => Promise<void>;
  /** Moves the mouse and clicks. */
  click: (point: Point) => Promise<void>;
  /** Touches the screen; undefined where the browser's driver knows no touch. */
  tap: ((point: Point) => Promise<void>) | undefined;
  /** Presses keys together, such as `Control+c`: names of `KeyboardEvent.key`, with `+` between. */
  press: (keys: string) => Promise<void>;
  /** Types a text, a key for each character. */
  type: (text: string) => Promise<void>;
  /** Goes back (-1) or forward (1) in the history of the tab. */
  traverse: (delta: -1 | 1) => Promise<void>;
  reload: () => Promise<void>;
  /** Makes the page as wide and high as said. */
  resize: (size: Size) => Promise<void>;
  /** Errors and warnings of the browser's console so far, where its driver tells of them. */
  problems: readonly string[];
  close: () => Promise<void>;
}

/** A running browser. */
export interface Engine {
  openTab: () => Promise<Driver>;
  close: () => Promise<void>;
}

/** The window of a desktop, and that of a phone. */
export const DESKTOP: Size = { width: 1280, height: 800 };
export const PHONE: Size = { width: 390, height: 800 };
