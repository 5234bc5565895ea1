import { expect, test } from '@jest/globals';
import { findAll, textOf } from '../../../support/html';
import { renderTree } from '../../../support/markdown';

test('each box of a task list says its state and cannot be changed', () => {
  const root = renderTree('- [x] Write the page\n- [ ] Read it\n- No task');
  expect(findAll(root, 'input').map(({ properties }) => properties)).toEqual([
    expect.objectContaining({
      type: 'checkbox',
      checked: true,
      disabled: true,
      ariaLabel: 'Done',
    }),
    expect.objectContaining({ type: 'checkbox', disabled: true, ariaLabel: 'Not done' }),
  ]);
  expect(findAll(root, 'li').map((item) => textOf(item).trim())).toEqual([
    'Write the page',
    'Read it',
    'No task',
  ]);
});

test('an open box is not checked', () => {
  expect(findAll(renderTree('- [ ] Read it'), 'input')[0]?.properties.checked).toBeFalsy();
});
