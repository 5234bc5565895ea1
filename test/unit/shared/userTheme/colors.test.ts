import { expect, test } from '@jest/globals';
import { toVisibleHex } from '@/src/shared/userTheme/colors';

test.each([
  ['rgba(0, 0, 0, 0.6)', '#fff', '#666666'],
  ['#1976d2', '#fff', '#1976d2'],
  ['red', '#fff', undefined],
  ['#000', '', undefined],
])('%s on %s looks like %s', (color, background, visible) => {
  expect(toVisibleHex(color, background)).toBe(visible);
});
