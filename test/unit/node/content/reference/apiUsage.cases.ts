import { describe, expect, test } from '@jest/globals';
import { getApiEntry, listApiEntries } from '@/src/node/api/store';
import { getIndex } from '@/src/node/content/reference/apiIndex';
import { findDemoPages } from '@/src/node/content/reference/apiUsage';
import { listMarkdownRoutes } from '@/src/node/content/routes';

const get = (product: string, slug: string) => ({
  ...getApiEntry(product, slug),
  deprecated: false,
});

describe('on this site', () => {
  const { uses } = getIndex();
  const hrefsOf = (product: string, slug: string) =>
    findDemoPages(get(product, slug), uses).map(({ href }) => href);

  test('every linked page is read once', () => {
    const expected = listMarkdownRoutes()
      .map(({ pathname }) => `${pathname}/`)
      .filter((href) => !href.startsWith('/experiments/'));
    expect(uses.map(({ link }) => link.href).sort()).toEqual(expected.sort());
  });

  test('the page about an entry is the first', () => {
    expect(hrefsOf('material-ui', 'button')[0]).toBe('/material-ui/react-button/');
    expect(hrefsOf('joy-ui', 'button')[0]).toBe('/joy-ui/react-button/');
    expect(hrefsOf('base-ui', 'use-select')[0]).toBe('/base-ui/react-select/');
  });

  test('pages that only use it come later, once each', () => {
    const hrefs = hrefsOf('material-ui', 'button');
    expect(hrefs).toContain('/material-ui/react-dialog/');
    expect(new Set(hrefs).size).toBe(hrefs.length);
  });

  test('components of the same name in other packages are distinguished', () => {
    expect(hrefsOf('base-ui', 'button')).not.toContain('/material-ui/react-button/');
    expect(hrefsOf('material-ui', 'button')).not.toContain('/joy-ui/react-button/');
  });

  test('a template has its own title, and comes after the pages of the navigation', () => {
    const pages = findDemoPages(get('material-ui', 'button'), uses);
    const templates = pages.filter(({ href }) => /\/templates\/./.test(href));
    expect(templates.map(({ title }) => title)).toContain('Sign-in template');
    expect(pages.filter(({ title }) => title.startsWith('/'))).toEqual([]);
    expect(hrefsOf('material-ui', 'button').indexOf(templates[0]!.href)).toBeGreaterThan(1);
  });

  test('files that a demo imports count', () => {
    expect(hrefsOf('x', 'data-grid')).toContain(
      '/material-ui/getting-started/templates/dashboard/',
    );
  });

  test('a page of another product is named with it', () => {
    const pages = listApiEntries().flatMap((entry) =>
      findDemoPages(entry, uses).map((page) => ({ ...page, product: entry.product })),
    );
    const foreign = pages.filter(({ href, product }) => !href.startsWith(`/${product}/`));
    expect(foreign.length).toBeGreaterThan(0);
    expect(foreign.filter(({ title }) => !/^[A-Z][\w ]+: \S/.test(title))).toEqual([]);
    const own = pages.filter(({ href, product }) => href.startsWith(`/${product}/`));
    expect(own.filter(({ title }) => title.includes(': '))).toEqual([]);
  });
});
