/** A site of the test's own; pageDependencies.content.test.ts compares this one with its export. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type * as DependencyFile from '@/src/node/content/dependencies/dependencyFile';
import type * as PageDependenciesModule from '@/src/node/content/dependencies/pageDependencies';
import { createApiCache } from '../../../support/apiCache';
import { createEntry, createProp } from '../../../support/apiEntry';
import { catchDetails } from '../../../support/errors';
import { makeFolder, readText, removeFolder } from '../../../support/temp';

const DEMO = 'export default function Demo() {\n  return <p>1</p>;\n}\n';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
const HEAD = '# Title\n\nDescription.\n\n';
const BODY = `![A house](/images/house.gif)

{{"demo": "One.tsx"}}

{{"demo": "Pick"}}

{{"demo": "One.tsx"}}

{{"component": "Table", "of": "x"}}
`;
const texts = readFileSync('translations/translations.json', 'utf8');
const entries = [
  createEntry({ product: 'a', props: [createProp({ name: 'color' })] }),
  createEntry({ product: 'a', name: 'Icon', slug: 'icon' }),
  createEntry({ product: 'base-ui', name: 'Select', slug: 'select', package: '@mui/base' }),
  createEntry({
    ...{ product: 'base-ui', package: '@mui/base' },
    ...{ kind: 'hook', name: 'useSelect', slug: 'use-select' },
  }),
];
const hashOf = (name: string) =>
  createHash('sha256')
    .update(readText(root, `.cache/api/${name}.json`))
    .digest('hex');

const root = makeFolder({
  ...createApiCache(entries),
  'translations/translations.json': texts,
  'translations/translations-pt.json': '{ "languageName": "Português" }',
  'pages/_app.tsx': 'export default function App() {}\n',
  'pages/index.tsx': "export { HomePage as default } from '@/src/site/app/pages/HomePage';\n",
  'pages/404.tsx': 'export default function Missing() {}\n',
  'pages/a/api/[[...slug]].tsx': "import '@/src/site/api';\n",
  'pages/a/button.tsx': "import * as page from '@/data/a/button/button.md';\n",
  'pages/base-ui/react-select.tsx': "import * as page from '@/data/base-ui/select.md';\n",
  // A copy that the build writes: the page's route is the English one.
  'pages/pt/a/button.tsx': "import * as page from '@/data/a/button/button.md';\n",
  'data/a/button/button.md': `---\ncomponents: Button\n---\n\n${HEAD}${BODY}`,
  'data/a/button/button-pt.md': `---\ncomponents: Button\n---\n\n# Título\n\nTexto.\n\n${BODY}`,
  'data/a/button/One.tsx': `import { rows } from '../shared/rows';\n${DEMO}`,
  'data/a/shared/rows.ts': "export const rows = ['/images/tree.svg'];\n",
  'data/a/button/Pick/css/index.tsx': `import './styles.css';\n${DEMO}`,
  'data/a/button/Pick/css/styles.css': 'p {}',
  'data/a/button/Pick/system/index.tsx': DEMO,
  'data/a/button/unused.ts': '',
  'data/a/button/button.playground.json': JSON.stringify({
    component: 'Button',
    props: ['color'],
    fixed: { 'data-image': '/images/bird.svg' },
    children: [{ component: 'Icon' }],
  }),
  'data/a/button/button.playground.tsx': "export * from '../shared/own';\n",
  'data/a/shared/own.tsx': 'export const Icon = 1;\n',
  'data/a/list.ts': 'export const list = 1;\n',
  'data/base-ui/unwritten-pages.json': JSON.stringify({
    '/base-ui/react-menu': { components: [], hooks: ['useSelect'] },
  }),
  'data/base-ui/select.md': `---\ncomponents: Select\nhooks: useSelect\n---\n\n${HEAD}`,
  'public/images/house.gif': 'GIF89a\x01\x00\x01\x00',
  'public/images/tree.svg': SVG,
  'public/images/bird.svg': SVG,
  'src/site/app/pages/HomePage.tsx':
    "import styles from './HomePage.module.css';\nimport { Header } from '../frame/Header';\nimport { HomeDemo } from './HomeDemo';\nexport const HomePage = [styles, Header, HomeDemo];\n",
  'src/site/app/pages/HomeDemo.tsx':
    "export const HomeDemo = () => import('@/data/a/home/HomeCard');\n",
  'data/a/home/HomeCard.tsx': "import './part';\nexport default 1;\n",
  'data/a/home/part.ts': 'export {};\n',
  'src/site/app/pages/HomePage.module.css': 'p {}',
  'src/site/app/frame/Header.tsx': "import './Header.css';\nexport const Header = 1;\n",
  'src/site/app/frame/Header.css': 'p {}',
  'src/site/app/embeds/Table.tsx': "import { engine } from '../engine';\nexport default engine;\n",
  'src/site/app/engine.ts': "import { list } from '@/data/a/list';\nexport const engine = list;\n",
  'src/node/embeds/Table.ts': 'export const Table = 1;\n',
});
let list: typeof PageDependenciesModule;
let kept: typeof DependencyFile;

beforeAll(() =>
  jest.isolateModulesAsync(async () => {
    const cwd = jest.spyOn(process, 'cwd').mockReturnValue(root);
    jest.doMock('@/data/nav', () => ({ NAV_TREES: {}, DEFAULT_MENU: [] }));
    jest.doMock('@/src/node/embeds/registry', () => ({
      prepareEmbed: () => ({ props: {} }),
    }));
    list = await import('@/src/node/content/dependencies/pageDependencies');
    kept = await import('@/src/node/content/dependencies/dependencyFile');
    jest.dontMock('@/data/nav').dontMock('@/src/node/embeds/registry');
    cwd.mockRestore();
  }),
);
afterAll(() => removeFolder(root));

const ONE = ['data/a/button/One.tsx', 'data/a/shared/rows.ts', 'public/images/tree.svg'];

test('a page of Markdown: text, demos, pictures, playground, embeds, entries', async () => {
  expect(await list.listPageDependencies('/a/button')).toEqual({
    files: [
      'data/a/button/One.tsx',
      'data/a/button/Pick/css/index.tsx',
      'data/a/button/Pick/css/styles.css',
      'data/a/button/Pick/system/index.tsx',
      'data/a/button/button.md',
      'data/a/button/button.playground.json',
      'data/a/button/button.playground.tsx',
      'data/a/list.ts',
      'data/a/shared/own.tsx',
      'data/a/shared/rows.ts',
      'pages/a/button.tsx',
      'public/images/bird.svg',
      'public/images/house.gif',
      'public/images/tree.svg',
      'src/node/embeds/Table.ts',
      'src/site/app/embeds/Table.tsx',
    ],
    api: { 'a/button': hashOf('a/button'), 'a/icon': hashOf('a/icon') },
    demos: {
      One: { system: ONE },
      Pick: {
        system: ['data/a/button/Pick/system/index.tsx'],
        css: ['data/a/button/Pick/css/index.tsx', 'data/a/button/Pick/css/styles.css'],
      },
      'One-2': { system: ONE },
    },
  });
});

test('a translation: its own text as well, since the English one gives it its anchors', async () => {
  const { files, ...rest } = await list.listPageDependencies('/a/button');
  expect(await list.listPageDependencies('/a/button', 'pt')).toEqual({
    files: [...files, 'data/a/button/button-pt.md'].sort(),
    ...rest,
  });
});

test.each([
  ['an entry of the reference', '/a/api/icon', ['pages/a/api/[[...slug]].tsx'], ['a/icon']],
  ['the list of a product', '/a/api', ['pages/a/api/[[...slug]].tsx'], ['a/button', 'a/icon']],
  [
    'a tab of a written page',
    '/base-ui/react-select/components-api',
    ['data/base-ui/select.md', 'pages/base-ui/[component]/[tab].tsx'],
    ['base-ui/select'],
  ],
  [
    'a tab of a page that is not written',
    '/base-ui/react-menu/hooks-api',
    ['data/base-ui/unwritten-pages.json', 'pages/base-ui/[component]/[tab].tsx'],
    ['base-ui/use-select'],
  ],
  [
    'the home page: what it shows, with the files of its demo, not the engine',
    '/',
    [
      'data/a/home/HomeCard.tsx',
      'data/a/home/part.ts',
      'pages/index.tsx',
      'src/site/app/pages/HomePage.module.css',
      'src/site/app/pages/HomePage.tsx',
    ],
    [],
  ],
  ['a page of a route file alone', '/404', ['pages/404.tsx'], []],
])('%s', async (_name, pathname, files, ids) => {
  expect(await list.listPageDependencies(pathname)).toEqual({
    files,
    api: Object.fromEntries(ids.map((id) => [id, hashOf(id)])),
    demos: {},
  });
});

test('an address without a page', async () => {
  expect(await catchDetails(() => list.listPageDependencies('/a/none'))).toMatchObject({
    cause: expect.stringContaining('/a/none'),
  });
});

test('the build writes the dependencies of all pages in all languages, and they are read back', async () => {
  await kept.writePageDependencies();
  const site = kept.readPageDependencies();
  expect(site).toEqual(await list.listSiteDependencies());
  const translated = (href: string) => [href, `/pt${href}`];
  expect(Object.keys(site ?? {})).toEqual(
    [
      '/',
      '/404/',
      ...translated('/a/api/'),
      ...translated('/a/api/button/'),
      ...translated('/a/api/icon/'),
      ...translated('/a/button/'),
      ...translated('/base-ui/api/'),
      ...translated('/base-ui/react-menu/hooks-api/'),
      ...translated('/base-ui/react-select/'),
      ...translated('/base-ui/react-select/components-api/'),
      ...translated('/base-ui/react-select/hooks-api/'),
    ].sort(),
  );
});

test.each([
  ['there is none', undefined],
  ['it was cut off', '{"/": {"files": ['],
  ['another version of the code wrote it', '{"/": {"inputs": []}}'],
])('no dependencies are returned if %s', (_name, text) => {
  const folder = makeFolder(text === undefined ? {} : { 'kept.json': text });
  expect(kept.readPageDependencies(path.join(folder, 'kept.json'))).toBeUndefined();
  removeFolder(folder);
});
