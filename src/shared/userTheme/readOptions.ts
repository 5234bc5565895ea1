/** Validates theme options: what is read from any format, from an address, and from the storage goes through here. */
import type { PropertyLines } from '../parseData';
import { isColor, normalizeColor } from './colors';
import { isForbiddenKey, isSafeProp, isSafeStyleKey, isSafeText } from './safeText';
import {
  SCHEMES,
  type ThemeLibrary,
  type ThemeOptions,
  type ThemeProblem,
  type ThemeProblemKind,
  type ThemeValue,
  isObject,
} from './types';

/** The largest theme, in characters of JSON. */
export const MAX_THEME_LENGTH = 50_000;
const MAX_DEPTH = 12;
const MAX_VALUES = 5000;
const LARGEST_NUMBER = 1e6;

/** Options that this site sets itself, or that only say how an app uses the theme. They are left out without a problem. */
const SITE_OPTIONS = [
  ...['cssVariables', 'cssVarPrefix', 'colorSchemeSelector', 'defaultColorScheme', 'direction'],
  ...['defaultMode', 'disableCssColorScheme', 'rootSelector', '$schema'],
];

/** Material UI calculates with these numbers. */
const NUMERIC_TYPOGRAPHY = /^(?:fontSize|htmlFontSize)$/;

interface Place {
  path: readonly string[];
  /** The line of the closest property whose line is known. */
  line: number | undefined;
}

/** Reads a value, or returns undefined after reporting a problem. */
type ReadValue = (value: unknown, place: Place) => ThemeValue | undefined;

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
  const problems: ThemeProblem[] = [];
  let values = 0;

  const report = (kind: ThemeProblemKind, { path, line }: Place): undefined => {
    problems.push({ kind, line, code: path.join('.') });
  };

  const readObject =
    (read: (key: string) => ReadValue | undefined): ReadValue =>
    (value, place) => {
      if (!isObject(value)) {
        return report('value', place);
      }
      const entries = Object.entries(value).flatMap(([key, member]): [string, ThemeValue][] => {
        const line = lines?.get(value)?.get(key) ?? place.line;
        const inner = { path: [...place.path, key.slice(0, 100)], line };
        values += 1;
        if (values > MAX_VALUES || inner.path.length > MAX_DEPTH) {
          // One message is enough.
          if (!problems.some(({ kind }) => kind === 'limit')) {
            report('limit', inner);
          }
          return [];
        }
        const readMember = isForbiddenKey(key) ? undefined : read(key);
        if (!readMember) {
          report(isForbiddenKey(key) ? 'unsafe' : 'unknown', inner);
          return [];
        }
        const result = member === undefined ? undefined : readMember(member, inner);
        return result === undefined ? [] : [[key, result]];
      });
      return Object.fromEntries(entries);
    };

  const readList =
    (read: ReadValue): ReadValue =>
    (value, place) => {
      if (!Array.isArray(value)) {
        return report('value', place);
      }
      return value.flatMap((element, index) => {
        values += 1;
        const inner = { ...place, path: [...place.path, String(index)] };
        const result = values > MAX_VALUES ? report('limit', inner) : read(element, inner);
        return result === undefined ? [] : [result];
      });
    };

  const readNumber: ReadValue = (value, place) =>
    typeof value === 'number' && Math.abs(value) <= LARGEST_NUMBER ? value : report('value', place);
  const readFlag: ReadValue = (value, place) =>
    typeof value === 'boolean' ? value : report('value', place);
  const readText: ReadValue = (value, place) => {
    if (typeof value !== 'string') {
      return report('value', place);
    }
    return isSafeText(value) ? value : report('unsafe', place);
  };
  const readPrimitive: ReadValue = (value, place) => {
    switch (typeof value) {
      case 'string':
        return readText(value, place);
      case 'number':
        return readNumber(value, place);
      default:
        return readFlag(value, place);
    }
  };
  const readMeasure: ReadValue = (value, place) =>
    typeof value === 'boolean' ? report('value', place) : readPrimitive(value, place);
  const readColor: ReadValue = (value, place) => {
    const color = typeof value === 'string' ? normalizeColor(value) : value;
    if (isColor(color)) {
      return color;
    }
    // Joy UI's tokens can refer to variables. Material UI calculates with its colors.
    const isReference = typeof color === 'string' && /^(?:var\(--|[a-z]+$)/i.test(color);
    return library === 'joy' && isReference ? readText(color, place) : report('value', place);
  };

  /** CSS as an object: properties, and nested objects under selectors. */
  const readStyle: ReadValue = (value, place) =>
    readObject((key) => (isSafeStyleKey(key) ? readStyleValue : undefined))(value, place);
  const readStyleValue: ReadValue = (value, place) => {
    if (Array.isArray(value)) {
      return readList(readMeasure)(value, place);
    }
    return isObject(value) ? readStyle(value, place) : readMeasure(value, place);
  };

  const readRole = readObject((key) => (/^[\w-]+$/.test(key) ? readRoleValue : undefined));
  const readRoleValue: ReadValue = (value, place) =>
    // `action.hoverOpacity` and others.
    typeof value === 'number' ? readNumber(value, place) : readColor(value, place);

  const readPalette: ReadValue = (value, place) => {
    const palette = readObject((key) => {
      switch (key) {
        case 'mode':
          return (mode, at) => SCHEMES.find((scheme) => scheme === mode) ?? report('value', at);
        case 'contrastThreshold':
          return readNumber;
        case 'tonalOffset':
          return (offset, at) =>
            isObject(offset)
              ? readObject((side) => (/^(?:light|dark)$/.test(side) ? readNumber : undefined))(
                  offset,
                  at,
                )
              : readNumber(offset, at);
        case 'divider':
        case 'focusVisible':
          return readColor;
        default:
          return /^[a-z][\w-]*$/i.test(key) ? readRole : undefined;
      }
    })(value, place);
    return isObject(palette) && library === 'material'
      ? withCompleteRoles(palette as ThemeOptions, value as object, place)
      : palette;
  };

  /** Material UI throws for a role without a main color. */
  const withCompleteRoles = (palette: ThemeOptions, given: object, place: Place): ThemeOptions =>
    Object.fromEntries(
      Object.entries(palette).filter(([role, colors]) => {
        const isComplete =
          !MATERIAL_ROLES.includes(role) ||
          (isObject(colors) && [colors.main, colors['500']].some(isColor));
        if (!isComplete) {
          const line = lines?.get(given)?.get(role) ?? place.line;
          report('value', { path: [...place.path, role, 'main'], line });
        }
        return isComplete;
      }),
    );

  const readScheme: ReadValue = (value, place) =>
    value === true
      ? {}
      : readObject((key) => {
          switch (key) {
            case 'palette':
              return readPalette;
            case 'opacity':
              return readObject(() => readNumber);
            case 'shadowRing':
            case 'shadowChannel':
            case 'shadowOpacity':
              return library === 'joy' ? readMeasure : undefined;
            default:
              return undefined;
          }
        })(value, place);

  const readMeasures = readObject((key) => (isSafeStyleKey(key) ? readMeasure : undefined));

  const readTypography = readObject((key) => {
    if (key === 'allVariants') {
      return readStyle;
    }
    if (library === 'material' && NUMERIC_TYPOGRAPHY.test(key)) {
      return readNumber;
    }
    return isSafeStyleKey(key)
      ? (value, place) => (isObject(value) ? readStyle(value, place) : readMeasure(value, place))
      : undefined;
  });

  const readComponent = readObject((key) => {
    switch (key) {
      case 'defaultProps':
        return readObject((name) => (isSafeProp(name) ? readPrimitive : undefined));
      case 'styleOverrides':
        return readObject((slot) => (isSafeStyleKey(slot) ? readStyleValue : undefined));
      case 'variants':
        return readList(
          readObject((part) =>
            part === 'props'
              ? readObject(() => readPrimitive)
              : part === 'style'
                ? readStyle
                : undefined,
          ),
        );
      default:
        return undefined;
    }
  });

  const shared: Readonly<Record<string, ReadValue>> = {
    colorSchemes: readObject((key) =>
      (SCHEMES as readonly string[]).includes(key) ? readScheme : undefined,
    ),
    spacing: (value, place) =>
      Array.isArray(value) ? readList(readMeasure)(value, place) : readMeasure(value, place),
    breakpoints: readObject((key) =>
      key === 'values'
        ? readObject(() => readNumber)
        : key === 'unit'
          ? readText
          : key === 'step'
            ? readNumber
            : undefined,
    ),
    zIndex: readObject(() => readMeasure),
    typography: readTypography,
    components: readObject((name) =>
      /^(?:Mui|Joy)[A-Z]\w*$/.test(name) ? readComponent : undefined,
    ),
  };
  const own: Readonly<Record<ThemeLibrary, Readonly<Record<string, ReadValue>>>> = {
    material: {
      palette: readPalette,
      shape: readMeasures,
      shadows: readList(readText),
      transitions: readObject((key) =>
        /^(?:duration|easing)$/.test(key) ? readObject(() => readMeasure) : undefined,
      ),
    },
    joy: {
      fontFamily: readMeasures,
      fontSize: readMeasures,
      fontWeight: readMeasures,
      lineHeight: readMeasures,
      letterSpacing: readMeasures,
      radius: readMeasures,
      shadow: readMeasures,
      shadowRing: readText,
      focus: readObject((key) =>
        key === 'thickness' ? readMeasure : key === 'default' ? readStyle : undefined,
      ),
    },
  };
  const known: Readonly<Record<string, ReadValue>> = { ...shared, ...own[library] };

  const given = isObject(raw)
    ? Object.fromEntries(Object.entries(raw).filter(([key]) => !SITE_OPTIONS.includes(key)))
    : raw;
  // The copy has the same lines.
  if (isObject(raw) && isObject(given)) {
    const rawLines = lines?.get(raw);
    if (rawLines) {
      lines?.set(given, rawLines);
    }
  }
  const options = readObject((key) => (Object.hasOwn(known, key) ? known[key] : undefined))(given, {
    path: [],
    line: undefined,
  }) as ThemeOptions | undefined;
  if (JSON.stringify(options ?? {}).length > MAX_THEME_LENGTH) {
    report('limit', { path: [], line: undefined });
    return { options: {}, problems };
  }
  return { options: options ?? {}, problems };
}

/** The roles whose other colors Material UI calculates from the main one. */
export const MATERIAL_ROLES: readonly string[] = [
  ...['primary', 'secondary', 'error', 'warning', 'info', 'success'],
];
