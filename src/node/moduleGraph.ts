/** Finds out which modules of the repository import each other. */
import { build } from 'esbuild';
import { ROOT, toPosix } from './paths';

/** Files by their path relative to the repository, with the files that each imports; packages are left out. */
export type ModuleGraph = ReadonlyMap<string, readonly string[]>;

/**
 * Reads modules and all files of the repository that they import. Type imports aren't included.
 * @param entries paths relative to the repository.
 * @throws Error when a module can't be parsed or imports a file that doesn't exist.
 */
export async function readModuleGraph(entries: readonly string[]): Promise<ModuleGraph> {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [...entries],
    alias: { '@': ROOT },
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outdir: 'unused',
    write: false,
    metafile: true,
    logLevel: 'silent',
    loader: { '.css': 'empty' },
  });
  return new Map(
    Object.entries(metafile.inputs).map(([file, { imports }]) => [
      toPosix(file),
      imports.filter(({ external }) => !external).map((imported) => toPosix(imported.path)),
    ]),
  );
}
