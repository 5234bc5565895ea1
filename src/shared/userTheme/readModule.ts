/**
 * Finds theme options in a module: the arguments of `createTheme()` and `extendTheme()`, and the constants that they refer to.
 * Nothing is run. Types are removed, because only JavaScript is parsed.
 */
import * as colors from '@mui/material/colors';
import {
  type DataContext,
  type DataProblem,
  type PropertyLines,
  parseData,
  parseDataAt,
} from '../parseData';
import { maskCode } from './maskCode';
import type { ThemeLibrary } from './types';

/** The options of one call. */
interface ModuleOptions {
  library: ThemeLibrary;
  /** The data of the arguments. */
  args: readonly unknown[];
}

export interface ModuleTheme {
  calls: readonly ModuleOptions[];
  problems: readonly DataProblem[];
  /** The lines of the properties in the data. */
  lines: PropertyLines;
}

/** Functions that create themes, by library. */
const CREATORS: Readonly<Record<string, ThemeLibrary>> = {
  createTheme: 'material',
  createMuiTheme: 'material',
  unstable_createMuiStrictModeTheme: 'material',
  experimental_extendTheme: 'material',
  extendTheme: 'joy',
};

const NAME = String.raw`[\w$]+`;
const TYPE = String.raw`(?:(?:typeof|keyof|readonly)\s+)*[\w$.]+(?:<[^<>]*(?:<[^<>]*>[^<>]*)*>)?(?:\[[^\]]*\])*`;
/** `as const`, `satisfies ThemeOptions`, and the `!` after a value. */
const ASSERTION = new RegExp(
  String.raw`\b(?:as|satisfies)(?<=[\w$"'\`)\]}]\s*(?:as|satisfies))\s+${TYPE}(?:\s*[|&]\s*${TYPE})*|(?<=[\w$)\]}])!(?=\s*[,;)\]}.])`,
  'g',
);
const CONSTANT = new RegExp(
  String.raw`(?<![\w$.])(?:const|let|var)\s+(${NAME})\s*(:[^=;]{0,200})?=(?!=)\s*`,
  'g',
);

/** The colors of Material UI, such as `blue[500]`. */
const COLORS: Readonly<Record<string, unknown>> = colors;

/** More calls aren't read. */
const MAX_CALLS = 10;

interface Constant {
  position: number;
  /** Whether its type says that it has theme options. */
  isOptions: boolean;
}

/** Reads a text that is a module, or only the options. @param library that of options without a call. */
export function readModule(text: string, library: ThemeLibrary): ModuleTheme {
  const mask = maskCode(text);
  const source = removeTypes(text, mask);
  const constants = findConstants(mask);
  const problems: DataProblem[] = [];
  const context = createContext(source, constants, listImportedColors(text), problems);
  const read = (position: number): unknown => {
    const parsed = parseDataAt(source, position, context);
    problems.push(...parsed.problems);
    return parsed.value;
  };

  const { lines } = context;
  const creators = findCreators(text);
  const found = [...mask.matchAll(createCallPattern(creators))].slice(0, MAX_CALLS);
  const calls = found.map((match) => {
    const open = match.index + match[0].length;
    return {
      library: creators.get(match[1]!)!,
      args: findArguments(mask, open)
        .filter((position) => !isThemeName(source, position, constants, creators))
        .map(read),
    };
  });
  if (calls.length > 0) {
    return { calls, problems, lines };
  }
  const [declared] = [...constants.values()].filter(({ isOptions }) => isOptions);
  const only = constants.size === 1 ? [...constants.values()][0] : undefined;
  const position = declared?.position ?? only?.position ?? findDefaultExport(mask);
  if (position !== undefined) {
    return { calls: [{ library, args: [read(position)] }], problems, lines };
  }
  const parsed = parseData(source.replace(/;\s*$/, ''), context);
  return {
    calls: [{ library, args: [parsed.value] }],
    problems: [...problems, ...parsed.problems],
    lines,
  };
}

function removeTypes(text: string, mask: string): string {
  return [...mask.matchAll(ASSERTION)].reduce(
    (code, { index, 0: part }) =>
      code.slice(0, index) + part.replace(/[^\n]/g, ' ') + code.slice(index + part.length),
    text,
  );
}

function findConstants(mask: string): Map<string, Constant> {
  const found = [...mask.matchAll(CONSTANT)].map(({ index, 0: part, 1: name, 2: type = '' }) => {
    const isOptions = /\b(?:ThemeOptions|CssVarsThemeOptions)\b/.test(type);
    return [name!, { position: index + part.length, isOptions }] as const;
  });
  return new Map(found);
}

/** Names of constants and of Material UI's colors have values. Each constant is read once, so that constants that refer to each other can't multiply. */
function createContext(
  source: string,
  constants: ReadonlyMap<string, Constant>,
  imported: readonly (readonly [string, { value: unknown }])[],
  problems: DataProblem[],
): DataContext & { lines: PropertyLines } {
  const values = new Map<string, { value: unknown } | undefined>(imported);
  const context: DataContext & { lines: PropertyLines } = {
    lines: new WeakMap(),
    getName(name) {
      const constant = constants.get(name);
      if (!constant || values.has(name)) {
        return values.get(name);
      }
      values.set(name, undefined); // A constant that refers to itself has no value.
      const { value, problems: own } = parseDataAt(source, constant.position, context);
      problems.push(...own);
      values.set(name, value === undefined ? undefined : { value });
      return values.get(name);
    },
  };
  return context;
}

/** Lists the colors that a module imports from `@mui/material/colors`, by their names in the module. */
function listImportedColors(text: string): [string, { value: unknown }][] {
  const statements = [
    ...text.matchAll(
      /\bimport\s([^;'"]{1,2000})\sfrom\s*['"]@mui\/material\/colors(?:\/(\w+))?['"]/g,
    ),
  ];
  return statements.flatMap(([, clause = '', file]): [string, { value: unknown }][] => {
    const whole = /^(?:\*\s*as\s+)?([\w$]+)$/.exec(clause.trim())?.[1];
    if (whole !== undefined) {
      return [[whole, { value: file === undefined ? COLORS : COLORS[file] }]];
    }
    return [...clause.matchAll(/([\w$]+)(?:\s+as\s+([\w$]+))?/g)].flatMap(
      ([, name = '', alias = name]) =>
        Object.hasOwn(COLORS, name) ? [[alias, { value: COLORS[name] }]] : [],
    );
  });
}

/** Returns the functions that create themes by their names in the module. */
function findCreators(text: string): Map<string, ThemeLibrary> {
  const creators = new Map(Object.entries(CREATORS));
  const imports = text.matchAll(/\bimport\s*\{([^}]{0,2000})\}\s*from\s*['"]([^'"]+)['"]/g);
  for (const [, names = '', from = ''] of imports) {
    for (const [, name = '', alias = name] of names.matchAll(/([\w$]+)(?:\s+as\s+([\w$]+))?/g)) {
      const library = CREATORS[name];
      if (library) {
        creators.set(
          alias,
          from.startsWith('@mui/joy') ? 'joy' : from.startsWith('@mui/') ? 'material' : library,
        );
      }
    }
  }
  return creators;
}

const createCallPattern = (creators: ReadonlyMap<string, ThemeLibrary>): RegExp =>
  new RegExp(
    String.raw`(?<![\w$.]|function )(${[...creators.keys()].join('|').replaceAll('$', String.raw`\$`)})\s*(?:<[^()]{0,200}>)?\s*\(`,
    'g',
  );

/** Returns the positions of the arguments of a call. @param start after the opening parenthesis. */
function findArguments(mask: string, start: number): number[] {
  const positions: number[] = [];
  let depth = 0;
  let isStart = true;
  for (let at = start; at < mask.length && depth >= 0; at += 1) {
    const char = mask[at]!;
    if (depth === 0 && char === ',') {
      isStart = true;
    } else if (/\S/.test(char)) {
      if (isStart && char !== ')') {
        positions.push(at);
      }
      isStart = false;
      depth += '([{'.includes(char) ? 1 : ')]}'.includes(char) ? -1 : 0;
    }
  }
  return positions;
}

/** Whether an argument is a theme that the module has created before, as in `createTheme(theme, { … })`. */
function isThemeName(
  source: string,
  position: number,
  constants: ReadonlyMap<string, Constant>,
  creators: ReadonlyMap<string, ThemeLibrary>,
): boolean {
  const name = /^([\w$]+)\s*[,)]/.exec(source.slice(position, position + 100))?.[1];
  const constant = name === undefined ? undefined : constants.get(name);
  const callee = constant && /^[\w$]+/.exec(source.slice(constant.position))?.[0];
  return callee !== undefined && creators.has(callee);
}

function findDefaultExport(mask: string): number | undefined {
  const match = /\bexport\s+default\s+(?=\{)/.exec(mask);
  return match ? match.index + match[0].length : undefined;
}
