import { expect, test } from '@jest/globals';
import {
  type Column,
  createRows,
  sortRows,
  sumRows,
  toPercent,
  toggleOrder,
} from '@/src/site/features/feedback/report/rows';

const ROWS = createRows([
  { page: '/a/', up: 1, down: 3, sections: [], comments: 2 },
  { page: '/b/', up: 5, down: 0, sections: [], comments: 0 },
  { page: '/c/', up: 1, down: 1, sections: [], comments: 1 },
  { page: '/d/', up: 0, down: 0, sections: [], comments: 0 },
]);

test.each<[Column, boolean, string]>([
  ['page', false, 'abcd'],
  ['page', true, 'dcba'],
  ['up', true, 'bacd'],
  ['up', false, 'dacb'],
  ['down', true, 'acbd'],
  ['share', false, 'dacb'],
  ['share', true, 'bcad'],
  ['comments', true, 'acbd'],
])('by %s, descending %p: %s', (column, descending, expected) => {
  const before = [...ROWS];
  const pages = sortRows(ROWS, { column, descending }).map(({ page }) => page[1]);
  expect(pages.join('')).toBe(expected);
  expect(ROWS).toEqual(before);
});

test('a click reverses the order, or uses the default direction of the column', () => {
  expect(toggleOrder({ column: 'up', descending: true }, 'up').descending).toBe(false);
  expect(toggleOrder({ column: 'up', descending: true }, 'down')).toEqual({
    column: 'down',
    descending: true,
  });
  expect(toggleOrder({ column: 'up', descending: true }, 'share').descending).toBe(false);
  expect(toggleOrder({ column: 'up', descending: true }, 'page').descending).toBe(false);
});

test('totals, and an empty report', () => {
  expect(sumRows(ROWS)).toEqual({ up: 7, down: 4, share: 7 / 11, comments: 3 });
  expect(sumRows([])).toEqual({ up: 0, down: 0, share: 0, comments: 0 });
  expect(toPercent(7 / 11)).toBe('64 %');
});
