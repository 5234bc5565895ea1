import { expect, test } from '@jest/globals';
import { readHex } from '@/src/shared/readHex';

test.each([
  ['#1976D2', '#1976d2'],
  [' 1976d2 ', '#1976d2'],
  ['#f0A', '#ff00aa'],
  ['', undefined],
  ['#12345', undefined],
  ['rebeccapurple', undefined],
])('the text %p is the color %p', (text, color) => {
  expect(readHex(text)).toBe(color);
});
