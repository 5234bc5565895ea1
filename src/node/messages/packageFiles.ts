/** Lists the JavaScript files of the installed `@mui` packages. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../paths';

/** An installed package. */
export interface PackageFolder {
  /** `@mui/material`. */
  name: string;
  folder: string;
}

/** Folders with other builds of the same code. */
const OTHER_BUILDS = new Set(['modern', 'esm', 'node', 'legacy', 'node_modules']);
/** A package of more than 10,000 files that has no messages. */
const WITHOUT_MESSAGES = new Set(['icons-material']);

/** Lists all packages, and other versions of them that they install for themselves. */
export function listMuiPackages(
  scope = path.join(ROOT, 'node_modules/@mui'),
): readonly PackageFolder[] {
  return readdirSync(scope)
    .filter((name) => !WITHOUT_MESSAGES.has(name))
    .flatMap((name) => {
      const folder = path.join(scope, name);
      const nested = path.join(folder, 'node_modules/@mui');
      return [
        { name: `@mui/${name}`, folder },
        ...(existsSync(nested) ? listMuiPackages(nested) : []),
      ];
    });
}

/** Lists the files of one build. */
export function listCodeFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      return OTHER_BUILDS.has(entry.name) ? [] : listCodeFiles(file);
    }
    return entry.name.endsWith('.js') ? [file] : [];
  });
}
