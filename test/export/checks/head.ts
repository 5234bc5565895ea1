/** The head of a page, for search engines, link previews and browsers. */
import { imageSize } from 'image-size';
import { SOCIAL_IMAGE } from '@/src/shared/head';
import { parseLocalizedPath } from '@/src/shared/languages';
import { SITE_ORIGIN } from '@/src/shared/links';
import { PLAIN_PAGES } from '@/tools/plainPages';
import { type Page, getMeta, getText, select } from '../page';
import type { Site } from '../site';

/** Limits of the front matter: src/node/markdown/frontMatter.ts. */
const MAX_TITLE = 70;
const MAX_DESCRIPTION = 160;

/** The language of a page matches its address. */
export function findLanguageProblems(page: Page, { languages }: Site): string[] {
  const { language } = parseLocalizedPath(page.url, languages);
  const lang = select(page, 'html')[0]?.attribs.lang ?? '';
  return lang === language ? [] : [`lang is "${lang}" instead of "${language}"`];
}

/** A page has one title and one description, within their limits. */
export function findTitleProblems(page: Page): string[] {
  const titles = select(page, 'head title').map(getText);
  return [
    ...findTextProblems('title', titles, MAX_TITLE),
    ...findTextProblems('description', getMeta(page, 'description'), MAX_DESCRIPTION),
  ];
}

function findTextProblems(name: string, texts: readonly string[], max: number): string[] {
  const [text = ''] = texts;
  if (text.trim() === '') {
    return [`no ${name}`];
  }
  if (texts.length > 1) {
    return [`${texts.length} elements instead of one ${name}`];
  }
  return text.length > max ? [`${name} of ${text.length} characters: "${text}"`] : [];
}

/** Whether search engines are asked to exclude a page. */
export function isHidden(page: Pick<Page, 'elements'>): boolean {
  return getMeta(page, 'robots').some((content) => content.includes('noindex'));
}

/** Test pages, and the pages without Markdown except the home page, are excluded from search engines. */
export function findRobotsProblems(page: Page, { languages }: Site): string[] {
  const { pathname } = parseLocalizedPath(page.url, languages);
  const shouldHide =
    pathname.startsWith('/experiments/') || (pathname !== '/' && PLAIN_PAGES.includes(pathname));
  if (isHidden(page) === shouldHide) {
    return [];
  }
  return [shouldHide ? 'may be found by search engines' : 'is kept out of search engines'];
}

/** The address of a page, and its link preview: texts, and an image of the right size. */
export function findPreviewProblems(page: Page, site: Site): string[] {
  if (isHidden(page)) {
    return [];
  }
  const canonical = select(page, 'link[rel="canonical"]').map(({ attribs }) => attribs.href ?? '');
  const own = SITE_ORIGIN + page.url;
  const single = ['og:title', 'og:description', 'og:image', 'twitter:card'];
  return [
    ...expectOnly('canonical address', canonical, own),
    ...expectOnly('og:url', getMeta(page, 'og:url'), own),
    ...single.flatMap((name) => {
      const contents = getMeta(page, name);
      return contents.length === 1 && contents[0] !== ''
        ? []
        : [`${name} is ${JSON.stringify(contents)} instead of one text`];
    }),
    ...expectOnly('twitter:image', getMeta(page, 'twitter:image'), getMeta(page, 'og:image')[0]),
    ...expectOnly('og:image:width', getMeta(page, 'og:image:width'), String(SOCIAL_IMAGE.width)),
    ...expectOnly('og:image:height', getMeta(page, 'og:image:height'), String(SOCIAL_IMAGE.height)),
    ...findPictureProblems(getMeta(page, 'og:image')[0] ?? '', site),
  ];
}

function expectOnly(name: string, found: readonly string[], expected = ''): string[] {
  return found.length === 1 && found[0] === expected
    ? []
    : [`${name} is ${JSON.stringify(found)} instead of "${expected}"`];
}

function findPictureProblems(address: string, site: Site): string[] {
  if (!address.startsWith(`${SITE_ORIGIN}/`)) {
    return [`picture "${address}" is not on this site`];
  }
  const pathname = address.slice(SITE_ORIGIN.length);
  if (!site.hasFile(pathname)) {
    return [`picture ${pathname} does not exist`];
  }
  const { width, height, type } = imageSize(site.readStart(pathname));
  const { width: expectedWidth, height: expectedHeight } = SOCIAL_IMAGE;
  return type === 'png' && width === expectedWidth && height === expectedHeight
    ? []
    : [`picture ${pathname} is a ${type} of ${width} × ${height} pixels`];
}
