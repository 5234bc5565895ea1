/**
 * The names of the icons of @mui/icons-material: `AcUnit` exists in five themes as `AcUnit`, `AcUnitOutlined` and so
 * on. Pure code.
 */

/** The themes in display order, with the suffix that each one adds to the name. */
export const ICON_THEMES = {
  Filled: '',
  Outlined: 'Outlined',
  Rounded: 'Rounded',
  TwoTone: 'TwoTone',
  Sharp: 'Sharp',
} as const;
export type IconTheme = keyof typeof ICON_THEMES;

/** Icon names without theme suffix, sorted. */
export interface IconNames {
  /** Icons that exist in all themes. */
  all: readonly string[];
  /** Icons that exist in Filled only, which are brands. */
  filled: readonly string[];
}

/** An icon in one theme. */
export interface ThemedIcon {
  base: string;
  theme: IconTheme;
}

const SUFFIXES = Object.values(ICON_THEMES).filter((suffix) => suffix !== '');

/**
 * Groups the names of modules by icon. `InsertChartOutlined` is both the outlined variant of `InsertChart` and an icon
 * of its own, because `InsertChartOutlinedSharp` exists.
 * @param names of all modules of the package.
 * @throws Error when an icon exists in some themes only, because this site would list variants that don't exist.
 */
export function groupIconNames(names: readonly string[]): IconNames {
  const there = new Set(names);
  const countThemes = (base: string) =>
    SUFFIXES.filter((suffix) => there.has(base + suffix)).length;
  const bases = names.filter(
    (name) => !SUFFIXES.some((suffix) => name.endsWith(suffix)) || countThemes(name) > 0,
  );
  const incomplete = bases.find((base) => ![0, SUFFIXES.length].includes(countThemes(base)));
  if (incomplete !== undefined) {
    throw new Error(
      `@mui/icons-material has the icon ${incomplete} in some themes, but not in all`,
    );
  }
  const sorted = [...bases].sort((a, b) => (a < b ? -1 : 1));
  return {
    all: sorted.filter((base) => countThemes(base) > 0),
    filled: sorted.filter((base) => countThemes(base) === 0),
  };
}

/** Returns the icons of a theme by their names without suffix, sorted. */
export function listIcons({ all, filled }: IconNames, theme: IconTheme): readonly string[] {
  return theme === 'Filled' ? [...all, ...filled].sort((a, b) => (a < b ? -1 : 1)) : all;
}

/** Returns the number of modules. An icon that is also a variant of another one counts once. */
export function countIcons(names: IconNames): number {
  const themes = Object.keys(ICON_THEMES) as IconTheme[];
  return new Set(
    themes.flatMap((theme) => listIcons(names, theme).map((base) => getIconName({ base, theme }))),
  ).size;
}

/** Returns the full name of an icon in a theme, which is the name of its module. */
export function getIconName({ base, theme }: ThemedIcon): string {
  return base + ICON_THEMES[theme];
}

/** Parses a full name such as `AcUnitOutlined`. Returns undefined if there is no such icon. */
export function parseIconName(name: string, { all, filled }: IconNames): ThemedIcon | undefined {
  if (filled.includes(name) || all.includes(name)) {
    return { base: name, theme: 'Filled' };
  }
  const theme = (Object.keys(ICON_THEMES) as IconTheme[]).find(
    (candidate) =>
      candidate !== 'Filled' &&
      name.endsWith(ICON_THEMES[candidate]) &&
      all.includes(name.slice(0, -ICON_THEMES[candidate].length)),
  );
  return theme && { base: name.slice(0, -ICON_THEMES[theme].length), theme };
}

/** Parses the name of a theme in an address. `Two tone`, `twotone` and `TwoTone` are the same. */
export function parseIconTheme(text: string | null): IconTheme | undefined {
  const plain = text?.replace(/[\s_-]/g, '').toLowerCase();
  return (Object.keys(ICON_THEMES) as IconTheme[]).find((theme) => theme.toLowerCase() === plain);
}

/** Splits a name into words: `ThreeDRotation` has three, `Forward10` has two. */
export function splitIconName(name: string): string[] {
  return name.match(/[A-Z][a-z]+|[a-z]+|\d+|[A-Z]+(?![a-z])/g) ?? [];
}

/** Returns the address of an icon on the page of all icons. @param name full name, such as `AcUnitOutlined`. */
export function getIconHref(name: string): string {
  return `/material-ui/material-icons/?selected=${name}`;
}
