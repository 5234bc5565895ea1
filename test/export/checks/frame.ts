/**
 * The frame around a page: its entry in the navigation, Markdown link, previous and next links, edit link, and ad slot.
 */
import { NAV_TREES } from '@/data/nav';
import { localizeHref, parseLocalizedPath } from '@/src/shared/languages';
import { SITE_REPOSITORY } from '@/src/shared/links';
import {
  API_TABS,
  type NavEntry,
  findActiveTrail,
  getNavTitle,
  listNavPages,
} from '@/src/shared/nav';
import { type Page, closest, getText, select } from '../page';
import { type Site, getKind } from '../site';

const getTree = (pathname: string): readonly NavEntry[] =>
  NAV_TREES[pathname.split('/')[1] ?? ''] ?? [];

/**
 * The navigation marks the entry of a documentation page, and no other. On other pages, the default menu marks none. An
 * API page that belongs to the list of all entries has its own entry below the tree.
 */
export function findNavigationProblems(page: Page, site: Site): string[] {
  const { pathname, language } = parseLocalizedPath(page.url, site.languages);
  const inTree = findActiveTrail(getTree(pathname), pathname).at(-1);
  const isBelow =
    inTree !== undefined && /\/api$/.test(inTree.pathname) && inTree.pathname !== pathname;
  const [heading = ''] = select(page, 'h1').map(getText);
  const entry = isBelow ? { pathname, title: heading.replace(/ API$/, '') } : inTree;
  const isDocs = getKind(page.url, site) === 'docs';
  if (isDocs && !entry) {
    return ['the navigation has no entry for it'];
  }
  const active = select(page, '.app-drawer-active');
  const found = active.map((link) => link.attribs.href).join(', ');
  const expected = isDocs && entry ? localizeHref(`${entry.pathname}/`, language) : '';
  if (found !== expected) {
    return [`active in the navigation: "${found}" instead of "${expected}"`];
  }
  return active.flatMap((link) => {
    const title = entry ? getNavTitle(entry) : '';
    const text = getText(link);
    return [
      ...(text.startsWith(title) ? [] : [`the active link says "${text}" instead of "${title}"`]),
      ...(link.attribs['aria-current'] === 'page' ? [] : ['the active link has no aria-current']),
      ...(closest(link, 'nav') ? [] : ['the active link is not in a <nav>']),
    ];
  });
}

/** The menu and the head of a documentation page link to its Markdown, which exists. */
export function findMarkdownProblems(page: Page, site: Site): string[] {
  const isDocs = getKind(page.url, site) === 'docs';
  const file = page.url.replace(/\/$/, '.md');
  const menu = select(page, '#page-menu a').map(({ attribs }) => attribs.href);
  const head = select(page, 'link[type="text/markdown"]').map(({ attribs }) => attribs.href);
  const expected = isDocs ? file : '';
  return [
    ...(menu.join(', ') === expected
      ? []
      : [`its menu leads to "${menu.join(', ')}" instead of "${expected}"`]),
    ...(isDocs && head.join(', ') !== file
      ? [`its head links to the Markdown "${head.join(', ')}" instead of "${file}"`]
      : []),
    ...(isDocs && !(site.hasFile(file) && /^# \S/m.test(site.read(file)))
      ? [`its Markdown ${file} does not exist or has no heading`]
      : []),
  ];
}

/** "Previous" and "Next" follow the navigation of a product, depth first. */
export function findNeighborProblems(page: Page, { languages }: Site): string[] {
  const { pathname, language } = parseLocalizedPath(page.url, languages);
  const pages = listNavPages(getTree(pathname))
    .map((entry) => entry.pathname)
    // Links to other products aren't part of the sequence.
    .filter((page) => page.split('/')[1] === pathname.split('/')[1]);
  const index = pages.indexOf(pathname);
  if (index === -1) {
    return [];
  }
  return (['prev', 'next'] as const).flatMap((rel) => {
    const target = pages[index + (rel === 'next' ? 1 : -1)];
    const expected = target === undefined ? '' : localizeHref(`${target}/`, language);
    const links = select(page, `a[rel="${rel}"]`);
    const found = links.map(({ attribs }) => attribs.href).join(', ');
    return found === expected ? [] : [`${rel} leads to "${found}" instead of "${expected}"`];
  });
}

/**
 * "Edit this page" links to the Markdown file with the heading of the page. Text from the packages has no such link.
 */
export function findEditProblems(page: Page, site: Site): string[] {
  const { pathname, language } = parseLocalizedPath(page.url, site.languages);
  const folder = `${SITE_REPOSITORY}/edit/main/`;
  const links = select(page, 'a[href*="/edit/main/"]').map(({ attribs }) => attribs.href!);
  const isReference =
    /^\/[^/]+\/api(\/|$)/.test(pathname) || API_TABS.some((tab) => pathname.endsWith(`/${tab}`));
  if (getKind(page.url, site) !== 'docs' || isReference) {
    return links.map((href) => `it has no text of its own, but can be edited at ${href}`);
  }
  const [href = ''] = links;
  const file = href.startsWith(`${folder}data/`) ? href.slice(folder.length) : '';
  const text = file === '' ? undefined : site.readSource(file);
  if (links.length !== 1 || text === undefined) {
    return [`"${links.join(', ')}" is not a file of the repository`];
  }
  const [shown = ''] = select(page, 'h1').map(getText);
  // The plan comes from the navigation.
  const [plan = ''] = select(page, 'h1 .plan-chip').map(getText);
  const heading = shown.slice(0, shown.length - plan.length).trim();
  const isRight = text.replace(/`/g, '').includes(`\n# ${heading}\n`);
  // For a page that isn't translated, the link leads to the English file.
  return isRight || language !== site.languages[0]
    ? []
    : [`${file} does not have the heading "${heading}"`];
}

/** Documentation pages that disable ads in their front matter or in one of their demos. */
const WITHOUT_AD = ['/experiments/docs/demos', '/experiments/docs/feedback'];

/** The maximum size of the empty slot in the HTML, in bytes. */
const MAX_SLOT = 70;

/** Every documentation page has one ad slot, empty and below its heading; other pages have none. */
export function findAdProblems(page: Page, site: Site): string[] {
  const { pathname } = parseLocalizedPath(page.url, site.languages);
  const expected = getKind(page.url, site) === 'docs' && !WITHOUT_AD.includes(pathname) ? 1 : 0;
  const slots = select(page, '[data-ad]');
  const heading = select(page, 'h1')[0]?.sourceCodeLocation?.endOffset ?? 0;
  return [
    ...(slots.length === expected ? [] : [`${slots.length} ad slots instead of ${expected}`]),
    ...slots.flatMap(({ sourceCodeLocation: place }) => {
      const { startOffset = 0, endOffset = 0 } = place ?? {};
      return [
        ...(endOffset - startOffset > MAX_SLOT
          ? [`the HTML of the ad slot has ${endOffset - startOffset} characters`]
          : []),
        ...(startOffset < heading ? ['the ad slot is above the heading'] : []),
      ];
    }),
  ];
}
