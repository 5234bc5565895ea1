import { describe, expect, test } from '@jest/globals';
import { getApiEntry, listApiEntries } from '@/src/node/api/store';
import { listProductEntries } from '@/src/node/content/reference/apiAddress';
import { getDemoPages, buildEntryPage } from '@/src/node/content/reference/apiEntryPage';
import type { BuiltPage } from '@/src/shared/page';
import { listIds, readPage } from '../../../support/apiPage';
import { find, findAll, textOf } from '../../../support/html';

const getPage = (product: string, slug: string) => buildEntryPage(getApiEntry(product, slug), 'en');
const BUTTON = getPage('material-ui', 'button');
const hashesOf = (page: BuiltPage) => page.toc.map(({ hash }) => hash);

// @proves S2.3
describe('/material-ui/api/button', () => {
  test('has its sections in the order that visitors know', () => {
    expect(hashesOf(BUTTON)).toEqual([
      'import',
      'props',
      'inheritance',
      'theme-default-props',
      'classes',
      'types',
      'source-code',
      'demos',
    ]);
    // Slots come before classes. Button has no slots, so another component is checked.
    expect(hashesOf(getPage('material-ui', 'accordion')).join()).toMatch(/,slots,classes,/);
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
    const entries = listProductEntries('joy-ui');
    const first = getPage('joy-ui', entries[0]!.slug);
    const last = getPage('joy-ui', entries.at(-1)!.slug);
    expect(first).not.toHaveProperty('prev');
    expect(first).toHaveProperty('next');
    expect(last).not.toHaveProperty('next');
  });

  test('leads to the pages with its examples, its own first', () => {
    const tree = readPage(BUTTON);
    const hrefs = findAll(tree, 'ul.api-pages a').map(({ properties }) => properties.href);
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
      (block) => block.type === 'html' && block.html.startsWith('<script>'),
    );
    const table = BUTTON.blocks.findIndex(({ type }) => type === 'apiTable');
    expect(script).toBeGreaterThanOrEqual(0);
    expect(script).toBeLessThan(table);
  });
});

test('an old component warns of it before its sections', () => {
  const page = getPage('material-ui', 'loading-button');
  const warning = page.blocks.findIndex(
    (block) => block.type === 'html' && block.html.includes('callout-warning'),
  );
  const heading = page.blocks.findIndex(
    (block) => block.type === 'html' && block.html.includes('<h2'),
  );
  expect(warning).toBeGreaterThanOrEqual(0);
  expect(warning).toBeLessThan(heading);
  expect(textOf(find(readPage(page), '.callout-warning'))).toContain('Button');
});

test('in another language links to demos lead to pages of that language', () => {
  expect(getDemoPages(getApiEntry('material-ui', 'button'), 'pt')[0]?.href).toBe(
    '/pt/material-ui/react-button/',
  );
});
