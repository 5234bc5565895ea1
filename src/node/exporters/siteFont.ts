/**
 * Creates subsets of the site's web font with the characters that the site and its demos use (Western European) and the
 * weights of Material UI's typography. Every page loads the weights 400 to 700, which would be 20 kB larger as
 * published. Only pages with light text (300, the largest headings of Material UI) load the other file.
 */
import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { cached } from '../cache';
import { ROOT } from '../paths';

const SOURCE = 'node_modules/@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2';

/** Where `src/site/theme/font.ts` and `global.css` expect the fonts, relative to the repository. */
const FOLDER = '.cache/font';

/** The font files, with the weights declared there. */
const FONTS = [
  { name: 'roboto.woff2', weights: { min: 400, max: 700 } },
  { name: 'roboto-light.woff2', weights: 300 },
];

/** OpenType features that the site uses. The others would add small capitals and fractions. */
const FEATURES = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'];

/** Ranges of code points: ASCII, Latin-1, ı, Œ and œ, dashes and quotes and dots, ‹ ›, €, ™, arrows, −. */
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

/** Creates the fonts if they don't exist yet. @throws Error when the package of the font isn't installed. */
export async function prepareFonts(): Promise<void> {
  const source = readFileSync(path.join(ROOT, SOURCE));
  const text = RANGES.map(([first, last]) => listCharacters(first, last)).join('');
  await mkdir(path.join(ROOT, FOLDER), { recursive: true });
  for (const { name, weights } of FONTS) {
    // The types of subset-font don't have keepFeatures yet.
    const options = {
      targetFormat: 'woff2' as const,
      variationAxes: { wght: weights },
      keepFeatures: FEATURES,
    };
    const key = ['2', text, weights, FEATURES, source.toString('base64')];
    const font = await cached('fonts', key, async () =>
      (await subsetFont(source, text, options)).toString('base64'),
    );
    const target = path.join(ROOT, FOLDER, name);
    const bytes = Buffer.from(font, 'base64');
    // An identical file isn't rewritten, because the development server would recompile it.
    const known = await readFile(target).catch(() => undefined);
    if (!known?.equals(bytes)) {
      await writeFile(target, bytes);
    }
  }
}

function listCharacters(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  ).join('');
}
