/**
 * The site's web font, cut to what the site and its demos use: Western European letters, and the weights 300 to 700
 * that Material UI's typography asks for. Every page loads it; as published it is 10 kB heavier.
 */
import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { cached } from '../cache';
import { ROOT } from '../paths';

const SOURCE = 'node_modules/@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2';

/** Where `src/site/theme/font.ts` expects the font, from the repository. */
const TARGET = '.cache/font/roboto.woff2';

/** First and last code points: ASCII, Latin-1, ı, Œ and œ, dashes and quotes and dots, ‹ ›, €, ™, arrows, −. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2010, 0x2026],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
] as const;

/** As `weight` in `src/site/theme/font.ts`. */
const WEIGHTS = { min: 300, max: 700 };

/** Makes the font where it is not there yet. @throws Error when the package of the font is not installed. */
export async function prepareFont(): Promise<void> {
  const source = readFileSync(path.join(ROOT, SOURCE));
  const text = RANGES.map(([first, last]) => listCharacters(first, last)).join('');
  const font = await cached('fonts', ['1', text, WEIGHTS, source.toString('base64')], async () =>
    (
      await subsetFont(source, text, { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS } })
    ).toString('base64'),
  );
  const target = path.join(ROOT, TARGET);
  const bytes = Buffer.from(font, 'base64');
  // Untouched when it is the same: the development server would compile it anew.
  const known = await readFile(target).catch(() => undefined);
  if (!known?.equals(bytes)) {
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, bytes);
  }
}

function listCharacters(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  ).join('');
}
