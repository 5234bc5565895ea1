import { describe, expect, test } from '@jest/globals';
import type { Hit, HitGroup } from '@/src/shared/search/groups';
import {
  getGroupKey,
  getGroupTitle,
  getMemberLine,
  listOptions,
  splitGroups,
} from '@/src/site/features/search/options';
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

test('options are split into their groups, with their index in the list', () => {
  const options = listOptions([createGroup(1), createGroup(6), createGroup(2)], new Set());
  expect(splitGroups(options).map((group) => group.map(({ index }) => index))).toEqual([
    [0],
    [1, 2, 3, 4],
    [5, 6],
  ]);
});

test('two pages with the same title are two groups', () => {
  const [first, second] = ['/material-ui/react-button/', '/joy-ui/react-button/#color'].map(
    (href): HitGroup => ({
      total: 1,
      hits: [{ ...createGroup(1).hits[0]!, kind: 'page', title: 'Button', href }],
    }),
  );
  expect(getGroupKey(first!)).not.toBe(getGroupKey(second!));
});

test.each<[kind: Hit['kind'], title: string, crumbs: string[], group: string]>([
  ['page', 'Button', ['Components', 'Inputs'], 'Button'],
  ['section', 'Color', ['Button', 'Appearance'], 'Button'],
  ['prop', 'color', ['Button API'], 'color'],
])('the group of the %s %j in %j is %j', (kind, title, crumbs, group) => {
  expect(getGroupTitle({ ...createGroup(1).hits[0]!, kind, title, crumbs })).toBe(group);
});

describe('getMemberLine', () => {
  const hit = (title: string, ...crumbs: string[]): Hit => ({
    ...createGroup(1).hits[0]!,
    title,
    crumbs,
  });
  const getCrumbs = ({ crumbs }: Hit) => crumbs;
  test.each([
    // A page with its sections.
    [hit('Card', 'Material UI', 'Surfaces'), hit('Media', 'Material UI', 'Card'), 'Media', []],
    [
      hit('Card', 'Material UI', 'Surfaces'),
      hit('Keys', 'Material UI', 'Card', 'Media'),
      'Keys',
      ['Media'],
    ],
    // A name of the reference with its places.
    [
      hit('color', 'Material UI', 'Button API', 'Props'),
      hit('color', 'Joy UI', 'Chip API', 'Props'),
      undefined,
      ['Joy UI', 'Chip API'],
    ],
    [
      hit('MuiButton-root', 'Material UI', 'Button API'),
      hit('MuiChip-root', 'Material UI', 'Chip API'),
      'MuiChip-root',
      ['Chip API'],
    ],
    // A result never has an empty line.
    [
      hit('color', 'Material UI', 'Button API'),
      hit('color', 'Material UI', 'Button API'),
      'color',
      [],
    ],
  ])('%j, %j: %s %j', (first, member, title, crumbs) => {
    expect(getMemberLine(member, first, getCrumbs)).toEqual({ title, crumbs });
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
