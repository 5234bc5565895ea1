/** Opens the configured database and migrates it to the newest schema. */
import path from 'node:path';
import type { Settings } from '../settings';
import { type Database, StartError } from './database';
import { migrate } from './migrate';

const MIGRATIONS = path.resolve('services/feedback/migrations');

/**
 * @param onConnectionError called when a connection breaks; the database reconnects by itself.
 * @throws StartError with cause and remedy.
 */
export async function openDatabase(
  { databaseUrl, dataFolder }: Settings,
  onConnectionError: (error: Error) => void,
): Promise<Database> {
  // Each module is loaded on demand because PGlite takes a second and 200 MB.
  const database = databaseUrl
    ? await (await import('./openPostgres')).openPostgres(databaseUrl, onConnectionError)
    : await (await import('./openPglite')).openPglite(dataFolder);
  try {
    await migrate(database, MIGRATIONS);
    return database;
  } catch (error) {
    await database.close();
    throw error instanceof StartError
      ? error
      : new StartError(
          `${database.name} can't be prepared: ${error instanceof Error ? error.message : String(error)}. Allow its user to create tables in its schema, or correct DATABASE_URL.`,
          { cause: error },
        );
  }
}
