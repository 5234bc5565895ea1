/** How the icons of @mui/icons-material are named: `AcUnit` in five themes is `AcUnit`, `AcUnitOutlined` and so on. Pure. */

/** The themes in the order in which they are shown, with what each adds to the name. */
export const ICON_THEMES = {
  Filled: '',
  Outlined: 'Outlined',
  Rounded: 'Rounded',
  TwoTone: 'TwoTone',
  Sharp: 'Sharp',
} as const;
export type IconTheme = keyof typeof ICON_THEMES;

/** Icons by their names without theme, sorted. */
export interface IconNames {
  /** There in all themes. */
  all: readonly string[];
  /** There in Filled only: brands. */
  filled: readonly string[];
}

/** An icon of one theme. */
export interface ThemedIcon {
  base: string;
  theme: IconTheme;
}

const SUFFIXES = Object.values(ICON_THEMES).filter((suffix) => suffix !== '');

/**
 * Finds what belongs together. `InsertChartOutlined` is both a drawing of `InsertChart` and an icon with drawings of its
 * own: it has them when `InsertChartOutlinedSharp` exists.
 * @param names of all modules of the package.
 * @throws Error when an icon has some themes and lacks others, which this site would show wrongly.
 */
export function groupIconNames(names: readonly string[]): IconNames {
  const there = new Set(names);
  const countThemes = (base: string) =>
    SUFFIXES.filter((suffix) => there.has(base + suffix)).length;
  const bases = names.filter(
    (name) => !SUFFIXES.some((suffix) => name.endsWith(suffix)) || countThemes(name) > 0,
  );
  const odd = bases.find((base) => ![0, SUFFIXES.length].includes(countThemes(base)));
  if (odd !== undefined) {
    throw new Error(`@mui/icons-material has the icon ${odd} in some themes, but not in all`);
  }
  const sorted = [...bases].sort((a, b) => (a < b ? -1 : 1));
  return {
    all: sorted.filter((base) => countThemes(base) > 0),
    filled: sorted.filter((base) => countThemes(base) === 0),
  };
}

/** The icons of a theme by their names without it, sorted. */
export function listIcons({ all, filled }: IconNames, theme: IconTheme): readonly string[] {
  return theme === 'Filled' ? [...all, ...filled].sort((a, b) => (a < b ? -1 : 1)) : all;
}

/** How many modules there are: an icon that is also a drawing of another one counts once. */
export function countIcons(names: IconNames): number {
  const themes = Object.keys(ICON_THEMES) as IconTheme[];
  return new Set(
    themes.flatMap((theme) => listIcons(names, theme).map((base) => getIconName({ base, theme }))),
  ).size;
}

/** Name of an icon in a theme: its module. */
export function getIconName({ base, theme }: ThemedIcon): string {
  return base + ICON_THEMES[theme];
}

/** The icon of a full name such as `AcUnitOutlined`; undefined when there is none. */
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

/** A theme by its name as an address has it: `Two tone`, `twotone` and `TwoTone` are the same. */
export function parseIconTheme(text: string | null): IconTheme | undefined {
  const plain = text?.replace(/[\s_-]/g, '').toLowerCase();
  return (Object.keys(ICON_THEMES) as IconTheme[]).find((theme) => theme.toLowerCase() === plain);
}

/** The words of a name: `ThreeDRotation` has three, `Forward10` two. */
export function splitIconName(name: string): string[] {
  return name.match(/[A-Z][a-z]+|[a-z]+|\d+|[A-Z]+(?![a-z])/g) ?? [];
}
