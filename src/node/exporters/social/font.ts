/**
 * Measures and draws text in Roboto, the font of the pages, with its widths, kerning and outlines. There is one file
 * per weight because fontkit can't use the compressed variable font of the pages.
 */
import path from 'node:path';
import { type Font, openSync } from 'fontkit';
import { ROOT } from '../../paths';

const FOLDER = path.join(ROOT, 'node_modules/@fontsource/roboto/files');

/** A font weight and size in pixels. */
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
    throw new Error(`${name} is a font collection, but a single font is expected`);
  }
  weights.set(weight, file);
  return file;
}

/** A word in font units: its width, and its outline as one SVG path with the baseline at y = 0 and y pointing up. */
interface Word {
  width: number;
  outline: string;
}

const words = new Map<string, Word>();
const outlines = new Map<string, string>();

/** Caches words, because layout is slow and the words of an API repeat. */
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

/** Returns the words of a line with their positions, in font units. */
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

/** Returns the width of a line of text in pixels. */
export function measureText(text: string, { weight, size }: TextStyle): number {
  return (layOut(text, weight).width * size) / getFont(weight).unitsPerEm;
}

/** Whether the font has all characters of a text. It is the Latin subset of Roboto. */
export function canDraw(text: string): boolean {
  return [...text].every((letter) => getFont(400).hasGlyphForCodePoint(letter.codePointAt(0)!));
}

/**
 * Draws a line of text as SVG paths.
 * @param x left end of the line, in pixels.
 * @param y its baseline, in pixels.
 */
export function drawText(text: string, { weight, size }: TextStyle, x: number, y: number): string {
  const scale = size / getFont(weight).unitsPerEm;
  const line = layOut(text, weight).words.map(
    ([left, { outline }]) => `<g transform="translate(${left})">${outline}</g>`,
  );
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${scale} ${-scale})">${line.join('')}</g>`;
}

const round = (value: number) => Math.round(value * 100) / 100;
