import { describe, expect, test } from '@jest/globals';
import { find } from '../../../support/html';
import { FILE, HEAD_LINES, failureOf, render, renderTree } from '../../../support/markdown';

describe('a link', () => {
  test.each([
    ['/material-ui/react-card/'],
    ['/material-ui/react-card/#media'],
    ['/material-ui/react-card/?theme=dark#media'],
    ['/'],
    ['/images/material-ui/lady-fern.svg'],
    ['#usage'],
  ])('to %s is recorded with its line for the link check', (href) => {
    const { links } = render(`Text.\n\nMore text,\nthen a [link](${href}).`);
    expect(links).toEqual([{ href, line: HEAD_LINES + 4 }]);
  });

  test.each([['https://react.dev/'], ['http://localhost:3000'], ['mailto:a@example.com']])(
    'to %s is external',
    (href) => {
      expect(find(renderTree(`[link](${href})`), 'a').properties.href).toBe(href);
      expect(render(`[link](${href})`).links).toEqual([]);
    },
  );

  test('is found in HTML, lists, tables and callouts too', () => {
    const { links } = render(
      '<a href="#one">1</a>\n\n- [2](#two)\n\n| a |\n| - |\n| [3](#three) |\n\n:::info\n[4](#four)\n:::',
    );
    expect(links).toEqual([
      { href: '#one', line: HEAD_LINES + 1 },
      { href: '#two', line: HEAD_LINES + 3 },
      { href: '#three', line: HEAD_LINES + 7 },
      { href: '#four', line: HEAD_LINES + 10 },
    ]);
  });

  test('to a footnote, and back from it, leads to a place on the page', () => {
    const { links, ids } = render('Text.[^1]\n\n[^1]: Note.');
    expect(links).toHaveLength(2);
    expect(links.filter(({ href }) => !ids.includes(href.slice(1)))).toEqual([]);
  });

  test('beside a heading is not recorded', () => {
    expect(render('## Usage').links).toEqual([]);
  });
});

describe('an error', () => {
  test.each([
    [
      '/material-ui/react-card',
      'no slash at the end of its path',
      'write /material-ui/react-card/',
    ],
    ['/a/b#media', 'no slash at the end of its path', 'write /a/b/#media'],
    ['/a/b?c=d#e', 'no slash at the end of its path', 'write /a/b/?c=d#e'],
    ['../react-card/', 'is relative', 'write the whole path from the root'],
    ['react-card/', 'is relative', 'write the whole path from the root'],
    ['./card.md', 'is relative', 'write the whole path from the root'],
  ])('of a link to %s names the line, the cause and the remedy', (href, cause, remedy) => {
    expect(failureOf(`Text.\n\nMore text,\nthen a [link](${href}).`)).toEqual({
      file: FILE,
      line: 4,
      cause: `the link ${href} ${cause === 'is relative' ? cause : `has ${cause}`}`,
      remedy: expect.stringContaining(remedy),
    });
  });

  test.each(['//example.com/', 'javascript:alert(1)', 'ftp://example.com/'])(
    'is made for %s',
    (href) => {
      expect(failureOf(`<a href="${href}">x</a>`)).toMatchObject({ file: FILE, line: 1 });
    },
  );
});
