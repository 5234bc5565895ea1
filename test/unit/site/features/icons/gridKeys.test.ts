import { describe, expect, test } from '@jest/globals';
import { getGridTarget } from '@/src/site/features/icons/gridKeys';

/** Eleven cells in rows of four, of which two are visible. The last row has three cells. */
const PLACE = { count: 11, columns: 4, page: 2, rtl: false };

const go = (key: string, index: number, more: { ctrlKey?: boolean; rtl?: boolean } = {}) =>
  getGridTarget(
    { key, ctrlKey: more.ctrlKey ?? false },
    { ...PLACE, index, rtl: more.rtl ?? false },
  );

describe('getGridTarget', () => {
  test.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 3, 4],
    ['ArrowRight', 10, 10],
    ['ArrowLeft', 4, 3],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 1, 5],
    ['ArrowDown', 7, 10],
    ['ArrowDown', 9, 9],
    ['ArrowUp', 5, 1],
    ['ArrowUp', 2, 2],
    ['PageDown', 1, 9],
    ['PageDown', 3, 10],
    ['PageUp', 10, 2],
    ['Home', 6, 4],
    ['End', 4, 7],
    ['End', 8, 10],
  ])('%s moves from %i to %i', (key, from, to) => {
    expect(go(key, from)).toBe(to);
  });

  test('with Ctrl to the ends of the grid', () => {
    expect(go('Home', 6, { ctrlKey: true })).toBe(0);
    expect(go('End', 6, { ctrlKey: true })).toBe(10);
  });

  test('in right-to-left, the left arrow moves to the next cell', () => {
    expect(go('ArrowLeft', 1, { rtl: true })).toBe(2);
    expect(go('ArrowRight', 1, { rtl: true })).toBe(0);
  });

  test.each(['Enter', ' ', 'a', 'Tab', 'Escape'])('%j is not a key of the grid', (key) => {
    expect(go(key, 3)).toBeUndefined();
  });
});
