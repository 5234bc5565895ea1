/** The sitemap and robots.txt. */
import { getPageUrl } from '@/src/shared/head';
import { DEFAULT_LANGUAGE } from '@/src/shared/languages';
import { SITE_ORIGIN } from '@/src/shared/links';
import type { ExportedPage } from '../next/exportedPages';

/** Sitemaps.org: the maximum number of addresses in a file. */
const LIMIT = 50_000;

/**
 * Creates the sitemap: all pages that search engines may index, with their other languages.
 * @param getDate returns when a page last changed, if known.
 */
export function createSitemap(
  pages: readonly ExportedPage[],
  getDate: (page: ExportedPage) => string | undefined,
): string {
  const shown = pages.filter(({ noindex }) => !noindex);
  if (shown.length > LIMIT) {
    throw new Error(
      `The sitemap would contain ${shown.length} pages, more than ${LIMIT}: split it in src/node/exporters/sitemap.ts`,
    );
  }
  const entries = shown.map((page) => {
    const date = getDate(page);
    const languages = shown.filter(({ pathname }) => pathname === page.pathname);
    return [
      '<url>',
      `<loc>${escapeXml(getPageUrl(page.pathname, page.language))}</loc>`,
      ...(date ? [`<lastmod>${date}</lastmod>`] : []),
      ...(languages.length > 1 ? languages.map(createAlternate) : []),
      '</url>',
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

function createAlternate({ pathname, language }: ExportedPage): string {
  const alternate = (name: string) =>
    `<xhtml:link rel="alternate" hreflang="${name}" href="${escapeXml(getPageUrl(pathname, language))}"/>`;
  return alternate(language) + (language === DEFAULT_LANGUAGE ? alternate('x-default') : '');
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}

/**
 * Allows crawling all pages. Pages that shouldn't be indexed have a robots meta element, which crawlers must be able to
 * read.
 */
export function createRobots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${SITE_ORIGIN}/sitemap.xml\n`;
}
