/** What the receiver needs of a database: PGlite and PostgreSQL both give it, for the same SQL. */

/** Runs one statement with `$1` parameters. */
type Query = <Row>(sql: string, parameters?: readonly unknown[]) => Promise<Row[]>;

/** What works inside a transaction. */
interface Transaction {
  query: Query;
  /** Runs a script of several statements, without parameters. */
  run: (script: string) => Promise<void>;
}

export interface Database {
  /** For people, such as `PGlite in .data/feedback`. Never holds a password. */
  name: string;
  /** Resolves when the statement is on the disk. @throws DatabaseUnavailable when it may be tried again later. */
  query: Query;
  /** Commits when `work` resolves, rolls back when it throws. */
  transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) => Promise<Result>;
  /** Waits for what is running, then ends. */
  close: () => Promise<void>;
}

/** The database cannot be asked now. Nothing is wrong with what was asked. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/** An error at the start whose message tells a person all they need: cause and remedy. */
export class StartError extends Error {
  override name = 'StartError';
}
