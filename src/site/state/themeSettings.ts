/**
 * The theme settings that users can change, and their reducer. S3.7 to S3.11 name the fields, S4.1 to S4.7 the actions.
 */

/** The user's colors as CSS hex colors. Absent ones are those of the theme. */
export interface PaletteColors {
  primary?: string;
  secondary?: string;
}

export type Direction = 'ltr' | 'rtl';
export type PaletteMode = 'light' | 'dark';

export interface ThemeSettings {
  dense: boolean;
  direction: Direction;
  paletteColors: PaletteColors;
  /** The spacing unit in CSS pixels. */
  spacing: number;
  paletteMode: PaletteMode;
}

/** S3.10: "spacing (number, default 8)". */
export const DEFAULT_SPACING = 8;

export const DEFAULT_THEME_SETTINGS: ThemeSettings = {
  dense: false,
  direction: 'ltr',
  paletteColors: {},
  spacing: DEFAULT_SPACING,
  paletteMode: 'light',
};

export type ThemeAction =
  | { type: 'SET_SPACING'; payload: number }
  | { type: 'INCREASE_SPACING' }
  | { type: 'DECREASE_SPACING' }
  | { type: 'SET_DENSE'; payload: boolean }
  | { type: 'RESET_DENSITY' }
  | { type: 'RESET_COLORS' }
  | {
      type: 'CHANGE';
      payload: Partial<Omit<ThemeSettings, 'dense' | 'spacing'>>;
    };

/**
 * Applies an action. An action that changes nothing returns the same object, so that nothing re-renders.
 * @throws Error 'Unrecognized type' for an action that isn't listed in `ThemeAction`.
 */
export function themeSettingsReducer(state: ThemeSettings, action: ThemeAction): ThemeSettings {
  switch (action.type) {
    case 'SET_SPACING':
      return withSpacing(state, action.payload);
    case 'INCREASE_SPACING':
      return withSpacing(state, state.spacing + 1);
    case 'DECREASE_SPACING':
      return withSpacing(state, state.spacing - 1);
    case 'SET_DENSE':
      return withChanges(state, { dense: action.payload });
    case 'RESET_DENSITY':
      return withChanges(state, { dense: false, spacing: DEFAULT_SPACING });
    case 'RESET_COLORS':
      return withChanges(state, { paletteColors: {} });
    case 'CHANGE':
      return withChanges(state, action.payload);
    default:
      throw new Error(`Unrecognized type ${(action as { type: string }).type}`);
  }
}

function withSpacing(state: ThemeSettings, spacing: number): ThemeSettings {
  return withChanges(state, { spacing: clampSpacing(spacing) });
}

function withChanges(state: ThemeSettings, changes: Partial<ThemeSettings>): ThemeSettings {
  const next = { ...state, ...changes };
  return isSame(state, next) ? state : next;
}

/** Compares the colors by value and the other fields by identity. */
function isSame(
  { paletteColors, ...a }: ThemeSettings,
  { paletteColors: otherColors, ...b }: ThemeSettings,
): boolean {
  return (
    paletteColors.primary === otherColors.primary &&
    paletteColors.secondary === otherColors.secondary &&
    (Object.keys(b) as (keyof typeof b)[]).every((field) => a[field] === b[field])
  );
}

/** Local storage key. The script in the head reads the direction from it. */
export const THEME_SETTINGS_KEY = 'fieldguide-theme';

/** The stored settings. The mode has a key of its own. */
type StoredSettings = Omit<ThemeSettings, 'paletteMode'>;

/** The range of the spacing unit, in CSS pixels. Demos are unusable outside of it. */
export const SPACING_RANGE = { min: 1, max: 20 } as const;

/** Limits the spacing unit to its range. Both the reducer and the parser of stored settings use it. */
function clampSpacing(spacing: number): number {
  return Math.min(Math.max(spacing, SPACING_RANGE.min), SPACING_RANGE.max);
}

/** Reads each stored field. The result is undefined for an invalid value. */
const FIELDS: {
  readonly [Field in keyof StoredSettings]: (value: unknown) => StoredSettings[Field] | undefined;
} = {
  dense: (value) => (typeof value === 'boolean' ? value : undefined),
  direction: (value) => (value === 'ltr' || value === 'rtl' ? value : undefined),
  spacing: (value) => (Number.isInteger(value) ? clampSpacing(value as number) : undefined),
  paletteColors(value) {
    const { primary, secondary } = asObject(value);
    return { ...(isColor(primary) && { primary }), ...(isColor(secondary) && { secondary }) };
  },
};

const isColor = (color: unknown): color is string =>
  typeof color === 'string' && /^#[0-9a-f]{6}$/i.test(color);

/** Parses stored settings. Invalid fields are ignored. */
export function parseThemeSettings(text: string | null): Partial<StoredSettings> {
  const stored = asObject(parse(text));
  const fields = Object.entries(FIELDS).map(([field, read]) => [field, read(stored[field])]);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as object;
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return undefined; // The text isn't valid JSON, so the defaults apply.
  }
}

/** Returns the text to store. */
export function stringifyThemeSettings({ paletteMode: _mode, ...stored }: ThemeSettings): string {
  return JSON.stringify(stored);
}

/** The default settings as they would be stored. */
export const DEFAULT_SETTINGS_TEXT = /* @__PURE__ */ stringifyThemeSettings(DEFAULT_THEME_SETTINGS);
