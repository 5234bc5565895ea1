/** The files that a page loads: scripts, styles, fonts, images. */
import { z } from 'zod';
import { type Page, select } from '../page';
import type { Site } from '../site';

/** Links in the head that are addresses of pages, not files to load. */
const ADDRESSES = ['canonical', 'alternate'];

const bootSchema = z.array(z.object({ otherChunks: z.array(z.string()) }));

/** Every file in the HTML is a file of the export, because nothing is loaded from other hosts. */
export function findAssetProblems(page: Page, site: Pick<Site, 'hasFile'>): string[] {
  const loaded = select(page, 'script[src], img[src], source[src], video[src], iframe[src]').map(
    ({ attribs }) => attribs.src!,
  );
  const linked = select(page, 'link[href]')
    .filter(({ attribs }) => !ADDRESSES.includes(attribs.rel ?? ''))
    .map(({ attribs }) => attribs.href!);
  const sets = select(page, '[srcset]').flatMap(({ attribs }) =>
    attribs.srcset!.split(',').map((candidate) => candidate.trim().split(/\s+/)[0]!),
  );
  // Style sheets for the other direction, which a script inserts.
  const later = select(page, 'script[data-href]').map(({ attribs }) => attribs['data-href']!);
  const chunks = select(page, 'script[data-boot]').flatMap(({ attribs }) =>
    bootSchema
      .parse(JSON.parse(attribs['data-boot']!))
      .flatMap(({ otherChunks }) => otherChunks)
      // src/node/next/joinStyles.ts joins style sheets after Next has written this list, so their names differ.
      .filter((chunk) => chunk.endsWith('.js'))
      .map((chunk) => `/_next/${chunk}`),
  );
  const urls = new Set([...loaded, ...linked, ...sets, ...later, ...chunks]);
  return [...urls].flatMap((url) => {
    if (url.startsWith('data:')) {
      return [];
    }
    if (!/^\/(?!\/)/.test(url)) {
      return [`${url} comes from another host`];
    }
    return site.hasFile(url.replace(/[?#].*/, '')) ? [] : [`${url} does not exist`];
  });
}

/**
 * Images have alternative text, and a size if they are outside of demos, so that the layout doesn't shift when they
 * load.
 */
export function findImageProblems(page: Page): string[] {
  const inDemos = new Set(select(page, '[data-demo] img'));
  return select(page, 'img').flatMap((image) => {
    const { src, alt, width, height } = image.attribs;
    const hasSize = /^\d+$/.test(width ?? '') && /^\d+$/.test(height ?? '');
    return [
      ...(alt === undefined ? [`image without alt: ${src}`] : []),
      ...(hasSize || inDemos.has(image) ? [] : [`image without a size: ${src}`]),
    ];
  });
}
