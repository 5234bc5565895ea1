import { describe, expect, test } from '@jest/globals';
import {
  NAV_FLAGS,
  type NavEntry,
  assertUniquePathnames,
  findActiveTrail,
  getNavFlag,
  getNavTitle,
  listNavPages,
  listNavPathnames,
  normalizePathname,
} from '@/src/shared/nav';

const tree: readonly NavEntry[] = [
  {
    pathname: '/base-ui/getting-started-group',
    title: 'Getting started',
    children: [
      { pathname: '/base-ui/getting-started', title: 'Overview' },
      { pathname: '/base-ui/getting-started/usage' },
    ],
  },
  {
    pathname: '/base-ui/components',
    children: [
      {
        pathname: '/base-ui/components/inputs',
        subheader: 'Inputs',
        children: [{ pathname: '/base-ui/react-button' }, { pathname: '/base-ui/react-select' }],
      },
    ],
  },
  { pathname: 'https://mui.com/blog/', title: 'Blog' },
];

describe('getNavFlag', () => {
  test.each(NAV_FLAGS.map((flag) => [flag]))('shows %s when it is the only one set', (flag) => {
    expect(getNavFlag({ pathname: '/a', [flag]: true })).toBe(flag);
  });

  test('knows every flag of S3.5', () => {
    expect([...NAV_FLAGS].sort()).toEqual([
      'beta',
      'deprecated',
      'legacy',
      'newFeature',
      'planned',
      'unstable',
    ]);
  });

  test('shows no flag for an entry without flags, with flags set to false, or with a plan only', () => {
    expect(getNavFlag({ pathname: '/a' })).toBeUndefined();
    expect(getNavFlag({ pathname: '/a', beta: false })).toBeUndefined();
    expect(getNavFlag({ pathname: '/a', plan: 'pro' })).toBeUndefined();
  });

  test('shows the first of several flags, in the order of NAV_FLAGS', () => {
    NAV_FLAGS.forEach((first, index) => {
      const rest = Object.fromEntries(NAV_FLAGS.slice(index).map((flag) => [flag, true]));
      expect(getNavFlag({ pathname: '/a', ...rest })).toBe(first);
    });
  });
});

describe('normalizePathname', () => {
  test.each([
    ['/', '/'],
    ['', '/'],
    ['/?query=a', '/'],
    ['/#hash', '/'],
    ['/material-ui/react-button', '/material-ui/react-button'],
    ['/material-ui/react-button/', '/material-ui/react-button'],
    ['/material-ui/react-button//', '/material-ui/react-button'],
    ['/a/b/?c#d', '/a/b'],
    ['/a/b?c=/d/', '/a/b'],
    ['/a/b/#c/d?e', '/a/b'],
  ])('%s is %s', (path, expected) => {
    expect(normalizePathname(path)).toBe(expected);
  });
});

// @proves S3.1
describe('getNavTitle', () => {
  test.each<[string, NavEntry, string]>([
    ['the title', { pathname: '/a/react-grid', title: 'Grid v2' }, 'Grid v2'],
    ['the subheader without a title', { pathname: '/a/inputs', subheader: 'Inputs' }, 'Inputs'],
    [
      'the title where there is a subheader too',
      { pathname: '/a', title: 'T', subheader: 'S' },
      'T',
    ],
    [
      'the last segment in words, without "react-"',
      { pathname: '/a/react-text-field' },
      'Text field',
    ],
    ['the last segment in words', { pathname: '/a/getting-started/the-sx-prop' }, 'The sx prop'],
    [
      'the last segment of an address that ends in a slash',
      { pathname: 'https://a.b/blog/' },
      'Blog',
    ],
    ['an empty title as it is', { pathname: '/a/b', title: '' }, ''],
  ])('is %s', (_name, entry, expected) => {
    expect(getNavTitle(entry)).toBe(expected);
  });
});

describe('listNavPages', () => {
  test('lists pages depth first and leaves out groups and external links', () => {
    expect(listNavPages(tree).map((entry) => entry.pathname)).toEqual([
      '/base-ui/getting-started',
      '/base-ui/getting-started/usage',
      '/base-ui/react-button',
      '/base-ui/react-select',
    ]);
  });

  test('is empty for a tree without pages', () => {
    expect(listNavPages([])).toEqual([]);
    expect(listNavPages([{ pathname: '/group', children: [] }])).toEqual([]);
  });
});

// @proves S4.17
describe('findActiveTrail', () => {
  const trailOf = (path: string) => findActiveTrail(tree, path).map(getNavTitle);

  test.each([
    ['/base-ui/react-select', 'without trailing slash'],
    ['/base-ui/react-select/', 'with trailing slash'],
    ['/base-ui/react-select/?theme=dark', 'with query'],
    ['/base-ui/react-select/#hooks', 'with hash'],
    ['/base-ui/react-select/components-api/#select', 'on the components API tab'],
    ['/base-ui/react-select/hooks-api/', 'on the hooks API tab'],
  ])('finds the page of %s, %s, under its groups', (path) => {
    expect(trailOf(path)).toEqual(['Components', 'Inputs', 'Select']);
  });

  test.each([
    ['/base-ui/getting-started/', ['Getting started', 'Overview']],
    ['/base-ui/getting-started/usage/', ['Getting started', 'Usage']],
    ['/base-ui/react-selec', []],
    ['/base-ui/react-select-two/', []],
    ['/base-ui/react-select/other-tab/', []],
    ['/base-ui/components/', []],
    ['/', []],
  ])('of %s is %j: a page is matched by its whole path, a group never', (path, expected) => {
    expect(trailOf(path)).toEqual(expected);
  });
});

describe('listNavPathnames', () => {
  test.each([
    ['/material-ui/react-button', ['/material-ui/react-button']],
    ['/material-ui/api', ['/material-ui/api']],
    ['/material-ui/api/button', ['/material-ui/api/button', '/material-ui/api']],
    ['/x/api/data-grid', ['/x/api/data-grid', '/x/api']],
    ['/material-ui/apis/button', ['/material-ui/apis/button']],
    ['/material-ui/guides/api/button', ['/material-ui/guides/api/button']],
    [
      '/base-ui/react-select/components-api',
      ['/base-ui/react-select', '/base-ui/react-select/components-api', '/base-ui/api'],
    ],
    [
      '/base-ui/react-select/hooks-api',
      ['/base-ui/react-select', '/base-ui/react-select/hooks-api', '/base-ui/api'],
    ],
    ['/base-ui/react-select/other-api', ['/base-ui/react-select/other-api']],
    ['/material-ui/getting-started/templates', ['/material-ui/getting-started/templates']],
    ['/material-ui/getting-started/templates/blog', ['/material-ui/getting-started/templates']],
    ['/material-ui/templates/blog', ['/material-ui/templates/blog']],
    ['/', ['/']],
  ])('of %s are %j', (pathname, expected) => {
    expect(listNavPathnames(pathname)).toEqual(expected);
  });
});

describe('findActiveTrail in a tree with a list of the reference', () => {
  const trailOf = (path: string) =>
    findActiveTrail([...tree, { pathname: '/base-ui/api', title: 'API reference' }], path).map(
      getNavTitle,
    );

  test.each([
    ['the list', '/base-ui/api/'],
    ['one entry', '/base-ui/api/select/#select-prop-value'],
    ['a tab of a page that is not written', '/base-ui/react-menu/components-api/#menu'],
  ])('returns the list for %s', (_name, path) => {
    expect(trailOf(path)).toEqual(['API reference']);
  });

  test('returns the page of a tab if it exists', () => {
    expect(trailOf('/base-ui/react-select/hooks-api/')).toEqual(['Components', 'Inputs', 'Select']);
  });

  test('returns nothing for the API of another product', () => {
    expect(trailOf('/material-ui/api/button/')).toEqual([]);
  });
});

describe('assertUniquePathnames', () => {
  const page = (pathname: string, title?: string): NavEntry => ({
    pathname,
    ...(title && { title }),
  });

  test('accepts a tree with unique paths', () => {
    expect(() => assertUniquePathnames(tree)).not.toThrow();
  });

  // @proves S5.7, S8.9
  test.each<[string, readonly NavEntry[]]>([
    ['two pages beside each other', [page('/a/b'), page('/a/b')]],
    ['a page and itself with a trailing slash', [page('/a/b'), page('/a/b/')]],
    [
      'two pages in different groups',
      [
        { pathname: '/one', children: [page('/a/b')] },
        { pathname: '/two', children: [{ pathname: '/three', children: [page('/a/b')] }] },
      ],
    ],
    ['a group and a page', [{ pathname: '/a/b', children: [] }, page('/a/b')]],
    ['a group and its own child', [{ pathname: '/a/b', children: [page('/a/b')] }]],
    ['two links to the same place outside', [page('https://a.b/'), page('https://a.b')]],
  ])('rejects %s', (_name, entries) => {
    expect(() => assertUniquePathnames(entries)).toThrow(/^Duplicated pathname/);
  });

  test('names the path and both places, outermost group first', () => {
    const entries = [
      { pathname: '/one', title: 'One', children: [page('/a/b', 'First')] },
      {
        pathname: '/two',
        title: 'Two',
        children: [{ pathname: '/inner', subheader: 'Inner', children: [page('/a/b', 'Second')] }],
      },
    ];
    expect(() => assertUniquePathnames(entries)).toThrow(
      'Duplicated pathname "/a/b": at "One / First" and at "Two / Inner / Second"',
    );
  });

  // @proves S5.8
  test.each(['components-api', 'hooks-api'])('allows the API tab path %s twice', (tab) => {
    const entries = [
      page(`/base-ui/react-select/${tab}/#select`, 'Select'),
      page(`/base-ui/react-select/${tab}/#option`, 'Option'),
    ];
    expect(() => assertUniquePathnames(entries)).not.toThrow();
  });

  test('rejects a duplicate path that only resembles an API tab', () => {
    const path = '/base-ui/react-select/components-api-notes';
    expect(() => assertUniquePathnames([page(path), page(path)])).toThrow(/^Duplicated pathname/);
  });
});
