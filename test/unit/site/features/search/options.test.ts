import { describe, expect, test } from '@jest/globals';
import type { Hit, HitGroup } from '@/src/shared/search/groups';
import { getGroupKey, listOptions } from '@/src/site/features/search/options';
import { parseSearches } from '@/src/site/features/search/recentSearches';

const createGroup = (count: number): HitGroup => ({
  total: count,
  hits: Array.from({ length: count }, (_, index): Hit => ({
    kind: 'prop',
    product: 'material-ui',
    title: 'color',
    href: `/${index}/`,
    crumbs: [],
    marked: [],
    excerpt: [],
  })),
});

describe('listOptions', () => {
  test.each([
    [1, 1, 0],
    [4, 4, 0],
    [5, 3, 2],
    [40, 3, 37],
  ])('a group of %d shows %d and hides %d', (count, shown, hidden) => {
    const options = listOptions([createGroup(count)], new Set());
    expect(options.filter(({ kind }) => kind === 'hit')).toHaveLength(shown);
    const more = options.find((option) => option.kind === 'more');
    expect(more?.kind === 'more' ? more.count : 0).toBe(hidden);
  });

  test('an expanded group shows all results', () => {
    const group = createGroup(40);
    expect(listOptions([group], new Set([getGroupKey(group)]))).toHaveLength(40);
  });
});

test.each<[stored: string | null, searches: string[]]>([
  [null, []],
  ['["card","sx"]', ['card', 'sx']],
  ['{"a":1}', []],
  ['not json', []],
  ['[1,null,"","  ","card"]', ['card']],
  [JSON.stringify(['a'.repeat(81), 'b']), ['b']],
  [JSON.stringify(['1', '2', '3', '4', '5', '6', '7', '8']), ['1', '2', '3', '4', '5', '6']],
])('stored %j is %j', (stored, searches) => {
  expect(parseSearches(stored)).toEqual(searches);
});
