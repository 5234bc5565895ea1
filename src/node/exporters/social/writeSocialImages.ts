/** Writes the social images of all pages into the export. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { getSocialImageHref } from '@/src/shared/head';
import { DEFAULT_LANGUAGE } from '@/src/shared/languages';
import { PRODUCTS, getLogo, getProduct } from '@/src/shared/products';
import { cachedFile } from '../../cache';
import type { ExportedPage } from '../../next/exportedPages';
import { ROOT } from '../../paths';
import { type Card, drawCard } from './card';
import { canDraw } from './font';

const PUBLIC = path.join(ROOT, 'public');

/** The renderer, whose version is part of the cache key because a new version may draw differently. */
const RESVG = createRequire(path.join(ROOT, 'package.json'))(
  '@resvg/resvg-js/package.json',
).version;

/** The number of images to draw at once. Each uses a thread of Node's pool, which has four. */
const AT_ONCE = 4;

/**
 * Draws the image of every page that has one, or takes it from the cache.
 * @param home the content of the home page's card.
 * @returns the number of images that weren't cached.
 */
export async function writeSocialImages(
  pages: readonly ExportedPage[],
  home: Card,
  out: string,
): Promise<number> {
  const fern = await readFile(path.join(PUBLIC, 'favicon.svg'), 'utf8');
  const logos = new Map(
    await Promise.all(
      PRODUCTS.map(
        async (product) =>
          [product.id, await readFile(path.join(PUBLIC, getLogo(product)), 'utf8')] as const,
      ),
    ),
  );
  const pending = pages.filter(({ page, pathname }) => page || pathname === '/');
  let drawn = 0;
  const draw = async () => {
    for (let next = pending.pop(); next; next = pending.pop()) {
      const svg = drawCard(getCard(next, pages, home, logos), fern);
      const hash = createHash('sha256').update(svg).digest('hex');
      const png = await cachedFile('social', [RESVG, hash], async () => {
        drawn += 1;
        return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
      });
      const file = path.join(out, getSocialImageHref(next.pathname, next.language));
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, png);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, draw));
  return drawn;
}

/** Returns the content of a page's card. If the font lacks characters, the page gets the English card. */
function getCard(
  exported: ExportedPage,
  pages: readonly ExportedPage[],
  home: Card,
  logos: ReadonlyMap<string, string>,
): Card {
  const { page, pathname } = exported;
  if (!page) {
    return home;
  }
  const english = pages.find(
    (other) => other.pathname === pathname && other.language === DEFAULT_LANGUAGE,
  )?.page;
  const shown = canDraw(page.title + page.description) ? page : (english ?? page);
  const product = getProduct(pathname);
  return {
    title: shown.title,
    description: shown.description,
    ...(product && { product: { name: product.name, logo: logos.get(product.id)! } }),
  };
}
