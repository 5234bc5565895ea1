/** The bitmap icons for browsers, created from `public/favicon.svg`, and the web manifest that lists them. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { SITE_NAME } from '@/src/shared/head';
import { DEFAULT_LANGUAGE } from '@/src/shared/languages';
import { PUBLIC_PRODUCTS } from '@/src/shared/products';
import { THEME_COLORS } from '@/src/shared/themeColors';
import { PALETTES } from '@/src/shared/tokens';
import type { BuildText } from '../markdown/context';
import { ROOT } from '../paths';

/** An icon of a platform. Sizes are in pixels. */
interface Icon {
  file: string;
  size: number;
  /** Whether the platform masks the icon. If so, the background fills it and the drawing stays within the safe area. */
  cut?: boolean;
}

const ICONS: readonly Icon[] = [
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
  { file: 'icon-maskable-512.png', size: 512, cut: true },
];
const APPLE: Icon = { file: 'apple-touch-icon.png', size: 180, cut: true };
const TAB: Icon = { file: 'favicon.ico', size: 32 };

/** Writes the icons and the manifest. @param t texts in English. */
export async function writeWebApp(out: string, t: BuildText): Promise<void> {
  const svg = await readFile(path.join(ROOT, 'public/favicon.svg'), 'utf8');
  for (const icon of [...ICONS, APPLE]) {
    await writeFile(path.join(out, icon.file), drawIcon(svg, icon));
  }
  await writeFile(path.join(out, TAB.file), wrapIco(drawIcon(svg, TAB), TAB.size));
  await writeFile(
    path.join(out, 'manifest.webmanifest'),
    `${JSON.stringify(createManifest(t), null, 2)}\n`,
  );
}

/** https://www.w3.org/TR/appmanifest/ */
function createManifest(t: BuildText): object {
  return {
    id: '/',
    name: t('siteTitle'),
    short_name: SITE_NAME,
    description: t('siteDescription'),
    lang: DEFAULT_LANGUAGE,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    // Readers often navigate back and forward, so the window keeps these buttons.
    display: 'minimal-ui',
    theme_color: THEME_COLORS.light,
    background_color: THEME_COLORS.light,
    categories: ['developer', 'education'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...ICONS.map(({ file, size, cut }) => ({
        src: `/${file}`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: cut ? 'maskable' : 'any',
      })),
    ],
    shortcuts: PUBLIC_PRODUCTS.map(({ name, href }) => ({
      name,
      url: href,
    })),
  };
}

/** Draws the icon. @param svg 32 × 32, with the background as its first shape. */
function drawIcon(svg: string, { size, cut }: Icon): Buffer {
  // The safe area of a maskable icon is a circle of four fifths of its width.
  const drawn = cut
    ? svg
        .replace(
          /<rect[^>]*\/>/,
          `<rect x="-32" y="-32" width="96" height="96" fill="${PALETTES.blue[500]}"/>`,
        )
        .replace(/viewBox="[^"]*"/, 'viewBox="-3 -3 38 38"')
    : svg;
  return new Resvg(drawn, { fitTo: { mode: 'width', value: size } }).render().asPng();
}

/** Returns an .ico file with one PNG. @param size its side in pixels, below 256. */
function wrapIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of images
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // offset of the image
  return Buffer.concat([header, png]);
}
