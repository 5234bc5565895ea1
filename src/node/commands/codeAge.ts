/** Finds out when the code of the build last changed, for processes that have loaded it. */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../paths';

/** Modules, and the data that they import. Markdown and demos aren't listed because they are read again at each use. */
const CODE = /^(src\/.*\.(tsx?|mjs|cjs)|data\/.*\.ts|translations\/.*\.json)$/;

/**
 * Returns a text that changes when a file of the code is changed, added, or removed.
 * @param root the repository.
 */
export function getCodeAge(root = ROOT): string {
  let count = 0;
  let newest = 0;
  for (const folder of ['src', 'data', 'translations']) {
    for (const name of readdirSync(path.join(root, folder), {
      recursive: true,
      encoding: 'utf8',
    })) {
      if (CODE.test(`${folder}/${name.split(path.sep).join('/')}`)) {
        count += 1;
        newest = Math.max(newest, statSync(path.join(root, folder, name)).mtimeMs);
      }
    }
  }
  return `${count} ${newest}`;
}
