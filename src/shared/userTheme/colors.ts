/** Colors of themes. */
import { decomposeColor, hslToRgb } from '@mui/system/colorManipulator';

/** A color that both libraries can calculate with: hex, `rgb()`, or `hsl()`, with or without opacity. */
const COLOR =
  /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?:rgb|hsl)a?\(\s*[\d.]+%?(?:deg)?(?:\s*,\s*[\d.]+%?){2}(?:\s*,\s*[\d.]+)?\s*\))$/i;

export const isColor = (value: unknown): value is string =>
  typeof value === 'string' && value.length < 60 && COLOR.test(value);

/** Writes `rgb(1 2 3 / 50%)` as `rgba(1, 2, 3, 0.5)`, which is the form that the libraries can read. */
export function normalizeColor(color: string): string {
  const text = color.trim();
  const match =
    /^(rgb|hsl)a?\(\s*([\d.]+)(?:deg)?\s+([\d.]+%?)\s+([\d.]+%?)\s*(?:\/\s*([\d.]+)(%?)\s*)?\)$/i.exec(
      text,
    );
  if (!match) {
    return text;
  }
  const [, type = 'rgb', first, second, third, opacity, percent] = match;
  const values = [first, second, third].join(', ');
  return opacity === undefined
    ? `${type.toLowerCase()}(${values})`
    : `${type.toLowerCase()}a(${values}, ${percent ? Number(opacity) / 100 : opacity})`;
}

/** Red, green, and blue from 0 to 255, and opacity from 0 to 1. */
type Rgba = readonly [red: number, green: number, blue: number, opacity: number];

/** Returns the channels of a color, or undefined if it isn't one. */
export function toRgba(color: string): Rgba | undefined {
  if (!isColor(color)) {
    return undefined;
  }
  const { values } = decomposeColor(/^hsl/i.test(color) ? hslToRgb(color.toLowerCase()) : color);
  const [red, green, blue, opacity = 1] = values;
  return [red, green, blue, opacity];
}

/** Returns `#rrggbb`, without the opacity. */
export function toHex(color: string): string | undefined {
  const channels = toRgba(color)?.slice(0, 3);
  return channels && `#${channels.map((channel) => toDigits(channel)).join('')}`;
}

/** Returns a color as `#rrggbb` as it looks on an opaque background, or undefined if one of them isn't a color. */
export function toVisibleHex(color: string, background: string): string | undefined {
  const [above, below] = [toRgba(color), toRgba(background)];
  if (!above || !below) {
    return undefined;
  }
  const digits = [0, 1, 2].map((index) =>
    toDigits(above[index]! * above[3] + below[index]! * (1 - above[3])),
  );
  return `#${digits.join('')}`;
}

const toDigits = (channel: number) =>
  Math.round(Math.min(Math.max(channel, 0), 255))
    .toString(16)
    .padStart(2, '0');

/** Returns a color with another hue. @param degrees added to the hue. @param color an opaque color. */
export function turnHue(color: string, degrees: number): string {
  const [red, green, blue] = (toRgba(color) ?? [0, 0, 0]).map((channel) => channel / 255) as [
    number,
    number,
    number,
  ];
  const [max, min] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const range = max - min;
  const lightness = (max + min) / 2;
  const saturation = range === 0 ? 0 : range / (1 - Math.abs(2 * lightness - 1));
  let hue = 0;
  if (range > 0) {
    const sector =
      max === red
        ? (green - blue) / range
        : max === green
          ? (blue - red) / range + 2
          : (red - green) / range + 4;
    hue = sector * 60;
  }
  const turned = (((hue + degrees) % 360) + 360) % 360;
  const percent = (value: number) => `${(value * 100).toFixed(1)}%`;
  return toHex(`hsl(${turned.toFixed(1)}, ${percent(saturation)}, ${percent(lightness)})`) ?? color;
}
