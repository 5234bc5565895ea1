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
  test('has its sections in the usual order', () => {
    expect(hashesOf(BUTTON)).toEqual([
      'import',
      'props',
      'inheritance',
      'theme-default-props',
      'classes',
      'types',
      'source-code',
      'history',
      'demos',
    ]);
    // Slots come before classes. Button has no slots, so another component is checked.
    expect(hashesOf(getPage('material-ui', 'accordion')).join()).toMatch(/,slots,classes,/);
    expect(findAll(readPage(BUTTON), 'h2').map(({ properties }) => properties.id)).toEqual(
      hashesOf(BUTTON),
    );
  });

  test('has its address, product and name', () => {
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

  test('has the alphabetically previous and next entries', () => {
    const names = listApiEntries()
      .filter(({ product }) => product === 'material-ui')
      .map(({ name }) => name)
      .sort();
    const place = names.indexOf('Button');
    expect(BUTTON.prev?.title).toBe(names[place - 1]);
    expect(BUTTON.next).toEqual({ title: 'ButtonBase', href: '/material-ui/api/button-base/' });
    expect(names[place + 1]).toBe('ButtonBase');
  });

  test('has no previous entry for the first, and no next one for the last', () => {
    const entries = listProductEntries('joy-ui');
    const first = getPage('joy-ui', entries[0]!.slug);
    const last = getPage('joy-ui', entries.at(-1)!.slug);
    expect(first).not.toHaveProperty('prev');
    expect(first).toHaveProperty('next');
    expect(last).not.toHaveProperty('next');
  });

  test('links to pages with its demos, its own page first', () => {
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

  test('applies stored settings before its first table', () => {
    const script = BUTTON.blocks.findIndex(
      (block) => block.type === 'html' && block.html.startsWith('<script>'),
    );
    const table = BUTTON.blocks.findIndex(({ type }) => type === 'apiTable');
    expect(script).toBeGreaterThanOrEqual(0);
    expect(script).toBeLessThan(table);
  });
});

test('a deprecated component has a warning before its sections', () => {
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

test('in another language links to demos on pages of that language', () => {
  expect(getDemoPages(getApiEntry('material-ui', 'button'), 'pt')[0]?.href).toBe(
    '/pt/material-ui/react-button/',
  );
});
