import { describe, expect, jest, test } from '@jest/globals';
import { API_PACKAGES } from '@/src/build/api/packages';
import { getApiEntry, listApiEntries } from '@/src/build/api/store';
import { listApiAnchors } from '@/src/build/index/apiAnchors';
import { listApiPathnames } from '@/src/build/index/apiAddress';
import {
  createRenderContext,
  findTabs,
  getApiPage,
  getApiTabPage,
  getDataHref,
  getDemoPages,
  listApiPaths,
  listApiTabPaths,
} from '@/src/build/index/apiPages';
import { listMarkdownRoutes } from '@/src/build/index/routes';
import { API_TABS } from '@/src/shared/nav';
import type { DocsPage } from '@/src/shared/page';
import { listHrefs, listIds, readPage } from '../../support/apiPage';
import { catchDetailsSync } from '../../support/errors';
import { find, findAll, textOf } from '../../support/html';

/** All pages of the reference are rendered and read: on a busy machine that takes its time. */
const ALL_PAGES_MS = 120_000;
jest.setTimeout(ALL_PAGES_MS);

const PRODUCTS = [...new Set(API_PACKAGES.map(({ product }) => product))];
const BUTTON = getApiPage('material-ui', ['button']);
const hashesOf = (page: DocsPage) => page.toc.map(({ hash }) => hash);

/** Each page of a list once: Base UI's entries have tabs in place of pages. */
function listPages(): { pathname: string; get: () => DocsPage }[] {
  return [
    ...PRODUCTS.flatMap((product) =>
      listApiPaths(product).map(({ params: { slug } }) => ({
        pathname: ['', product, 'api', ...slug].join('/'),
        get: () => getApiPage(product, slug),
      })),
    ),
    ...listApiTabPaths().map(({ params: { component, tab } }) => ({
      pathname: `/base-ui/${component}/${tab}`,
      get: () => getApiTabPage(component, tab),
    })),
  ];
}

describe('/material-ui/api/button', () => {
  test('has its sections in the order that visitors know', () => {
    expect(hashesOf(BUTTON)).toEqual([
      'demos',
      'import',
      'props',
      'inheritance',
      'theme-default-props',
      'classes',
      'types',
      'source-code',
    ]);
    // Button has no slots: they stand before the classes.
    expect(hashesOf(getApiPage('material-ui', ['accordion'])).join()).toMatch(/,slots,classes,/);
    expect(findAll(readPage(BUTTON), 'h2').map(({ properties }) => properties.id)).toEqual(
      hashesOf(BUTTON),
    );
  });

  test('knows its address, its product and its name', () => {
    expect(BUTTON).toMatchObject({
      pathname: '/material-ui/api/button',
      productId: 'material-ui',
      language: 'en',
      title: 'Button API',
      heading: { html: 'Button API' },
      chips: [],
      noindex: false,
    });
    expect(BUTTON).not.toHaveProperty('editHref');
  });

  test('stands between its neighbours in the alphabet', () => {
    const names = listApiEntries()
      .filter(({ product }) => product === 'material-ui')
      .map(({ name }) => name)
      .sort();
    const place = names.indexOf('Button');
    expect(BUTTON.prev?.title).toBe(names[place - 1]);
    expect(BUTTON.next).toEqual({ title: 'ButtonBase', href: '/material-ui/api/button-base/' });
    expect(names[place + 1]).toBe('ButtonBase');
  });

  test('has no neighbour beyond the first and the last', () => {
    const [, first] = listApiPaths('joy-ui');
    const last = listApiPaths('joy-ui').at(-1);
    expect(getApiPage('joy-ui', first!.params.slug)).not.toHaveProperty('prev');
    expect(getApiPage('joy-ui', first!.params.slug)).toHaveProperty('next');
    expect(getApiPage('joy-ui', last!.params.slug)).not.toHaveProperty('next');
  });

  test('leads to the pages with its examples, its own first', () => {
    const tree = readPage(BUTTON);
    const hrefs = findAll(find(tree, 'ul.api-pages'), 'a').map(({ properties }) => properties.href);
    expect(hrefs[0]).toBe('/material-ui/react-button/');
    expect(hrefs).toEqual(
      getDemoPages(getApiEntry('material-ui', 'button')).map(({ href }) => href),
    );
  });

  test('has a row for each of its own and inherited props', () => {
    const ids = new Set(listIds(readPage(BUTTON)));
    const { props } = getApiEntry('material-ui', 'button');
    expect(props.filter(({ name }) => !ids.has(`button-prop-${name}`))).toEqual([]);
    expect(ids).toContain('button-prop-color');
    expect(ids).toContain('button-prop-centerRipple');
    expect(ids).toContain('button-classes-root');
  });

  test('applies what is remembered before its first table', () => {
    const script = BUTTON.blocks.findIndex(
      (block) => block.type === 'html' && block.html?.startsWith('<script>'),
    );
    const table = BUTTON.blocks.findIndex(({ type }) => type === 'component');
    expect(script).toBeGreaterThanOrEqual(0);
    expect(script).toBeLessThan(table);
  });
});

describe('a tab of Base UI', () => {
  const page = getApiTabPage('react-select', 'components-api');
  const tree = readPage(page);

  test('has its components one after the other, each with its sections', () => {
    expect(hashesOf(page)).toEqual(['select', 'option', 'option-group']);
    expect(findAll(tree, 'h2').map(textOf)).toEqual([
      'Select API',
      'Option API',
      'OptionGroup API',
    ]);
    for (const { hash, children } of page.toc) {
      expect(children.map((child) => child.hash)).toContain(`${hash}-props`);
    }
  });

  test('is one of its page, with the heading of that page', () => {
    expect(page).toMatchObject({
      pathname: '/base-ui/react-select/components-api',
      heading: { html: 'Select' },
      title: 'Select Components API',
    });
    expect(page.tabs).toEqual([
      { kind: 'demos', href: '/base-ui/react-select/', current: false },
      { kind: 'components-api', href: '/base-ui/react-select/components-api/', current: true },
      { kind: 'hooks-api', href: '/base-ui/react-select/hooks-api/', current: false },
    ]);
    expect(findTabs('/base-ui/react-select', 'en')?.map(({ current }) => current)).toEqual([
      true,
      false,
      false,
    ]);
    expect(findTabs('/material-ui/react-button', 'en')).toBeUndefined();
  });

  test('of hooks has parameters and return values', () => {
    const ids = listIds(readPage(getApiTabPage('react-select', 'hooks-api')));
    expect(ids).toEqual(
      expect.arrayContaining([
        'use-select',
        'use-select-parameters',
        'use-select-parameters-multiple',
        'use-select-return-value',
        'use-select-return-value-getButtonProps',
      ]),
    );
  });

  test('of a page that is not written has its title, and no tab for demos', () => {
    const slider = getApiTabPage('react-slider', 'hooks-api');
    expect(slider.heading).toEqual({ html: 'Slider' });
    expect(slider.tabs?.map(({ kind }) => kind)).toEqual(['components-api', 'hooks-api']);
  });

  test('of no page is an error that says what to do', () => {
    expect(catchDetailsSync(() => getApiTabPage('react-none', 'hooks-api'))).toEqual({
      file: 'data/base-ui/apiPages.ts',
      cause: expect.stringContaining('react-none'),
      remedy: expect.stringContaining('write its Markdown'),
    });
  });
});

describe('a list', () => {
  test.each(PRODUCTS)('of %s has a link to each entry, in the order of the alphabet', (product) => {
    const page = getApiPage(product);
    expect(page.pathname).toBe(`/${product}/api`);
    const tree = readPage(page);
    const names = listApiEntries()
      .filter((entry) => entry.product === product)
      .map(({ name }) => name);
    expect(findAll(tree, 'li a').map(textOf).sort()).toEqual(names.sort());
    for (const list of findAll(tree, 'ul.api-list')) {
      const shown = findAll(list, 'a').map(textOf);
      expect(shown).toEqual([...shown].sort((a, b) => a.localeCompare(b, 'en')));
    }
  });

  test('has components and hooks apart, and each package', () => {
    expect(hashesOf(getApiPage('base-ui'))).toEqual(['components-mui-base', 'hooks-mui-base']);
    expect(hashesOf(getApiPage('material-ui'))).toEqual([
      'components-mui-material',
      'components-mui-lab',
    ]);
  });

  test('marks what is deprecated', () => {
    const old = listApiEntries().filter(
      (entry) => entry.product === 'material-ui' && entry.deprecated,
    );
    const marks = findAll(readPage(getApiPage('material-ui')), 'li small');
    expect(marks.map(textOf)).toEqual(old.map(() => 'Deprecated'));
  });
});

describe('in another language', () => {
  test('links lead to pages of that language', () => {
    const { getApiHref, getPageHref } = createRenderContext('pt', (key) => key);
    expect(getApiHref('Button', '@mui/joy')).toBe('/pt/joy-ui/api/button/');
    expect(getPageHref('/material-ui/react-button/')).toBe('/pt/material-ui/react-button/');
    expect(getDemoPages(getApiEntry('material-ui', 'button'), 'pt')[0]?.href).toBe(
      '/pt/material-ui/react-button/',
    );
  });

  test('a name leads only to the package that it is of', () => {
    const { getApiHref, getPageHref } = createRenderContext('en');
    expect(getApiHref('DataGrid', '@mui/material')).toBeUndefined();
    expect(getApiHref('HTMLAttributes', '@types/react')).toBeUndefined();
    expect(getPageHref('/material-ui/react-none/')).toBeUndefined();
  });
});

test('an entry that no package has is an error that says what to do', () => {
  expect(catchDetailsSync(() => getApiPage('material-ui', ['buton']))).toMatchObject({
    cause: 'the packages have no such component or hook',
  });
});

test('the addresses of pages are those of the entries, and of the lists', () => {
  const pathnames = listPages().map(({ pathname }) => pathname);
  expect(new Set(pathnames).size).toBe(pathnames.length);
  expect([...listApiPathnames()].filter((pathname) => !pathnames.includes(pathname))).toEqual([]);
  expect(listApiTabPaths().every(({ params }) => API_TABS.includes(params.tab))).toBe(true);
});

describe('every page of the reference', () => {
  /** What the tests ask of all, read once. */
  const pages = listPages().map(({ pathname, get }) => {
    const { blocks, ...page } = get();
    const tree = readPage({ blocks });
    return {
      page,
      pathname,
      ids: listIds(tree),
      hrefs: [...new Set(listHrefs(tree))],
      travels: JSON.stringify(blocks).length > 0 && !hasUndefined([blocks, page]),
    };
  });
  const collect = (ask: (page: (typeof pages)[number]) => string[]) =>
    pages.flatMap((page) => ask(page).map((fault) => `${page.pathname}: ${fault}`));

  test('is there', () => {
    expect(pages.length).toBeGreaterThan(250);
    expect(
      collect(({ page, pathname }) => (page.pathname === pathname ? [] : [page.pathname])),
    ).toEqual([]);
  });

  test('has a description of at most 160 characters and a title of at most 70', () => {
    expect(
      collect(({ page: { description, title } }) => [
        ...(description === '' || description.length > 160
          ? [`${description.length} ${description}`]
          : []),
        ...(title === '' || title.length > 70 ? [title] : []),
      ]),
    ).toEqual([]);
  });

  test('has a title and a description that no other page has in its product', () => {
    for (const field of ['title', 'description'] as const) {
      const all = pages.map(({ page }) => `${page.productId}: ${page[field]}`);
      expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
    }
  });

  test('has no id twice', () => {
    expect(collect(({ ids }) => ids.filter((id, index) => ids.indexOf(id) !== index))).toEqual([]);
  });

  test('has ids that can stand in an address', () => {
    expect(collect(({ ids }) => ids.filter((id) => id === '' || /\s/.test(id)))).toEqual([]);
  });

  test('has a place for each link inside it', () => {
    expect(
      collect(({ ids, hrefs }) => {
        const known = new Set(ids);
        return hrefs.filter((href) => href.startsWith('#') && !known.has(href.slice(1)));
      }),
    ).toEqual([]);
  });

  test('has a place for each entry of its contents', () => {
    expect(
      collect(({ ids, page }) =>
        page.toc
          .flatMap((entry) => [entry, ...entry.children])
          .map(({ hash }) => hash)
          .filter((hash) => !ids.includes(hash)),
      ),
    ).toEqual([]);
  });

  test('has links to other pages that are there, and to places that are on them', () => {
    const anchors = listApiAnchors();
    const known = new Set([
      ...pages.map(({ pathname }) => pathname),
      ...listMarkdownRoutes().map(({ pathname }) => pathname),
    ]);
    const data = new Set(['/api-data/schema.json', ...listApiEntries().map(getDataHref)]);
    const isSound = (href: string) => {
      const [address = '', hash] = href.split('#');
      const pathname = address.replace(/\/$/, '');
      return (
        data.has(address) ||
        (address.endsWith('/') &&
          known.has(pathname) &&
          (!hash || anchors.get(pathname)?.has(hash) === true))
      );
    };
    expect(
      collect(({ hrefs }) => hrefs.filter((href) => href.startsWith('/') && !isSound(href))),
    ).toEqual([]);
  });

  test('has links elsewhere that are whole and secure', () => {
    expect(
      collect(({ hrefs }) =>
        hrefs.filter((href) => !/^([#/]|https:\/\/[\w.-]+\.\w+\/?)/.test(href)),
      ),
    ).toEqual([]);
  });

  test('can travel as JSON', () => {
    // Next refuses props with undefined in them.
    expect(collect(({ travels }) => (travels ? [] : ['does not']))).toEqual([]);
  });
});

/** Whether a value has `undefined` anywhere in it. */
function hasUndefined(value: unknown): boolean {
  return (
    value === undefined ||
    (typeof value === 'object' && value !== null && Object.values(value).some(hasUndefined))
  );
}
