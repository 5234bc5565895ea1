/** Finds the theme options that change a CSS variable by changing each of them. */
import { extendTheme } from '@mui/joy/styles';
import { type ThemeOptions, createTheme } from '@mui/material/styles';
import type { ThemeProduct } from './themeProduct';

const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

/** A CSS variable. Its value is undefined in a color scheme that doesn't have it. */
export interface ThemeVariable {
  name: string;
  light: string | undefined;
  dark: string | undefined;
  /** Paths of the theme options that change its value in at least one color scheme: `palette.primary.main`. */
  options: readonly string[];
}

/** Values by name of the variable. */
type Values = ReadonlyMap<string, string>;

/** A theme in which one option differs from the default. */
interface Probe {
  /** The path of the option, without `colorSchemes`. */
  option: string;
  theme: Options;
}

interface Options {
  [key: string]: unknown;
}

/** A value in a theme, with the keys that lead to it. */
type Leaf = readonly [path: readonly string[], value: string | number];

const ROLES = ['primary', 'secondary', 'error', 'warning', 'info', 'success'];
/** Options without a variable. */
const SETTINGS = /^palette\.(mode|contrastThreshold|tonalOffset)/;
/** Text on a dark color is white, and text on a light color is black. */
const COLORS = ['#123456', '#fedcba'] as const;
/** Colors from which the theme chooses the color of text. */
const COLORS_WITH_TEXT = /\.(main|dark|default)$/;
const SHADES = ['light', 'main', 'dark', 'contrastText'];

/** A theme with CSS variables, as far as this file reads it. */
interface VariableTheme {
  colorSchemes: Partial<Record<Scheme, object>>;
  generateStyleSheets: () => Options[];
}

/** What differs between the themes of the libraries. */
interface Library {
  /** Creates a theme with both color schemes. */
  create: (options: Options) => VariableTheme;
  /** The prefix of all variables. */
  prefix: string;
  /** Keys of a color scheme whose values become variables. */
  ofSchemes: readonly string[];
  /** Keys of the theme whose values become variables, or change one. */
  ofTheme: readonly string[];
  /** Options whose values aren't in the default theme. */
  others: () => Probe[];
}

const LIBRARIES: Readonly<Record<ThemeProduct, Library>> = {
  'material-ui': {
    create: (options) =>
      createTheme({
        cssVariables: true,
        colorSchemes: { light: true, dark: true },
        ...options,
      } as ThemeOptions) as unknown as VariableTheme,
    prefix: '--mui-',
    ofSchemes: ['palette', 'opacity', 'overlays'],
    ofTheme: ['shape', 'shadows', 'zIndex', 'font', 'typography'],
    others: () => [
      // The theme computes the other colors of a role unless they are set.
      ...ROLES.flatMap((role) =>
        COLORS.map((main) =>
          changeSchemes(`palette.${role}.main`, () => ({ palette: { [role]: { main } } })),
        ),
      ),
      // A high value would exceed the contrast of dark text as well, which the library reports.
      changeSchemes('palette.contrastThreshold', () => ({ palette: { contrastThreshold: 6.5 } })),
    ],
  },
  'joy-ui': {
    create: (options) => extendTheme(options) as unknown as VariableTheme,
    prefix: '--joy-',
    ofSchemes: ['palette', 'shadowRing', 'shadowChannel', 'shadowOpacity'],
    ofTheme: [
      ...['font', 'fontFamily', 'fontSize', 'fontWeight', 'lineHeight', 'typography'],
      ...['focus', 'radius', 'shadow', 'zIndex'],
    ],
    others: () => [],
  },
};

/**
 * Lists the variables of the default theme of a library, those of color schemes first. Creates a theme for each option,
 * which takes a few seconds.
 */
export function listThemeVariables(product: ThemeProduct): ThemeVariable[] {
  const library = LIBRARIES[product];
  const theme = library.create({});
  const values = readValues(theme);
  const options = new Map<string, Set<string>>();
  for (const probe of listProbes(theme, library)) {
    const changed = readValues(library.create(probe.theme));
    for (const scheme of SCHEMES) {
      for (const name of values[scheme].keys()) {
        if (resolve(name, values[scheme]) !== resolve(name, changed[scheme])) {
          options.set(name, (options.get(name) ?? new Set()).add(probe.option));
        }
      }
    }
  }
  const isOwn = (option: string, name: string) => getVariable(option, library.prefix) === name;
  const names = new Set([...values.dark.keys(), ...values.light.keys()]);
  return [...names].map((name) => ({
    name,
    light: values.light.get(name),
    dark: values.dark.get(name),
    options: [...(options.get(name) ?? [])].sort(
      (a, b) => Number(isOwn(b, name)) - Number(isOwn(a, name)),
    ),
  }));
}

/** Reads the variables that apply in each color scheme. */
function readValues(theme: VariableTheme): Record<Scheme, Values> {
  // The rules of both color schemes, of the default one, and of the other one in a media query.
  const [both, light, dark] = theme.generateStyleSheets().map((sheet) => {
    const [body] = Object.values(sheet) as Options[];
    return (
      Object.entries((body?.[':root'] ?? body ?? {}) as Options)
        // Joy UI also writes its prefix as a variable, which nothing reads.
        .filter(([name]) => name.startsWith('--') && !name.endsWith('-cssVarPrefix'))
        .map(([name, value]) => [name, String(value)] as const)
    );
  });
  return {
    light: new Map([...(light ?? []), ...(both ?? [])]),
    dark: new Map([...(dark ?? []), ...(both ?? [])]),
  };
}

/** Returns the value of a variable in which no other variable is left. */
function resolve(name: string, values: Values): string | undefined {
  return values
    .get(name)
    ?.replace(/var\((--[\w-]+),[^()]*\)/g, (_match, other: string) =>
      String(resolve(other, values)),
    );
}

function listProbes(theme: VariableTheme, { ofSchemes, ofTheme, others }: Library): Probe[] {
  const leaves = SCHEMES.flatMap((scheme) =>
    listLeaves(pick(theme.colorSchemes[scheme] ?? {}, ofSchemes)),
  );
  const paths = new Map(
    leaves
      .map(([path]) => [writeOption(path), path] as const)
      .filter(([option]) => !SETTINGS.test(option)),
  );
  const inSchemes = [...paths].flatMap(([option, path]) =>
    (COLORS_WITH_TEXT.test(option) ? COLORS : COLORS.slice(0, 1)).map((color) =>
      changeSchemes(option, (scheme) => changeLeaf(theme.colorSchemes[scheme] ?? {}, path, color)),
    ),
  );
  // The spacing of a theme is a function.
  const inTheme = { spacing: 8, ...pick(theme, ofTheme) };
  return [
    ...inSchemes,
    ...others(),
    ...listLeaves(inTheme).map(([path]) => ({
      // The properties of a variant are one option.
      option: writeOption(path[0] === 'typography' ? path.slice(0, 2) : path),
      theme: changeLeaf(inTheme, path, COLORS[0]),
    })),
  ];
}

function pick(source: object, keys: readonly string[]): Options {
  return Object.fromEntries(keys.map((key) => [key, (source as Options)[key]]));
}

function changeSchemes(option: string, change: (scheme: Scheme) => Options): Probe {
  return {
    option,
    theme: {
      colorSchemes: Object.fromEntries(SCHEMES.map((scheme) => [scheme, change(scheme)])),
    },
  };
}

const isObject = (value: unknown): value is Options => typeof value === 'object' && value !== null;

function listLeaves(value: Options, parent: readonly string[] = []): Leaf[] {
  return Object.entries(value).flatMap(([key, child]): Leaf[] => {
    const path = [...parent, key];
    if (isObject(child)) {
      return listLeaves(child, path);
    }
    return typeof child === 'string' || typeof child === 'number' ? [[path, child]] : [];
  });
}

/**
 * Returns the options with another value at a path; no options if the path leads nowhere.
 * @param text replaces texts. A color is possible everywhere, because only colors are parsed.
 */
function changeLeaf(source: object, path: readonly string[], text: string): Options {
  const [key, ...rest] = path as [string, ...string[]];
  const value = (source as Options)[key];
  if (rest.length === 0) {
    return value === undefined ? {} : { [key]: typeof value === 'number' ? value + 1 : text };
  }
  if (!isObject(value)) {
    return {};
  }
  const changed = changeLeaf(value, rest, text);
  if (Array.isArray(value)) {
    return { [key]: value.map((item: unknown, index) => changed[index] ?? item) };
  }
  // A role without its other colors gets computed ones.
  const role = ROLES.includes(key)
    ? Object.fromEntries(SHADES.map((shade) => [shade, value[shade]]))
    : {};
  return { [key]: { ...role, ...changed } };
}

/** Writes the path of an option: `palette.grey[50]`. */
function writeOption(path: readonly string[]): string {
  return path.reduce((text, key) => (/^\d/.test(key) ? `${text}[${key}]` : `${text}.${key}`));
}

/** Returns the name of the variable with the value of an option: `--mui-palette-grey-50`. */
const getVariable = (option: string, prefix: string) =>
  prefix + option.replace(/[.[]/g, '-').replaceAll(']', '');
