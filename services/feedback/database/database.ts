/** The database interface that the receiver uses. PGlite and PostgreSQL both implement it and run the same SQL. */

/** Runs one statement with `$1` parameters. */
type Query = <Row>(sql: string, parameters?: readonly unknown[]) => Promise<Row[]>;

/** The operations available inside a transaction. */
interface Transaction {
  query: Query;
  /** Runs a script of several statements, without parameters. */
  run: (script: string) => Promise<void>;
}

export interface Database {
  /** A name for messages, such as `PGlite in .data/feedback`. Never contains a password. */
  name: string;
  /**
   * Resolves when the statement is stored on disk. @throws DatabaseUnavailable when the statement can be retried later.
   */
  query: Query;
  /** Commits when `work` resolves, rolls back when it throws. */
  transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) => Promise<Result>;
  /** Waits for running statements, then closes the database. */
  close: () => Promise<void>;
}

/** The database is temporarily unavailable. The statement itself is valid. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/** A startup error whose message names the cause and the remedy. */
export class StartError extends Error {
  override name = 'StartError';
}
