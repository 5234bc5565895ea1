/** Applies schema migrations: each .sql file of a folder runs once, in the order of the file names. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type Database, StartError, explain } from './database';

/** The key of PostgreSQL's advisory lock, which prevents receivers that start at the same time from migrating twice. */
const LOCK = 7_246_113;

/**
 * Runs pending migrations in one transaction, so either all of them apply or none.
 * @param folder the folder of files such as `001-feedback.sql`.
 * @returns the names of the files that ran.
 * @throws StartError when an applied file was changed or removed, or when a migration fails.
 */
export function migrate(database: Database, folder: string): Promise<string[]> {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const script = readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n');
      return { name, script, checksum: createHash('sha256').update(script).digest('hex') };
    });
  return database.transaction(async ({ query, run }) => {
    await query('select pg_advisory_xact_lock($1)', [LOCK]);
    await run(
      'create table if not exists schema_migration (name text primary key, checksum text not null, ran_at timestamptz not null default now())',
    );
    const done = new Map(
      (
        await query<{ name: string; checksum: string }>(
          'select name, checksum from schema_migration',
        )
      ).map(({ name, checksum }) => [name, checksum]),
    );
    for (const name of done.keys()) {
      if (!files.some((file) => file.name === name)) {
        throw new StartError(
          `The database was migrated by ${name}, which is not in ${folder}: it belongs to a newer version of this service. Start that version.`,
        );
      }
    }
    const ran: string[] = [];
    for (const { name, script, checksum } of files) {
      const former = done.get(name);
      if (former !== undefined && former !== checksum) {
        throw new StartError(
          `${path.join(folder, name)} was changed after it was applied: restore it, and put the change into a new file.`,
        );
      }
      if (former === undefined) {
        try {
          await run(script);
        } catch (error) {
          throw new StartError(
            `${path.join(folder, name)} failed: ${explain(error)} The database wasn't changed.`,
            { cause: error },
          );
        }
        await query('insert into schema_migration (name, checksum) values ($1, $2)', [
          name,
          checksum,
        ]);
        ran.push(name);
      }
    }
    return ran;
  });
}
