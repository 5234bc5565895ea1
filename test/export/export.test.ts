/** Tests of the export as served: every page is read once, and each check is one test over all pages. */
import path from 'node:path';
import { statSync } from 'node:fs';
import { beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { readGitDates } from '@/src/node/exporters/gitDates';
import { listLanguages } from '@/src/node/i18n/languages';
import { hashScript } from '@/src/node/next/inlineScripts';
import { FRAME_SCRIPT } from '@/src/shared/editedFrame';
import { parseLocalizedPath } from '@/src/shared/languages';
import { parseRedirects } from '@/src/node/exporters/hosting/redirects';
import { ROOT } from '@/src/node/paths';
import { PAGE_CHECKS } from './checks';
import { findIndexProblems, findListProblems } from './checks/apiLists';
import { findLinkProblems } from './checks/links';
import { findRedirectProblems } from './checks/redirects';
import { listScriptSources } from './checks/scripts';
import { type SitemapPage, findSitemapProblems } from './checks/sitemap';
import { expectNone } from './report';
import { type ExportedSite, openExport } from './site';
import { type PageFacts, type Survey, surveyPages } from './survey';
import { getOut } from '../unit/support/presentExport';

let site: ExportedSite;
let survey: Survey;

// A generous limit for busy machines, ten times the usual time.
beforeAll(() => {
  site = openExport(getOut());
  survey = surveyPages(site);
}, 300_000);

// @proves D8
test('There are pages', () => {
  expect(survey.pages.length).toBeGreaterThan(300);
});

// @proves S1.10, S1.11, D6
test.each(Object.keys(PAGE_CHECKS) as (keyof typeof PAGE_CHECKS)[])('%s', (name) => {
  expectNone(survey.problems.get(name)!);
});

test('Links lead to pages, anchors and files, or out by https', () => {
  expect(survey.pages.flatMap(({ hrefs }) => hrefs).length).toBeGreaterThan(10_000);
  expectNone(
    survey.pages.flatMap(({ url, hrefs }) =>
      findLinkProblems(hrefs, url, site).map((problem) => `${url}: ${problem}`),
    ),
  );
});

test('Indexed pages of a language have unique titles', () => {
  const urls = new Map<string, string>();
  expectNone(
    survey.pages
      .filter(({ isHidden }) => !isHidden)
      .flatMap(({ url, title }) => {
        // A page without a translation has its English title in all languages.
        const key = `${parseLocalizedPath(url, listLanguages()).language} ${title}`;
        const other = urls.get(key);
        urls.set(key, url);
        return other === undefined ? [] : [`${url}: has the title of ${other}: ${title}`];
      }),
  );
});

test('The policy has no unused script hashes', () => {
  // The script of the frame of edited demos is in no page.
  const scripts = new Set([
    `'${hashScript(FRAME_SCRIPT)}'`,
    ...survey.pages.flatMap(({ scriptHashes }) => scriptHashes),
  ]);
  const policy = site.getHeaders('/').get('Content-Security-Policy') ?? '';
  const hashes = listScriptSources(policy).filter((source) => source.startsWith("'sha256-"));
  expect(hashes.length).toBeGreaterThan(0);
  expectNone(hashes.filter((hash) => !scripts.has(hash)));
});

test('Old addresses redirect to pages', () => {
  const redirects = parseRedirects(site.read('/_redirects'));
  expect(redirects.size).toBeGreaterThan(300);
  expectNone(findRedirectProblems(redirects, site, site.urls));
  expect(Object.fromEntries(redirects)).toMatchObject({
    '/components/buttons/': '/material-ui/react-button/',
    '/components/text-fields/': '/material-ui/react-text-field/',
    '/api/button/': '/material-ui/api/button/',
    '/base/react-select/': '/base-ui/react-select/',
    '/base/api/use-select/': '/base-ui/react-select/hooks-api/#use-select',
    '/getting-started/installation/': '/material-ui/getting-started/installation/',
    '/system/box/': '/system/react-box/',
    '/components/data-grid/': '/x/react-data-grid/',
    '/zh/material-ui/*': '/material-ui/:splat',
    '/en/components/*': '/components/:splat',
  });
});

// @proves S1.5
test('The lists of the API reference have every component and hook', () => {
  const entries = z
    .array(z.object({ name: z.string(), product: z.string(), href: z.string() }))
    .parse(JSON.parse(site.read('/api-data/index.json')));
  const lists = site.urls.filter((url) => /^\/[^/]+\/api\/$/.test(url));
  expect(lists).toEqual([...new Set(entries.map(({ product }) => `/${product}/api/`))].sort());
  expectNone([
    ...lists.flatMap((url) =>
      findListProblems(site.readPage(url), entries).map((problem) => `${url}: ${problem}`),
    ),
    ...findIndexProblems(entries, site),
    // The API reference of Base UI is in the tabs of its pages.
    ...site.urls
      .filter((url) => /^\/base-ui\/api\/./.test(url))
      .map((url) => `${url}: should be a tab`),
  ]);
});

test('The sitemap has every indexed page, with the date of its last change', () => {
  const dates = readGitDates(ROOT);
  // The state of git when the sitemap was written, because there may be later commits.
  const written = statSync(path.join(ROOT, 'out/sitemap.xml')).mtime.toISOString();
  const pages = survey.pages
    .filter(({ isHidden }) => !isHidden)
    .map((page): SitemapPage => {
      const changed = findChange(page, dates);
      return { ...page, changed: changed && changed < written ? changed : undefined };
    });
  // Without git or its full history, dates aren't known: readGitDates returns the reason.
  if (dates.note === undefined) {
    expect(pages.filter(({ changed }) => changed).length).toBeGreaterThan(100);
  }
  expectNone(findSitemapProblems(site.read('/sitemap.xml'), pages, Date.now() + 86_400_000));
});

/** Returns the date of the commit that last changed the Markdown of a page, or the packages of an API page. */
function findChange(
  { url, editHref }: PageFacts,
  { files, packages }: ReturnType<typeof readGitDates>,
): string | undefined {
  if (editHref !== undefined) {
    return files.get(editHref.replace(/^.*\/edit\/main\//, ''));
  }
  const isReference = /\/(api|components-api|hooks-api)\//.test(url);
  const [first] = [...packages]
    .filter(([name]) => name.startsWith('@mui/'))
    .map(([, date]) => date)
    .sort();
  return isReference ? first : undefined;
}
