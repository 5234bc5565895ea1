import { expect, test } from '@jest/globals';
import { shortenTexts } from '@/tools/history/shortenTexts';

const FILLER = Array.from({ length: 20 }, (_, index) => `member${index}?: string`).join('; ');

test('short texts stay whole', () => {
  expect(shortenTexts('string', 'number')).toEqual(['string', 'number']);
});

test('long texts start with the part that differs', () => {
  const [from, to] = shortenTexts(`{ ${FILLER}; last: A }`, `{ ${FILLER}; last: B }`);
  expect([from, to]).toEqual(['…last: A }', '…last: B }']);
});

test('long texts that differ at the start have no end', () => {
  const [from, to] = shortenTexts(`{ a: 1; ${FILLER} }`, `{ ${FILLER} }`);
  expect(from).toMatch(/^\{ a: 1; member0.*…$/);
  expect(to).toMatch(/^\{ member0.*…$/);
  expect(from).toHaveLength(160);
});

test('long texts without parts still differ', () => {
  const [from, to] = shortenTexts(`${'x'.repeat(300)}a`, `${'x'.repeat(300)}b`);
  expect(from).not.toBe(to);
});
