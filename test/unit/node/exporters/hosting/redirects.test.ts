import { describe, expect, test } from '@jest/globals';
import {
  createRedirects,
  findRedirect,
  formatNotFound,
  formatRedirects,
  listOldPathnames,
  parseRedirects,
  withQuery,
} from '@/src/node/exporters/hosting/redirects';
import { createPrefixRedirects } from '@/src/node/exporters/hosting/prefixRedirects';
import { REDIRECTS } from '@/data/redirects';

/** The target pages of data/redirects.ts. */
const TARGETS = Object.values(REDIRECTS);

test.each([
  ['/material-ui/react-button', ['/components/button', '/components/buttons']],
  ['/material-ui/react-tabs', ['/components/tabs']],
  ['/material-ui/react-checkbox', ['/components/checkbox', '/components/checkboxes']],
  [
    '/material-ui/react-accordion',
    [
      '/components/accordion',
      '/components/accordions',
      '/components/expansion-panel',
      '/components/expansion-panels',
    ],
  ],
  ['/material-ui/transitions', ['/components/transitions']],
  ['/material-ui/customization/theming', ['/customization/theming']],
  ['/material-ui/getting-started', ['/material-ui/getting-started/overview', '/getting-started']],
  ['/material-ui/api/button', ['/api/button']],
  ['/material-ui/api/image-list', ['/api/image-list', '/api/grid-list']],
  ['/material-ui/api', ['/api']],
  ['/base-ui/react-select', ['/base/react-select', '/base/react-unstyled-select']],
  ['/base-ui/guides/next-js-app-router', ['/base/guides/next-js-app-router']],
  ['/system/react-box', ['/system/box']],
  ['/system/react-grid', []],
  ['/system/styles/basics', ['/styles/basics']],
  ['/x/react-data-grid/layout', ['/components/data-grid/layout']],
  ['/joy-ui/react-input', []],
])('%s redirects from its old address', (pathname, old) => {
  expect([...new Set(listOldPathnames(pathname).map(({ from }) => from))].sort()).toEqual(
    [...old].sort(),
  );
});

describe('createRedirects', () => {
  const create = (pathnames: string[], entries: Parameters<typeof createRedirects>[1] = []) =>
    parseRedirects(formatRedirects(createRedirects([...TARGETS, ...pathnames], entries)));

  test('redirects to pages, with and without trailing slash', () => {
    const redirects = create(['/material-ui/react-button']);
    expect(redirects.get('/components/buttons')).toBe('/material-ui/react-button/');
    expect(redirects.get('/components/buttons/')).toBe('/material-ui/react-button/');
  });

  test('redirects entries of Base UI to their tab', () => {
    const redirects = create(
      ['/base-ui/react-select/hooks-api'],
      [
        {
          product: 'base-ui',
          slug: 'use-select',
          href: '/base-ui/react-select/hooks-api/#use-select',
        },
      ],
    );
    expect(redirects.get('/base/api/use-select/')).toBe(
      '/base-ui/react-select/hooks-api/#use-select',
    );
    expect(redirects.has('/api/use-select-unstyled/')).toBe(false);
  });

  test('does not redirect pages', () => {
    const redirects = create(['/system/react-box', '/system/box']);
    expect(redirects.has('/system/box')).toBe(false);
  });

  test('a target without a page is an error', () => {
    expect(() =>
      createRedirects(
        TARGETS.filter((target) => target !== TARGETS[1]),
        [],
      ),
    ).toThrow(/data\/redirects\.ts[\s\S]*isn't a page/);
  });

  test('an address with two targets is an error', () => {
    expect(() => create(['/base-ui/react-chip', '/base-ui/react-unstyled-chip'])).toThrow(
      /both .*react-chip\/ and .*react-unstyled-chip\//,
    );
  });

  test('the name of a page takes precedence over the plural of another', () => {
    const redirects = create(['/material-ui/react-tab', '/material-ui/react-tabs']);
    expect(redirects.get('/components/tab')).toBe('/material-ui/react-tab/');
    expect(redirects.get('/components/tabs')).toBe('/material-ui/react-tabs/');
  });

  test('more redirects than hosts support are an error', () => {
    const many = Array.from({ length: 1000 }, (_, index) => `/base-ui/a-${index}`);
    expect(() => create(many)).toThrow(/allows 2000/);
  });
});

test.each([
  '/c/* /d/ 301',
  '/c/ /d/:splat 301',
  '/c/:id /d/ 301',
  '/* /:splat 301',
  '/c* /d/:splat 301',
  '/c/ https://example.org/ 301',
  '/c/ /d/ 302',
])('an unsupported line of _redirects is an error with its location: %s', (line) => {
  expect(() => parseRedirects(`/a /b/ 301\n${line}\n`)).toThrow('_redirects:2');
});

test('the lines for 404 pages of languages are not redirects', () => {
  const lines = formatNotFound(['pt']);
  expect(lines).toBe('/pt/* /pt/404.html 404\n');
  expect(parseRedirects(`/a /b/ 301\n${lines}`).size).toBe(1);
});

test.each([
  ['/a/', '/b/'],
  ['/zh/c/', '/c/'],
  ['/zh/c/d/', '/c/d/'],
  ['/zh/c/e/', '/f/'],
  ['/zh/c/$&/', '/c/$&/'],
  ['/zh/c', undefined],
  ['/zh/cd/', undefined],
  ['/zh/', undefined],
  ['/a/b/', undefined],
])('%s leads to %s', (from, to) => {
  const redirects = parseRedirects('/a/ /b/ 301\n/zh/c/* /c/:splat 301\n/zh/c/e/ /f/ 301\n');
  expect(findRedirect(redirects, from)).toBe(to);
});

// @proves S2.24, S2.25
test('prefixes of languages without pages lead to English pages, and to what old addresses of theirs lead to', () => {
  const redirects = createPrefixRedirects(
    ['en', 'pt'],
    ['/', '/404', '/system', '/system/react-box'],
    [
      { from: '/base', to: '/base-ui/' },
      { from: '/base/box', to: '/base-ui/box/' },
      { from: '/components/box', to: '/system/react-box/' },
    ],
  );
  expect(formatRedirects(redirects)).toBe(
    ['en', 'zh']
      .flatMap((prefix) => [
        `/${prefix} / 301\n`,
        `/${prefix}/ / 301\n`,
        `/${prefix}/base /base-ui/ 301\n`,
        `/${prefix}/base/* /base/:splat 301\n`,
        `/${prefix}/components/* /components/:splat 301\n`,
        `/${prefix}/system /system/ 301\n`,
        `/${prefix}/system/* /system/:splat 301\n`,
      ])
      .join(''),
  );
  expect(
    createPrefixRedirects(['en', 'zh'], ['/system/react-box'], []).map(({ from }) => from),
  ).toEqual(['/en', '/en/', '/en/system/*']);
});

test.each([
  ['/a/', '?b', '/a/?b'],
  ['/a/#c', '?b', '/a/?b#c'],
  ['/a/#c', '', '/a/#c'],
])('%s with %s is %s', (target, search, expected) => {
  expect(withQuery(target, search)).toBe(expected);
});
