/** Finds what each key of the `sx` prop does, by resolving values with the installed package. */
import { createTheme } from '@mui/material/styles';
import {
  unstable_defaultSxConfig as sxConfig,
  unstable_styleFunctionSx as resolveSx,
} from '@mui/system';
import { type SxRule, createSxRules } from '@/src/shared/sxCss';

type SxValue = string | number;

/** A key of the `sx` prop. */
export interface SxKey {
  name: string;
  /** The CSS properties that it sets: `padding-left`. */
  properties: readonly string[];
  /** Path of its values in the theme: `palette`, `shape.borderRadius`. Undefined if it doesn't read the theme. */
  themeKey: string | undefined;
  /** Values that the package converts, with the CSS values that they result in. Empty if the key's values are CSS. */
  examples: readonly { value: SxValue; css: string }[];
}

/** Values to resolve for the keys that read a part of the theme. */
const THEME_VALUES: Readonly<Record<string, readonly SxValue[]>> = {
  borders: [1],
  'breakpoints.values': ['sm', 1 / 2],
  palette: ['primary.main'],
  'shape.borderRadius': [2],
  shadows: [1],
  spacing: [2],
  zIndex: ['modal'],
};
/** Values to resolve for other keys. */
const OWN_VALUES: Readonly<Record<string, readonly SxValue[]>> = {
  displayPrint: ['none'],
  fontFamily: ['default'],
  fontSize: ['h6.fontSize'],
  fontWeight: ['bold'],
  typography: ['button'],
  ...Object.fromEntries(
    ['width', 'minWidth', 'height', 'minHeight', 'maxHeight'].map((key) => [key, [1 / 2, 320]]),
  ),
};
/** MUI System's default theme has no palette, shadows, or typography. Material UI's has values for all keys but `font`. */
const theme = createTheme();

/** Lists all keys of the installed package, in its order. */
export function listSxKeys(): SxKey[] {
  return Object.entries(sxConfig).map(([name, { themeKey: declared }]) => {
    const themeKey = declared ?? findThemeKey(name);
    const values = OWN_VALUES[name] ?? THEME_VALUES[themeKey ?? ''] ?? [];
    const resolved = values.map((value) => ({ value, rules: resolve(name, value) }));
    return {
      name,
      properties: listProperties(resolved[0]?.rules ?? resolve(name, 'inherit')),
      themeKey,
      examples: resolved.map(({ value, rules }) => ({ value, css: printValue(rules) })),
    };
  });
}

function resolve(name: string, value: SxValue): SxRule[] {
  return createSxRules({ [name]: value }, theme, '&');
}

function listProperties(rules: readonly SxRule[]): string[] {
  return rules.flatMap(({ declarations }) => declarations.map(([property]) => property));
}

/** Prints the value that all properties have, or otherwise the declarations, on one line. */
function printValue(rules: readonly SxRule[]): string {
  const [first, ...others] = new Set(
    rules.flatMap(({ declarations }) => declarations.map(([, value]) => value)),
  );
  if (first !== undefined && others.length === 0 && rules[0]?.conditions.length === 0) {
    return first;
  }
  return rules
    .map(({ conditions, declarations }) => {
      const text = declarations.map(([property, value]) => `${property}: ${value}`).join('; ');
      return conditions.reduceRight((inner, condition) => `${condition} { ${inner} }`, text);
    })
    .join(' ');
}

/** A name that no part of the theme has. */
const PROBE = 'probe';

/** Finds the part of the theme that the function of a key reads: `spacing` for `p`. */
function findThemeKey(name: string): string | undefined {
  const usual = listReads('display');
  const paths = [...listReads(name)].filter(
    (path) =>
      !usual.has(path) && !/^(vars|unstable_sxConfig)\b/.test(path) && !path.endsWith(PROBE),
  );
  return paths.find((path) => !paths.some((other) => other.startsWith(`${path}.`)));
}

/** Lists the paths that are read of the theme when a key is resolved, in their order. */
function listReads(name: string): ReadonlySet<string> {
  const paths = new Set<string>();
  const record = <Value extends object>(value: Value, parent: string): Value =>
    new Proxy(value, {
      get(target, key) {
        const child: unknown = Reflect.get(target, key);
        const path = parent ? `${parent}.${String(key)}` : String(key);
        paths.add(path);
        return typeof child === 'object' && child !== null ? record(child, path) : child;
      },
    });
  resolveSx({ sx: { [name]: PROBE }, theme: record(theme, '') });
  return paths;
}
