/** The database interface that the receiver uses. PGlite and PostgreSQL both implement it and run the same SQL. */

/** Runs one statement with `$1` parameters. */
type Query = <Row>(sql: string, parameters?: readonly unknown[]) => Promise<Row[]>;

/** The operations available inside a transaction. */
export interface Transaction {
  query: Query;
  /** Runs a script of several statements, without parameters. */
  run: (script: string) => Promise<void>;
}

export interface Database {
  /** A name for messages, such as `PGlite in .data/feedback`. Never contains a password. */
  name: string;
  /**
   * Resolves when the statement is stored on disk. Settles within two seconds.
   * @throws DatabaseUnavailable when the statement can be retried later. It may have been stored or not.
   */
  query: Query;
  /** Commits when `work` resolves, rolls back when it throws. Statements may take a minute each. */
  transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) => Promise<Result>;
  /** Waits for running statements, then closes the database. Settles within five seconds. */
  close: () => Promise<void>;
}

/** How long a caller waits for a statement, in milliseconds. */
export const ANSWER_TIMEOUT_MS = 1_500;

/** How long a statement of a migration may take, in milliseconds. */
export const MIGRATION_TIMEOUT_MS = 60_000;

/** How long a database may take to close, in milliseconds. What was confirmed is on disk before. */
export const CLOSE_TIMEOUT_MS = 3_000;

/** The database is temporarily unavailable. The statement itself is valid. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/** A startup error whose message names the cause and the remedy. */
export class StartError extends Error {
  override name = 'StartError';
}

/**
 * SQLSTATE classes of errors that don't concern the statement: connection (08), rolled back for another statement (40),
 * resources (53), intervention (57), system (58), internal (XX); and a server that only reads.
 */
const PASSING = /^(08|40|53|57|58|XX)|^25006$/;

/** Returns why a statement failed, as a sentence for a start error. */
export function explain(error: unknown): string {
  const cause = error instanceof DatabaseUnavailable ? (error.cause ?? error) : error;
  const text = cause instanceof Error ? cause.message : String(cause);
  return text.replace(/\.?$/, '.');
}

/** Returns whether a statement that failed with this SQLSTATE can succeed later. */
export function isPassing(code: string): boolean {
  return PASSING.test(code);
}
