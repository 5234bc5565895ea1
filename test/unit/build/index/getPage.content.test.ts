import { existsSync, readFileSync } from 'node:fs';
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
import ts from 'typescript';
import { getPage } from '@/src/build/index/getPage';
import { listMarkdownRoutes } from '@/src/build/index/routes';
import { slugify } from '@/src/shared/slug';
import type { ApiLinksBlock, Block, DemoBlock, DocsPage, SourceFile } from '@/src/shared/page';
import { createApiCache } from '../../support/apiCache';
import { createEntry } from '../../support/apiEntry';
import { catchDetails } from '../../support/errors';
import { find, parseHtml, textOf } from '../../support/html';
import { makeFolder, removeFolder, writeFiles } from '../../support/temp';

// TypeScript and Prettier take their time to load on a busy machine.
jest.setTimeout(60_000);

/** The first run on a machine derives the JavaScript of every demo; later ones take it from the cache. */
const WHOLE_SITE_MS = 120_000;

const getApiLinks = (page: DocsPage) =>
  (page.blocks.at(-1) as ApiLinksBlock).links.map(({ label, slug, href }) => [label, slug, href]);
const isDemo = (block: Block): block is DemoBlock => block.type === 'demo';
const htmlOf = (page: DocsPage) =>
  parseHtml(page.blocks.map((block) => ('html' in block ? block.html : '')).join('\n'));

describe('/material-ui/react-button', () => {
  const FILE = 'data/material-ui/components/button/button.md';
  const source = readFileSync(FILE, 'utf8');
  const prose = source.replace(/^```[\s\S]*?^```$/gm, '');
  let page: DocsPage;

  beforeAll(async () => {
    page = await getPage('/material-ui/react-button');
  }, WHOLE_SITE_MS);

  test('knows its address, product, title and heading', () => {
    expect(page).toMatchObject({
      pathname: '/material-ui/react-button',
      productId: 'material-ui',
      title: 'React Button component',
      heading: { html: 'Button' },
      noindex: false,
    });
  });

  test('has one description for the head and, with its markup, for the page', () => {
    expect(page.description).toBe(textOf(parseHtml(page.lead?.html ?? '')));
    expect(source).toContain(page.description);
    expect(page.description.length).toBeLessThanOrEqual(160);
  });

  test('has a chip for each field of its front matter', () => {
    expect(page.chips).toEqual([
      { kind: 'unstyled', href: '/base-ui/react-button/' },
      {
        kind: 'feedback',
        href: 'https://github.com/mui/material-ui/labels/component%3A%20button',
      },
      {
        kind: 'source',
        href: 'https://github.com/mui/material-ui/tree/v6.4.1/packages/mui-material/src/Button',
      },
      { kind: 'waiAria', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/' },
      { kind: 'materialDesign', href: 'https://m2.material.io/components/buttons' },
    ]);
  });

  test('has its demos in the order of the Markdown, with prose before each', () => {
    const placed = [...prose.matchAll(/^\{\{"demo": "([^"]+)"/gm)].map((match) => match[1]);
    expect(placed.length).toBeGreaterThan(10);
    expect(page.blocks.filter(isDemo).map(({ key }) => key)).toEqual(placed);
    expect(page.blocks.slice(0, 2).map(({ type }) => type)).toEqual(['playground', 'html']);
    expect(new Set(page.blocks.map(({ type }) => type))).toEqual(
      new Set(['playground', 'html', 'demo', 'apiLinks']),
    );
  });

  test('names each demo by its file and labels it by its heading', () => {
    expect(page.blocks.find(isDemo)).toMatchObject({
      key: 'BasicButtons.tsx',
      name: 'BasicButtons',
      label: 'Basic button',
      options: {},
    });
  });

  test('carries the source of each demo in TypeScript, to the letter, and in JavaScript', () => {
    for (const { key, flavours } of page.blocks.filter(isDemo)) {
      const file = `data/material-ui/components/button/${key}`;
      expect(Object.keys(flavours)).toEqual(['system']);
      expect(flavours.system?.path).toBe(file);
      const { TS, JS } = flavours.system!.files!;
      expect(textOf(parseHtml(`<pre>${TS[0]?.html}</pre>`))).toBe(
        readFileSync(file, 'utf8').trimEnd(),
      );
      expect([TS[0]?.name, JS[0]?.name]).toEqual([key, key.replace('.tsx', '.js')]);
    }
  });

  test('has a preview of at most 16 lines for each demo', () => {
    for (const { flavours } of page.blocks.filter(isDemo)) {
      const text = textOf(parseHtml(flavours.system?.preview?.html ?? ''));
      expect(text).not.toBe('');
      expect(text.split('\n').length).toBeLessThanOrEqual(16);
    }
  });

  test('has its h2 with their h3, and the API at the end, as table of contents', () => {
    const headings = [...prose.matchAll(/^(##|###) (.+)$/gm)].map(([, level, text = '']) => ({
      level,
      text: text.replace(/`|\*\*/g, ''),
    }));
    const listed = page.toc.flatMap(({ text, children }) => [
      { level: '##', text },
      ...children.map((child) => ({ level: '###', text: child.text })),
    ]);
    expect(listed).toEqual([...headings, { level: '##', text: 'API' }]);
    expect(page.toc[0]?.hash).toBe(slugify(page.toc[0]?.text ?? ''));
  });

  test('links from its table of contents to ids that are on the page', () => {
    const html = htmlOf(page);
    for (const entry of page.toc.flatMap((top) => [top, ...top.children])) {
      expect(textOf(find(html, `#${entry.hash}`)).trim()).toBe(entry.text);
    }
  });

  test('ends with the API: a heading, then a link to the reference of each component', () => {
    const [heading, links] = page.blocks.slice(-2);
    expect(heading?.type).toBe('html');
    const section = parseHtml((heading as { html: string }).html);
    expect(textOf(find(section, 'h2#api'))).toBe('API');
    expect(links?.type).toBe('apiLinks');
    expect(getApiLinks(page)).toEqual([
      ['<Button />', 'button', '/material-ui/api/button/'],
      ['<IconButton />', 'icon-button', '/material-ui/api/icon-button/'],
      ['<ButtonBase />', 'button-base', '/material-ui/api/button-base/'],
      ['<LoadingButton />', 'loading-button', '/material-ui/api/loading-button/'],
    ]);
  });

  test('stands between its neighbours in the navigation tree', () => {
    expect(page.prev).toEqual({ title: 'Autocomplete', href: '/material-ui/react-autocomplete/' });
    expect(page.next).toEqual({
      title: 'Button Group',
      href: '/material-ui/react-button-group/',
    });
  });

  test('says where it can be edited', () => {
    expect(page.editHref).toMatch(
      new RegExp(`^https://github\\.com/[^/]+/[^/]+/edit/main/${FILE}$`),
    );
  });
});

describe('every page', () => {
  const pathnames = listMarkdownRoutes().map(({ pathname }) => [pathname]);

  test.each(pathnames)(
    '%s can travel as JSON, names each demo once, and has sources that are there, without a type in JavaScript',
    async (pathname) => {
      const page = await getPage(pathname);
      // Next refuses props with undefined in them.
      expect(page).toStrictEqual(JSON.parse(JSON.stringify(page)));
      expect(page.pathname).toBe(pathname);
      expect(page.title.length).toBeLessThanOrEqual(70);
      expect(page.noindex).toBe(pathname.startsWith('/experiments/'));
      const demos = page.blocks.filter(isDemo);
      expect(new Set(demos.map(({ name }) => name)).size).toBe(demos.length);
      const sources = demos.flatMap((demo) => Object.values(demo.flavours));
      expect(sources.filter((source) => !existsSync(source.path!))).toEqual([]);
      expect(sources.flatMap((source) => source.files!.JS).flatMap(findTypes)).toEqual([]);
    },
    WHOLE_SITE_MS,
  );
});

/** What of a derived file is no JavaScript. */
function findTypes({ name, html }: SourceFile): string[] {
  if (!name.endsWith('.js')) {
    return [];
  }
  const { diagnostics = [] } = ts.transpileModule(textOf(parseHtml(`<pre>${html}</pre>`)), {
    fileName: 'demo.jsx',
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.ReactJSX, module: ts.ModuleKind.ESNext },
  });
  return diagnostics.map(({ messageText }) => `${name}: ${String(messageText)}`);
}

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
      ({ getPage: getOwnPage } = await import('@/src/build/index/getPage'));
      cwd.mockRestore();
    }),
  );
  afterAll(() => removeFolder(root));

  test('has its blocks in order, each with what it needs and no more', async () => {
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
    expect(Object.keys(blocks[1]!).sort()).toEqual(
      ['flavours', 'key', 'label', 'name', 'options', 'type'].sort(),
    );
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

  test('gives a demo all its flavours', async () => {
    const [pick] = (await getOwnPage('/base-ui/full')).blocks.filter(isDemo);
    expect(Object.keys(pick!.flavours)).toEqual(['system', 'tailwind', 'css']);
  });

  test('has another hash for its API where a heading has taken it', async () => {
    const page = await getOwnPage('/base-ui/full');
    expect(page.toc.map(({ hash }) => hash)).toEqual(['api', 'api-reference']);
    expect(textOf(find(htmlOf(page), 'h2#api-reference'))).toBe('API');
  });

  test('links to the tabs that hold the reference of its components and hooks', async () => {
    expect(getApiLinks(await getOwnPage('/base-ui/full'))).toEqual([
      ['<Select />', 'select', '/base-ui/full/components-api/#select'],
      ['useSelect', 'use-select', '/base-ui/full/hooks-api/#use-select'],
      ['useOption', 'use-option', '/base-ui/full/hooks-api/#use-option'],
    ]);
  });

  test('has a tab for its demos, one for its components and one for its hooks', async () => {
    expect((await getOwnPage('/base-ui/full')).tabs).toEqual([
      { kind: 'demos', href: '/base-ui/full/', current: true },
      { kind: 'components-api', href: '/base-ui/full/components-api/', current: false },
      { kind: 'hooks-api', href: '/base-ui/full/hooks-api/', current: false },
    ]);
    expect(await getOwnPage('/base-ui/bare')).not.toHaveProperty('tabs');
  });

  test('that names a component or hook which no package has is an error', async () => {
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

  test('that no route shows is an error that names the file and the command', async () => {
    expect(await catchDetails(() => getOwnPage('/base-ui/none'))).toEqual({
      file: 'pages/base-ui/none.tsx',
      cause: expect.stringContaining('/base-ui/none'),
      remedy: 'run: npm run new-page -- /base-ui/none',
    });
  });

  describe('beside a route whose Markdown is not there', () => {
    const LOST = 'pages/base-ui/lost.tsx';
    beforeEach(() =>
      writeFiles(root, { [LOST]: "import * as page from '@/data/base-ui/lost.md';\n" }),
    );
    afterEach(() => removeFolder(path.join(root, LOST)));

    test('is as it was', async () => {
      expect((await getOwnPage('/base-ui/full')).title).toBe('Full');
    });

    test('is an error, if it is that route, which names the place', async () => {
      expect(await catchDetails(() => getOwnPage('/base-ui/lost'))).toMatchObject({
        file: LOST,
        cause: expect.stringContaining('data/base-ui/lost.md'),
      });
    });
  });

  test('whose demo is not there is an error that names the place', async () => {
    expect(await catchDetails(() => getOwnPage('/base-ui/broken'))).toMatchObject({
      file: 'data/base-ui/broken.md',
      line: 5,
    });
  });
});
