/** The embedded database: PGlite, which is PostgreSQL compiled to WebAssembly, with its data in a folder. */
import { chmodSync, existsSync } from 'node:fs';
import path from 'node:path';
import { createFolder } from './createFolder';
import { type Database, MIGRATION_TIMEOUT_MS, StartError } from './database';
import { LowSpace, requireSpace } from './freeSpace';
import { type KeptThread, keepThread } from './keepThread';
import { lockFolder } from './lockFolder';

export interface PgliteSettings {
  /** The files are stored in `pglite` inside it because the folder itself may be the root of a volume. */
  dataFolder: string;
  /** Megabytes that must be free on its disk before anything is written. */
  freeMegabytes: number;
}

/**
 * Opens the database in a folder, and creates it the first time.
 * @param onError is called when PGlite had to be reopened.
 * @throws StartError when another receiver uses the folder, the disk is full, or the files can't be read or written.
 */
export async function openPglite(
  { dataFolder, freeMegabytes }: PgliteSettings,
  onError: (error: Error) => void,
): Promise<Database> {
  const { folder, unlock } = await lockFolder(path.resolve(dataFolder, 'pglite'));
  try {
    if (existsSync(path.join(folder, 'PG_VERSION'))) {
      requireSpace(folder, freeMegabytes);
    } else {
      await createFolder(folder, freeMegabytes);
    }
    // Earlier versions created folders that other users can enter.
    chmodSync(folder, 0o700);
    const thread = await keepThread({ folder, freeMegabytes }, onError);
    return createDatabase(`PGlite in ${dataFolder}`, thread, unlock);
  } catch (error) {
    await unlock();
    throw toStartError(folder, error);
  }
}

function createDatabase(
  name: string,
  { run, close }: KeptThread,
  unlock: () => Promise<void>,
): Database {
  const toQuery = (sql: string, parameters: readonly unknown[] = []) =>
    ({ kind: 'query', sql, parameters }) as const;
  return {
    name,
    query: <Row>(sql: string, parameters?: readonly unknown[]) =>
      run((ask) => ask<Row>(toQuery(sql, parameters))),
    transaction: (work) =>
      run(async (ask) => {
        const exec = async (sql: string) =>
          void (await ask({ kind: 'run', sql }, MIGRATION_TIMEOUT_MS));
        await exec('begin');
        try {
          const result = await work({
            query: <Row>(sql: string, parameters?: readonly unknown[]) =>
              ask<Row>(toQuery(sql, parameters), MIGRATION_TIMEOUT_MS),
            run: exec,
          });
          await exec('commit');
          return result;
        } catch (error) {
          // If this fails too, PGlite has ended, and rolls back when it opens again.
          await exec('rollback').catch(() => {});
          throw error;
        }
      }, MIGRATION_TIMEOUT_MS * 10),
    close: async () => {
      await close();
      await unlock();
    },
  };
}

function toStartError(folder: string, error: unknown): StartError {
  if (error instanceof StartError) {
    return error;
  }
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof LowSpace) {
    return new StartError(message, { cause: error });
  }
  return new StartError(
    `The database in ${folder} can't be opened: ${message}\n` +
      'Check the free space and the permissions. If this started with a new version of ' +
      '@electric-sql/pglite, go back to the previous one; if the files are damaged, restore a backup.',
    { cause: error },
  );
}
