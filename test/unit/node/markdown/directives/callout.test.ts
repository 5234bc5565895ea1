import { describe, expect, test } from '@jest/globals';
import { find, findAll, getChildren, getClasses, textOf } from '../../../support/html';
import { FILE, failureOf, renderTree } from '../../../support/markdown';

describe('a callout', () => {
  test.each([
    ['info', 'Note'],
    ['success', 'Tip'],
    ['warning', 'Warning'],
    ['error', 'Danger'],
  ])(':::%s is a note with the name "%s"', (kind, name) => {
    const root = renderTree(`:::${kind}\nMind the gap.\n:::`);
    const callout = find(root, '.callout');
    expect(getChildren(root)).toEqual([callout]);
    expect(getClasses(callout)).toEqual(['callout', `callout-${kind}`]);
    expect(callout.properties.role).toBe('note');
    expect(callout.properties.ariaLabel).toBe(name);
    expect(textOf(callout).trim()).toBe('Mind the gap.');
  });

  test('holds Markdown: emphasis, links, lists and fences', () => {
    const root = renderTree(
      ':::info\n**Bold** [Card](/material-ui/react-card/)\n\n- one\n- two\n\n```ts\nlet a = 1;\n```\n:::',
    );
    expect(textOf(find(root, '.callout-info strong'))).toBe('Bold');
    expect(find(root, '.callout-info p a').properties.href).toBe('/material-ui/react-card/');
    expect(findAll(root, '.callout-info li')).toHaveLength(2);
    expect(textOf(find(root, '.callout-info .MuiCode-root code'))).toBe('let a = 1;');
  });

  test('ends at its closing line: what follows stands outside', () => {
    const root = renderTree(':::warning\nInside.\n:::\n\nOutside.');
    expect(getChildren(root).map((node) => textOf(node).trim())).toEqual(['Inside.', 'Outside.']);
  });

  test.each([
    [
      'tip',
      /^use one of: info, .*; to add one, list it in src\/node\/markdown\/syntax\/directive\.ts$/,
    ],
    ['warnign', /^write ":::warning", or use one of: info, success, warning, error, /],
    ['step', /^write ":::steps", or use one of: info, /],
  ])('of the unknown kind "%s" is an error that names the known ones', (name, remedy) => {
    expect(failureOf(`Text.\n\n:::${name}\nMind the gap.\n:::`)).toEqual({
      file: FILE,
      line: 3,
      cause: `unknown directive ":::${name}"`,
      remedy: expect.stringMatching(remedy),
    });
  });

  test.each([
    ['at the end of the page', 'Text.\n\n:::info\nNever closed.'],
    ['before more text', 'Text.\n\n:::info\nNever closed.\n\nMore text.\n\n## Heading'],
    ['before a closed one', 'Text.\n\n:::info\nNever closed.\n\n:::warning\nClosed.\n:::'],
  ])('that is never closed, %s, is an error at its first line', (_where, text) => {
    expect(failureOf(text)).toEqual({
      file: FILE,
      line: 3,
      cause: '":::info" is never closed',
      remedy: expect.stringContaining('":::"'),
    });
  });
});

describe('text that resembles a directive is unchanged', () => {
  test.each([
    'The picture has a ratio of 16:9.',
    'A ratio of 16:nine.',
    'Set :hover and :focus-visible.',
    'Write a:b[c]{d} there.',
    '::marker',
    '::before[text]',
    'At 10:30, or at 10:30:15.',
  ])('%s', (text) => {
    const root = renderTree(`${text}\n\nNext.`);
    expect(findAll(root, 'p').map(textOf)).toEqual([text, 'Next.']);
  });

  test('in a fence and in inline code', () => {
    const root = renderTree('```md\n:::tip\nText\n:::\n```\n\nWrite `:::tip`.');
    expect(textOf(find(root, 'pre code'))).toBe(':::tip\nText\n:::');
    expect(textOf(find(root, 'p code'))).toBe(':::tip');
    expect(findAll(root, '.callout')).toEqual([]);
  });
});
