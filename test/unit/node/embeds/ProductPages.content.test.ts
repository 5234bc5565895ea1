import { describe, expect, test } from '@jest/globals';
import type { Element } from 'hast';
import { NAV_TREES } from '@/src/node/content/nav/navTree';
import { ProductPages } from '@/src/node/embeds/ProductPages';
import { createBuildText } from '@/src/node/i18n/languages';
import { listNavPages } from '@/src/shared/nav';
import { getRootPathname } from '@/src/shared/products';
import { findAll, parseHtml, textOf } from '../../support/html';

const place = { file: 'data/a.md', line: 7 };
const prepare = (product: unknown, language = 'en') => {
  const context = { ...place, language, t: createBuildText('en') };
  const { props, toc } = ProductPages.prepare({ product }, context);
  return { html: parseHtml(String(props.html)), toc };
};
const hrefsOf = (html: ReturnType<typeof parseHtml>) =>
  findAll(html, 'li a').map(({ properties }) => properties.href);

// @proves S2.1, S2.9, S2.10, S2.12, S2.13, S2.14
describe.each(Object.keys(NAV_TREES))('%s', (product) => {
  test('all pages of the navigation are listed once, but for the page itself', () => {
    const { html } = prepare(product);
    const pages = listNavPages(NAV_TREES[product]!).map(({ pathname }) => `${pathname}/`);
    expect(hrefsOf(html).toSorted()).toEqual(
      pages.filter((href) => href !== `${getRootPathname(product)}/`).sort(),
    );
    expect(pages).toContain(`${getRootPathname(product)}/`);
  });

  test('each heading is in the table of contents, with an id of its own', () => {
    const { html, toc } = prepare(product);
    const ids = findAll(html, '.heading').map(
      ({ children: [heading] }) => (heading as Element).properties.id,
    );
    expect(
      toc!.flatMap(({ hash, children }) => [hash, ...children.map((child) => child.hash)]),
    ).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test('links lead to pages in the language', () => {
  expect(hrefsOf(prepare('system', 'pt').html)).toContain('/pt/system/react-box/');
});

test('plan and flag of a page stand beside its link', () => {
  const items = findAll(prepare('experiments').html, 'li').map(textOf);
  expect(items).toContain('Pro plan Pro');
  expect(items).toContain('OverflowWithLongApiComponent Premium Deprecated');
  expect(items).toContain('Markdown');
});

test.each([undefined, 7, 'react'])('the product %j is an error with its place', (product) => {
  expect(() => prepare(product)).toThrow(/data\/a\.md[\s\S]*7[\s\S]*use one of: material-ui/);
});
