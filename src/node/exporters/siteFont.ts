/**
 * Creates subsets of the site's web fonts. Roboto has the characters that the site and its demos use (Western European)
 * and the weights of Material UI's typography. Every page loads the weights 400 to 700, which would be 20 kB larger as
 * published. Only pages with light text (300, the largest headings of Material UI) load the other file. JetBrains Mono
 * is for code: pages with code load it after their first paint.
 */
import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { cached } from '../cache';
import { ROOT } from '../paths';

const ROBOTO = 'node_modules/@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2';
const MONO =
  'node_modules/@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2';

/** Where `src/site/theme/font.ts` and `global.css` expect the fonts, relative to the repository. */
const FOLDER = '.cache/font';

/** OpenType features that the site uses. The others would add small capitals and fractions. */
const FEATURES = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'];

/** Without ligatures, which replace `=>` and `!==` by other shapes, and are two thirds of the file. */
const MONO_FEATURES = ['ccmp', 'locl', 'mark', 'mkmk'];

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

/** The font files, with the weights declared there. */
const FONTS = [
  { name: 'roboto.woff2', file: ROBOTO, weights: { min: 400, max: 700 }, features: FEATURES },
  { name: 'roboto-light.woff2', file: ROBOTO, weights: 300, features: FEATURES },
  { name: 'jetbrains-mono.woff2', file: MONO, weights: 400, features: MONO_FEATURES },
];

/** Creates the fonts if they don't exist yet. @throws Error when the package of a font isn't installed. */
export async function prepareFonts(): Promise<void> {
  const text = RANGES.map(([first, last]) => listCharacters(first, last)).join('');
  await mkdir(path.join(ROOT, FOLDER), { recursive: true });
  for (const { name, file, weights, features } of FONTS) {
    const source = readFileSync(path.join(ROOT, file));
    // The types of subset-font don't have keepFeatures yet.
    const options = {
      targetFormat: 'woff2' as const,
      variationAxes: { wght: weights },
      keepFeatures: features,
    };
    const key = ['2', text, weights, features, source.toString('base64')];
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
