/** Copies all files that a build reads, to build a site with other content or settings. */
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@/src/node/paths';

const PARTS = [
  'data',
  'pages',
  'public',
  'scripts',
  'src',
  'translations',
  'next.config.mjs',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  '.env',
];
/** Caches by content, which both sites can share. */
const SHARED = ['api', 'fonts', 'icons', 'javascript', 'social'].map((name) => `.cache/${name}`);

/**
 * Copies the sources into a folder, replacing an earlier copy. node_modules and build caches are shared.
 * @param options cold: whether to leave out build caches and delete the results of earlier builds in the copy.
 */
export function copySource(folder: string, { cold = false } = {}): void {
  if (cold) {
    rmSync(folder, { recursive: true, force: true });
  }
  mkdirSync(folder, { recursive: true });
  for (const part of PARTS) {
    rmSync(path.join(folder, part), { recursive: true, force: true });
    cpSync(path.join(ROOT, part), path.join(folder, part), { recursive: true });
  }
  for (const part of ['node_modules', ...(cold ? [] : SHARED)]) {
    // The folder may have been removed, which would break an existing link.
    mkdirSync(path.join(ROOT, part), { recursive: true });
    if (!existsSync(path.join(folder, part))) {
      mkdirSync(path.dirname(path.join(folder, part)), { recursive: true });
      // On Windows, a junction needs no privileges; elsewhere, the type is ignored.
      symlinkSync(path.join(ROOT, part), path.join(folder, part), 'junction');
    }
  }
}
