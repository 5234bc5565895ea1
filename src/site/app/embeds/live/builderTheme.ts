/** The state of Joy UI's theme builder, the theme options that it stands for, and their code. */
import { type Theme, extendTheme } from '@mui/joy/styles';
import { darken, lighten, rgbToHex } from '@mui/system/colorManipulator';
import { MODE_ATTRIBUTE } from '../../../state/modeNames';
import { createScale } from '@/src/shared/joyScale';
import { withoutFallbacks } from '../../../theme/themeSheet';
import { getContrast } from '@/src/shared/contrast';
import { readHex } from '@/src/shared/readHex';

export const ROLES = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;
export type Role = (typeof ROLES)[number];

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** The tokens of a role that the builder edits. */
export const TOKENS = [
  ...(['solidBg', 'solidColor', 'softBg', 'softColor'] as const),
  ...(['outlinedBorder', 'outlinedColor', 'plainColor'] as const),
] as const;
export type Token = (typeof TOKENS)[number];

/** Values of `fontFamily.body` and `fontFamily.display` by name. */
export const FONTS = {
  inter: undefined,
  system: 'system-ui, sans-serif',
  serif: 'Georgia, "Times New Roman", serif',
  mono: 'ui-monospace, Consolas, monospace',
} as const;
type Font = keyof typeof FONTS;

/** Values of `shadowOpacity` in light and dark mode by name. The default theme has 0.08 and 0.6. */
export const SHADOWS = {
  default: undefined,
  none: { light: '0', dark: '0' },
  strong: { light: '0.24', dark: '0.9' },
} as const;
type Shadow = keyof typeof SHADOWS;

/** Corner radii of the default theme in CSS pixels. */
const RADII = { xs: 2, sm: 6, md: 8, lg: 12, xl: 16 } as const;
/** The radius of `md`, on which the others depend. */
const DEFAULT_RADIUS = RADII.md;
export const MAX_RADIUS = 24;

/** Returns the keys of a record whose keys are known. */
export const listKeys = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(record) as Key[];

/** What the user has changed. Absent colors are those of the default theme. */
export interface BuilderState {
  /** The shade 500 of each role, as `#rrggbb`. */
  main: Partial<Record<Role, string>>;
  tokens: Record<Scheme, Partial<Record<Role, Partial<Record<Token, string>>>>>;
  font: Font;
  /** The radius of `md` in CSS pixels. */
  radius: number;
  shadow: Shadow;
}

export const DEFAULT_STATE: BuilderState = {
  main: {},
  tokens: { light: {}, dark: {} },
  font: 'inter',
  radius: DEFAULT_RADIUS,
  shadow: 'default',
};

/** Theme options as plain data, for `extendTheme`. */
export interface Options {
  readonly [key: string]: string | Options;
}

/** Returns the options that differ from the default theme. */
export function createOptions({ main, tokens, font, radius, shadow }: BuilderState): Options {
  const schemes = SCHEMES.map((scheme) => {
    const palette = ROLES.map((role) => {
      const color = main[role];
      return [
        role,
        { ...(color && createHexScale(color)), ...withStates(tokens[scheme][role], scheme) },
      ] as const;
    });
    const opacity = SHADOWS[shadow]?.[scheme];
    return [
      scheme,
      withoutEmpty({
        palette: withoutEmpty(Object.fromEntries(palette)),
        ...(opacity && { shadowOpacity: opacity }),
      }),
    ] as const;
  });
  const family = FONTS[font];
  const radii = Object.entries(RADII).map(([size, value]) => [
    size,
    `${Math.round((value * radius) / DEFAULT_RADIUS)}px`,
  ]);
  return withoutEmpty({
    colorSchemes: withoutEmpty(Object.fromEntries(schemes)),
    ...(family && { fontFamily: { body: family, display: family } }),
    ...(radius !== DEFAULT_RADIUS && { radius: Object.fromEntries(radii) as Options }),
  });
}

function createHexScale(main: string): Options {
  const shades = Object.entries(createScale(main)).map(([shade, color]) => [
    shade,
    rgbToHex(color),
  ]);
  return Object.fromEntries(shades) as Options;
}

/** Adds the backgrounds on hover and while pressed, which would otherwise be shades of the palette. */
function withStates(tokens: Partial<Record<Token, string>> = {}, scheme: Scheme): Options {
  const { solidBg, softBg } = tokens;
  const shift = scheme === 'light' ? darken : lighten;
  return {
    ...tokens,
    ...(solidBg && {
      solidHoverBg: rgbToHex(darken(solidBg, 0.15)),
      solidActiveBg: rgbToHex(darken(solidBg, 0.35)),
    }),
    ...(softBg && {
      softHoverBg: rgbToHex(shift(softBg, 0.1)),
      softActiveBg: rgbToHex(shift(softBg, 0.2)),
    }),
  };
}

function withoutEmpty(options: Options): Options {
  return Object.fromEntries(
    Object.entries(options).filter(
      ([, value]) => typeof value === 'string' || Object.keys(value).length > 0,
    ),
  );
}

/** Returns the code of a theme with these options, formatted as Prettier does. */
export function writeTheme(options: Options): string {
  const argument = Object.keys(options).length === 0 ? '' : writeObject(options, '');
  return `import { extendTheme } from '@mui/joy/styles';\n\nexport const theme = extendTheme(${argument});\n`;
}

function writeObject(options: Options, indent: string): string {
  const members = Object.entries(options).map(([key, value]) => {
    const text = typeof value === 'string' ? writeText(value) : writeObject(value, `${indent}  `);
    return `${indent}  ${key}: ${text},\n`;
  });
  return `{\n${members.join('')}${indent}}`;
}

const writeText = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);

/** Creates the theme of the preview and of the contrast ratios. Its color scheme is the one of the closest element that has it. */
export function createBuilderTheme(options: Options): Theme {
  const theme = extendTheme({ ...(options as object), colorSchemeSelector: MODE_ATTRIBUTE });
  return withoutFallbacks(theme);
}

/** A theme of Joy UI, or one of Material UI with CSS variables. */
export interface ThemeWithVariables {
  generateStyleSheets: () => Record<string, object>[];
}

/** The CSS variables of a theme in a color scheme, as inline styles of the element that shows it. */
export function listVariables(theme: ThemeWithVariables, scheme: Scheme): Record<string, string> {
  const [both = {}, light = {}, dark = {}] = theme
    .generateStyleSheets()
    .map((sheet) => Object.values(sheet)[0] as Record<string, string>);
  return { ...both, ...(scheme === 'light' ? light : dark) };
}

/** Returns a color of a theme in which no variable is left, such as `#0b6bcb` for `primary.solidBg`. */
export function resolveColor(theme: Theme, scheme: Scheme, path: string): string {
  const [group = '', key = ''] = path.split('.');
  const palette = theme.colorSchemes[scheme].palette as unknown as Record<string, Options>;
  const value = String(palette[group]?.[key] ?? '');
  const target = /^var\(--joy-palette-(\w+)-(\w+)/.exec(value);
  return target ? resolveColor(theme, scheme, `${target[1]}.${target[2]}`) : value;
}

/** The variants with text in a color of the palette. */
export const VARIANTS = ['solid', 'soft', 'outlined', 'plain'] as const;

/** Calculates the contrast ratio of a variant's text on its background, which can be that of the page. */
export function getVariantContrast(
  theme: Theme,
  scheme: Scheme,
  role: Role,
  variant: (typeof VARIANTS)[number],
): number {
  const hasBackground = variant === 'solid' || variant === 'soft';
  return getContrast(
    resolveColor(theme, scheme, `${role}.${variant}Color`),
    resolveColor(theme, scheme, hasBackground ? `${role}.${variant}Bg` : 'background.body'),
  );
}

/** Reads a stored state. Values that aren't valid are those of the default theme. */
export function parseState(text: string | null): BuilderState {
  const data = parseJson(text);
  const tokens = read(data, 'tokens');
  return {
    main: readColors(read(data, 'main'), ROLES),
    tokens: {
      light: readTokens(read(tokens, 'light')),
      dark: readTokens(read(tokens, 'dark')),
    },
    font: readKey(read(data, 'font'), FONTS) ?? DEFAULT_STATE.font,
    radius: readRadius(read(data, 'radius')),
    shadow: readKey(read(data, 'shadow'), SHADOWS) ?? DEFAULT_STATE.shadow,
  };
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined; // What is stored isn't from this site.
  }
}

const read = (data: unknown, key: string): unknown =>
  typeof data === 'object' && data !== null && Object.hasOwn(data, key)
    ? (data as Record<string, unknown>)[key]
    : undefined;

function readColors<Key extends string>(
  data: unknown,
  keys: readonly Key[],
): Partial<Record<Key, string>> {
  const colors = keys.flatMap((key) => {
    const value = read(data, key);
    const color = typeof value === 'string' ? readHex(value) : undefined;
    return color ? [[key, color] as const] : [];
  });
  return Object.fromEntries(colors) as Partial<Record<Key, string>>;
}

function readTokens(data: unknown): BuilderState['tokens'][Scheme] {
  const roles = ROLES.map((role) => [role, readColors(read(data, role), TOKENS)] as const);
  return Object.fromEntries(roles.filter(([, tokens]) => Object.keys(tokens).length > 0));
}

function readKey<Key extends string>(
  value: unknown,
  record: Readonly<Record<Key, unknown>>,
): Key | undefined {
  return listKeys(record).find((key) => key === value);
}

function readRadius(value: unknown): number {
  return typeof value === 'number' && value >= 0 && value <= MAX_RADIUS && Number.isInteger(value)
    ? value
    : DEFAULT_RADIUS;
}
