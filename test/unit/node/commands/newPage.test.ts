import { describe, expect, test } from '@jest/globals';
import { addNavEntry, planPage } from '@/src/node/commands/newPage';
import { PRODUCTS } from '@/src/shared/products';

describe('planPage', () => {
  test.each<[route: string, title: string, markdownFile: string, routeFile: string]>([
    [
      '/material-ui/react-chip',
      'Chip',
      'data/material-ui/components/chip/chip.md',
      'pages/material-ui/react-chip.tsx',
    ],
    [
      '/material-ui/react-chip/',
      'Chip',
      'data/material-ui/components/chip/chip.md',
      'pages/material-ui/react-chip.tsx',
    ],
    [
      '/joy-ui/react-text-field//',
      'Text field',
      'data/joy-ui/components/text-field/text-field.md',
      'pages/joy-ui/react-text-field.tsx',
    ],
    [
      '/system/getting-started/usage/',
      'Usage',
      'data/system/getting-started/usage/usage.md',
      'pages/system/getting-started/usage.tsx',
    ],
    [
      '/base-ui/customization',
      'Customization',
      'data/base-ui/customization/customization.md',
      'pages/base-ui/customization.tsx',
    ],
    [
      '/x/react-data-grid/column-2',
      'Column 2',
      'data/x/react-data-grid/column-2/column-2.md',
      'pages/x/react-data-grid/column-2.tsx',
    ],
    [
      '/experiments/docs/markdown-2',
      'Markdown 2',
      'data/experiments/docs/markdown-2/markdown-2.md',
      'pages/experiments/docs/markdown-2.tsx',
    ],
  ])('of %s: "%s" in %s, with the route %s', (route, title, markdownFile, routeFile) => {
    const [, product] = route.split('/');
    expect(planPage(route)).toEqual({
      pathname: route.replace(/\/+$/, ''),
      title,
      markdownFile,
      routeFile,
      navFile: `data/${product}/nav.ts`,
    });
  });

  test.each<[why: string, route: string]>([
    ['nothing', ''],
    ['the root', '/'],
    ['a product alone', '/material-ui'],
    ['a product alone', '/material-ui/'],
    ['no slash at the start', 'material-ui/react-chip'],
    ['a folder before the product', 'pages/material-ui/react-chip'],
    ['capitals', '/material-ui/React-Chip'],
    ['camel case', '/material-ui/reactChip'],
    ['an underscore', '/material-ui/react_chip'],
    ['a space', '/material-ui/react chip'],
    ['a file', '/material-ui/react-chip.md'],
    ['a way up', '/material-ui/../../etc'],
    ['an empty segment', '/material-ui//react-chip'],
    ['a hyphen at the end', '/material-ui/react-'],
    ['two hyphens', '/material-ui/react--chip'],
    ['a hash', '/material-ui/react-chip#usage'],
    ['a query', '/material-ui/react-chip?a=b'],
    ['a query behind the product', '/material-ui?a/react-chip'],
    ['a hash behind the product', '/material-ui#a/react-chip'],
    ['a whole address', 'https://example.com/material-ui/react-chip'],
    ['quotes', "/material-ui/react'chip"],
  ])('refuses %s: "%s", and says how to write it', (_why, route) => {
    expect(() => planPage(route)).toThrow(
      expect.objectContaining({
        name: 'CommandError',
        message: expect.stringContaining(`"${route}"`),
      }),
    );
    expect(() => planPage(route)).toThrow(
      `write /<product>/<kebab-case-name>, with one of the products ${PRODUCTS.map(({ id }) => id).join(', ')}`,
    );
  });
});

test.each([
  ['/vue-ui/react-chip', 'There is no product "vue-ui"', 'add "vue-ui" to src/shared/products.ts'],
  ['/materal-ui/react-chip', 'There is no product "materal-ui"', 'write /material-ui/…'],
])('of an unknown product, %s is refused with the nearest one', (route, cause, remedy) => {
  expect(() => planPage(route)).toThrow(cause);
  expect(() => planPage(route)).toThrow(remedy);
});

const HEAD =
  "import type { NavEntry } from '@/src/shared/nav';\n\nexport const nav: readonly NavEntry[] = ";

describe('addNavEntry', () => {
  test.each<[rule: string, pathname: string, before: string, after: string]>([
    [
      'behind the only one',
      '/system/b',
      "[{ pathname: '/system/a' }];\n",
      "[{ pathname: '/system/a' }, { pathname: '/system/b' }];\n",
    ],
    [
      'behind the one most like it, in its group',
      '/system/getting-started/usage',
      `[
  {
    pathname: '/system/getting-started-group',
    children: [{ pathname: '/system/getting-started' }],
  },
  {
    pathname: '/system/components',
    children: [{ pathname: '/system/react-box' }],
  },
];
`,
      `[
  {
    pathname: '/system/getting-started-group',
    children: [
      { pathname: '/system/getting-started' },
      { pathname: '/system/getting-started/usage' },
    ],
  },
  {
    pathname: '/system/components',
    children: [{ pathname: '/system/react-box' }],
  },
];
`,
    ],
    [
      'behind the last of several that are alike, with lines that are not too long',
      '/material-ui/react-chip-with-a-long-name',
      `[
  {
    pathname: '/material-ui/components',
    children: [
      { pathname: '/material-ui/react-alert', title: 'Alert' },
      { pathname: '/material-ui/react-button' }, // kept
    ],
  },
  { pathname: 'https://mui.com/store/', title: 'Store' },
];
`,
      `[
  {
    pathname: '/material-ui/components',
    children: [
      { pathname: '/material-ui/react-alert', title: 'Alert' },
      { pathname: '/material-ui/react-button' },
      { pathname: '/material-ui/react-chip-with-a-long-name' }, // kept
    ],
  },
  { pathname: 'https://mui.com/store/', title: 'Store' },
];
`,
    ],
    [
      'in a group of a group, and never behind a group',
      '/a/group/page',
      `[
  {
    pathname: '/a/group',
    children: [{ pathname: '/a/group/inner', children: [{ pathname: '/a/first' }] }],
  },
];
`,
      `[
  {
    pathname: '/a/group',
    children: [
      {
        pathname: '/a/group/inner',
        children: [{ pathname: '/a/first' }, { pathname: '/a/group/page' }],
      },
    ],
  },
];
`,
    ],
    [
      'and formats what was not',
      '/system/b',
      '[{pathname:"/system/a",title:"A"}]',
      "[\n  { pathname: '/system/a', title: 'A' },\n  { pathname: '/system/b' },\n];\n",
    ],
  ])('places an entry %s', async (_rule, pathname, before, after) => {
    expect(await addNavEntry(HEAD + before, pathname)).toBe(HEAD + after);
  });

  test.each(['/system/b', '/system/b/'])('does not change a tree that has %s', async (pathname) => {
    const tree = `${HEAD}[{ pathname: '/system/group', children: [{ pathname: '/system/b' }] }];\n`;
    expect(await addNavEntry(tree, pathname)).toBe(tree);
  });

  test.each([
    ['is empty', '[];\n'],
    ['has groups only', "[{ pathname: '/system/group', children: [] }];\n"],
  ])('refuses a tree that %s', async (_name, tree) => {
    await expect(addNavEntry(HEAD + tree, '/system/b')).rejects.toThrow(
      'add the first entry manually',
    );
  });
});
