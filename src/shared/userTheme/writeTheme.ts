/** Writes a theme in the formats that `readTheme` reads. */
import { printData } from '../printData';
import { isColor } from './colors';
import {
  LIBRARIES,
  SCHEMES,
  type ThemeLibrary,
  type ThemeOptions,
  type ThemeValue,
  type UserTheme,
  isObject,
} from './types';

const CREATORS: Readonly<Record<ThemeLibrary, { name: string; from: string }>> = {
  material: { name: 'createTheme', from: '@mui/material/styles' },
  joy: { name: 'extendTheme', from: '@mui/joy/styles' },
};

/** Returns the options for an app: Material UI's with the CSS variables that color schemes need. */
function toAppOptions(options: ThemeOptions, library: ThemeLibrary): ThemeOptions {
  return library === 'material' ? { cssVariables: true, ...options } : options;
}

/** Writes a module that exports the theme. It is valid TypeScript and JavaScript. */
export function writeCode(options: ThemeOptions, library: ThemeLibrary): string {
  const { name, from } = CREATORS[library];
  const argument = printData(toAppOptions(options, library));
  return `import { ${name} } from '${from}';\n\nexport const theme = ${name}(${argument});\n`;
}

/** Writes the theme of both libraries as JSON. */
export const writeJson = (theme: UserTheme): string => `${JSON.stringify(theme, null, 2)}\n`;

interface Leaf {
  path: readonly string[];
  value: string | number;
}

/** Lists the values of options that aren't objects. */
function listLeaves(value: ThemeValue | undefined, path: readonly string[] = []): Leaf[] {
  if (typeof value === 'string' || typeof value === 'number') {
    return [{ path, value }];
  }
  return isObject(value)
    ? Object.entries(value as ThemeOptions).flatMap(([key, child]) =>
        listLeaves(child, [...path, key]),
      )
    : [];
}

/** The options that are the same in both modes and have CSS variables. */
const VARIABLES: Readonly<Record<ThemeLibrary, readonly string[]>> = {
  material: ['shape', 'spacing', 'zIndex'],
  joy: ['fontFamily', 'fontSize', 'fontWeight', 'lineHeight', 'radius', 'shadow', 'spacing'],
};
const PREFIXES: Readonly<Record<ThemeLibrary, string>> = { material: 'mui', joy: 'joy' };
const LENGTHS = ['shape', 'spacing', 'radius', 'fontSize'];

/** Writes the CSS variables of what the theme changes. Fonts of Material UI, default props, and styles have none. */
export function writeCssVariables(theme: UserTheme): string {
  const declare = (library: ThemeLibrary, { path, value }: Leaf) => {
    const unit = typeof value === 'number' && LENGTHS.includes(path[0]!) ? 'px' : '';
    return `  --${[PREFIXES[library], ...path].join('-')}: ${value}${unit};\n`;
  };
  const listScheme = (scheme: 'light' | 'dark') =>
    LIBRARIES.flatMap((library) =>
      listLeaves((theme[library]?.colorSchemes as ThemeOptions | undefined)?.[scheme])
        .filter(({ path }) => path[0] !== 'opacity')
        .map((leaf) => declare(library, leaf)),
    );
  const both = LIBRARIES.flatMap((library) =>
    VARIABLES[library].flatMap((key) =>
      listLeaves(theme[library]?.[key], [key]).map((leaf) => declare(library, leaf)),
    ),
  );
  const blocks = [
    [':root', [...both, ...listScheme('light')]],
    ['.dark', listScheme('dark')],
  ] as const;
  return blocks
    .filter(([, lines]) => lines.length > 0)
    .map(([selector, lines]) => `${selector} {\n${lines.join('')}}\n`)
    .join('\n');
}

/** Writes the colors, fonts, radius, and spacing of the theme as design tokens. */
export function writeDesignTokens(theme: UserTheme): string {
  const libraries = LIBRARIES.flatMap((library) => {
    const options = theme[library];
    return options ? [[library, createGroup(options, library)] as const] : [];
  });
  return `${JSON.stringify(Object.fromEntries(libraries), null, 2)}\n`;
}

function createGroup(options: ThemeOptions, library: ThemeLibrary): object {
  const schemes = SCHEMES.flatMap((scheme) => {
    const { palette } = ((options.colorSchemes as ThemeOptions | undefined)?.[scheme] ??
      {}) as ThemeOptions;
    return isObject(palette)
      ? [[scheme, { palette: toTokens(palette as ThemeOptions) }] as const]
      : [];
  });
  const { shape, radius, spacing, typography, fontFamily } = options;
  const groups = Object.entries(
    library === 'material' ? { shape, typography } : { radius, fontFamily },
  ).flatMap(([key, value]) =>
    isObject(value) ? [[key, toTokens(value as ThemeOptions)] as const] : [],
  );
  const token = spacing === undefined ? undefined : toToken('spacing', spacing);
  return {
    ...Object.fromEntries(schemes),
    ...Object.fromEntries(groups),
    ...(token && { spacing: token }),
  };
}

function toTokens(options: ThemeOptions): object {
  return Object.fromEntries(
    Object.entries(options).flatMap(([key, value]): [string, object][] => {
      const token = isObject(value) ? toTokens(value as ThemeOptions) : toToken(key, value);
      return token && Object.keys(token).length > 0 ? [[key, token]] : [];
    }),
  );
}

function toToken(key: string, value: ThemeValue): object | undefined {
  if (typeof value === 'number') {
    return /weight|lineHeight|Opacity|Threshold/i.test(key)
      ? { $type: 'number', $value: value }
      : { $type: 'dimension', $value: { value, unit: 'px' } };
  }
  if (typeof value !== 'string') {
    return undefined;
  }
  const dimension = /^(-?[\d.]+)(px|rem)$/.exec(value);
  if (dimension) {
    return { $type: 'dimension', $value: { value: Number(dimension[1]), unit: dimension[2] } };
  }
  return isColor(value)
    ? { $type: 'color', $value: value }
    : { $type: /family/i.test(key) ? 'fontFamily' : 'string', $value: value };
}
