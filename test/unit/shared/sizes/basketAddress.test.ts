import { describe, expect, test } from '@jest/globals';
import {
  BASKET_LIMIT,
  openBasket,
  readBasketQuery,
  replaceBasket,
  writeAdditionQuery,
  writeBasketQuery,
} from '@/src/shared/sizes/basketAddress';
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

describe('an address that adds an entry', () => {
  const [button, slider] = SIZES.entries as [(typeof SIZES.entries)[0], (typeof SIZES.entries)[0]];
  const query = `?${writeAdditionQuery(slider)}`;

  test.each([
    ['the visitor has a basket', query, writeBasketQuery([button]), [button, slider]],
    ['the basket has the entry', query, writeBasketQuery([slider, button]), [slider, button]],
    ['the visitor has none', query, '', [slider]],
    ['the kept basket is no query', query, 'foo%', [slider]],
    [
      'the address has a basket',
      '?basket=joy.Button',
      writeBasketQuery([button]),
      [SIZES.entries[3]],
    ],
    ['the entry is unknown', '?add=x~constructor', writeBasketQuery([button]), [button]],
  ])('when %s', (_case, search, own, expected) => {
    expect(openBasket(search, own, SIZES.entries)).toEqual(expected);
  });

  test('adds it once', () => {
    expect(replaceBasket(`${query}&v=1`, [slider])).toBe('?v=1&basket=material.Slider');
  });
});
