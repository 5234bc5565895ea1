import { expect, test } from '@jest/globals';
import { type Metafile, build } from 'esbuild';
import { ROOT } from '@/src/build/paths';

/** What the module of a documentation page imports: `createDocsPage` by its route, the others by its Markdown. */
const REACHED_BY_PAGES = [
  'src/site/page/createDocsPage.tsx',
  'src/site/demo/Demo.tsx',
  'src/site/demo/island.ts',
  'src/site/playground/Playground.tsx',
];

/** Lists the dynamic imports in what some modules import statically. */
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

test('what every page reaches names its lazy parts instead of importing them, which would be built for each page', async () => {
  expect(await listDynamicImports(REACHED_BY_PAGES)).toEqual([]);
});

test('the parts themselves are found as dynamic imports', async () => {
  expect(await listDynamicImports(['src/site/lazy/parts.ts'])).toContain(
    'src/site/lazy/parts.ts imports src/site/demo/live/LiveEditor.tsx',
  );
});
