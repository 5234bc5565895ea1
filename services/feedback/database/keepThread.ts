/** Keeps PGlite running: one statement at a time, and a new thread when a statement hangs or PGlite fails. */
import { setTimeout as delay } from 'node:timers/promises';
import { CLOSE_TIMEOUT_MS, DatabaseUnavailable, isPassing } from './database';
import { createTurns, pgliteUnavailable } from './createTurns';
import { requireSpace } from './freeSpace';
import type { ThreadData, ThreadRequest } from './pgliteMessages';
import { type Thread, ThreadError, startThread } from './startThread';

/** A statement that takes longer is considered to hang, in milliseconds. */
const HANG_TIMEOUT_MS = 4_000;

/** The pause between two attempts to reopen the database, in milliseconds. */
const REOPEN_DELAY_MS = 1_000;

/** Sends a request to the thread. @param limit after which the thread is replaced, in milliseconds. */
type Ask = <Row>(request: ThreadRequest, limit?: number) => Promise<Row[]>;

export interface KeptThread {
  /**
   * Runs work that nothing else comes between: see `createTurns`.
   * @throws DatabaseUnavailable
   */
  run: <Result>(work: (ask: Ask) => Promise<Result>, limit?: number) => Promise<Result>;
  close: () => Promise<void>;
}

/**
 * Opens the database in a thread.
 * @param onError is called when the thread is replaced, and each time when that fails.
 * @throws Error when the database can't be opened now. Later failures make `run` throw until it is open again.
 */
export async function keepThread(
  data: ThreadData,
  onError: (error: Error) => void,
): Promise<KeptThread> {
  let thread: Thread | undefined = await startThread(data);
  let isClosing = false;
  let replacement: Promise<void> | undefined;

  const reopen = async (broken: Thread) => {
    // Two threads on one folder would destroy it, so the first one has to end before.
    await broken.end();
    while (!isClosing && !thread) {
      try {
        requireSpace(data.folder, data.freeMegabytes);
        watch(await startThread(data));
      } catch (error) {
        onError(error as Error);
        await delay(REOPEN_DELAY_MS, undefined, { ref: false });
      }
    }
  };
  const replace = (broken: Thread, cause: Error) => {
    if (thread === broken && !isClosing) {
      thread = undefined;
      onError(new Error(`PGlite is reopened: ${cause.message}`, { cause }));
      replacement = reopen(broken);
    }
  };
  const watch = (started: Thread) => {
    thread = started;
    void started.ended.then(() => replace(started, new Error('Its thread ended.')));
  };
  watch(thread);

  const ask: Ask = async <Row>(request: ThreadRequest, limit = HANG_TIMEOUT_MS) => {
    const asked = thread;
    if (!asked) {
      throw pgliteUnavailable(isClosing ? 'is closed' : 'is being reopened');
    }
    try {
      return (await asked.ask(request, limit)) as Row[];
    } catch (error) {
      if (isBroken(error)) {
        replace(asked, error as Error);
      }
      throw isTemporary(error) ? new DatabaseUnavailable('PGlite', { cause: error }) : error;
    }
  };

  const takeTurn = createTurns();
  const run: KeptThread['run'] = (work, limit) => takeTurn(() => work(ask), limit);
  const close = async () => {
    isClosing = true;
    try {
      await run((askLast) => askLast({ kind: 'close' }, CLOSE_TIMEOUT_MS), CLOSE_TIMEOUT_MS);
    } catch (error) {
      // The next start recovers what was confirmed from the write-ahead log.
      onError(new Error("PGlite didn't close in time.", { cause: error }));
    }
    await replacement;
    await thread?.end();
    thread = undefined;
  };
  return { run, close };
}

/** After an error of these classes, PostgreSQL would restart its processes, which PGlite can't. */
function isBroken(error: unknown): boolean {
  if (!(error instanceof ThreadError)) {
    return true;
  }
  return error.code ? /^(53|58|XX)/.test(error.code) : error.name !== 'LowSpace';
}

function isTemporary(error: unknown): boolean {
  return !(error instanceof ThreadError && error.code && !isPassing(error.code));
}
