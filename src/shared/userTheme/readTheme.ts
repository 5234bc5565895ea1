/** Reads a theme from a text in any of the known formats. */
import { type PropertyLines, parseData } from '../parseData';
import { readHex } from '../readHex';
import { readCssVariables } from './readCssVariables';
import { hasTokens, readDesignTokens } from './readDesignTokens';
import { readModule } from './readModule';
import { MAX_THEME_LENGTH } from './readOptions';
import { createSeedTheme } from './seedTheme';
import { validate } from './validate';
import { LIBRARIES, type ReadTheme, type ThemeLibrary, isEmptyTheme, isObject } from './types';

export const FORMATS = ['code', 'json', 'css', 'tokens', 'seed'] as const;
export type ThemeFormat = (typeof FORMATS)[number];

/** Returns the format that a text seems to have. */
export function detectFormat(text: string): ThemeFormat {
  const start = text.trim();
  if (readHex(start)) {
    return 'seed';
  }
  if (/^[^'"`]{0,2000}--[\w-]+\s*:/.test(start) && !/\bimport\b|=>/.test(start)) {
    return 'css';
  }
  if (start.startsWith('{')) {
    const isJson = /^\{\s*(?:"|\})/.test(start);
    return isJson ? (start.includes('"$value"') ? 'tokens' : 'json') : 'code';
  }
  return 'code';
}

/** Reads a text. Nothing in it is run, and nothing throws. @param library that of options without a name of a library. */
export function readTheme(
  text: string,
  { format = detectFormat(text), library }: { format?: ThemeFormat; library?: ThemeLibrary } = {},
): ReadTheme {
  if (text.length > MAX_THEME_LENGTH) {
    return { theme: {}, problems: [{ kind: 'limit', code: '' }] };
  }
  const result = read(text, format, library);
  return isEmptyTheme(result.theme) && result.problems.length === 0
    ? { ...result, problems: [{ kind: 'empty', code: '' }] }
    : result;
}

function read(text: string, format: ThemeFormat, library: ThemeLibrary | undefined): ReadTheme {
  switch (format) {
    case 'code':
      return readCode(text, library);
    case 'json':
    case 'tokens': {
      const lines: PropertyLines = new WeakMap();
      const { value, problems } = parseData(text, { lines });
      if (hasTokens(value)) {
        const tokens = readDesignTokens(value);
        return validate([tokens.raw], [...problems, ...tokens.problems]);
      }
      return validate([splitLibraries(value, library)], problems, lines);
    }
    case 'css': {
      const { raw, problems } = readCssVariables(text);
      return validate([raw], problems);
    }
    case 'seed': {
      const color = readHex(text);
      return color
        ? { theme: createSeedTheme(color), problems: [] }
        : { theme: {}, problems: [{ kind: 'value', code: text.trim().slice(0, 40) }] };
    }
  }
}

function readCode(text: string, library: ThemeLibrary | undefined): ReadTheme {
  const { calls, problems, lines } = readModule(text, library ?? 'material');
  const all = calls.flatMap((call) => call.args.map((raw) => ({ raw, library: call.library })));
  const isNamed = library !== undefined || /\b(?:createTheme|extendTheme)\b/.test(text);
  const parts = all.flatMap(({ raw, library: own }) =>
    isNamed ? [{ [own]: raw }] : [splitLibraries(raw)],
  );
  return validate(parts, problems, lines);
}

/** Options that only Joy UI has. */
const JOY_OPTIONS = ['fontFamily', 'radius', 'shadow', 'fontSize', 'shadowRing'];

/** Finds the libraries of data: that of a user theme has their names, and options have a library's own keys. */
function splitLibraries(
  data: unknown,
  library?: ThemeLibrary,
): Partial<Record<ThemeLibrary, unknown>> {
  if (isObject(data) && LIBRARIES.some((name) => isObject(data[name]))) {
    return Object.fromEntries(
      LIBRARIES.filter((name) => Object.hasOwn(data, name)).map((name) => [name, data[name]]),
    );
  }
  const isJoy = isObject(data) && JOY_OPTIONS.some((key) => Object.hasOwn(data, key));
  return data === undefined ? {} : { [library ?? (isJoy ? 'joy' : 'material')]: data };
}
