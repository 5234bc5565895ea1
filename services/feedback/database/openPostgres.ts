/** PostgreSQL over the network. */
import pg from 'pg';
import {
  ANSWER_TIMEOUT_MS,
  CLOSE_TIMEOUT_MS,
  type Database,
  DatabaseUnavailable,
  MIGRATION_TIMEOUT_MS,
  StartError,
  type Transaction,
  isPassing,
} from './database';
import { withTimeout } from './withTimeout';

/** How much longer than the server the pool waits for a statement, in milliseconds. */
const GRACE_MS = 250;

/**
 * Connects to the database at a URL.
 * @param onConnectionError called when an idle connection breaks; the pool replaces it.
 * @throws StartError when the database can't be reached.
 */
export async function openPostgres(
  url: string,
  onConnectionError: (error: Error) => void,
): Promise<Database> {
  const name = `PostgreSQL at ${describe(url)}`;
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: ANSWER_TIMEOUT_MS,
    statement_timeout: ANSWER_TIMEOUT_MS,
    // The client-side timeout, for servers that stop responding.
    query_timeout: ANSWER_TIMEOUT_MS + GRACE_MS,
    application_name: 'fieldguide-feedback',
  });
  let isClosed = false;
  pool.on('error', (error) => {
    // After the pool is closed, connections can still report that the server ended them. These errors are expected.
    if (!isClosed) {
      onConnectionError(error);
    }
  });
  try {
    await pool.query('select 1');
  } catch (error) {
    void pool.end();
    throw new StartError(
      `${name} can't be used: ${explain(error)}. Start it, or correct DATABASE_URL.`,
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
      // The pool only handles errors of idle clients. An unhandled error event would end the process.
      client.on('error', onConnectionError);
      const end = (error?: Error) => {
        client.off('error', onConnectionError);
        client.release(error);
      };
      try {
        await client.query(`begin; set local statement_timeout = ${MIGRATION_TIMEOUT_MS}`);
        const result = await work(createTransaction(client));
        await client.query('commit');
        end();
        return result;
      } catch (error) {
        // If the rollback fails too, the connection is lost, and the server rolls the transaction back.
        await client.query('rollback').then(() => end(), end);
        throw error;
      }
    },
    close: () => {
      isClosed = true;
      // The pool waits for servers that don't respond.
      return withTimeout(pool.end(), CLOSE_TIMEOUT_MS, () => new Error('no answer')).catch(
        () => {},
      );
    },
  };
}

function createTransaction(client: pg.PoolClient): Transaction {
  // `query_timeout` of the pool is too short for migrations.
  const run = async (text: string, values?: unknown[]): Promise<pg.QueryResult> => {
    const config = { text, values, query_timeout: MIGRATION_TIMEOUT_MS + GRACE_MS };
    return client.query(config);
  };
  return {
    query: async <Row>(sql: string, parameters: readonly unknown[] = []) =>
      (await run(sql, [...parameters])).rows as Row[],
    run: async (script) => void (await run(script)),
  };
}

function toUnavailable(error: unknown): unknown {
  const isStatement = error instanceof pg.DatabaseError && !isPassing(error.code ?? '');
  return isStatement ? error : new DatabaseUnavailable('PostgreSQL', { cause: error });
}

/** Returns the host and database of a URL without the user and password. */
function describe(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    throw new StartError(
      "DATABASE_URL isn't a valid address: write it as postgres://user:password@host:5432/name.",
    );
  }
}

/** For a host with several addresses, Node reports one error per address and leaves the outer message empty. */
function explain(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException;
  return message || code || String(error);
}
