import { describe, expect, test } from '@jest/globals';
import { nav } from '@/data/material-ui/nav';
import index from '@/data/material-ui/components/all-components/index.json';
import type { ComponentIndex } from '@/src/shared/componentIndex';
import { prepareEmbed } from '@/src/node/embeds/registry';
import { getNavTitle, listNavPages } from '@/src/shared/nav';
import { catchDetailsSync } from '../../support/errors';
import { findAll, parseHtml, textOf } from '../../support/html';

const componentIndex: ComponentIndex = index;
const prepare = (product: string) =>
  prepareEmbed({ name: 'AllComponents', props: { product }, line: 7 }, 'a.md', 'en');
const embed = prepare('material-ui');
const html = parseHtml(String(embed.props.html));
const components = nav.find(({ pathname }) => pathname === '/material-ui/components')!.children!;

describe('the index of Material UI', () => {
  test('has every component of the navigation, in its order, with a drawing and a use', () => {
    const pages = listNavPages(components.filter(({ children }) => children));
    const links = findAll(html, 'li a');
    expect(links.map(({ properties }) => properties.href)).toEqual(
      pages.map(({ pathname }) => `${pathname}/`),
    );
    expect(links.map(textOf)).toEqual(pages.map(getNavTitle));
    expect(findAll(html, 'li svg')).toHaveLength(pages.length);
    expect(findAll(html, 'li p').map(textOf)).toEqual(
      pages.map(({ pathname }) => componentIndex.entries[pathname.split('/').pop()!]!.use),
    );
  });

  test('has the groups as headings, and the same in the table of contents', () => {
    const groups = components.filter(({ children }) => children).map(getNavTitle);
    expect(findAll(html, 'h2').map(textOf)).toEqual(groups);
    expect(embed.toc?.map(({ text }) => text)).toEqual(groups);
    expect(findAll(html, 'h2').map(({ properties }) => properties.id)).toEqual(
      embed.toc?.map(({ hash }) => hash),
    );
  });

  test('says which are deprecated', () => {
    const [old] = findAll(html, 'small');
    expect(textOf(old!)).toBe('Deprecated');
  });

  test('every task has several components', () => {
    const entries = Object.values(componentIndex.entries);
    const poor = componentIndex.tasks.filter(
      ({ id }) => entries.filter(({ tasks }) => tasks.includes(id)).length < 2,
    );
    expect(poor).toEqual([]);
    expect(componentIndex.tasks.length).toBeGreaterThan(0);
  });
});

test('another product has none: the error has file and line', () => {
  const details = catchDetailsSync(() => prepare('x'));
  expect(details).toMatchObject({
    file: 'a.md',
    line: 7,
    remedy:
      'write data/x/components/all-components/index.json, or name a product that has an index: material-ui, base-ui',
  });
});
