import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { getIndex } from '@/src/node/content/reference/apiIndex';
import { buildApiTabPage, listApiTabPaths } from '@/src/node/content/reference/apiTabPages';
import { API_TABS } from '@/src/shared/nav';
import { listIds, readPage } from '../../../support/apiPage';
import { catchDetailsSync } from '../../../support/errors';
import { findAll, textOf } from '../../../support/html';

// @proves S2.11
describe('a tab of Base UI', () => {
  const page = buildApiTabPage('react-select', 'components-api');
  const tree = readPage(page);

  test('has its components one after the other, each with its sections', () => {
    expect(page.toc.map(({ hash }) => hash)).toEqual(['select', 'option', 'option-group']);
    expect(findAll(tree, 'h2').map(textOf)).toEqual([
      'Select API',
      'Option API',
      'OptionGroup API',
    ]);
    for (const { hash, children } of page.toc) {
      expect(children.map((child) => child.hash)).toContain(`${hash}-props`);
    }
  });

  test('belongs to its page and has the heading of that page', () => {
    expect(page).toMatchObject({
      pathname: '/base-ui/react-select/components-api',
      heading: { html: 'Select' },
      title: 'Select Components API',
    });
    expect(page.tabs).toEqual([
      { kind: 'demos', href: '/base-ui/react-select/' },
      { kind: 'components-api', href: '/base-ui/react-select/components-api/', current: true },
      { kind: 'hooks-api', href: '/base-ui/react-select/hooks-api/' },
    ]);
  });

  test('of hooks has parameters and return values', () => {
    const ids = listIds(readPage(buildApiTabPage('react-select', 'hooks-api')));
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

  test('has an address, and is one that the page has', () => {
    const paths = listApiTabPaths().map(({ params }) => params);
    expect(paths).toContainEqual({ component: 'react-select', tab: 'hooks-api' });
    expect(paths.every((params) => API_TABS.includes(params.tab))).toBe(true);
    const keys = paths.map(({ component, tab }) => `${component}/${tab}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  describe('of a page that is not written', () => {
    const { tabbedPages } = getIndex();
    const unwritten = {
      pathname: '/base-ui/react-dual-slider',
      'components-api': ['Slider'],
      'hooks-api': ['useSlider'],
    };
    beforeAll(() => {
      tabbedPages.push(unwritten);
    });
    afterAll(() => {
      tabbedPages.splice(tabbedPages.indexOf(unwritten), 1);
    });

    test('has its title, and no tab for demos', () => {
      const page = buildApiTabPage('react-dual-slider', 'hooks-api');
      expect(page.heading).toEqual({ html: 'Dual Slider' });
      expect(page.tabs?.map(({ kind }) => kind)).toEqual(['components-api', 'hooks-api']);
    });

    test('is in the navigation beside other tabs of its kind', () => {
      const { navEntries = [] } = buildApiTabPage('react-dual-slider', 'hooks-api');
      expect(navEntries.flatMap(({ children = [] }) => children)).toContainEqual({
        pathname: '/base-ui/react-dual-slider/hooks-api',
        title: 'Dual Slider',
      });
    });
  });

  test('without a page causes an error with a remedy', () => {
    expect(catchDetailsSync(() => buildApiTabPage('react-none', 'hooks-api'))).toEqual({
      file: 'pages/*/react-none.tsx',
      cause: expect.stringContaining('react-none'),
      remedy: expect.stringContaining('write its Markdown'),
    });
  });
});
