/** The messages between the receiver and the thread that runs PGlite. */

/** What the thread is started with. */
export interface ThreadData {
  /** The folder of the database. */
  folder: string;
  /** Megabytes that must be free before a statement that writes. */
  freeMegabytes: number;
}

/** A request to the thread. It answers one before it gets the next. */
export type ThreadRequest =
  | { kind: 'query'; sql: string; parameters: readonly unknown[] }
  /** A script of several statements. */
  | { kind: 'run'; sql: string }
  | { kind: 'close' };

/** An answer of the thread. `ready` comes once, when the database is open. */
export type ThreadAnswer =
  | { kind: 'ready' }
  | { kind: 'rows'; rows: unknown[] }
  /** `code` is the SQLSTATE of a statement that failed, or undefined when PGlite itself failed. */
  | { kind: 'error'; name: string; message: string; code: string | undefined };
