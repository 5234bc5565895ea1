import { expect, test } from '@jest/globals';
import { getEditDistance } from '@/src/shared/editDistance';

test.each([
  ['', '', 0],
  ['', 'tab', 3],
  ['button', 'button', 0],
  ['button', 'buton', 1],
  ['button', 'buttoon', 1],
  ['button', 'batton', 1],
  ['button', 'btuton', 1],
  ['button', 'btutno', 2],
  ['kitten', 'sitting', 3],
])('%j and %j differ by %i letters', (one, other, distance) => {
  expect(getEditDistance(one, other)).toBe(distance);
  expect(getEditDistance(other, one)).toBe(distance);
});
