/** Caches the results of expensive build steps in `.cache/`, by the content that they were made from. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from './paths';

/**
 * Returns the text that is cached under a key, or makes it and caches it.
 * @param kind folder inside `.cache/`.
 * @param parts everything that the result depends on, including a version of the code.
 * @param make makes the text. If it fails, the error is passed on and nothing is cached.
 */
export async function cached(
  kind: string,
  parts: readonly unknown[],
  make: () => Promise<string>,
): Promise<string> {
  return (await cachedFile(kind, parts, async () => Buffer.from(await make()))).toString();
}

/** Does the same for bytes. */
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
  // Several writers may make the same entry at once. Renaming is atomic, writing isn't.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, content);
  await rename(draft, file);
  return content;
}

/** Folder inside `.cache/` for the results of `onceInBuild`. */
const BUILD = 'build';

/**
 * Makes plain data once per build and shares it between the build's processes. Outside a build, makes it on every call.
 * Processes know their build by its id, which changes with every file of the site.
 * @param parts everything that the result depends on in addition to those files.
 * @param make makes data that can be stored as JSON. If it fails, the error is passed on and nothing is cached.
 */
export function onceInBuild<T>(parts: readonly unknown[], make: () => T): T {
  const build = process.env.FIELDGUIDE_BUILD_ID;
  if (!build) {
    return make();
  }
  const file = getFile(BUILD, [build, ...parts]);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch (error) {
    throwUnlessMissing(error);
  }
  const result = make();
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, JSON.stringify(result));
  renameSync(draft, file);
  return result;
}

/** Does the same for asynchronous work. */
export async function onceInBuildAsync<T>(
  parts: readonly unknown[],
  make: () => Promise<T>,
): Promise<T> {
  const build = process.env.FIELDGUIDE_BUILD_ID;
  return build
    ? (JSON.parse(
        await cached(BUILD, [build, ...parts], async () => JSON.stringify(await make())),
      ) as T)
    : make();
}

/** Deletes the data of earlier builds. */
export async function forgetBuilds(): Promise<void> {
  await rm(path.join(ROOT, '.cache', BUILD), { recursive: true, force: true });
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
