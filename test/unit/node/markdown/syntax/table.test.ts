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
