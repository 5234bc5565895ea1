import { describe, expect, jest, test } from '@jest/globals';
import { NAV_TREES, getNeighbours } from '@/src/node/content/nav/navTree';
import { type NavEntry, assertUniquePathnames, getNavTitle, listNavPages } from '@/src/shared/nav';
import type { PageLink } from '@/src/shared/page';

// TypeScript and Prettier take their time to load on a busy machine.
jest.setTimeout(60_000);

/** Neighbours in trees of a test's own. */
async function neighboursIn(trees: Record<string, readonly NavEntry[]>) {
  let module: typeof import('@/src/node/content/nav/navTree') | undefined;
  await jest.isolateModulesAsync(async () => {
    jest.doMock('@/data/nav', () => ({ NAV_TREES: trees, DEFAULT_MENU: [] }));
    try {
      module = await import('@/src/node/content/nav/navTree');
    } finally {
      jest.dontMock('@/data/nav');
    }
  });
  return module!.getNeighbours;
}

const TREE: readonly NavEntry[] = [
  {
    pathname: '/a/start-group',
    title: 'Start',
    children: [
      { pathname: '/a/start', title: 'Overview' },
      {
        pathname: '/a/deep-group',
        subheader: 'Deep',
        children: [{ pathname: '/a/react-deep-page' }],
      },
      { pathname: '/a/usage' },
    ],
  },
  { pathname: 'https://example.com/', title: 'Outside' },
  { pathname: '/b/page', title: 'Another product' },
  { pathname: '/a/last' },
];
const link = (title: string, href: string): PageLink => ({ title, href });

describe('previous and next', () => {
  const overview = link('Overview', '/a/start/');
  const deep = link('Deep page', '/a/react-deep-page/');
  const usage = link('Usage', '/a/usage/');
  const last = link('Last', '/a/last/');
  test.each([
    ['/a/start', { next: deep }],
    ['/a/react-deep-page', { prev: overview, next: usage }],
    ['/a/usage', { prev: deep, next: last }],
    ['/a/last', { prev: usage }],
    ['/a/deep-group', {}],
    ['/a/unknown', {}],
  ])('of %s are depth first, without groups and external links', async (pathname, expected) => {
    const getOwnNeighbours = await neighboursIn({ a: TREE });
    expect(getOwnNeighbours('a', pathname, 'en')).toEqual(expected);
  });

  test('of a product without a tree are none', () => {
    expect(getNeighbours('none', '/none/page', 'en')).toEqual({});
    expect(getNeighbours('', '/', 'en')).toEqual({});
  });

  test.each(Object.keys(NAV_TREES))(
    'of %s reach every page once, in both directions',
    (product) => {
      const pages = listNavPages(NAV_TREES[product]!).filter(({ pathname }) =>
        pathname.startsWith(`/${product}`),
      );
      expect(pages.length).toBeGreaterThan(0);
      pages.forEach((page, index) => {
        const { prev, next } = getNeighbours(product, page.pathname, 'en');
        const [before, after] = [pages[index - 1], pages[index + 1]];
        expect(prev).toEqual(before && link(getNavTitle(before), `${before.pathname}/`));
        expect(next).toEqual(after && link(getNavTitle(after), `${after.pathname}/`));
      });
    },
  );
});

describe('the rule of unique paths', () => {
  test.each(Object.entries(NAV_TREES))('holds for %s', (_product, tree) => {
    expect(() => assertUniquePathnames(tree)).not.toThrow();
  });

  // @proves S5.7
  test('is enforced: reading a tree that violates it throws', async () => {
    const page = { pathname: '/a/page' };
    await expect(neighboursIn({ a: TREE, b: [page, page] })).rejects.toThrow(
      /^data\/b\/nav\.ts\n {2}cause: Duplicated pathname "\/a\/page"/,
    );
  });

  // @proves S5.8
  test('excepts API tab paths', async () => {
    const tab = (component: string): NavEntry => ({
      pathname: `/base-ui/react-select/components-api/#${component}`,
      title: component,
    });
    await expect(neighboursIn({ a: [tab('select'), tab('option')] })).resolves.toBeDefined();
  });
});

test('the trees use every field of a navigation entry', () => {
  const flatten = (entries: readonly NavEntry[]): NavEntry[] =>
    entries.flatMap((entry) => [entry, ...flatten(entry.children ?? [])]);
  const fields = new Set(Object.values(NAV_TREES).flatMap(flatten).flatMap(Object.keys));
  expect([...fields].sort()).toEqual([
    'beta',
    'children',
    'deprecated',
    'icon',
    'legacy',
    'newFeature',
    'pathname',
    'plan',
    'planned',
    'subheader',
    'title',
    'unstable',
  ]);
});
