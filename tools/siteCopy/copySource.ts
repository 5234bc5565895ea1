/** A copy of everything that a build reads: a site with other contents or settings is built there. */
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
/** What builds keep by content: pictures and sources are the same in both. */
const SHARED = ['api', 'fonts', 'icons', 'javascript', 'social'].map((name) => `.cache/${name}`);

/**
 * Copies the sources into a folder, over those of an earlier copy; node_modules and what builds keep are shared.
 * @param options cold: without what builds keep, and without what an earlier build left there.
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
    // A link to what was removed meanwhile is whole again.
    mkdirSync(path.join(ROOT, part), { recursive: true });
    if (!existsSync(path.join(folder, part))) {
      mkdirSync(path.dirname(path.join(folder, part)), { recursive: true });
      // On Windows, a junction needs no privileges; elsewhere, the type is ignored.
      symlinkSync(path.join(ROOT, part), path.join(folder, part), 'junction');
    }
  }
}
