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
      payload: Partial<Pick<ThemeSettings, 'paletteMode' | 'direction' | 'paletteColors'>>;
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

function isSame(a: ThemeSettings, b: ThemeSettings): boolean {
  return (
    a.dense === b.dense &&
    a.direction === b.direction &&
    a.spacing === b.spacing &&
    a.paletteMode === b.paletteMode &&
    a.paletteColors.primary === b.paletteColors.primary &&
    a.paletteColors.secondary === b.paletteColors.secondary
  );
}

/** Local storage key. The script in the head reads the direction from it. */
export const THEME_SETTINGS_KEY = 'fieldguide-theme';

/** The stored settings. The mode has a key of its own. */
type StoredSettings = Partial<Omit<ThemeSettings, 'paletteMode'>>;

/** The range of the spacing unit, in CSS pixels. Demos are unusable outside of it. */
export const SPACING_RANGE = { min: 1, max: 20 } as const;

/** Limits the spacing unit to its range. Both the reducer and the parser of stored settings use it. */
function clampSpacing(spacing: number): number {
  return Math.min(Math.max(spacing, SPACING_RANGE.min), SPACING_RANGE.max);
}

/** Parses stored settings. Invalid fields are ignored. */
export function parseThemeSettings(text: string | null): StoredSettings {
  const value = asObject(parse(text));
  const colors = asObject(value.paletteColors);
  const isColor = (color: unknown): color is string =>
    typeof color === 'string' && /^#[0-9a-f]{6}$/i.test(color);
  const { spacing } = value;
  return {
    ...(typeof value.dense === 'boolean' && { dense: value.dense }),
    ...((value.direction === 'ltr' || value.direction === 'rtl') && { direction: value.direction }),
    ...(Number.isInteger(spacing) && { spacing: clampSpacing(spacing as number) }),
    paletteColors: {
      ...(isColor(colors.primary) && { primary: colors.primary }),
      ...(isColor(colors.secondary) && { secondary: colors.secondary }),
    },
  };
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
export function stringifyThemeSettings({
  dense,
  direction,
  paletteColors,
  spacing,
}: ThemeSettings): string {
  return JSON.stringify({ dense, direction, paletteColors, spacing } satisfies StoredSettings);
}

/** The default settings as they would be stored. */
export const DEFAULT_SETTINGS_TEXT = /* @__PURE__ */ stringifyThemeSettings(DEFAULT_THEME_SETTINGS);
