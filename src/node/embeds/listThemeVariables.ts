/** Finds the theme options that change a CSS variable by changing each of them. */
import { type ThemeOptions, createTheme } from '@mui/material/styles';

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

/**
 * Lists the variables of the default theme of Material UI, those of color schemes first. Creates a theme for each
 * option, which takes about a second.
 */
export function listThemeVariables(): ThemeVariable[] {
  const theme = create({});
  const values = readValues(theme);
  const options = new Map<string, Set<string>>();
  for (const probe of listProbes(theme)) {
    const changed = readValues(create(probe.theme));
    for (const scheme of SCHEMES) {
      for (const name of values[scheme].keys()) {
        if (resolve(name, values[scheme]) !== resolve(name, changed[scheme])) {
          options.set(name, (options.get(name) ?? new Set()).add(probe.option));
        }
      }
    }
  }
  const names = new Set([...values.dark.keys(), ...values.light.keys()]);
  return [...names].map((name) => ({
    name,
    light: values.light.get(name),
    dark: values.dark.get(name),
    options: [...(options.get(name) ?? [])].sort(
      (a, b) => Number(getVariable(b) === name) - Number(getVariable(a) === name),
    ),
  }));
}

const create = (options: Options) =>
  createTheme({
    cssVariables: true,
    colorSchemes: { light: true, dark: true },
    ...options,
  } as ThemeOptions);
type VariableTheme = ReturnType<typeof create>;

/** Reads the variables that apply in each color scheme. */
function readValues(theme: VariableTheme): Record<Scheme, Values> {
  // The rules of both color schemes, of the default one, and of the other one in a media query.
  const [both, light, dark] = theme.generateStyleSheets().map((sheet) => {
    const [body] = Object.values(sheet) as Options[];
    return Object.entries((body?.[':root'] ?? body ?? {}) as Options)
      .filter(([name]) => name.startsWith('--'))
      .map(([name, value]) => [name, String(value)] as const);
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

function listProbes(theme: VariableTheme): Probe[] {
  const leaves = SCHEMES.flatMap((scheme) => {
    const { palette, opacity, overlays } = theme.colorSchemes[scheme]!;
    return listLeaves({ palette, opacity, overlays });
  });
  const paths = new Map(
    leaves
      .map(([path]) => [writeOption(path), path] as const)
      .filter(([option]) => !SETTINGS.test(option)),
  );
  const ofSchemes = [...paths].flatMap(([option, path]) =>
    (COLORS_WITH_TEXT.test(option) ? COLORS : COLORS.slice(0, 1)).map((color) =>
      changeSchemes(option, (scheme) =>
        changeLeaf(theme.colorSchemes[scheme] as object, path, color),
      ),
    ),
  );
  // The theme computes the other colors of a role unless they are set.
  const ofRoles = ROLES.flatMap((role) =>
    COLORS.map((main) =>
      changeSchemes(`palette.${role}.main`, () => ({ palette: { [role]: { main } } })),
    ),
  );
  // A high value would exceed the contrast of dark text as well, which the library reports.
  const threshold = changeSchemes('palette.contrastThreshold', () => ({
    palette: { contrastThreshold: 6.5 },
  }));
  const { shape, shadows, zIndex, typography } = theme;
  // The type of the theme leaves it out.
  const { font } = theme as unknown as { font: Options };
  const ofTheme = { spacing: 8, shape, shadows, zIndex, font, typography };
  return [
    ...ofSchemes,
    ...ofRoles,
    threshold,
    ...listLeaves(ofTheme).map(([path]) => ({
      // The properties of a variant are one option.
      option: writeOption(path[0] === 'typography' ? path.slice(0, 2) : path),
      theme: changeLeaf(ofTheme, path, COLORS[0]),
    })),
  ];
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
const getVariable = (option: string) => `--mui-${option.replace(/[.[]/g, '-').replaceAll(']', '')}`;
