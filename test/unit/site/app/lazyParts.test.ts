import path from 'node:path';
import { expect, test } from '@jest/globals';
import { type Metafile, build } from 'esbuild';
import { getRoute } from '@/src/node/commands/pageFiles';
import mdLoader from '@/src/node/demos/mdLoader.cjs';
import { ROOT, relative } from '@/src/node/paths';
import { makeFolder, readText, removeFolder } from '../../support/temp';

/** Returns the modules that a page's route, or the module of its Markdown, imports statically. */
async function listReachedByPages(): Promise<string[]> {
  const folder = makeFolder({
    'page.md': '# Page\n\nText.\n\n{{"demo": "Demo.tsx"}}\n',
    'Demo.tsx': 'export default function Demo() {}\n',
    'page.playground.json': '{ "component": "Button" }',
  });
  const resourcePath = path.join(folder, 'page.md');
  const module = await new Promise<string>((resolve, reject) => {
    mdLoader.call(
      {
        resourcePath,
        addDependency: () => {},
        addContextDependency: () => {},
        async: () => (error: unknown, code?: string) =>
          code === undefined ? reject(error) : resolve(code),
      },
      readText(resourcePath),
    );
  });
  removeFolder(folder);
  const route = getRoute({ markdownFile: 'data/a/page.md' });
  return [...`${module}${route}`.matchAll(/ from ['"]@\/(src\/site\/[^'"]+)['"]/g)].map(
    ([, name = '']) => relative(require.resolve(`@/${name}`)),
  );
}

/** Lists the dynamic imports in the static import graph of some modules. */
async function listDynamicImports(entries: readonly string[]): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [...entries],
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'out',
    write: false,
    metafile: true,
    packages: 'external',
    external: ['@/data/*', '*.woff2'],
    loader: { '.css': 'empty' },
    logLevel: 'silent',
  });
  const found = new Set<string>();
  const seen = new Set<string>();
  const walk = (file: string) => {
    seen.add(file);
    for (const { path, kind, external } of getImports(metafile, file)) {
      if (kind === 'dynamic-import') {
        found.add(`${file} imports ${path}`);
      } else if (!external && !seen.has(path)) {
        walk(path);
      }
    }
  };
  entries.forEach(walk);
  return [...found];
}

function getImports(metafile: Metafile, file: string): Metafile['inputs'][string]['imports'] {
  const input = metafile.inputs[file];
  if (!input) {
    throw new Error(`${file} is not among the modules that esbuild read`);
  }
  return input.imports;
}

test('modules of every page name their lazy parts instead of importing them, which would be built for each page', async () => {
  const reached = await listReachedByPages();
  expect(reached.length).toBeGreaterThan(3);
  expect(await listDynamicImports(reached)).toEqual([]);
});

test('the parts are dynamic imports', async () => {
  expect(await listDynamicImports(['src/site/app/lazyParts.ts'])).toContain(
    'src/site/app/lazyParts.ts imports src/site/features/demo/live/LiveEditor.tsx',
  );
});
