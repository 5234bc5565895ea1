import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Replaces text in a file of the export; one that stays the same is not written. */
export async function changeFile(file: string, replace: (text: string) => string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const changed = replace(text);
  if (changed !== text) {
    await writeFile(file, changed);
  }
}

/**
 * Replaces text in all scripts of the export.
 * @param out the folder of the export.
 */
export async function changeScripts(out: string, replace: (text: string) => string): Promise<void> {
  const folder = path.join(out, '_next/static');
  for (const file of await readdir(folder, { recursive: true })) {
    if (file.endsWith('.js')) {
      await changeFile(path.join(folder, file), replace);
    }
  }
}
