/** Validates theme options: what is read from any format, from an address, and from the storage goes through here. */
import type { PropertyLines } from '../parseData';
import { isColor, normalizeColor } from './colors';
import {
  type Place,
  type ReadValue,
  type Reading,
  readFields,
  readList,
  readMeasure,
  readMeasures,
  readNamed,
  readNumber,
  readObject,
  readPrimitive,
  readStyle,
  readText,
  report,
} from './optionReaders';
import { isSafeProp, isSafeStyleKey } from './safeText';
import {
  SCHEMES,
  type ThemeLibrary,
  type ThemeOptions,
  type ThemeProblem,
  isObject,
} from './types';

/** The largest theme, in characters of JSON. */
export const MAX_THEME_LENGTH = 50_000;

/** The roles whose other colors Material UI calculates from the main one. */
export const MATERIAL_ROLES: readonly string[] = [
  ...['primary', 'secondary', 'error', 'warning', 'info', 'success'],
];

/** Options that this site sets itself, or that only say how an app uses the theme. They are left out without a problem. */
const SITE_OPTIONS = [
  ...['cssVariables', 'cssVarPrefix', 'colorSchemeSelector', 'defaultColorScheme', 'direction'],
  ...['defaultMode', 'disableCssColorScheme', 'rootSelector', '$schema'],
];

const readColor: ReadValue = (value, place) => {
  const color = typeof value === 'string' ? normalizeColor(value) : value;
  if (isColor(color)) {
    return color;
  }
  // Joy UI's tokens can refer to variables. Material UI calculates with its colors.
  const isReference = typeof color === 'string' && /^(?:var\(--|[a-z]+$)/i.test(color);
  const isAllowed = place.reading.library === 'joy' && isReference;
  return isAllowed ? readText(color, place) : report('value', place);
};

/** Reads the colors of a role, and numbers such as `action.hoverOpacity`. */
const readRole = readNamed((value, place) =>
  typeof value === 'number' ? readNumber(value, place) : readColor(value, place),
);

const readMode: ReadValue = (mode, place) =>
  SCHEMES.find((scheme) => scheme === mode) ?? report('value', place);

const readOffset: ReadValue = (value, place) =>
  isObject(value)
    ? readFields({ light: readNumber, dark: readNumber })(value, place)
    : readNumber(value, place);

const PALETTE_VALUES: Readonly<Record<string, ReadValue>> = {
  mode: readMode,
  contrastThreshold: readNumber,
  tonalOffset: readOffset,
  divider: readColor,
  focusVisible: readColor,
};

const readPalette: ReadValue = (value, place) => {
  const palette = readObject((key) => {
    if (Object.hasOwn(PALETTE_VALUES, key)) {
      return PALETTE_VALUES[key];
    }
    return /^[a-z][\w-]*$/i.test(key) ? readRole : undefined;
  })(value, place);
  return isObject(palette) && place.reading.library === 'material'
    ? withCompleteRoles(palette as ThemeOptions, value as object, place)
    : palette;
};

/** Material UI throws for a role without a main color. */
function withCompleteRoles(palette: ThemeOptions, given: object, place: Place): ThemeOptions {
  const { reading } = place;
  const roles = Object.entries(palette).filter(([role, colors]) => {
    const isComplete =
      !MATERIAL_ROLES.includes(role) ||
      (isObject(colors) && [colors.main, colors['500']].some(isColor));
    if (!isComplete) {
      const line = reading.lines?.get(given)?.get(role) ?? place.line;
      report('value', { path: [...place.path, role, 'main'], line, reading });
    }
    return isComplete;
  });
  return Object.fromEntries(roles);
}

const readScheme: ReadValue = (value, place) => {
  const joy = { shadowRing: readText, shadowChannel: readText, shadowOpacity: readMeasure };
  const isJoy = place.reading.library === 'joy';
  return value === true
    ? {}
    : readFields({
        palette: readPalette,
        opacity: readNamed(readNumber),
        ...(isJoy && joy),
      })(value, place);
};

/** Material UI calculates with these numbers. */
const NUMERIC_TYPOGRAPHY = ['fontSize', 'htmlFontSize'];

const readTypography = readObject((key, { reading }) => {
  if (reading.library === 'material' && NUMERIC_TYPOGRAPHY.includes(key)) {
    return readNumber;
  }
  return /^[\w-]+$/.test(key)
    ? (value, place) => (isObject(value) ? readStyle(value, place) : readMeasure(value, place))
    : undefined;
});

const readComponent = readFields({
  defaultProps: readObject((name) => (isSafeProp(name) ? readPrimitive : undefined)),
  styleOverrides: readObject((slot) => (isSafeStyleKey(slot) ? readStyle : undefined)),
  variants: readList(readFields({ props: readNamed(readPrimitive), style: readStyle })),
});

const SHARED_OPTIONS: Readonly<Record<string, ReadValue>> = {
  colorSchemes: readFields({ light: readScheme, dark: readScheme }),
  spacing: (value, place) =>
    Array.isArray(value) ? readList(readMeasure)(value, place) : readMeasure(value, place),
  breakpoints: readFields({
    values: readNamed(readNumber),
    unit: readText,
    step: readNumber,
  }),
  zIndex: readMeasures,
  typography: readTypography,
  components: readObject((name) =>
    /^(?:Mui|Joy)[A-Z]\w*$/.test(name) ? readComponent : undefined,
  ),
};

const OPTIONS: Readonly<Record<ThemeLibrary, Readonly<Record<string, ReadValue>>>> = {
  material: {
    ...SHARED_OPTIONS,
    palette: readPalette,
    shape: readMeasures,
    shadows: readList(readText),
    transitions: readFields({
      duration: readMeasures,
      easing: readMeasures,
    }),
  },
  joy: {
    ...SHARED_OPTIONS,
    fontFamily: readMeasures,
    fontSize: readMeasures,
    fontWeight: readMeasures,
    lineHeight: readMeasures,
    letterSpacing: readMeasures,
    radius: readMeasures,
    shadow: readMeasures,
    shadowRing: readText,
    focus: readFields({ thickness: readMeasure, default: readStyle }),
  },
};

/**
 * Validates theme options.
 * @param raw any data.
 * @param lines the lines of its properties.
 */
export function readOptions(
  raw: unknown,
  library: ThemeLibrary,
  lines?: PropertyLines,
): { options: ThemeOptions; problems: ThemeProblem[] } {
  const reading: Reading = { library, lines, problems: [], count: 0 };
  const place: Place = { path: [], line: undefined, reading };
  const options = readFields(OPTIONS[library])(withoutSiteOptions(raw, lines), place);
  if (JSON.stringify(options ?? {}).length > MAX_THEME_LENGTH) {
    report('limit', place);
    return { options: {}, problems: reading.problems };
  }
  return { options: (options ?? {}) as ThemeOptions, problems: reading.problems };
}

/** Returns a copy whose properties have the same lines. */
function withoutSiteOptions(raw: unknown, lines: PropertyLines | undefined): unknown {
  if (!isObject(raw)) {
    return raw;
  }
  const entries = Object.entries(raw).filter(([key]) => !SITE_OPTIONS.includes(key));
  const copy = Object.fromEntries(entries);
  const known = lines?.get(raw);
  if (known) {
    lines?.set(copy, known);
  }
  return copy;
}
