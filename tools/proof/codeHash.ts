/** Hashes the code of a test: the file, all modules of the repository that it imports, and the packages. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/** Files that affect every browser test. */
const COMMON = ['package-lock.json', 'playwright.config.ts', 'tools/chromiumArgs.ts'];

const hashes = new Map<string, string>();

/**
 * @param root the repository. Its files must not change while this process runs.
 * @param file path of a test, relative to the repository, with forward slashes.
 * @throws Error when the file can't be parsed, or an import doesn't resolve.
 */
export async function hashTestCode(root: string, file: string): Promise<string> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [file],
    bundle: true,
    packages: 'external',
    platform: 'node',
    write: false,
    metafile: true,
    logLevel: 'silent',
    loader: { '.css': 'empty', '.md': 'empty', '.svg': 'empty', '.png': 'empty' },
  });
  const hash = createHash('sha256');
  for (const input of [...COMMON, ...Object.keys(metafile.inputs).sort()]) {
    const known =
      hashes.get(input) ??
      createHash('sha256')
        .update(readFileSync(path.join(root, input)))
        .digest('hex');
    hashes.set(input, known);
    hash.update(input).update(known);
  }
  return hash.digest('hex').slice(0, 32);
}
