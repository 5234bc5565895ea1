/** The form of the queries by which the search is judged. `queries.content.test.ts` checks their addresses. */
import { describe, expect, test } from '@jest/globals';
import {
  HELD_OUT_QUERIES,
  QUERIES,
  type Query,
  type QueryKind,
  isOnRightPage,
  isRight,
} from './queries/queries';

const ALL = [...QUERIES, ...HELD_OUT_QUERIES];
const PRODUCTS = ['material-ui', 'joy-ui', 'base-ui', 'system'];

/** Kinds of which each product has several queries, so that no kind of visitor is forgotten. */
const GROUPS: readonly QueryKind[][] = [
  ['otherName'],
  ['task'],
  ['typingError'],
  ['prop', 'propWithValue'],
  ['className', 'cssVariable'],
  ['importPath', 'hook'],
  ['errorText', 'themeKey'],
];

describe.each(PRODUCTS)('%s', (product) => {
  const own = (queries: Query[]) => queries.filter((query) => query.product === product);

  test('has 100 queries, of which 15 are held out', () => {
    expect([own(ALL).length, own(HELD_OUT_QUERIES).length]).toEqual([100, 15]);
  });

  test.each(GROUPS)('has 8 queries or more of %s', (...kinds) => {
    const asked = own(ALL).filter(({ kind }) => kind && kinds.includes(kind));
    expect(asked.length).toBeGreaterThanOrEqual(8);
  });
});

test('each query is asked once in a product', () => {
  const keys = ALL.map(({ product, query }) => `${product}: ${query.toLowerCase()}`);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test('queries have no spaces around them', () => {
  expect(ALL.map(({ query }) => query).filter((query) => query !== query.trim())).toEqual([]);
});

test('addresses end with a slash before the hash', () => {
  const addresses = ALL.flatMap(({ right }) => right);
  expect(addresses.filter((address) => !/^\/[^#]+\/(#.+)?$/.test(address))).toEqual([]);
});

describe('a result', () => {
  const query = (...right: string[]): Query => ({ query: '', product: '', kind: 'task', right });

  test.each([
    ['/a/', ['/a/'], true, true],
    ['/a/#one', ['/a/'], true, true],
    ['/a/', ['/a/#one'], false, true],
    ['/a/#one', ['/a/#one'], true, true],
    ['/a/#two', ['/a/#one'], false, true],
    ['/a/b/', ['/a/'], false, false],
    ['/b/', ['/a/', '/b/'], true, true],
  ])('%s is right for %j: %s, and on the right page: %s', (href, right, isTheOne, isThere) => {
    expect(isRight(href, query(...right))).toBe(isTheOne);
    expect(isOnRightPage(href, query(...right))).toBe(isThere);
  });
});
