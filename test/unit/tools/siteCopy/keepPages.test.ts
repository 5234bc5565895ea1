/** A site of few pages, made of a copy of a whole one: nothing of the other pages is left in it. */
import { cpSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { NavEntry } from '@/src/shared/nav';
import type { keepPages as KeepPages } from '@/tools/siteCopy/keepPages';
import { makeFolder, readText, removeFolder } from '../../support/temp';

const route = (file: string) =>
  `import * as page from '@/data/${file}';\nexport default create(page);\n`;
const markdown = (components: string) =>
  `---\ncomponents: ${components}\n---\n\n# Title\n\nText.\n`;

const site = makeFolder({
  'pages/_app.tsx': '',
  'pages/index.tsx': '',
  'pages/a/page.tsx': route('a/page/page.md'),
  'pages/a/other.tsx': route('a/other/other.md'),
  'pages/a/group/index.tsx': route('a/group/group.md'),
  'pages/a/group/below.tsx': route('a/group/below/below.md'),
  'pages/a/api/[[...slug]].tsx': '',
  'pages/b/api/[[...slug]].tsx': '',
  'pages/base-ui/[component]/[tab].tsx': '',
  'pages/base-ui/react-tabs.tsx': route('base-ui/tabs/tabs.md'),
  'pages/base-ui/react-select.tsx': route('base-ui/select/select.md'),
  'data/redirects.ts': '',
  'data/a/page/page.md': markdown('Page'),
  'data/a/page/Demo.tsx': '',
  'data/a/other/other.md': markdown('Other'),
  'data/a/other/Demo/css/index.tsx': '',
  'data/a/other/notes.ts': '',
  'data/a/other/synonyms.ts': '',
  'data/a/group/group.md': markdown('Group'),
  'data/a/group/Demo.tsx': '',
  'data/a/group/below/below.md': markdown('Below'),
  'data/a/group/below/Demo.tsx': '',
  'data/base-ui/unwritten-pages.json': JSON.stringify({
    '/base-ui/react-menu': { components: [], hooks: [] },
  }),
  'data/base-ui/tabs/tabs.md': markdown('Tabs'),
  'data/base-ui/select/select.md': markdown('Select'),
  'src/site/icons.ts': "import { SYNONYMS } from '@/data/a/other/synonyms';\n",
});
const NAV: Record<string, NavEntry[]> = {
  a: [
    {
      pathname: '/a/first-group',
      children: [{ pathname: '/a/page', title: 'A page' }, { pathname: '/a/other' }],
    },
    { pathname: '/a/second-group', children: [{ pathname: '/a/group' }] },
    { pathname: '/a/api' },
    { pathname: 'https://example.com/' },
  ],
  'base-ui': [{ pathname: '/base-ui/react-select' }],
};

let copy: string;
let keepPages: typeof KeepPages;

beforeEach(async () => {
  copy = makeFolder();
  cpSync(site, copy, { recursive: true });
  await jest.isolateModulesAsync(async () => {
    const cwd = jest.spyOn(process, 'cwd').mockReturnValue(site);
    jest.doMock('@/data/nav', () => ({ NAV_TREES: NAV }));
    ({ keepPages } = await import('@/tools/siteCopy/keepPages'));
    cwd.mockRestore();
  });
});
afterEach(() => removeFolder(copy));
afterAll(() => removeFolder(site));

const listCopy = (folder: string) =>
  readdirSync(path.join(copy, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(copy, path.join(entry.parentPath, entry.name)))
    .sort();

test('kept pages have their routes, Markdown and demos; other pages have no files that a build reads', () => {
  keepPages(copy, ['/a/page', '/a/group', '/a/api/button']);
  expect([...listCopy('pages'), ...listCopy('data')]).toEqual([
    'pages/_app.tsx',
    'pages/a/api/[[...slug]].tsx',
    'pages/a/group/index.tsx',
    'pages/a/page.tsx',
    'pages/index.tsx',
    'data/a/group/Demo.tsx',
    'data/a/group/group.md',
    'data/a/nav.ts',
    // Code of the site imports it.
    'data/a/other/synonyms.ts',
    'data/a/page/Demo.tsx',
    'data/a/page/page.md',
    'data/base-ui/nav.ts',
    'data/base-ui/unwritten-pages.json',
    'data/kept-pages.json',
    'data/redirects.ts',
  ]);
  expect(JSON.parse(readText(copy, 'data/kept-pages.json'))).toEqual([
    '/a/api/button',
    '/a/group',
    '/a/page',
  ]);
});

test('a page below another is kept without it', () => {
  keepPages(copy, ['/a/group/below', '/base-ui/react-menu/components-api']);
  expect(listCopy('pages')).toEqual([
    'pages/_app.tsx',
    'pages/a/group/below.tsx',
    'pages/base-ui/[component]/[tab].tsx',
    'pages/index.tsx',
  ]);
  expect(listCopy('data/a/group')).toEqual([
    'data/a/group/below/Demo.tsx',
    'data/a/group/below/below.md',
  ]);
});

/** What a module of the copy exports. */
const readValue = (file: string, name: string): unknown => {
  const [, json = ''] = readText(copy, file).split(`export const ${name} = `);
  return JSON.parse(json.replace(/;\n$/, ''));
};

test('the navigation has the kept pages and other sites, and no group without pages', () => {
  keepPages(copy, ['/a/page', '/a/api']);
  expect(readValue('data/a/nav.ts', 'nav')).toEqual([
    { pathname: '/a/first-group', children: [{ pathname: '/a/page', title: 'A page' }] },
    { pathname: '/a/api' },
    { pathname: 'https://example.com/' },
  ]);
  expect(readValue('data/base-ui/nav.ts', 'nav')).toEqual([]);
});

test('a page of Base UI that is left out counts as one that is not written: its entries keep their addresses', () => {
  keepPages(copy, ['/base-ui/react-tabs']);
  expect(JSON.parse(readText(copy, 'data/base-ui/unwritten-pages.json'))).toEqual({
    '/base-ui/react-select': { components: ['Select'], hooks: [] },
    '/base-ui/react-menu': { components: [], hooks: [] },
  });
});

test('an address without a page causes an error with the address', () => {
  expect(() => keepPages(copy, ['/a/page', '/a/no-such-page'])).toThrow(
    "/a/no-such-page can't be kept: the site doesn't have this page.",
  );
});
