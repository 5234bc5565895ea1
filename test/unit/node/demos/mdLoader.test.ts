import path from 'node:path';
import { afterAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import ts from 'typescript';
import { getDemoName } from '@/src/node/demos/readDemo';
import mdLoader, { DEPENDENCIES, FLAVOUR_FOLDERS } from '@/src/node/demos/mdLoader.cjs';
import { FLAVOUR_IDS, resolveFlavour, type Flavour } from '@/src/shared/flavours';
import { PAGE_DEPENDENCIES_FILE, type SiteDependencies } from '@/src/shared/pageDependencies';
import { island } from '@/src/site/ui/island/island';
import type { PageModule } from '@/src/site/app/pages/pageModule';
import { renderFile } from '../../support/markdown';
import { makeFolder, removeFolder, writeFiles } from '../../support/temp';

const DEMO = 'export default function Demo() {\n  return null;\n}\n';
/** What every page with demos requires. */
const SHOWN_BY = ['@/src/site/ui/island/island', '@/src/site/features/demo/Demo'];
const HEAD = '# A\n\nText.\n\n';
const folders: string[] = [];
let folder = '';

beforeEach(() => {
  folder = makeFolder({
    'One.tsx': DEMO,
    'Two.tsx': DEMO,
    'Pick/system/index.tsx': DEMO,
    'Pick/tailwind/index.tsx': DEMO,
    'Pick/css/index.tsx': DEMO,
    'Pick/css/styles.css': 'p {}',
    'Bare/tailwind/index.tsx': DEMO,
    'Bare/css/index.tsx': DEMO,
    'deep/er/data.json': '{}',
  });
  folders.push(folder);
});
afterAll(() => folders.forEach(removeFolder));

interface Loaded {
  code: string;
  files: string[];
  folders: string[];
}

function load(markdown: string): Promise<Loaded> {
  const files: string[] = [];
  const watched: string[] = [];
  return new Promise((resolve, reject) => {
    mdLoader.call(
      {
        resourcePath: path.join(folder, 'a.md'),
        addDependency: (file: string) => void files.push(file),
        addContextDependency: (name: string) => void watched.push(name),
        async: () => (error: unknown, code?: string) =>
          error || code === undefined ? reject(error) : resolve({ code, files, folders: watched }),
      },
      HEAD + markdown,
    );
  });
}

/** Runs a module that the loader wrote. @param browser whether `window` is there. */
function run(code: string, { browser = false } = {}): PageModule & { required: string[] } {
  const { outputText, diagnostics } = ts.transpileModule(code, {
    reportDiagnostics: true,
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  expect(diagnostics?.map(({ messageText }) => messageText)).toEqual([]);
  const required: string[] = [];
  const requireModule = (name: string) => {
    required.push(name);
    const exports = name === '@/src/site/ui/island/island' ? { island } : { default: () => name };
    return { __esModule: true, ...exports };
  };
  const exported = {};
  new Function('require', 'exports', 'window', outputText)(
    requireModule,
    exported,
    browser ? {} : undefined,
  );
  return { ...(exported as PageModule), required };
}

/** Returns the file name that the stub of a component renders. */
const fileOf = (component: unknown) => (component as (() => string) | undefined)?.();

test('the loader has the flavours of the site, and the name of the file of dependencies', () => {
  expect(FLAVOUR_FOLDERS).toEqual(FLAVOUR_IDS);
  expect(DEPENDENCIES).toBe(PAGE_DEPENDENCIES_FILE);
});

describe('the module', () => {
  test('of a page without demos exports empty tables', async () => {
    expect(run((await load('Text.')).code)).toMatchObject({ demos: {}, components: {} });
  });

  test('names each demo of the page by its key, with its flavours', async () => {
    const { demos } = run(
      (
        await load(
          '{{"demo": "One.tsx"}}\n\n{{"demo": "Pick", "bg": true}}\n\n{{"demo": "Two.tsx"}}\n',
        )
      ).code,
    );
    expect(Object.keys(demos)).toEqual(['One', 'Pick', 'Two']);
    expect(Object.keys(demos['One']!)).toEqual(['system']);
    expect(Object.keys(demos['Pick']!)).toEqual(['system', 'tailwind', 'css']);
  });

  test('names a demo that is placed twice once', async () => {
    expect(
      Object.keys(run((await load('{{"demo": "One.tsx"}}\n\n{{"demo": "One.tsx"}}\n')).code).demos),
    ).toEqual(['One']);
  });

  test('leaves the flavours of a missing demo empty: the index reports it', async () => {
    expect(run((await load('{{"demo": "None.tsx"}}')).code).demos).toEqual({ None: {} });
  });

  test('imports registered components, each once', async () => {
    const page = run(
      (
        await load(
          '{{"component": "Swatches", "palette": "blue"}}\n\n{{"component": "Swatches"}}\n',
        )
      ).code,
    );
    expect(fileOf(page.components['Swatches'])).toBe('@/src/site/app/embeds/Swatches');
    expect(Object.keys(page.components)).toEqual(['Swatches']);
  });

  test('does not contain the text', async () => {
    expect((await load('A very special sentence.\n\n{{"demo": "One.tsx"}}')).code).not.toContain(
      'sentence',
    );
  });
});

test('a page without demos and playground does not load their code', async () => {
  const { Demo, Playground, required } = run((await load('Text.')).code);
  expect([Demo, Playground]).toEqual([undefined, undefined]);
  expect(required).not.toContain(SHOWN_BY[1]);
});

describe('on the server', () => {
  test('the System flavor is loaded, others are not', async () => {
    const { demos, required } = run((await load('{{"demo": "Pick"}}')).code);
    expect(fileOf(demos['Pick']?.system?.Server)).toBe('./Pick/system/index.tsx');
    expect(demos['Pick']?.tailwind?.Server).toBeUndefined();
    expect(demos['Pick']?.css?.Server).toBeUndefined();
    expect(required.sort()).toEqual([...SHOWN_BY, './Pick/system/index.tsx'].sort());
  });

  test('a demo without a System flavor is rendered in the displayed flavor', async () => {
    const islands = run((await load('{{"demo": "Bare"}}')).code).demos['Bare']!;
    const shown = resolveFlavour(Object.keys(islands) as Flavour[], 'system');
    expect(fileOf(islands[shown]?.Server)).toBe('./Bare/tailwind/index.tsx');
  });
});

describe('in the browser', () => {
  test('demos are not loaded with the page', async () => {
    const { demos, required } = run(
      (await load('{{"demo": "One.tsx"}}\n\n{{"demo": "Pick"}}\n')).code,
      {
        browser: true,
      },
    );
    expect(required).toEqual(SHOWN_BY);
    expect(demos['One']?.system?.Server).toBeUndefined();
    expect(demos['One']?.system?.Live).toBeUndefined();
  });

  test.each([
    ['system', []],
    ['css', []],
    ['tailwind', ['@/src/site/features/demo/tailwindStyles']],
  ] as const)('the %s flavour loads its own file and the styles %j', async (flavour, styles) => {
    const { demos, required } = run((await load('{{"demo": "Pick"}}')).code, { browser: true });
    await demos['Pick']![flavour]!.load();
    expect(fileOf(demos['Pick']![flavour]!.Live)).toBe(`./Pick/${flavour}/index.tsx`);
    expect(required.slice(SHOWN_BY.length).sort()).toEqual(
      [`./Pick/${flavour}/index.tsx`, ...styles].sort(),
    );
  });
});

describe('loader and page recognize the same embeds', () => {
  test.each([
    ['plain', '{{"demo": "One.tsx"}}'],
    ['with options before the name', '{{"bg": true, "demo": "One.tsx"}}'],
    ['with spaces in the braces', '{{ "demo": "One.tsx" }}'],
    ['with a space before the colon', '{{"demo" : "One.tsx"}}'],
    ['without a space after the colon', '{{"demo":"One.tsx","bg":"inline"}}'],
    ['with spaces before it', '  {{"demo": "One.tsx"}}'],
    ['with spaces after it', '{{"demo": "One.tsx"}}  '],
    ['on several lines', '{{\n"demo": "One.tsx",\n"bg": true\n}}'],
    ['with Windows line ends', 'Text.\r\n\r\n{{"demo": "One.tsx"}}\r\n\r\nText.'],
    ['a component with a property called demo', '{{"component": "Swatches", "demo": "One.tsx"}}'],
    ['in a fence', '```md\n{{"demo": "One.tsx"}}\n```'],
    ['a component in a fence', '```md\n{{"component": "Missing"}}\n```'],
    ['in an HTML comment', '<!--\n{{"demo": "One.tsx"}}\n-->'],
    ['in front of text', '{{"demo": "One.tsx"}}\n\nand {{"demo": "Two.tsx"}} in a sentence'],
    ['two', '{{"demo": "One.tsx"}}\n\n{{"component": "Swatches"}}\n\n{{"demo": "Pick"}}'],
  ])('%s', async (_name, markdown) => {
    const { blocks } = renderFile(HEAD + markdown);
    const { demos, components } = run((await load(markdown)).code);
    expect({ demos: Object.keys(demos), components: Object.keys(components) }).toEqual({
      demos: blocks.flatMap((block) => (block.type === 'demo' ? [getDemoName(block.key)] : [])),
      components: blocks.flatMap((block) => (block.type === 'component' ? [block.name] : [])),
    });
  });
});

describe('the version', () => {
  const versionOf = async (markdown: string) => run((await load(markdown)).code).version;

  test('is omitted from the export', async () => {
    const mode = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
    expect(await versionOf('Text.')).toBe('');
    mode.restore();
  });

  const TEXT = '{{"demo": "One.tsx"}}\n';

  test('is the same for the same files', async () => {
    expect(await versionOf(TEXT)).toBe(await versionOf(TEXT));
    expect(await versionOf(TEXT)).not.toBe('');
  });

  test.each([
    ['a demo changes', { 'One.tsx': `${DEMO}// changed\n` }],
    ['a style sheet of a demo changes', { 'Pick/css/styles.css': 'p { color: red; }' }],
    ['a file that a demo imports changes', { 'deep/er/data.json': '{ "a": 1 }' }],
    ['a file is added', { 'Three.tsx': DEMO }],
  ])('changes when %s', async (_name, files) => {
    const before = await versionOf(TEXT);
    writeFiles(folder, files);
    expect(await versionOf(TEXT)).not.toBe(before);
  });

  test('changes when the text changes', async () => {
    expect(await versionOf(`${TEXT}More.`)).not.toBe(await versionOf(TEXT));
  });
});

test('every file of the folder is watched', async () => {
  const { files, folders: watched } = await load('{{"demo": "One.tsx"}}');
  // A file may be added later, such as a playground.
  expect(watched).toEqual([folder]);
  expect(files).toEqual(
    expect.arrayContaining(
      ['One.tsx', 'Two.tsx', 'Pick/css/styles.css', 'deep/er/data.json'].map((name) =>
        path.join(folder, name),
      ),
    ),
  );
});

describe("files outside the page's folder that the last build listed", () => {
  const TEXT = '{{"demo": "One.tsx"}}\n';
  /** Makes a repository whose `data/a/` is the folder of the page. */
  const build = (site: SiteDependencies) => {
    const root = makeFolder({
      [DEPENDENCIES]: JSON.stringify(site),
      'data/a/One.tsx': DEMO,
      'data/rows.ts': '1',
      'public/a.svg': '1',
    });
    folders.push(root);
    folder = path.join(root, 'data/a');
    return root;
  };
  const loadIn = async (root: string, mode = 'development') => {
    const cwd = jest.spyOn(process, 'cwd').mockReturnValue(root);
    const env = jest.replaceProperty(process, 'env', {
      ...process.env,
      NODE_ENV: mode as 'development',
    });
    const { code, files } = await load(TEXT);
    cwd.mockRestore();
    env.restore();
    const names = files.map((file) => path.relative(root, file)).sort();
    return { names, version: run(code).version };
  };
  const page = (...files: string[]) => ({ files, api: {}, demos: {} });
  const SITE = {
    '/a/': page('data/a/One.tsx', 'data/a/a.md', 'public/a.svg', 'public/gone.svg'),
    '/pt/a/': page('data/a/a.md', 'data/rows.ts'),
    '/b/': page('data/b/b.md', 'public/b.svg'),
  };

  test('is watched in development', async () => {
    const root = build(SITE);
    const { names, version } = await loadIn(root);
    expect(names).toEqual(['data/a/One.tsx', 'data/rows.ts', 'public/a.svg']);
    writeFiles(root, { 'public/a.svg': '2' });
    expect((await loadIn(root)).version).not.toBe(version);
  });

  test('does not depend on a build', async () => {
    expect((await loadIn(build(SITE), 'production')).names).toEqual(['data/a/One.tsx']);
  });
});
