import { expect, test } from '@jest/globals';
import {
  QUERY_LIMIT,
  readChangesAddress,
  replaceChangesAddress,
} from '@/src/shared/history/changesAddress';

test('a comparison is the same after it was written and read, and other parameters stay', () => {
  const address = {
    ...{ product: 'joy-ui' as const, from: '5.0.0-beta.2', to: '', q: 'Button & co' },
    kinds: ['added', 'removed'] as const,
  };
  const search = replaceChangesAddress('?v=1&q=old&to=3', address);
  expect(new URLSearchParams(search).get('v')).toBe('1');
  expect(readChangesAddress(search)).toEqual(address);
  const none = { ...address, kinds: [] };
  expect(readChangesAddress(replaceChangesAddress('', none))).toEqual(none);
});

test('unknown values become the defaults, and long ones are cut', () => {
  const query = new URLSearchParams({
    ...{ product: 'constructor', from: '<b>', to: '1'.repeat(41), kinds: 'gone~toString' },
    q: 'a'.repeat(QUERY_LIMIT + 1),
  });
  expect(readChangesAddress(`?${query}`)).toEqual({
    ...readChangesAddress(''),
    q: 'a'.repeat(QUERY_LIMIT),
  });
  expect(readChangesAddress('').product).toBe('material-ui');
});
