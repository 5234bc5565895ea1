/** The hash of a test's own code: the file, all that it imports inside the repository, and the packages it runs with. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/** What every browser test runs under. */
const COMMON = ['package-lock.json', 'playwright.config.ts', 'tools/chromiumArgs.ts'];

const hashes = new Map<string, string>();

/**
 * @param root the repository; its files must not change while this process runs.
 * @param file a test, relative to it, with forward slashes.
 * @throws Error when the file cannot be parsed, or imports what is not there.
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
