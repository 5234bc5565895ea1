/** Results of costly build steps, kept in `.cache/` by the content that they were made from. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
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
  const file = getFile(kind, parts);
  try {
    return await readFile(file);
  } catch (error) {
    throwUnlessMissing(error);
  }
  const content = await make();
  await mkdir(path.dirname(file), { recursive: true });
  // Several writers may make the same key at once: a rename is atomic, a write is not.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, content);
  await rename(draft, file);
  return content;
}

/** The same for texts, at once. */
export function cachedSync(kind: string, parts: readonly unknown[], make: () => string): string {
  const file = getFile(kind, parts);
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throwUnlessMissing(error);
  }
  const content = make();
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, content);
  renameSync(draft, file);
  return content;
}

/** Forgets all that is kept in a folder inside `.cache/`. */
export async function clearCache(kind: string): Promise<void> {
  await rm(path.join(ROOT, '.cache', kind), { recursive: true, force: true });
}

function getFile(kind: string, parts: readonly unknown[]): string {
  const key = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
  return path.join(ROOT, '.cache', kind, key);
}

function throwUnlessMissing(error: unknown): void {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
    throw error;
  }
}
