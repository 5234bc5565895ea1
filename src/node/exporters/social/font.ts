/**
 * Roboto, as pages show it, for pictures: real widths, kerning and outlines. One file per weight: fontkit cannot vary
 * the compressed one that pages load.
 */
import path from 'node:path';
import { type Font, openSync } from 'fontkit';
import { ROOT } from '../../paths';

const FOLDER = path.join(ROOT, 'node_modules/@fontsource/roboto/files');

/** A weight of the font at a size in pixels. */
export interface TextStyle {
  weight: 400 | 500 | 700;
  size: number;
}

const weights = new Map<number, Font>();

function getFont(weight: number): Font {
  const known = weights.get(weight);
  if (known) {
    return known;
  }
  const name = path.join(FOLDER, `roboto-latin-${weight}-normal.woff2`);
  const file = openSync(name);
  if ('fonts' in file) {
    throw new Error(`${name} is a collection of fonts, where one is expected`);
  }
  weights.set(weight, file);
  return file;
}

/** A word in units of the font: its width, and its letters as one SVG path whose base line is y = 0, upwards. */
interface Word {
  width: number;
  outline: string;
}

const words = new Map<string, Word>();
const outlines = new Map<string, string>();

/** Laying out is slow, and the words of an API repeat. */
function getWord(text: string, weight: number): Word {
  const key = `${weight} ${text}`;
  const known = words.get(key);
  if (known) {
    return known;
  }
  const { glyphs, positions } = getFont(weight).layout(text);
  let width = 0;
  const letters = glyphs.map((glyph, index) => {
    const { xAdvance, xOffset, yOffset } = positions[index]!;
    const outlineKey = `${weight} ${glyph.id}`;
    const outline = outlines.get(outlineKey) ?? glyph.path.toSVG();
    outlines.set(outlineKey, outline);
    const letter =
      outline && `<path transform="translate(${width + xOffset} ${yOffset})" d="${outline}"/>`;
    width += xAdvance;
    return letter;
  });
  const word = { width, outline: letters.join('') };
  words.set(key, word);
  return word;
}

/** The words of a line with the place of each, in units of the font. */
function layOut(text: string, weight: number): { words: [x: number, word: Word][]; width: number } {
  const space = getWord(' ', weight).width;
  let x = -space;
  const placed = text.split(' ').map((part): [number, Word] => {
    const word = getWord(part, weight);
    const start = x + space;
    x = start + word.width;
    return [start, word];
  });
  return { words: placed, width: x };
}

/** Width of a line of text in pixels. */
export function measureText(text: string, { weight, size }: TextStyle): number {
  return (layOut(text, weight).width * size) / getFont(weight).unitsPerEm;
}

/** Whether the font has every letter of a text: it is the Latin part of Roboto. */
export function canDraw(text: string): boolean {
  return [...text].every((letter) => getFont(400).hasGlyphForCodePoint(letter.codePointAt(0)!));
}

/**
 * A line of text as SVG paths.
 * @param x left end of the line, in pixels.
 * @param y its base line, in pixels.
 */
export function drawText(text: string, { weight, size }: TextStyle, x: number, y: number): string {
  const scale = size / getFont(weight).unitsPerEm;
  const line = layOut(text, weight).words.map(
    ([left, { outline }]) => `<g transform="translate(${left})">${outline}</g>`,
  );
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${scale} ${-scale})">${line.join('')}</g>`;
}

const round = (value: number) => Math.round(value * 100) / 100;
