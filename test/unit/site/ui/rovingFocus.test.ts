import { describe, expect, test } from '@jest/globals';
import { getTarget } from '@/src/site/ui/rovingFocus';

describe('getTarget', () => {
  test.each([
    ['ArrowRight', 0, false, 1],
    ['ArrowRight', 3, false, 0],
    ['ArrowLeft', 1, false, 0],
    ['ArrowLeft', 0, false, 3],
    ['ArrowRight', 1, true, 0],
    ['ArrowRight', 0, true, 3],
    ['ArrowLeft', 0, true, 1],
    ['ArrowLeft', 3, true, 0],
    ['Home', 2, false, 0],
    ['End', 1, false, 3],
    ['Home', 2, true, 0],
    ['End', 1, true, 3],
    ['ArrowDown', 1, false, undefined],
    ['ArrowUp', 1, false, undefined],
    ['Tab', 1, false, undefined],
    ['a', 1, false, undefined],
  ])('%s on control %i of four, right to left %s: %s', (key, index, rtl, target) => {
    expect(getTarget(key, { index, count: 4, rtl })).toBe(target);
  });
});
