/** Opens the configured database, migrates it to the newest schema, and removes old keys. */
import path from 'node:path';
import type { Settings } from '../settings';
import { forgetOldRequests } from '../store';
import { type Database, DatabaseUnavailable, StartError, explain, isPassing } from './database';
import { migrate } from './migrate';

const MIGRATIONS = path.resolve('services/feedback/migrations');

/**
 * @param onConnectionError called when a connection breaks or PGlite fails; the database is opened again by itself.
 * @throws StartError with cause and remedy.
 */
export async function openDatabase(
  settings: Settings,
  onConnectionError: (error: Error) => void,
): Promise<Database> {
  const database = await open(settings, onConnectionError);
  try {
    await migrate(database, MIGRATIONS);
    await forgetOldRequests(database);
    return database;
  } catch (error) {
    await database.close();
    throw error instanceof StartError ? error : toStartError(database.name, error);
  }
}

/** Loads only the modules of the database that is used, so that a start error comes soon. */
async function open(
  settings: Settings,
  onConnectionError: (error: Error) => void,
): Promise<Database> {
  if (settings.databaseUrl) {
    const { openPostgres } = await import('./openPostgres');
    return openPostgres(settings.databaseUrl, onConnectionError);
  }
  const { openPglite } = await import('./openPglite');
  return openPglite(settings, onConnectionError);
}

function toStartError(name: string, error: unknown): StartError {
  const { code } = error as NodeJS.ErrnoException;
  const isTemporary = error instanceof DatabaseUnavailable || isPassing(code ?? '');
  const remedy = isTemporary
    ? 'Start the receiver again when the database can store.'
    : 'Allow its user to create tables in its schema, or correct DATABASE_URL.';
  return new StartError(`${name} can't be prepared: ${explain(error)} ${remedy}`, {
    cause: error,
  });
}
