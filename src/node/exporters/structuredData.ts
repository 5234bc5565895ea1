/** The structured data of a page, as JSON-LD (schema.org). */
import { SITE_NAME, getPageHref, getPageUrl, getSocialImageHref } from '@/src/shared/head';
import { DEFAULT_LANGUAGE } from '@/src/shared/languages';
import { SITE_ORIGIN } from '@/src/shared/links';
import { API_TABS, getTemplateGallery, normalizePathname } from '@/src/shared/nav';
import { getProduct, getRootPathname } from '@/src/shared/products';
import type { ExportedPage } from '../next/exportedPages';

/** A breadcrumb: title and address on this site. */
interface Crumb {
  name: string;
  href: string;
}

/** Texts of breadcrumbs. */
export interface CrumbTexts {
  home: string;
  apiReference: string;
}

/**
 * Creates the breadcrumbs of a page: home, product, list of the reference, page of a tab or gallery of a template, and
 * the page itself. Navigation groups have no address, so they aren't included.
 * @param getTitle returns the title of another page in the same language, by its pathname.
 */
export function listCrumbs(
  { pathname, language, page }: ExportedPage,
  texts: CrumbTexts,
  getTitle: (pathname: string) => string | undefined,
): Crumb[] {
  const product = getProduct(pathname);
  const list = `/${product?.id}/api`;
  const above = pathname.startsWith(`${list}/`)
    ? { name: texts.apiReference, href: getPageHref(list, language) }
    : findPageAbove(pathname, language, getTitle);
  const crumbs: (Crumb | undefined)[] = [
    { name: texts.home, href: '/' },
    product && { name: product.name, href: getPageHref(getRootPathname(product.id), language) },
    above,
    { name: page?.title ?? SITE_NAME, href: getPageHref(pathname, language) },
  ];
  return crumbs
    .filter((crumb): crumb is Crumb => crumb !== undefined)
    .filter(({ href }, index, all) => all.findLastIndex((other) => other.href === href) === index);
}

/** Finds the page that a tab or a template belongs to. */
function findPageAbove(
  pathname: string,
  language: string,
  getTitle: (pathname: string) => string | undefined,
): Crumb | undefined {
  const [, above = '', last] = /^(.*)\/([^/]+)$/.exec(normalizePathname(pathname)) ?? [];
  const belongs = API_TABS.some((known) => known === last) || getTemplateGallery(pathname);
  const name = belongs ? getTitle(above) : undefined;
  return name === undefined ? undefined : { name, href: getPageHref(above, language) };
}

/**
 * Creates the data of a page for a script element of type application/ld+json. Pages that search engines must not index
 * have none.
 * @param date when the page last changed, if known.
 */
export function createStructuredData(
  exported: ExportedPage,
  crumbs: readonly Crumb[],
  date: string | undefined,
): object | undefined {
  const { pathname, language, page, noindex } = exported;
  const site = { '@type': 'WebSite', name: SITE_NAME, url: getPageUrl('/', DEFAULT_LANGUAGE) };
  if (pathname === '/') {
    return { '@context': 'https://schema.org', ...site, inLanguage: language };
  }
  if (!page || noindex) {
    return undefined;
  }
  const url = getPageUrl(pathname, language);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'TechArticle',
        headline: page.title,
        description: page.description,
        url,
        image: SITE_ORIGIN + getSocialImageHref(pathname, language),
        inLanguage: language,
        ...(date !== undefined && { dateModified: date }),
        isPartOf: site,
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map(({ name, href }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: SITE_ORIGIN + href,
        })),
      },
    ],
  };
}
