/** All files that `npm run new-page` writes, in a temporary folder. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { newPage as NewPage } from '@/src/node/commands/newPage';
import { splitFrontMatter } from '@/src/node/markdown/frontMatter';
import { makeFolder, readText, removeFolder, writeFiles } from '../../support/temp';

const NAV = (entries: string) =>
  `import type { NavEntry } from '@/src/shared/nav';\n\nexport const nav: readonly NavEntry[] = [${entries}];\n`;
const FILES = {
  'data/nav.ts': `import type { NavEntry } from '@/src/shared/nav';
import { nav as joyUi } from './joy-ui/nav';
import { nav as materialUi } from './material-ui/nav';

export const NAV_TREES: Readonly<Record<string, readonly NavEntry[]>> = {
  'material-ui': materialUi,
  'joy-ui': joyUi,
};
`,
  'data/joy-ui/nav.ts': NAV("{ pathname: '/joy-ui/react-button' }"),
  'data/material-ui/nav.ts': NAV("{ pathname: '/material-ui/react-button' }"),
  'data/material-ui/components/all-components/index.json': `{
  "tasks": [{ "id": "act", "title": "Start an action" }],
  "entries": {
    "react-button": { "use": "Starts an action", "tasks": [] }
  }
}
`,
  'data/base-ui/nav.ts': NAV("{ pathname: '/base-ui/react-button' }"),
  'data/base-ui/unwritten-pages.json': `{
  "/base-ui/react-input": { "components": ["Input"], "hooks": ["useInput"] },
  "/base-ui/react-menu": { "components": ["Menu"], "hooks": ["useMenu"] }
}
`,
};

const root = makeFolder();
let newPage: typeof NewPage;

beforeAll(() =>
  jest.isolateModulesAsync(async () => {
    const cwd = jest.spyOn(process, 'cwd').mockReturnValue(root);
    ({ newPage } = await import('@/src/node/commands/newPage'));
    cwd.mockRestore();
  }),
);
beforeEach(() => {
  removeFolder(root);
  writeFiles(root, FILES);
});
afterAll(() => removeFolder(root));

/** Holds that Prettier, as the gate runs it, would change nothing in the TypeScript and JSON files. */
function expectFormatted(files: readonly string[]): void {
  const code = files.filter((name) => /\.(tsx?|json)$/.test(name));
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      'node_modules/prettier/bin/prettier.cjs',
      '--config',
      '.prettierrc.json',
      '--list-different',
    ].concat(code.map((file) => path.join(root, file))),
    { encoding: 'utf8' },
  );
  expect(stdout + stderr).toBe('');
}

describe('a page', () => {
  test.each([
    '/joy-ui/guides/forms',
    '/joy-ui/react-a-component-with-a-name-that-is-so-long-that-no-line-has-room-for-it-and-its-folder',
  ])('%s is formatted as prettier requires', async (pathname) => {
    const { files } = await newPage(pathname);
    expect(files).toHaveLength(3);
    expectFormatted(files);
  });

  test('has front matter that is valid and complete', async () => {
    const { markdownFile, notes } = await newPage('/joy-ui/react-card');
    const { frontMatter } = splitFrontMatter(readText(root, markdownFile), markdownFile);
    expect(frontMatter).toMatchObject({
      title: 'React Card component',
      draft: true,
    });
    expect(notes).toEqual([expect.stringContaining('card.playground.json')]);
  });

  test('that is a guide needs no playground', async () => {
    const { markdownFile, notes } = await newPage('/joy-ui/guides/forms');
    const { frontMatter } = splitFrontMatter(readText(root, markdownFile), markdownFile);
    expect(frontMatter).toEqual({ title: 'Forms', components: [], hooks: [] });
    expect(notes).toEqual([]);
  });

  test('about a component is added to the visual index of its product', async () => {
    const { files } = await newPage('/material-ui/react-carousel');
    const index = 'data/material-ui/components/all-components/index.json';
    expect(files).toEqual(expect.arrayContaining([index]));
    expect(readText(root, index)).toContain('"react-carousel": { "use": "Carousel", "tasks": [] }');
    expect(
      readText(root, 'data/material-ui/components/all-components/previews/react-carousel.svg'),
    ).toMatch(/^<svg viewBox="0 0 200 112">/);
    expectFormatted(files);
  });

  test('of Base UI is removed from the list of unwritten pages', async () => {
    const { files, markdownFile } = await newPage('/base-ui/react-input');
    const list = readText(root, 'data/base-ui/unwritten-pages.json');
    expect(JSON.parse(list)).toEqual({
      '/base-ui/react-menu': { components: ['Menu'], hooks: ['useMenu'] },
    });
    const { frontMatter } = splitFrontMatter(readText(root, markdownFile), markdownFile);
    expect(frontMatter).toMatchObject({
      components: ['Input'],
      hooks: ['useInput'],
      draft: true,
    });
    expectFormatted(files);
  });

  test('that exists is rejected, and nothing is written', async () => {
    await newPage('/joy-ui/guides/forms');
    const nav = readText(root, 'data/joy-ui/nav.ts');
    await expect(newPage('/joy-ui/guides/forms')).rejects.toThrow(
      'data/joy-ui/guides/forms/forms.md already exists',
    );
    expect(readText(root, 'data/joy-ui/nav.ts')).toBe(nav);
  });
});

describe('the first page of a product', () => {
  test('makes its navigation tree, registers it, and makes its root page', async () => {
    const { files, notes } = await newPage('/system/getting-started');
    expect(files.sort()).toEqual([
      'data/nav.ts',
      'data/system/getting-started/getting-started.md',
      'data/system/index/index.md',
      'data/system/nav.ts',
      'pages/system/getting-started.tsx',
      'pages/system/index.tsx',
    ]);
    expect(readText(root, 'data/nav.ts')).toContain(
      "import { nav as system } from './system/nav';\n\nexport",
    );
    expect(readText(root, 'data/nav.ts')).toContain("  'joy-ui': joyUi,\n  system,\n};");
    expect(readText(root, 'data/system/nav.ts')).toContain(
      "{ pathname: '/system', title: 'MUI System' }",
    );
    expect(readText(root, 'data/system/nav.ts')).toContain(
      "{ pathname: '/system/getting-started' }",
    );
    expect(readText(root, 'data/system/index/index.md')).toContain(
      '{{"component": "ProductPages", "product": "system"}}',
    );
    expect(notes).toEqual([expect.stringContaining('data/system/index/index.md')]);
    expectFormatted(files);
  });

  test('registers an unregistered tree without other changes', async () => {
    writeFiles(root, { 'data/x/nav.ts': NAV("{ pathname: '/x/a' }") });
    const { files } = await newPage('/x/b');
    expect(readText(root, 'data/nav.ts')).toContain("import { nav as x } from './x/nav';");
    expect(readText(root, 'data/x/nav.ts')).toContain(
      "[{ pathname: '/x/a' }, { pathname: '/x/b' }]",
    );
    expect(existsSync(path.join(root, 'pages/x/index.tsx'))).toBe(false);
    expectFormatted(files);
  });
});
