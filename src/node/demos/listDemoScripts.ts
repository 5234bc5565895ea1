import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { BuildError } from '../errors';
import { findRelativeImports } from './readDemo';

/**
 * Lists the modules of a demo, in any order.
 * @param demo its file, or the folder of its flavors.
 * @returns an empty list for a demo that doesn't exist. If an import is missing, its imports are left out. The check of
 *   the page reports both errors with the remedy.
 */
export function listDemoScripts(demo: string): string[] {
  if (!existsSync(demo)) {
    return [];
  }
  return statSync(demo).isDirectory()
    ? readdirSync(demo, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => path.join(demo, name))
    : [demo, ...findImportedScripts(demo)];
}

function findImportedScripts(demo: string): string[] {
  try {
    return findRelativeImports(demo).filter((file) => /\.tsx?$/.test(file));
  } catch (error) {
    if (error instanceof BuildError) {
      return [];
    }
    throw error;
  }
}
