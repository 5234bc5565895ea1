/**
 * The API data read from the packages. It is cached in `.cache/api/` until a package or the code that reads it changes.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, renameSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ApiEntry, ApiListing, ApiSet } from '@/src/shared/apiEntry';
import { BuildError } from '../errors';
import { ROOT } from '../paths';
import { addHistory } from './history/addHistory';
import { listHistoryFiles } from './history/readHistory';
import { extractApi } from './extract';
import type { ApiNote } from './notes';
import { API_PACKAGES, getPackageVersion } from './packages';

const FOLDER = path.join(ROOT, '.cache/api');
const STAMP = path.join(FOLDER, 'stamp');

/**
 * Reads the packages if they have changed. Otherwise, this takes milliseconds.
 * @returns whether they were read.
 */
export async function prepareApi(): Promise<boolean> {
  const stamp = getStamp();
  if (isRead(stamp)) {
    return false;
  }
  const { entries: read, sets, notes } = extractApi();
  const entries = addHistory(read);
  // Other processes may read and write the same data, so the folder is created atomically.
  const folder = `${FOLDER}-${process.pid}`;
  const save = (name: string, value: unknown) => writeJson(path.join(folder, name), value);
  const listings = entries.map(toListing);
  await save('index.json', listings);
  await save('notes.json', notes);
  for (const entry of entries) {
    await save(`${entry.product}/${entry.slug}.json`, entry);
  }
  for (const set of sets) {
    await save(`sets/${set.id}.json`, set);
  }
  await writeFile(path.join(folder, path.basename(STAMP)), stamp);
  // Another process may have written the same data first. This process uses that.
  const former = `${folder}-former`;
  if (!isRead(stamp)) {
    try {
      renameSync(FOLDER, former);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
        throw error;
      }
    }
    try {
      renameSync(folder, FOLDER);
    } catch (error) {
      if (!isRead(stamp)) {
        throw error;
      }
    }
  }
  await rm(former, { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
  return true;
}

function isRead(stamp: string): boolean {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp;
}

function toListing({ kind, name, product, slug, package: from, deprecated }: ApiEntry): ApiListing {
  return { kind, name, product, slug, package: from, deprecated: deprecated !== undefined };
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(value));
}

/** Returns a hash of the packages, their recorded history, the compiler, and the code that reads them. */
function getStamp(): string {
  const hash = createHash('sha256');
  for (const read of [...API_PACKAGES, { name: 'typescript' }, { name: '@types/react' }]) {
    hash.update(`${read.name}@${getPackageVersion(read)}\n`);
  }
  const folder = path.join(ROOT, 'src/node/api');
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  // The lockfile also covers packages that the declarations refer to.
  for (const file of [
    ...files.sort().map((name) => path.join(folder, name)),
    ...[
      ...listHistoryFiles(),
      'src/node/api/history/addHistory.ts',
      'src/shared/apiEntry.ts',
      'src/shared/slug.ts',
      'src/shared/links.ts',
      'package-lock.json',
    ].map((name) => path.join(ROOT, name)),
  ]) {
    hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}

let listings: { stamp: string; list: readonly ApiListing[] } | undefined;

/** Lists all entries, sorted by package and name. The list is kept in memory until the packages are read again. */
export function listApiEntries(): readonly ApiListing[] {
  const stamp = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '';
  if (listings?.stamp !== stamp || stamp === '') {
    listings = { stamp, list: load('index.json') };
  }
  return listings.list;
}

/** Returns the address of an entry that has its own page: `/material-ui/api/button/`. */
export function getEntryPageHref({ product, slug }: Pick<ApiListing, 'product' | 'slug'>): string {
  return `/${product}/api/${slug}/`;
}

/** Returns the entry of an address: `getApiEntry('material-ui', 'button')`. */
export function getApiEntry(product: string, slug: string): ApiEntry {
  return load(`${product}/${slug}.json`);
}

/** Returns a shared set of members by its id. */
export function getApiSet(id: string): ApiSet {
  return load(`sets/${id}.json`);
}

/** Lists the notes that were collected while reading the packages. */
export function listApiNotes(): ApiNote[] {
  return load('notes.json');
}

function load<T>(name: string): T {
  const file = path.join(FOLDER, name);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      throw error;
    }
    throw new BuildError({
      file: `.cache/api/${name}`,
      cause: existsSync(STAMP)
        ? "the packages don't have this component or hook"
        : "the packages haven't been read yet",
      remedy: existsSync(STAMP)
        ? 'correct the name; npm run api:report lists all names'
        : 'run: npm run api:report',
    });
  }
}
