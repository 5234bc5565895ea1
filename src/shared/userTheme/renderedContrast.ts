/** Contrast of text as browsers render it, and the color of a palette that mends a fault. */
import { getContrast } from '../contrast';
import {
  type ContrastFault,
  LEAST_RATIO,
  findNearest,
  getPaletteColor,
  measure,
} from './checkContrast';
import { toHex, toRgba, toVisibleHex } from './colors';
import { type ThemeLibrary, isObject } from './types';

/** WCAG AA for large text. */
const LEAST_LARGE_RATIO = 3;
/** 18 points, and 14 points in bold, in CSS pixels. */
const LARGE = 24;
const LARGE_BOLD = 18.66;
const BOLD = 700;

/** Text of a demo with its computed styles. Colors are in the form of `getComputedStyle`. */
export interface RenderedText {
  color: string;
  /** The background colors of the element and those around it, up to an opaque one. */
  backgrounds: readonly string[];
  /** In CSS pixels. */
  size: number;
  weight: number;
}

/** A text with too little contrast. */
export interface RenderedFault {
  ratio: number;
  /** The lowest ratio for a text of this size. */
  least: number;
  color: string;
  /** What is below the text, as `#rrggbb`. */
  background: string;
}

/**
 * Returns the fault of a text, or undefined if it has enough contrast.
 * @returns null if its contrast can't be calculated, such as that of a color in another color space.
 */
export function judgeText({
  color,
  backgrounds,
  size,
  weight,
}: RenderedText): RenderedFault | undefined | null {
  const background = backgrounds.reduceRight<string | undefined>(
    (below, above) => (below === undefined ? toOpaque(above) : toVisibleHex(above, below)),
    undefined,
  );
  const visible = background === undefined ? undefined : toVisibleHex(color, background);
  if (background === undefined || visible === undefined) {
    return null;
  }
  const isLarge = size >= LARGE || (size >= LARGE_BOLD && weight >= BOLD);
  const least = isLarge ? LEAST_LARGE_RATIO : LEAST_RATIO;
  const ratio = getContrast(visible, background);
  return ratio < least ? { ratio, least, color, background } : undefined;
}

const toOpaque = (color: string) => (toRgba(color)?.[3] === 1 ? toHex(color) : undefined);

/** Groups of palettes that a theme can change, with the keys of colors. */
const GROUPS: Readonly<Record<ThemeLibrary, readonly string[]>> = {
  material: ['text', 'primary', 'secondary', 'error', 'warning', 'info', 'success'],
  joy: ['text', 'primary', 'neutral', 'danger', 'success', 'warning'],
};
/** Colors of text on a color of the palette. Their background is changed, as in the check of palettes. */
const ON_COLOR: readonly string[] = ['contrastText', 'solidColor'];

/** Finds the color of a palette that a fault comes from, and the nearest value that has enough contrast. */
export function suggestFix(
  palette: unknown,
  library: ThemeLibrary,
  { color, background, least }: RenderedFault,
): ContrastFault['fix'] {
  const names = listColors(palette, library);
  const find = (value: string, isText: boolean) =>
    names.find(
      (name) =>
        ON_COLOR.includes(name.split('.')[1] ?? '') !== isText &&
        isSame(getPaletteColor(palette, name), value),
    );
  const text = find(color, true);
  if (text !== undefined) {
    const fixed = findNearest(color, (candidate) => measure(candidate, background), least);
    return fixed === undefined ? undefined : { name: text, color: fixed };
  }
  const below = find(background, true);
  const fixed = below && findNearest(background, (candidate) => measure(color, candidate), least);
  return below && fixed ? { name: below, color: fixed } : undefined;
}

/** Lists the colors that a theme can change. The main colors come first, because the others follow from them. */
function listColors(palette: unknown, library: ThemeLibrary): string[] {
  const names = GROUPS[library].flatMap((group) => {
    const colors = isObject(palette) ? palette[group] : undefined;
    return Object.keys(isObject(colors) ? colors : {}).map((key) => `${group}.${key}`);
  });
  const isMain = (name: string) => /\.(?:main|500)$/.test(name);
  return [...names.filter(isMain), ...names.filter((name) => !isMain(name))].filter((name) =>
    toRgba(getPaletteColor(palette, name) ?? ''),
  );
}

function isSame(one: string | undefined, other: string): boolean {
  const [a, b] = [toRgba(one ?? ''), toRgba(other)];
  return (
    a !== undefined &&
    b !== undefined &&
    a.every((value, at) => Math.abs(value - b[at]!) < (at === 3 ? 0.01 : 0.6))
  );
}
