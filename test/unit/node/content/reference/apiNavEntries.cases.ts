import { describe, expect, test } from '@jest/globals';
import { NAV_TREES } from '@/data/nav';
import { getEntriesBeside } from '@/src/node/content/reference/apiNavEntries';
import { buildApiPage } from '@/src/node/content/reference/apiPages';
import { buildApiTabPage } from '@/src/node/content/reference/apiTabPages';
import type { BuiltPage } from '@/src/shared/page';

/** Entries of one letter after the other: `{ a: 2 }` gives A1 and A2. */
const listEntries = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).flatMap(([letter, count]) =>
    Array.from({ length: count }, (_, index) => ({
      pathname: `/joy-ui/api/${letter}${index + 1}`,
      title: `${letter.toUpperCase()}${index + 1}`,
    })),
  );

/** The text above the entries of a page, and the entries: their addresses' last segments. */
function describeEntries({ navEntries = [] }: Pick<BuiltPage, 'navEntries'>) {
  const [group] = navEntries;
  return {
    text: group?.subheader,
    entries: (group?.children ?? navEntries).map(({ pathname }) => pathname.split('/')[3]),
  };
}

describe('the entries beside one', () => {
  test.each([
    ['a1', 'A', ['a1', 'a2', 'a3', 'a4', 'a5', 'a6']],
    // One letter has too few.
    ['b1', 'B – D', ['b1', 'b2', 'c1', 'd1', 'd2', 'd3', 'd4']],
    ['d4', 'B – D', ['b1', 'b2', 'c1', 'd1', 'd2', 'd3', 'd4']],
    // So have the last ones.
    ['z1', 'F – Z', ['f1', 'f2', 'f3', 'f4', 'f5', 'f6', 'f7', 'z1']],
  ])('%s are those from %s', (slug, text, entries) => {
    const all = listEntries({ a: 6, b: 2, c: 1, d: 4, f: 7, z: 1 });
    const navEntries = getEntriesBeside(all, `/joy-ui/api/${slug}`);
    expect(describeEntries({ navEntries })).toEqual({ text, entries });
  });

  test.each([
    ['few', { a: 2, z: 2 }],
    ['one', { d: 1 }],
  ])('are all, without a text above them, if there are %s', (_name, counts) => {
    const all = listEntries(counts);
    expect(getEntriesBeside(all, all[0]!.pathname)).toEqual(all);
  });
});

describe('the navigation of a page of the reference', () => {
  test('has the entries of its product that begin alike', () => {
    const { navEntries } = buildApiPage('joy-ui', ['card-cover']);
    expect(navEntries).toMatchObject([{ pathname: '/joy-ui/api#C', subheader: 'C' }]);
    expect(navEntries?.[0]?.children).toContainEqual({
      pathname: '/joy-ui/api/card-cover',
      title: 'CardCover',
    });
    expect(describeEntries({ navEntries: navEntries ?? [] }).entries).not.toContain('button');
  });

  test('says what is deprecated', () => {
    expect(buildApiPage('material-ui', ['hidden']).navEntries?.[0]?.children).toContainEqual({
      pathname: '/material-ui/api/hidden',
      title: 'Hidden',
      deprecated: true,
    });
  });

  test.each(['components-api', 'hooks-api'] as const)(
    'is absent from the %s tab of a page that is in the navigation',
    (tab) => {
      expect(buildApiTabPage('react-select', tab)).not.toHaveProperty('navEntries');
    },
  );

  test('is absent from the list of all', () => {
    expect(buildApiPage('joy-ui')).not.toHaveProperty('navEntries');
  });

  test.each(['material-ui', 'joy-ui', 'base-ui', 'system', 'x'])(
    'follows the link to the reference, which is an entry of the top level of %s',
    (product) => {
      expect(NAV_TREES[product]?.map(({ pathname }) => pathname)).toContain(`/${product}/api`);
    },
  );
});
