import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Replaces text in all scripts of the export. A script that stays the same is not written.
 * @param out the folder of the export.
 */
export function changeScripts(out: string, replace: (text: string) => string): void {
  const folder = path.join(out, '_next/static');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('.js')) {
      const file = path.join(folder, name);
      const text = readFileSync(file, 'utf8');
      const changed = replace(text);
      if (changed !== text) {
        writeFileSync(file, changed);
      }
    }
  }
}
