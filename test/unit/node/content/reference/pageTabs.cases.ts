import { describe, expect, test } from '@jest/globals';
import { getApiEntry } from '@/src/node/api/store';
import { getOwnName } from '@/src/node/content/reference/apiAddress';
import { createEntryTabs, createPageTabs } from '@/src/node/content/reference/pageTabs';
import { parseMarkdownFile } from '@/src/node/content/parseMarkdownFile';
import { listMarkdownRoutes } from '@/src/node/content/routes';
import { isTestPage } from '@/src/shared/products';

/** All written pages about components or hooks, with their tabs. */
const PAGES = listMarkdownRoutes()
  .filter(({ pathname }) => !isTestPage(pathname))
  .flatMap((route) => {
    const frontMatter = parseMarkdownFile(route.markdownFile)?.frontMatter;
    if (!frontMatter || frontMatter.components.length + frontMatter.hooks.length === 0) {
      return [];
    }
    const productId = route.pathname.split('/')[1]!;
    const page = { ...route, productId, frontMatter };
    return [{ pathname: route.pathname, productId, tabs: createPageTabs(page, 'en') ?? [] }];
  });
const BASE_PAGES = PAGES.filter(({ productId }) => productId === 'base-ui');

test('every component page of every product has tabs, and starts on the first', () => {
  expect(PAGES.length).toBeGreaterThan(60);
  for (const { pathname, productId, tabs } of PAGES) {
    const [demos, ...apis] = tabs;
    expect(demos).toEqual({ kind: 'demos', href: `${pathname}/`, current: true });
    const kinds = apis.map(({ kind }) => kind).join();
    expect([pathname, kinds]).toEqual([
      pathname,
      productId === 'base-ui'
        ? expect.stringMatching(/^(components-api|hooks-api|components-api,hooks-api)$/)
        : 'api',
    ]);
  }
});

test('tabs of Base UI have the addresses of the specification', () => {
  expect(BASE_PAGES.length).toBeGreaterThan(2);
  for (const { pathname, tabs } of BASE_PAGES) {
    for (const { kind, href } of tabs.slice(1)) {
      expect(href).toBe(`${pathname}/${kind}/`);
    }
  }
});

describe('"API" links to the page of the component', () => {
  test.each([
    // Autocomplete, Menu and Stepper stand after others in the front matter.
    ['/material-ui/react-autocomplete', '/material-ui/api/autocomplete/'],
    ['/material-ui/react-stepper', '/material-ui/api/stepper/'],
    ['/material-ui/react-text-field', '/material-ui/api/text-field/'],
    ['/material-ui/react-floating-action-button', '/material-ui/api/fab/'],
    ['/joy-ui/react-input', '/joy-ui/api/input/'],
    ['/system/react-box', '/system/api/box/'],
  ])('%s: %s', (pathname, href) => {
    const { tabs } = PAGES.find((page) => page.pathname === pathname)!;
    expect(tabs[1]).toEqual({ kind: 'api', href });
  });

  test.each(['react-transfer-list', 'transitions', 'react-progress'])(
    'or to the list at the end of a page about several: %s',
    (name) => {
      const { tabs } = PAGES.find(({ pathname }) => pathname === `/material-ui/${name}`)!;
      expect(tabs[1]).toEqual({ kind: 'api', href: `/material-ui/${name}/#api` });
    },
  );

  test.each([
    ['/material-ui/react-button', ['ButtonBase', 'Button'], 'Button'],
    ['/material-ui/react-radio-button', ['RadioGroup', 'Radio'], 'Radio'],
    ['/material-ui/react-floating-action-button', ['Fab'], 'Fab'],
    ['/material-ui/react-transfer-list', ['List', 'Checkbox'], undefined],
    ['/material-ui/react-use-media-query', ['useMediaQuery'], 'useMediaQuery'],
    ['/material-ui/about', [], undefined],
  ])('%s of %j', (pathname, names, own) => {
    expect(getOwnName(pathname, names)).toBe(own);
  });
});

describe('an API page links back', () => {
  test.each([
    ['button', '/material-ui/react-button/'],
    ['icon-button', '/material-ui/react-button/'],
    // AppBar is about Menu as well, and earlier in the navigation.
    ['menu', '/material-ui/react-menu/'],
    ['tooltip', '/material-ui/react-tooltip/'],
  ])('%s: %s', (slug, href) => {
    expect(createEntryTabs(getApiEntry('material-ui', slug), 'en')).toEqual([
      { kind: 'demos', href },
      { kind: 'api', href: `/material-ui/api/${slug}/`, current: true },
    ]);
  });

  test('in the language of the page', () => {
    const tabs = createEntryTabs(getApiEntry('material-ui', 'button'), 'pt');
    expect(tabs?.map(({ href }) => href)).toEqual([
      '/pt/material-ui/react-button/',
      '/pt/material-ui/api/button/',
    ]);
  });

  test('from every page that a component page links to', () => {
    const leading = PAGES.filter(
      ({ productId, tabs }) => productId !== 'base-ui' && !tabs[1]?.href.includes('#'),
    );
    const lost = leading.filter(({ tabs }) => {
      const [, product = '', , slug = ''] = tabs[1]!.href.split('/');
      return createEntryTabs(getApiEntry(product, slug), 'en')?.length !== 2;
    });
    expect(lost).toEqual([]);
  });
});
