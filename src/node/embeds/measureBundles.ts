/** Bundles import statements for production, and measures the results. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildSync, version } from 'esbuild';
import { cachedJson } from '../cache';
import { ROOT, toPosix } from '../paths';

/** The size of a bundle, without React and React DOM. */
export interface BundleSize {
  /** The number of modules that the bundler reads. */
  modules: number;
  /** Bytes of the minified code. */
  minified: number;
  /** Bytes of the minified code after compression with gzip. */
  compressed: number;
}

const FOLDER = path.join(ROOT, '.cache/bundles');

/**
 * Measures a bundle for each list of imports. Results are cached until the statements or the installed packages change.
 * @param imports import statements of installed packages, such as `import Button from '@mui/material/Button';`.
 * @returns the sizes, in the order of the imports.
 * @throws Error when a package or an export doesn't exist.
 */
export function measureBundles(imports: readonly string[]): BundleSize[] {
  const lockfile = readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8');
  return cachedJson('bundles', [version, lockfile, imports], () => bundleAll(imports));
}

function bundleAll(imports: readonly string[]): BundleSize[] {
  mkdirSync(FOLDER, { recursive: true });
  const folder = mkdtempSync(`${FOLDER}/entries-`);
  try {
    const entries = imports.map((statements, index) => {
      const file = path.join(folder, `${index}.js`);
      writeFileSync(file, `${statements}\nconsole.log(${listNames(statements).join()});\n`);
      return file;
    });
    const { metafile, outputFiles } = buildSync({
      absWorkingDir: ROOT,
      entryPoints: entries,
      bundle: true,
      minify: true,
      write: false,
      metafile: true,
      format: 'esm',
      outdir: 'unused',
      external: ['react', 'react-dom'],
      define: { 'process.env.NODE_ENV': '"production"' },
      legalComments: 'none',
      logLevel: 'silent',
    });
    return entries.map((entry, index) => {
      const { contents } = outputFiles[index]!;
      return {
        modules: countModules(metafile.inputs, toPosix(path.relative(ROOT, entry))),
        minified: contents.length,
        compressed: gzipSync(contents).length,
      };
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Lists the names that import statements declare. */
function listNames(statements: string): string[] {
  return [...statements.matchAll(/import (?:\* as (\w+)|\{([^}]+)\}|(\w+))/g)].flatMap(
    ([, all, named, single]) =>
      named ? named.split(',').map((name) => name.trim()) : [all ?? single!],
  );
}

type Inputs = Readonly<Record<string, { imports: { path: string; external?: boolean }[] }>>;

/** Counts the modules that an entry imports, directly or through others. */
function countModules(inputs: Inputs, entry: string): number {
  const found = new Set([entry]);
  // A set visits the items that are added while it is iterated.
  for (const file of found) {
    for (const { path: imported, external } of inputs[file]?.imports ?? []) {
      if (!external) {
        found.add(imported);
      }
    }
  }
  return found.size - 1;
}
