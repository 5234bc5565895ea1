/** The structured data of a page, as JSON-LD. */
import { z } from 'zod';
import { SITE_ORIGIN } from '@/src/shared/links';
import { parseLocalizedPath } from '@/src/shared/languages';
import { type Page, getMeta, getText, select } from '../page';
import { type Site, getKind } from '../site';
import { isHidden } from './head';

const articleSchema = z.object({
  '@type': z.literal('TechArticle'),
  headline: z.string(),
  description: z.string(),
  url: z.string(),
  image: z.string(),
  inLanguage: z.string(),
  dateModified: z.string().optional(),
});

const crumbsSchema = z.object({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z.array(
    z.object({
      '@type': z.literal('ListItem'),
      position: z.number(),
      name: z.string().min(1),
      item: z.string(),
    }),
  ),
});

const pageSchema = z.object({ '@graph': z.tuple([articleSchema, crumbsSchema]) });
const homeSchema = z.object({ '@type': z.literal('WebSite'), name: z.string(), url: z.string() });

/** A documentation page is an article with the same data as its head, and its breadcrumbs are pages. */
export function findDataProblems(page: Page, site: Site): string[] {
  const scripts = select(page, 'script[type="application/ld+json"]').map(getText);
  const expected = isHidden(page) ? 0 : 1;
  if (scripts.length !== expected) {
    return [`${scripts.length} JSON-LD scripts instead of ${expected}`];
  }
  return scripts.flatMap((text) => {
    const data = parseJson(text);
    if (data === undefined) {
      return [`JSON-LD is not valid JSON: ${text.slice(0, 80)}`];
    }
    if (getKind(page.url, site) === 'other') {
      return homeSchema.safeParse(data).success ? [] : ['JSON-LD is not about a website'];
    }
    const { data: parsed, error } = pageSchema.safeParse(data);
    if (!parsed) {
      return [`JSON-LD: ${z.prettifyError(error).replace(/\s+/g, ' ')}`];
    }
    const [article, { itemListElement }] = parsed['@graph'];
    return [
      ...findArticleProblems(article, page, site),
      ...findCrumbProblems(itemListElement, page, site),
    ];
  });
}

/** Returns the date of the last change in the structured data; undefined if it isn't known. */
export function readDateModified(page: Page): string | undefined {
  const script = select(page, 'script[type="application/ld+json"]')[0];
  const data = pageSchema.safeParse(script && parseJson(getText(script))).data;
  return data?.['@graph'][0].dateModified;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // The caller reports the error.
  }
}

function findArticleProblems(
  { headline, description, url, image, inLanguage }: z.infer<typeof articleSchema>,
  page: Page,
  { languages }: Site,
): string[] {
  const pairs = [
    ['headline', headline, getMeta(page, 'og:title')[0]],
    ['description', description, getMeta(page, 'description')[0]],
    ['url', url, SITE_ORIGIN + page.url],
    ['image', image, getMeta(page, 'og:image')[0]],
    ['inLanguage', inLanguage, parseLocalizedPath(page.url, languages).language],
  ] as const;
  return pairs
    .filter(([, found, expected]) => found !== expected)
    .map(([name, found, expected]) => `JSON-LD: ${name} is "${found}" instead of "${expected}"`);
}

function findCrumbProblems(
  items: z.infer<typeof crumbsSchema>['itemListElement'],
  page: Page,
  site: Site,
): string[] {
  const urls = items.map(({ item }) => item.replace(SITE_ORIGIN, ''));
  return [
    ...(urls[0] === '/' ? [] : [`JSON-LD: the breadcrumbs begin at ${urls[0]}`]),
    ...(urls.at(-1) === page.url ? [] : [`JSON-LD: the breadcrumbs end at ${urls.at(-1)}`]),
    ...urls
      .filter((url) => !site.hasPage(url))
      .map((url) => `JSON-LD: the breadcrumbs contain ${url}, which isn't a page`),
    ...items
      .filter(({ position }, index) => position !== index + 1)
      .map(({ name, position }) => `JSON-LD: "${name}" has the position ${position}`),
  ];
}
