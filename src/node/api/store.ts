/** What was read of the packages, kept in `.cache/api/` until a package or the code that reads it changes. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, renameSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ApiEntry, ApiListing, ApiSet } from '@/src/shared/apiEntry';
import { BuildError } from '../errors';
import { ROOT } from '../paths';
import { extractApi } from './extract';
import type { ApiNote } from './notes';
import { API_PACKAGES, getPackageVersion } from './packages';

const FOLDER = path.join(ROOT, '.cache/api');
const STAMP = path.join(FOLDER, 'stamp');

/**
 * Reads the packages, unless that was done already: then it takes milliseconds.
 * @returns whether they were read now.
 */
export async function prepareApi(): Promise<boolean> {
  const stamp = getStamp();
  if (isRead(stamp)) {
    return false;
  }
  const { entries, sets, notes } = extractApi();
  // Another process may read or write the same: the folder is there whole, or not at all.
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
  // Another process may have been first, with the same: what it wrote is read already.
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

/** Changes with the packages, with the compiler, and with the code that reads. */
function getStamp(): string {
  const hash = createHash('sha256');
  for (const read of [...API_PACKAGES, { name: 'typescript' }, { name: '@types/react' }]) {
    hash.update(`${read.name}@${getPackageVersion(read)}\n`);
  }
  const folder = path.join(ROOT, 'src/node/api');
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  // The lockfile has the packages that declarations refer to as well.
  for (const file of [
    ...files.sort().map((name) => path.join(folder, name)),
    ...[
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

/** All entries, sorted by package and name. Asked for again and again: kept until the packages are read anew. */
export function listApiEntries(): readonly ApiListing[] {
  const stamp = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '';
  if (listings?.stamp !== stamp || stamp === '') {
    listings = { stamp, list: load('index.json') };
  }
  return listings.list;
}

/** Address of an entry that has a page of its own: `/material-ui/api/button/`. */
export function getEntryPageHref({ product, slug }: Pick<ApiListing, 'product' | 'slug'>): string {
  return `/${product}/api/${slug}/`;
}

/** The entry of an address: `getApiEntry('material-ui', 'button')`. */
export function getApiEntry(product: string, slug: string): ApiEntry {
  return load(`${product}/${slug}.json`);
}

/** A shared set of members by its id. */
export function getApiSet(id: string): ApiSet {
  return load(`sets/${id}.json`);
}

/** What the reading had to tell. */
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
        ? 'the packages have no such component or hook'
        : 'the packages have not been read yet',
      remedy: existsSync(STAMP)
        ? 'correct the name; npm run api:report lists all names'
        : 'run: npm run api:report',
    });
  }
}
