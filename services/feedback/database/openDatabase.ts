/** Opens the configured database and migrates it to the newest schema. */
import path from 'node:path';
import type { Settings } from '../settings';
import { type Database, StartError } from './database';
import { migrate } from './migrate';
import { openPglite } from './openPglite';
import { openPostgres } from './openPostgres';

const MIGRATIONS = path.resolve('services/feedback/migrations');

/**
 * @param onConnectionError called when a connection breaks or PGlite fails; the database is opened again by itself.
 * @throws StartError with cause and remedy.
 */
export async function openDatabase(
  settings: Settings,
  onConnectionError: (error: Error) => void,
): Promise<Database> {
  const database = settings.databaseUrl
    ? await openPostgres(settings.databaseUrl, onConnectionError)
    : await openPglite(settings, onConnectionError);
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
