/** Results of costly build steps, kept in `.cache/` by the content that they were made from. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from './paths';

/**
 * Returns the text kept under a key, or makes and keeps it.
 * @param kind folder inside `.cache/`.
 * @param parts everything that the result depends on, a version of the code included.
 * @param make makes the text; its errors pass through and nothing is kept.
 */
export async function cached(
  kind: string,
  parts: readonly unknown[],
  make: () => Promise<string>,
): Promise<string> {
  return (await cachedFile(kind, parts, async () => Buffer.from(await make()))).toString();
}

/** The same for bytes. */
export async function cachedFile(
  kind: string,
  parts: readonly unknown[],
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const key = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
  const folder = path.join(ROOT, '.cache', kind);
  const file = path.join(folder, key);
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      throw error;
    }
  }
  const content = await make();
  await mkdir(folder, { recursive: true });
  // Several writers may make the same key at once: a rename is atomic, a write is not.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, content);
  await rename(draft, file);
  return content;
}
