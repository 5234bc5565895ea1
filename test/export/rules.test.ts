/** Results of checks for special pages and markup, both valid and invalid. */
import { expect, test } from '@jest/globals';
import { PAGE_CHECKS } from './checks';
import { findLinkProblems } from './checks/links';
import { HTML, SENTENCE, URL, apply, createSite, inHead, within } from './example';
import { parsePage } from './page';

const check = (name: keyof typeof PAGE_CHECKS, html: string, url = URL) =>
  PAGE_CHECKS[name](parsePage(url, html), createSite());

test('Pages that are wrongly excluded from or included in search are found', () => {
  const name = 'Search engines are kept out of test pages only';
  const hidden = apply(HTML, inHead('<meta name="robots" content="noindex">'));
  expect(check(name, hidden)).toEqual(['is kept out of search engines']);
  expect(check(name, HTML, '/experiments/docs/demos/')).toEqual(['may be found by search engines']);
  expect(check(name, hidden, '/experiments/docs/demos/')).toEqual([]);
  expect(check(name, HTML, '/demo/')).toEqual(['may be found by search engines']);
  expect(check(name, HTML, '/material-ui/demo/')).toEqual([]);
});

test('Breadcrumbs without pages are found', () => {
  const html = apply(HTML, ['fieldguide.example/"},', 'fieldguide.example/gone/"},']);
  expect(check('The structured data says the same as the head', html)).toEqual([
    'JSON-LD: the breadcrumbs begin at /gone/',
    "JSON-LD: the breadcrumbs contain /gone/, which isn't a page",
  ]);
});

test('Text that is out of order is found', () => {
  const html = [`<p>${SENTENCE}</p>`, '<h2 id="sizes">Sizes</h2>'];
  const site = createSite({
    files: {
      '/_next/data/build/material-ui/react-badge.json': JSON.stringify({
        pageProps: {
          page: { heading: {}, blocks: html.map((text) => ({ type: 'html', html: text })) },
        },
      }),
    },
  });
  expect(PAGE_CHECKS['The text is in the HTML'](parsePage(URL, HTML), site)).toEqual([
    'out of order: <h2 id="sizes">Sizes</h2>',
  ]);
});

test('A page without data has at least a sentence', () => {
  const html = '<main><h1>Not found</h1></main>';
  expect(check('The text is in the HTML', html, '/404/')).toEqual([
    'only "Not found" without scripts',
  ]);
});

test('Text in the data is found', () => {
  const html = apply(HTML, ['"title":"Badge"', `"title":"${SENTENCE}"`]);
  expect(check('The text travels once', html)).toEqual([
    `in __NEXT_DATA__: ${SENTENCE}`,
    `outside the body: ${SENTENCE}`,
  ]);
});

test('Other pages than documentation mark no entry of the navigation, and have no Markdown and no ad', () => {
  expect(check('The navigation marks the page', HTML, '/404/')).toEqual([
    `active in the navigation: "${URL}" instead of ""`,
  ]);
  expect(check('The page leads to its Markdown', HTML, '/404/')).toEqual([
    'its menu leads to "/material-ui/react-badge.md" instead of ""',
  ]);
  expect(check('There is one ad slot', HTML, '/404/')).toEqual(['1 ad slots instead of 0']);
  expect(check('The navigation marks the page', HTML, '/material-ui/gone/')).toEqual([
    'the navigation has no entry for it',
  ]);
});

test('API pages have their own entry, or that of their page, and no edit link', () => {
  const active = (from: string) => apply(HTML, [`app-drawer-active" href="${URL}"`, from]);
  const find = (html: string, url: string) => check('The navigation marks the page', html, url);
  const own = active('app-drawer-active" href="/material-ui/api/badge/"').replace(
    '<h1>Badge</h1>',
    '<h1>Badge API</h1>',
  );
  expect(find(own, '/material-ui/api/badge/')).toEqual([]);
  const list = active('app-drawer-active" href="/material-ui/api/"');
  expect(find(list, '/material-ui/api/badge/')).toEqual([
    'active in the navigation: "/material-ui/api/" instead of "/material-ui/api/badge/"',
  ]);
  const select = active('app-drawer-active" href="/base-ui/react-select/"');
  expect(
    find(
      select.replace('>Badge</a></nav>', '>Select</a></nav>'),
      '/base-ui/react-select/hooks-api/',
    ),
  ).toEqual([]);
  expect(
    check('The page leads to the source of its text', HTML, '/material-ui/api/badge/'),
  ).toEqual([expect.stringContaining('it has no text of its own, but can be edited at')]);
});

test('A header or footer inside a section is no landmark, nor are hidden elements', () => {
  const html = apply(
    HTML,
    within(
      '<article><header></header><footer></footer></article><div hidden><main></main></div><section></section><section></section>',
    ),
  );
  expect(check('Landmarks are complete and can be told apart', html)).toEqual([]);
});

test('A template has no frame of the site', () => {
  const url = '/material-ui/getting-started/templates/blog/';
  const name = 'Landmarks are complete and can be told apart';
  expect(check(name, '<main></main>', url)).toEqual([]);
  expect(check(name, '<div></div>', url)).toEqual(['0 landmarks with the role main instead of 1']);
});

test('Anchors may name a demo in a variant and flavor', () => {
  const site = createSite();
  const find = (href: string) => findLinkProblems([href], URL, site);
  expect(find('/joy-ui/react-button/#tailwind-BasicButtons.tsx')).toEqual([]);
  expect(find('#BadgeBasic.js')).toEqual([]);
  expect(find('#Gone.js')).toEqual(['link #Gone.js: no such anchor']);
  expect(find('mailto:a@example.org')).toEqual([]);
});
