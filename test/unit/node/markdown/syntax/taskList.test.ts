import { expect, test } from '@jest/globals';
import { findAll, textOf } from '../../../support/html';
import { renderTree } from '../../../support/markdown';

test('each checkbox of a task list has its state and is disabled', () => {
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

test('an unchecked item has an unchecked box', () => {
  expect(findAll(renderTree('- [ ] Read it'), 'input')[0]?.properties.checked).toBeFalsy();
});
