import { expect, test } from '@jest/globals';
import { find, findAll, getChildren, textOf } from '../../../support/html';
import { renderTree } from '../../../support/markdown';

const TABLE = '| Key | Effect |\n| :-- | --: |\n| <kbd>Tab</kbd> | `next` |';

test.each([
  ['Markdown', TABLE],
  ['HTML', '<table><tr><th>Key</th></tr><tr><td><kbd>Tab</kbd></td></tr></table>'],
])('a table in %s is in a scrollable, named, focusable box', (_form, text) => {
  const root = renderTree(text);
  const box = find(root, '.table-scroll');
  expect(getChildren(root)).toEqual([box]);
  expect(getChildren(box).map(({ tagName }) => tagName)).toEqual(['table']);
  expect(box.properties).toMatchObject({
    tabIndex: 0,
    role: 'group',
    ariaLabel: 'Scrollable table',
  });
});

test('cells hold Markdown and HTML', () => {
  const root = renderTree(TABLE);
  expect(findAll(root, 'thead th').map(textOf)).toEqual(['Key', 'Effect']);
  expect(textOf(find(root, 'td kbd'))).toBe('Tab');
  expect(textOf(find(root, 'td code'))).toBe('next');
});

test('two tables have a box each', () => {
  const boxes = findAll(renderTree(`${TABLE}\n\nText.\n\n${TABLE}`), '.table-scroll');
  expect(boxes.map((box) => findAll(box, 'table').length)).toEqual([1, 1]);
});

test.each([
  ['Markdown', '| A | B | C | D |\n| :-- | --: | :-: | --- |\n| a | b | c | d |'],
  [
    'HTML',
    '<table><tr><th align="left">A</th><th align="right">B</th><th align="center">C</th><th>D</th></tr></table>',
  ],
])('cells of a table in %s are aligned by a style, in the direction of the text', (_form, text) => {
  const root = renderTree(text);
  const cells = [...findAll(root, 'th'), ...findAll(root, 'td')];
  expect(cells.filter(({ properties }) => 'align' in properties)).toEqual([]);
  expect(cells.slice(0, 4).map(({ properties }) => properties.style)).toEqual([
    undefined,
    'text-align:end',
    'text-align:center',
    undefined,
  ]);
});
