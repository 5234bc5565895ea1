/** A theme that a visitor made or pasted: plain data, which is validated before it is used. */

/** The libraries whose themes differ. Other products use Material UI's. */
export const LIBRARIES = ['material', 'joy'] as const;
export type ThemeLibrary = (typeof LIBRARIES)[number];

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** Plain data, as JSON has it. */
export type ThemeValue = string | number | boolean | readonly ThemeValue[] | ThemeOptions;

/** Theme options as plain data. `readOptions` says which options there are. */
export interface ThemeOptions {
  readonly [key: string]: ThemeValue;
}

/** Options of `createTheme` for Material UI, and of `extendTheme` for Joy UI. An absent library has its default theme. */
export type UserTheme = Readonly<Partial<Record<ThemeLibrary, ThemeOptions>>>;

/**
 * Why a part was left out: invalid code, a function or a call, a name without a value, an option that themes don't have or
 * that can't be changed here, a value of the wrong type, something that could load or run code, or a theme that is too
 * large.
 */
export type ThemeProblemKind =
  'syntax' | 'function' | 'name' | 'other' | 'unknown' | 'value' | 'unsafe' | 'limit' | 'empty';

/** A part of a text that isn't in the theme. */
export interface ThemeProblem {
  kind: ThemeProblemKind;
  /** The first line is 1. Absent if the format has no lines, such as an address. */
  line?: number | undefined;
  /** The code, or the path of the option. */
  code: string;
}

/** The result of reading a text. */
export interface ReadTheme {
  theme: UserTheme;
  problems: readonly ThemeProblem[];
  /** The color scheme of Material UI that was derived from the other one. */
  derived?: Scheme | undefined;
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a theme has no options. */
export const isEmptyTheme = (theme: UserTheme): boolean =>
  LIBRARIES.every((library) => Object.keys(theme[library] ?? {}).length === 0);
