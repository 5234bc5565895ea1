import { describe, expect, test } from '@jest/globals';
import { findNear, suggest } from '@/src/node/nearMatches';

const NAMES = ['Button', 'ButtonBase', 'ButtonGroup', 'Badge', 'Tooltip', 'useSelect', 'Box'];

describe('findNear', () => {
  test.each([
    ['Buton', ['Button']],
    ['button', ['Button', 'ButtonBase', 'ButtonGroup']],
    ['toltip', ['Tooltip']],
    ['select', ['useSelect']],
    ['button-base', ['ButtonBase', 'Button']],
    ['Zzzzzz', []],
    ['', []],
    ['!?', []],
  ])('of %j', (name, near) => {
    expect(findNear(name, NAMES)).toEqual(near);
  });

  test('returns at most the requested number, nearest first', () => {
    expect(findNear('button', NAMES, 1)).toEqual(['Button']);
  });
});

test('suggest returns a sentence, or nothing without matches', () => {
  expect(suggest(['a', 'b'])).toBe(' Did you mean "a", "b"?');
  expect(suggest([])).toBe('');
});
