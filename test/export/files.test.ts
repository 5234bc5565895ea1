/** Files beside the pages: the 404 page, icons, the web manifest, robots.txt, and their cache lifetimes. */
import { beforeAll, expect, test } from '@jest/globals';
import { imageSize } from 'image-size';
import { z } from 'zod';
import { SITE_ORIGIN } from '@/src/shared/links';
import { parsePage, select } from './page';
import { type ExportedSite, openExport } from './site';
import { getOut } from '../unit/support/presentExport';

const manifestSchema = z.object({
  short_name: z.string(),
  start_url: z.string(),
  scope: z.string(),
  icons: z.array(
    z.object({
      src: z.string(),
      sizes: z.string(),
      type: z.string(),
      purpose: z.string().optional(),
    }),
  ),
  shortcuts: z.array(z.object({ url: z.string() })),
});

let site: ExportedSite;

beforeAll(() => {
  site = openExport(getOut());
});

test('Hosts respond to unknown addresses with the 404 page, which contains the policy', () => {
  const policy = site.getHeaders('/').get('Content-Security-Policy') ?? '';
  const html = site.read('/404.html');
  const [meta] = select(parsePage('/404/', html), 'meta[http-equiv="Content-Security-Policy"]');
  // A policy in HTML doesn't support frame-ancestors.
  expect(meta?.attribs.content).toBe(policy.replace("; frame-ancestors 'self'", ''));
  const { startOffset, endOffset } = meta!.sourceCodeLocation!;
  expect(html.slice(0, startOffset) + html.slice(endOffset)).toBe(site.read('/404/index.html'));
});

test('Files with a hash in their name may be cached for a year', () => {
  const button = site.readPage('/material-ui/react-button/');
  const urls = select(button, 'script[src], link[href^="/_next/"]').map(
    ({ attribs }) => attribs.src ?? attribs.href!,
  );
  expect(urls.length).toBeGreaterThan(5);
  for (const url of urls) {
    const cache = site.getHeaders(url).get('Cache-Control');
    expect([url, cache]).toEqual([url, 'public, max-age=31536000, immutable']);
  }
});

test('Every icon in the head is an image', () => {
  const icons = select(site.readPage('/'), 'link[rel="icon"], link[rel="apple-touch-icon"]').map(
    ({ attribs }) => attribs.href!,
  );
  expect(icons).toEqual(['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png']);
  for (const icon of icons) {
    expect(imageSize(Buffer.from(site.read(icon), 'latin1')).width).toBeGreaterThan(15);
  }
});

test('The manifest has the correct sizes of icons, and existing pages', () => {
  const href = select(site.readPage('/'), 'link[rel="manifest"]')[0]?.attribs.href ?? '';
  const manifest = manifestSchema.parse(JSON.parse(site.read(href)));
  expect(manifest).toMatchObject({ short_name: 'Fieldguide', start_url: '/', scope: '/' });
  const purposes = manifest.icons.map(({ purpose }) => purpose);
  expect(purposes).toEqual(expect.arrayContaining(['any', 'maskable']));
  for (const { src, sizes, type } of manifest.icons) {
    expect(site.hasFile(src)).toBe(true);
    if (type === 'image/png') {
      const { width, height, type: found } = imageSize(site.readStart(src));
      expect([src, found, `${width}x${height}`]).toEqual([src, 'png', sizes]);
    }
  }
  expect(manifest.shortcuts.length).toBeGreaterThan(0);
  expect(manifest.shortcuts.filter(({ url }) => !site.hasPage(url))).toEqual([]);
});

test('robots.txt allows everything and contains the sitemap', () => {
  expect(site.read('/robots.txt')).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${SITE_ORIGIN}/sitemap.xml\n`,
  );
});
