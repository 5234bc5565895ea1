import { expect, test } from '@jest/globals';
import { BASKET_LIMIT, readBasketQuery, writeBasketQuery } from '@/src/shared/sizes/basketAddress';
import { SIZES } from './sampleSizes';

test('a query leads to the same basket', () => {
  const basket = [SIZES.entries[3]!, SIZES.entries[0]!];
  const query = writeBasketQuery(basket);
  expect(query).toBe('basket=joy.Button~material.Button');
  expect(readBasketQuery(`?v=1&${query}`, SIZES.entries)).toEqual(basket);
});

test.each(['', '?basket=', '?basket=material.Foo~x~constructor~%E2', '?basket=Button'])(
  'the query %j has no known name',
  (query) => expect(readBasketQuery(query, SIZES.entries)).toEqual([]),
);

test('names count once, and up to a limit', () => {
  expect(readBasketQuery('?basket=joy.Button~joy.Button', SIZES.entries)).toHaveLength(1);
  const many = Array.from({ length: BASKET_LIMIT + 1 }, (_none, index) => ({
    name: `C${index}`,
    package: '@mui/material',
  }));
  expect(readBasketQuery(`?${writeBasketQuery(many)}`, many)).toHaveLength(BASKET_LIMIT);
});
