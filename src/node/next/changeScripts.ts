import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Replaces text in all scripts of the export. A script that stays the same is not written.
 * @param out the folder of the export.
 */
export async function changeScripts(out: string, replace: (text: string) => string): Promise<void> {
  const folder = path.join(out, '_next/static');
  for (const name of await readdir(folder, { recursive: true })) {
    if (name.endsWith('.js')) {
      const file = path.join(folder, name);
      const text = await readFile(file, 'utf8');
      const changed = replace(text);
      if (changed !== text) {
        await writeFile(file, changed);
      }
    }
  }
}
