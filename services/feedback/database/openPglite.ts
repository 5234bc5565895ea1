/** The embedded database: PGlite, which is PostgreSQL compiled to WebAssembly, with its data in a folder. */
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Database, DatabaseUnavailable, StartError } from './database';
import { openDurable } from './durableFolder';
import { lockFolder } from './lockFolder';

/**
 * Opens the database in a folder, and creates it the first time.
 * @param given the folder. The files are stored in `pglite` inside it because the folder itself may be the root of a
 *   volume.
 * @throws StartError when another receiver uses the folder, or its files can't be read.
 */
export async function openPglite(given: string): Promise<Database> {
  const folder = path.resolve(given, 'pglite');
  const unlock = await lockFolder(folder);
  try {
    if (!existsSync(path.join(folder, 'PG_VERSION'))) {
      await makeFolder(folder);
    }
    const pglite = await openDurable(folder);
    return {
      name: `PGlite in ${given}`,
      query: async <Row>(sql: string, parameters: readonly unknown[] = []) => {
        try {
          return (await pglite.query<Row>(sql, [...parameters])).rows;
        } catch (error) {
          throw isSqlError(error) ? error : new DatabaseUnavailable('PGlite', { cause: error });
        }
      },
      transaction: (work) =>
        pglite.transaction((inner) =>
          work({
            query: async <Row>(sql: string, parameters: readonly unknown[] = []) =>
              (await inner.query<Row>(sql, [...parameters])).rows,
            run: async (script) => void (await inner.exec(script)),
          }),
        ),
      close: async () => {
        await pglite.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw new StartError(
      `The database in ${folder} can't be opened: ${error instanceof Error ? error.message : String(error)}\n` +
        'Check the free space and the permissions. If this started with a new version of ' +
        '@electric-sql/pglite, go back to the previous one; if the files are damaged, restore a backup.',
      { cause: error },
    );
  }
}

/**
 * Creates the files in a temporary folder, so that an existing data folder is always complete, even if the process is
 * killed.
 */
async function makeFolder(folder: string): Promise<void> {
  // Check this first. Otherwise, the rename would fail, but only after the database was created, which takes seconds.
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error('it contains other files, but no database');
  }
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  await (await openDurable(draft)).close();
  syncTree(draft);
  await rename(draft, folder);
  sync(path.dirname(folder));
}

function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      syncTree(file);
    } else {
      sync(file);
    }
  }
  sync(folder);
}

function sync(file: string): void {
  if (process.platform === 'win32') {
    return; // Windows can't sync folders, or files that are open for reading.
  }
  const descriptor = openSync(file, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/** Errors with an SQLSTATE come from the statement; other errors come from the runtime. */
function isSqlError(error: unknown): boolean {
  return error instanceof Error && /^[0-9A-Z]{5}$/.test((error as { code?: string }).code ?? '');
}
