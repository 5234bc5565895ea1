/** Tests of the checks that compare pages with other files, and of the reports. */
import { describe, expect, test } from '@jest/globals';
import { createSitemap } from '@/src/node/exporters/sitemap';
import { findIndexProblems, findListProblems } from './checks/apiLists';
import { findRedirectProblems } from './checks/redirects';
import { type SitemapPage, findSitemapProblems } from './checks/sitemap';
import { createSite } from './example';
import { parsePage } from './page';
import { expectNone } from './report';

describe('The sitemap', () => {
  const DATE = '2026-01-31T08:00:00Z';
  const NOW = Date.parse('2026-02-01T00:00:00Z');
  const write = (dates: Readonly<Record<string, string | undefined>>) =>
    createSitemap(
      Object.keys(dates).map((pathname) => ({
        file: '',
        href: `${pathname}/`,
        pathname,
        language: 'en',
        noindex: false,
      })),
      ({ pathname }) => dates[pathname],
    );
  const PAGES: SitemapPage[] = [{ url: '/a/', changed: DATE, dateModified: DATE }, { url: '/b/' }];
  const find = (xml: string) => findSitemapProblems(xml, PAGES, NOW);

  test('is valid with every page, and known dates', () => {
    expect(find(write({ '/a': DATE, '/b': undefined }))).toEqual([]);
  });

  test.each([
    ['/b/: not in the sitemap', write({ '/a': DATE })],
    [
      "/c/: isn't a page that search engines may index",
      write({ '/a': DATE, '/b': undefined, '/c': undefined }),
    ],
    [
      `/a/: no lastmod, though git says that its source changed on ${DATE}`,
      write({ '/a': undefined, '/b': undefined }),
    ],
    [
      '/b/: lastmod is 2026-01-30T08:00:00Z, but its structured data says undefined',
      write({ '/a': DATE, '/b': '2026-01-30T08:00:00Z' }),
    ],
    [
      'sitemap.xml has another form than the site writes',
      write({ '/a': DATE, '/b': undefined }).replace('</url>', ''),
    ],
    [
      'sitemap.xml has another form than the site writes',
      write({ '/a': DATE, '/b': undefined }).replace('/a/', '/a/?b&c'),
    ],
  ])('%s', (problem, xml) => {
    expect(find(xml)).toEqual([problem]);
  });

  test.each([
    [`lastmod 2026-01-30T08:00:00Z is before ${DATE}`, '2026-01-30T08:00:00Z'],
    ['lastmod 2026-03-01T08:00:00Z is in the future', '2026-03-01T08:00:00Z'],
    ['lastmod is "2026-01-31"', '2026-01-31'],
  ])('has a date that is wrong: %s', (problem, date) => {
    expect(find(write({ '/a': date, '/b': undefined }))).toContainEqual(
      expect.stringContaining(`/a/: ${problem}`),
    );
  });
});

test('Redirects to missing pages, to other redirects, or from existing pages are found', () => {
  const JOY = '/joy-ui/react-button/';
  const find = (redirects: Record<string, string>) =>
    findRedirectProblems(new Map(Object.entries(redirects)), createSite(), [JOY]);
  expect(find({ '/old/': JOY, '/older/': `${JOY}#color` })).toEqual([]);
  expect(find({ '/old/': '/gone/' })).toEqual(["/old/: leads to /gone/, which isn't a page"]);
  expect(find({ '/zh/joy-ui/*': '/joy-ui/:splat' })).toEqual([]);
  expect(find({ '/zh/old/*': '/old/:splat', '/old/a/': JOY })).toEqual([]);
  expect(find({ '/zh/gone/*': '/gone/:splat' })).toEqual([
    "/zh/gone/*: leads to /gone/:splat, which doesn't exist",
  ]);
  expect(find({ '/old/': `${JOY}#gone` })).toEqual([
    `/old/: leads to ${JOY}#gone, which has no such anchor`,
  ]);
  expect(find({ [JOY]: '/' })).toEqual([`${JOY}: is a page`]);
  expect(find({ '/old/': JOY, [JOY]: '/' })).toEqual([
    `/old/: leads to ${JOY}, which is another redirect`,
    `${JOY}: is a page`,
  ]);
});

test('API entries that a list lacks, has wrongly or twice, or that are on no page are found', () => {
  const BADGE = { name: 'Badge', product: 'joy-ui', href: '/joy-ui/react-button/#color' };
  const SELECT = { name: 'Select', product: 'base-ui', href: '/gone/' };
  const find = (links: string) =>
    findListProblems(parsePage('/joy-ui/api/', `<div class="api-list">${links}</div>`), [
      BADGE,
      SELECT,
    ]);
  const link = `<a href="${BADGE.href}">Badge</a>`;
  expect(find(link)).toEqual([]);
  expect(find('')).toEqual([`does not list Badge at ${BADGE.href}`]);
  expect(find(link + link)).toEqual(['lists an entry twice']);
  expect(find(`${link}<a href="/a/">Chip</a>`)).toEqual([
    "lists Chip at /a/, which isn't in the index",
  ]);
  expect(findIndexProblems([BADGE, SELECT], createSite())).toEqual(['Select is not at /gone/']);
  expect(
    findIndexProblems([{ ...BADGE, href: '/joy-ui/react-button/#gone' }], createSite()),
  ).toEqual(['Badge is not at /joy-ui/react-button/#gone']);
});

test('A report lists 50 problems and counts the rest', () => {
  expect(() => expectNone([])).not.toThrow();
  expect(() => expectNone(['/a/: b'])).toThrow(/^1 problem:\n\/a\/: b$/);
  const many = Array.from({ length: 52 }, (_, index) => `/${index}/: b`);
  expect(() => expectNone(many)).toThrow(/^52 problems:\n\/0\/: b\n[^]*\/49\/: b\nand 2 more$/);
});
