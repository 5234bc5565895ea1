/** Compares the sitemap with the pages, and with the dates in git. */
import { SITE_ORIGIN } from '@/src/shared/links';

/** The data of a page in the sitemap. */
export interface SitemapPage {
  url: string;
  /** The date of the last change of its source in git; undefined if it isn't known. */
  changed?: string;
  /** The date of its last change in its structured data. */
  dateModified?: string;
}

const ENTRY =
  /<url><loc>((?:[^<>&]|&amp;)+)<\/loc>(?:<lastmod>([^<>]*)<\/lastmod>)?(?:<xhtml:link rel="alternate" hreflang="[a-z-]+" href="[^"<>]+"\/>)*<\/url>/g;

const FILE = new RegExp(
  `^<\\?xml version="1\\.0" encoding="UTF-8"\\?>\\n<urlset xmlns="http://www\\.sitemaps\\.org/schemas/sitemap/0\\.9" xmlns:xhtml="http://www\\.w3\\.org/1999/xhtml">\\n(?:${ENTRY.source}\\n)*</urlset>\\n$`,
);

/** ISO 8601, in UTC, with seconds. */
const DATE = /^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

/**
 * Compares the sitemap with the pages that search engines may show.
 * @param pages those pages.
 * @param now the current time, in milliseconds.
 * @returns a line per problem.
 */
export function findSitemapProblems(
  xml: string,
  pages: readonly SitemapPage[],
  now: number,
): string[] {
  if (!FILE.test(xml)) {
    return ['sitemap.xml has another form than the site writes'];
  }
  const found = [...xml.matchAll(ENTRY)].map(([, loc = '', lastmod]) => ({
    url: loc.replace(SITE_ORIGIN, ''),
    lastmod,
  }));
  const dates = new Map(found.map(({ url, lastmod }) => [url, lastmod]));
  const known = new Set(pages.map(({ url }) => url));
  return [
    ...found
      .filter(({ url }) => !known.has(url))
      .map(({ url }) => `${url}: isn't a page that search engines may index`),
    ...(dates.size < found.length ? ['sitemap.xml names a page twice'] : []),
    ...pages.flatMap((page) =>
      dates.has(page.url)
        ? findDateProblems(page, dates.get(page.url), now).map((text) => `${page.url}: ${text}`)
        : [`${page.url}: not in the sitemap`],
    ),
  ];
}

function findDateProblems(
  { changed, dateModified }: SitemapPage,
  lastmod: string | undefined,
  now: number,
): string[] {
  if (lastmod === undefined) {
    return changed ? [`no lastmod, though git says that its source changed on ${changed}`] : [];
  }
  return [
    ...(DATE.test(lastmod) ? [] : [`lastmod is "${lastmod}"`]),
    ...(Date.parse(lastmod) > now ? [`lastmod ${lastmod} is in the future`] : []),
    ...(changed && lastmod < changed
      ? [`lastmod ${lastmod} is before ${changed}, when its source changed`]
      : []),
    ...(dateModified === lastmod
      ? []
      : [`lastmod is ${lastmod}, but its structured data says ${dateModified}`]),
  ];
}
