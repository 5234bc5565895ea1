/** Contrast faults of a palette, and the nearest color that mends each. */
import { darken, lighten } from '@mui/system/colorManipulator';
import { getContrast } from '../contrast';
import { toHex, toRgba } from './colors';
import { SCHEMES, type Scheme, type ThemeLibrary, isObject } from './types';

/** WCAG AA for text. */
export const LEAST_RATIO = 4.5;
const STEPS = 100;

/** The complete palettes of a theme. */
export type Palettes = Readonly<Record<Scheme, unknown>>;

/** A text color that is hard to read on a background. Names are paths in the palette, such as `primary.main`. */
export interface ContrastFault {
  library: ThemeLibrary;
  scheme: Scheme;
  text: string;
  background: string;
  ratio: number;
  /** The color to change, and the nearest value with enough contrast. Absent if no value has it. */
  fix?: { name: string; color: string } | undefined;
}

/** A text, its background, and the color of the two that a fix changes. */
type Pair = readonly [text: string, background: string, changed: string];

const MATERIAL_ROLES = ['primary', 'secondary', 'error', 'warning', 'info', 'success'];
const JOY_ROLES = ['primary', 'neutral', 'danger', 'success', 'warning'];

const PAIRS: Readonly<Record<ThemeLibrary, readonly Pair[]>> = {
  material: [
    ...MATERIAL_ROLES.flatMap((role): Pair[] => [
      [`${role}.contrastText`, `${role}.main`, `${role}.main`],
      [`${role}.main`, 'background.paper', `${role}.main`],
      [`${role}.main`, 'background.default', `${role}.main`],
    ]),
    ...['primary', 'secondary'].flatMap((name): Pair[] => [
      [`text.${name}`, 'background.paper', `text.${name}`],
      [`text.${name}`, 'background.default', `text.${name}`],
    ]),
  ],
  joy: [
    ...JOY_ROLES.flatMap((role): Pair[] => [
      [`${role}.solidColor`, `${role}.solidBg`, `${role}.solidBg`],
      [`${role}.softColor`, `${role}.softBg`, `${role}.softColor`],
      [`${role}.plainColor`, 'background.body', `${role}.plainColor`],
    ]),
    ...['primary', 'secondary', 'tertiary'].map((name): Pair => [
      `text.${name}`,
      'background.body',
      `text.${name}`,
    ]),
  ],
};

/** Lists the faults of palettes, dark mode last. Colors that can't be calculated with are left out. */
export function checkContrast(palettes: Palettes, library: ThemeLibrary): ContrastFault[] {
  return SCHEMES.flatMap((scheme) =>
    PAIRS[library].flatMap(([text, background, changed]): ContrastFault[] => {
      const [front, back] = [text, background].map((name) =>
        getPaletteColor(palettes[scheme], name),
      );
      const ratio = front && back ? measure(front, back) : undefined;
      if (ratio === undefined || ratio >= LEAST_RATIO) {
        return [];
      }
      const color =
        changed === text
          ? findNearest(front!, (candidate) => measure(candidate, back!))
          : findNearest(back!, (candidate) => measure(front!, candidate));
      const fix = color === undefined ? undefined : { name: changed, color };
      return [{ library, scheme, text, background, ratio, fix }];
    }),
  );
}

/** Returns the contrast ratio of two colors of a palette, or undefined if it can't be calculated. */
export function getPaletteRatio(
  palette: unknown,
  text: string,
  background: string,
): number | undefined {
  const [front, back] = [getPaletteColor(palette, text), getPaletteColor(palette, background)];
  return front && back ? measure(front, back) : undefined;
}

/** Returns a color of a palette. References to variables of Joy UI are followed. @param name such as `primary.main`. */
export function getPaletteColor(palette: unknown, name: string, depth = 0): string | undefined {
  const [group = '', key = ''] = name.split('.');
  const colors = isObject(palette) ? palette[group] : undefined;
  const value = isObject(colors) ? colors[key] : undefined;
  if (typeof value !== 'string' || depth > 10) {
    return undefined;
  }
  const target = /^var\(--(?:joy-)?palette-(\w+)-(\w+)/.exec(value);
  return target ? getPaletteColor(palette, `${target[1]}.${target[2]}`, depth + 1) : value;
}

/** Returns the contrast ratio of two colors, or undefined if it can't be calculated. */
export function measure(text: string, background: string): number | undefined {
  const [front, back] = [toRgba(text), toRgba(background)];
  if (!front || !back || back[3] < 1) {
    return undefined;
  }
  return getContrast(`rgba(${front.join(', ')})`, `rgb(${back.slice(0, 3).join(', ')})`);
}

/** Returns the color closest to a color that has enough contrast: it is mixed with black or white. */
export function findNearest(
  color: string,
  getRatio: (candidate: string) => number | undefined,
  least = LEAST_RATIO,
): string | undefined {
  for (let step = 1; step <= STEPS; step += 1) {
    for (const mix of [darken, lighten]) {
      const candidate = toHex(mix(toOpaque(color), step / STEPS));
      if (candidate && (getRatio(candidate) ?? 0) >= least) {
        return candidate;
      }
    }
  }
  return undefined;
}

const toOpaque = (color: string): string => toHex(color) ?? color;
