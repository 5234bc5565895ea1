/** PostgreSQL over the network. */
import pg from 'pg';
import { type Database, DatabaseUnavailable, StartError } from './database';

/** Milliseconds until a connection or a statement is given up. */
const PATIENCE = 5_000;

/**
 * Connects to the database that a URL names.
 * @param onTrouble told of connections that broke while nobody used them; the pool makes new ones.
 * @throws StartError when it cannot be reached.
 */
export async function openPostgres(
  url: string,
  onTrouble: (error: Error) => void,
): Promise<Database> {
  const name = `PostgreSQL at ${describe(url)}`;
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: PATIENCE,
    statement_timeout: PATIENCE,
    // The same for a server that says nothing any more.
    query_timeout: PATIENCE + 1_000,
    application_name: 'fieldguide-feedback',
  });
  let isClosed = false;
  pool.on('error', (error) => {
    // A closed pool still hears of connections that say goodbye: a server that stops meanwhile is no news.
    if (!isClosed) {
      onTrouble(error);
    }
  });
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new StartError(
      `${name} cannot be used: ${explain(error)}. Start it, or correct DATABASE_URL.`,
      { cause: error },
    );
  }
  return {
    name,
    query: async <Row>(sql: string, parameters: readonly unknown[] = []) => {
      try {
        return (await pool.query(sql, [...parameters])).rows as Row[];
      } catch (error) {
        throw toUnavailable(error);
      }
    },
    transaction: async (work) => {
      const client = await pool.connect();
      // The pool listens to those alone that nobody uses; unheard, an error would end the process.
      client.on('error', onTrouble);
      const end = (fault?: Error) => {
        client.off('error', onTrouble);
        client.release(fault);
      };
      try {
        await client.query('begin');
        const result = await work({
          query: async <Row>(sql: string, parameters: readonly unknown[] = []) =>
            (await client.query(sql, [...parameters])).rows as Row[],
          run: async (script) => void (await client.query(script)),
        });
        await client.query('commit');
        end();
        return result;
      } catch (error) {
        // When that fails, too, the connection is lost, and what had begun with it.
        await client.query('rollback').then(() => end(), end);
        throw error;
      }
    },
    close: () => {
      isClosed = true;
      return pool.end();
    },
  };
}

/** SQLSTATE classes that say nothing about the statement: connection, resources, intervention. */
const PASSING = /^(08|53|57)/;

function toUnavailable(error: unknown): unknown {
  const isStatement = error instanceof pg.DatabaseError && !PASSING.test(error.code ?? '');
  return isStatement ? error : new DatabaseUnavailable('PostgreSQL', { cause: error });
}

/** Host and database of a URL, without user and password. */
function describe(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    throw new StartError(
      'DATABASE_URL is no address: write it as postgres://user:password@host:5432/name.',
    );
  }
}

/** Node reports a host with several addresses as one error per address, with an empty message. */
function explain(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException;
  return message || code || String(error);
}
