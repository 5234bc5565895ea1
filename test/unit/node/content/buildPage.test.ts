/** A page of a site of the test's own; buildPage.content.test.ts reads those of this site. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  jest,
  test,
} from '@jest/globals';
import type { getPage } from '@/src/node/content/source';
import type { ApiLinksBlock, BuiltBlock, BuiltDemoBlock, BuiltPage } from '@/src/shared/page';
import { createApiCache } from '../../support/apiCache';
import { createEntry } from '../../support/apiEntry';
import { catchDetails } from '../../support/errors';
import { find, parseHtml, textOf } from '../../support/html';
import { makeFolder, removeFolder, writeFiles } from '../../support/temp';

const getApiLinks = (page: BuiltPage) =>
  (page.blocks.at(-1) as ApiLinksBlock).links.map(({ name, href }) => [name, href]);
const isDemo = (block: BuiltBlock): block is BuiltDemoBlock => block.type === 'demo';
const htmlOf = (page: BuiltPage) =>
  parseHtml(page.blocks.map((block) => ('html' in block ? block.html : '')).join('\n'));

describe('a page of a small site', () => {
  const DEMO = 'export default function Pick() {\n  return <p>1</p>;\n}\n';
  const ofBase = { product: 'base-ui', package: '@mui/base' };
  const root = makeFolder({
    ...createApiCache([
      createEntry({ ...ofBase, name: 'Select', slug: 'select' }),
      createEntry({ ...ofBase, kind: 'hook', name: 'useSelect', slug: 'use-select' }),
      createEntry({ ...ofBase, kind: 'hook', name: 'useOption', slug: 'use-option' }),
    ]),
    'translations/translations.json': readFileSync('translations/translations.json', 'utf8'),
    'pages/base-ui/full.tsx': "import * as page from '@/data/base-ui/full/full.md';\n",
    'pages/base-ui/bare.tsx': "import * as page from '@/data/base-ui/bare.md';\n",
    'pages/base-ui/broken.tsx': "import * as page from '@/data/base-ui/broken.md';\n",
    'pages/base-ui/unknown.tsx': "import * as page from '@/data/base-ui/unknown.md';\n",
    'data/base-ui/unknown.md': '---\nhooks: useSelct\n---\n\n# Unknown\n\nDescription.\n',
    'data/base-ui/full/full.md': `---
title: Full
components: Select
hooks: useSelect, useOption
packageName: '@mui/base'
---

# The \`full\` page

Description.

{{"demo": "Pick", "bg": "inline", "height": 200}}

## API

<codeblock storageKey="package-manager">

\`\`\`bash npm
npm i
\`\`\`

</codeblock>

{{"component": "Swatches", "palette": "blue"}}

{{"demo": "Pick"}}

{{"demo": "One.tsx"}}

{{"demo": "Pick"}}
`,
    'data/base-ui/full/One.tsx': DEMO,
    'data/base-ui/full/Pick/system/index.tsx': DEMO,
    'data/base-ui/full/Pick/tailwind/index.tsx': DEMO,
    'data/base-ui/full/Pick/css/index.tsx': DEMO,
    'pages/base-ui/quiet.tsx': "import * as page from '@/data/base-ui/full/quiet.md';\n",
    'pages/base-ui/calm.tsx': "import * as page from '@/data/base-ui/full/calm.md';\n",
    'pages/base-ui/loud.tsx': "import * as page from '@/data/base-ui/full/loud.md';\n",
    'data/base-ui/full/quiet.md': '---\ndisableAd: true\n---\n\n# Quiet\n\nDescription.\n',
    'data/base-ui/full/calm.md':
      '# Calm\n\nDescription.\n\n{{"demo": "One.tsx"}}\n\n{{"demo": "Pick", "disableAd": true}}\n',
    'data/base-ui/full/loud.md':
      '---\ndisableAd: false\n---\n\n# Loud\n\nDescription.\n\n{{"demo": "Pick", "disableAd": false}}\n',
    'data/base-ui/bare.md': '# Bare\n\nDescription.\n',
    'data/base-ui/broken.md': '# Broken\n\nDescription.\n\n{{"demo": "None.tsx"}}\n',
  });
  let getOwnPage: typeof getPage;

  beforeAll(() =>
    jest.isolateModulesAsync(async () => {
      const cwd = jest.spyOn(process, 'cwd').mockReturnValue(root);
      ({ getPage: getOwnPage } = await import('@/src/node/content/source'));
      cwd.mockRestore();
    }),
  );
  afterAll(() => removeFolder(root));

  test('has its blocks in order, with the required fields only', async () => {
    const { blocks } = await getOwnPage('/base-ui/full');
    expect(blocks.map(({ type }) => type)).toEqual([
      'html',
      'demo',
      'html',
      'codeTabs',
      'component',
      'demo',
      'demo',
      'demo',
      'html',
      'apiLinks',
    ]);
    expect(Object.keys(blocks[1]!).sort()).toEqual([
      'flavours',
      'label',
      'name',
      'options',
      'type',
    ]);
    expect(blocks[1]).toMatchObject({ options: { bg: 'inline', height: 200 } });
    expect(blocks[3]).toEqual({
      type: 'codeTabs',
      storageKey: 'package-manager',
      tabs: [{ label: 'npm', html: expect.stringContaining('language-bash') }],
    });
    expect(blocks[4]).toEqual({
      type: 'component',
      name: 'Swatches',
      props: { palette: 'blue' },
    });
  });

  test('names a demo that is placed again with a number, in the order of the page', async () => {
    const { blocks } = await getOwnPage('/base-ui/full');
    expect(blocks.filter(isDemo).map(({ name }) => name)).toEqual([
      'Pick',
      'Pick-2',
      'One',
      'Pick-3',
    ]);
  });

  test.each([
    ['quiet', true],
    ['calm', true],
    ['loud', undefined],
    ['full', undefined],
  ])('/base-ui/%s has no place for an ad: %p', async (name, expected) => {
    expect((await getOwnPage(`/base-ui/${name}`)).disableAd).toBe(expected);
  });

  test('labels a demo that stands under no heading by its name', async () => {
    const { blocks } = await getOwnPage('/base-ui/full');
    expect(blocks.filter(isDemo).map(({ label }) => label)).toEqual(['Pick', 'API', 'API', 'API']);
  });

  test('has all flavors of a demo', async () => {
    const [pick] = (await getOwnPage('/base-ui/full')).blocks.filter(isDemo);
    expect(Object.keys(pick!.flavours)).toEqual(['system', 'tailwind', 'css']);
  });

  test('has another hash for its API if a heading uses the usual one', async () => {
    const page = await getOwnPage('/base-ui/full');
    expect(page.toc.map(({ hash }) => hash)).toEqual(['api', 'api-reference']);
    expect(textOf(find(htmlOf(page), 'h2#api-reference'))).toBe('API');
  });

  test('links to the tabs that hold the reference of its components and hooks', async () => {
    expect(getApiLinks(await getOwnPage('/base-ui/full'))).toEqual([
      ['Select', '/base-ui/full/components-api/#select'],
      ['useSelect', '/base-ui/full/hooks-api/#use-select'],
      ['useOption', '/base-ui/full/hooks-api/#use-option'],
    ]);
  });

  test('has a tab for its demos, one for its components and one for its hooks', async () => {
    expect((await getOwnPage('/base-ui/full')).tabs).toEqual([
      { kind: 'demos', href: '/base-ui/full/', current: true },
      { kind: 'components-api', href: '/base-ui/full/components-api/' },
      { kind: 'hooks-api', href: '/base-ui/full/hooks-api/' },
    ]);
    expect(await getOwnPage('/base-ui/bare')).not.toHaveProperty('tabs');
  });

  test('that names a component or hook that no package has is an error', async () => {
    expect(await catchDetails(() => getOwnPage('/base-ui/unknown'))).toEqual({
      file: 'data/base-ui/unknown.md',
      cause: 'the installed packages have no component or hook "useSelct"',
      remedy: expect.stringContaining('"components" or "hooks"'),
    });
  });

  test('has a chip for the size of its package', async () => {
    expect((await getOwnPage('/base-ui/full')).chips).toEqual([
      { kind: 'bundleSize', href: 'https://bundlephobia.com/package/@mui/base' },
    ]);
  });

  test('without front matter has its heading as title, no chips and no API', async () => {
    const page = await getOwnPage('/base-ui/bare');
    expect(page).toMatchObject({ title: 'Bare', chips: [], toc: [], description: 'Description.' });
    expect(page.blocks).toEqual([{ type: 'html', html: '<p>Description.</p>' }]);
    expect(page).not.toHaveProperty('lead');
    expect(page).not.toHaveProperty('prev');
    expect(page).not.toHaveProperty('next');
  });

  test('without a route causes an error that names the file and the command', async () => {
    expect(await catchDetails(() => getOwnPage('/base-ui/none'))).toEqual({
      file: 'pages/base-ui/none.tsx',
      cause: expect.stringContaining('/base-ui/none'),
      remedy: 'run: npm run new-page -- /base-ui/none',
    });
  });

  describe('beside a route whose Markdown is missing', () => {
    const LOST = 'pages/base-ui/lost.tsx';
    beforeEach(() =>
      writeFiles(root, { [LOST]: "import * as page from '@/data/base-ui/lost.md';\n" }),
    );
    afterEach(() => removeFolder(path.join(root, LOST)));

    test('is unchanged', async () => {
      expect((await getOwnPage('/base-ui/full')).title).toBe('Full');
    });

    test('is an error with the location if it is that route', async () => {
      expect(await catchDetails(() => getOwnPage('/base-ui/lost'))).toMatchObject({
        file: LOST,
        cause: expect.stringContaining('data/base-ui/lost.md'),
      });
    });
  });

  test('with a missing demo is an error with the location', async () => {
    expect(await catchDetails(() => getOwnPage('/base-ui/broken'))).toMatchObject({
      file: 'data/base-ui/broken.md',
      line: 5,
    });
  });
});
