/** Contrast ratios as WCAG 2 defines them, also for transparent text. */

/** Red, green, and blue from 0 to 255, and opacity from 0 to 1. */
type Rgba = readonly [red: number, green: number, blue: number, opacity: number];

/**
 * Parses a color.
 * @param color `#rgb`, `#rrggbb`, `rgb(r, g, b)`, or `rgba(r, g, b, a)`.
 * @throws Error for any other format.
 */
export function parseColor(color: string): Rgba {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(color);
  const hex = short
    ? `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join('')}`
    : color;
  if (/^#[0-9a-f]{6}$/i.test(hex)) {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
      parseInt(hex.slice(at, at + 2), 16),
    );
    return [red, green, blue, 1];
  }
  const parts = /^rgba?\(([\d., ]+)\)$/.exec(color)?.[1]?.split(',').map(Number) ?? [];
  const [red, green, blue, opacity = 1] = parts;
  if (red === undefined || green === undefined || blue === undefined) {
    throw new Error(`Can't parse the color "${color}"`);
  }
  return [red, green, blue, opacity];
}

/**
 * Calculates the contrast ratio of text on a background, from 1 to 21.
 * @param text may be transparent.
 * @param background an opaque color.
 */
export function getContrast(text: string, background: string): number {
  const below = parseColor(background);
  const [red, green, blue, opacity] = parseColor(text);
  const mix = (above: number, index: 0 | 1 | 2) => above * opacity + below[index] * (1 - opacity);
  const [darker = 0, lighter = 0] = [
    getLuminance([mix(red, 0), mix(green, 1), mix(blue, 2), 1]),
    getLuminance(below),
  ].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Returns the relative luminance of an opaque color, from 0 to 1. */
function getLuminance([red, green, blue]: Rgba): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The WCAG levels for text, by the lowest contrast ratio: AA for large text, AA, and AAA. */
export const LEVELS = [
  ['AAA', 7],
  ['AA', 4.5],
  ['AA18', 3],
] as const;

/** Returns the highest level that a ratio reaches, or undefined. */
export const getLevel = (ratio: number): (typeof LEVELS)[number][0] | undefined =>
  LEVELS.find(([, least]) => ratio >= least)?.[0];

/** Whether text of any size reaches the level AA. */
export const isReadable = (ratio: number): boolean => ['AA', 'AAA'].includes(getLevel(ratio) ?? '');

/** Formats a ratio without rounding it up, so that 4.499 isn't shown as 4.5. */
export const formatRatio = (ratio: number): string =>
  `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;
