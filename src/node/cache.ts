/** Caches the results of expensive build steps in `.cache/`, by the content that they were made from. */
import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from './paths';

/**
 * Returns the text that is cached under a key, or creates it and caches it.
 * @param kind folder inside `.cache/`.
 * @param parts everything that the result depends on, including a version of the code.
 * @param make creates the text. If it fails, the error is passed on and nothing is cached.
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
    // For thousands of small files, it is several times as fast as `readFile`.
    return readFileSync(file);
  } catch (error) {
    throwUnlessMissing(error);
  }
  const content = await make();
  // Several processes may write the same entry at once. Renaming is atomic, writing isn't.
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, content);
  } catch (error) {
    throwUnlessMissing(error);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(draft, content);
  }
  await rename(draft, file);
  return content;
}

/** Returns the text that `cached` keeps under a key; undefined if there is none. */
export function readCached(kind: string, parts: readonly unknown[]): string | undefined {
  try {
    return readFileSync(getFile(kind, parts), 'utf8');
  } catch (error) {
    throwUnlessMissing(error);
    return undefined;
  }
}

/** Folder inside `.cache/` for the results of `cachePerBuild` and `cachePerCodeVersion`. */
const BUILD = 'build';

/**
 * Creates plain data once per build and shares it between the build's processes. Outside a build, creates it on each call.
 * Processes know their build by its id, which changes with every file of the site.
 * @param parts everything that the result depends on in addition to those files.
 * @param make creates data that can be stored as JSON. If it fails, the error is passed on and nothing is cached.
 */
export function cachePerBuild<T>(parts: readonly unknown[], make: () => T): T {
  return once(process.env.FIELDGUIDE_BUILD_ID, parts, make);
}

/**
 * Does the same for all builds in which only the text of Markdown files changed. `FIELDGUIDE_FRAME_ID` identifies them:
 * it is a hash of all other files.
 * @param parts as above, with the text that the result depends on.
 */
export function cachePerCodeVersion<T>(parts: readonly unknown[], make: () => T): T {
  return once(getCacheId(), parts, make);
}

/** Does the same for asynchronous work. */
export async function cachePerCodeVersionAsync<T>(
  parts: readonly unknown[],
  make: () => Promise<T>,
): Promise<T> {
  const id = getCacheId();
  return id
    ? (JSON.parse(
        await cached(path.join(BUILD, id), parts, async () => JSON.stringify(await make())),
      ) as T)
    : make();
}

/** In processes without that id, such as tests, results are cached by build. */
function getCacheId(): string | undefined {
  return process.env.FIELDGUIDE_FRAME_ID ?? process.env.FIELDGUIDE_BUILD_ID;
}

function once<T>(id: string | undefined, parts: readonly unknown[], make: () => T): T {
  return id ? cachedJson(path.join(BUILD, id), parts, make) : make();
}

/**
 * Returns plain data that is cached under a key, or creates it and caches it.
 * @param kind folder inside `.cache/`.
 * @param parts everything that the result depends on, including a version of the code.
 * @param make creates data that can be stored as JSON. If it fails, the error is passed on and nothing is cached.
 */
export function cachedJson<T>(kind: string, parts: readonly unknown[], make: () => T): T {
  const file = getFile(kind, parts);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch (error) {
    throwUnlessMissing(error);
  }
  const result = make();
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, JSON.stringify(result));
  } catch (error) {
    throwUnlessMissing(error);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(draft, JSON.stringify(result));
  }
  renameSync(draft, file);
  return result;
}

/** Deletes the data of earlier builds, except those that differ only in the text of Markdown files. */
export async function deleteOldBuildCaches(): Promise<void> {
  const folder = path.join(ROOT, '.cache', BUILD);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of names.filter((other) => other !== process.env.FIELDGUIDE_FRAME_ID)) {
    await rm(path.join(folder, name), { recursive: true, force: true });
  }
}

/** Deletes data, because files changed while it was created. @param id as in `FIELDGUIDE_FRAME_ID`. */
export async function deleteBuildCache(id: string): Promise<void> {
  await rm(path.join(ROOT, '.cache', BUILD, id), { recursive: true, force: true });
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
