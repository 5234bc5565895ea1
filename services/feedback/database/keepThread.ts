/** Keeps PGlite running: one statement at a time, and a new thread when a statement hangs or PGlite fails. */
import { setTimeout as delay } from 'node:timers/promises';
import { ANSWER_LIMIT, CLOSE_LIMIT, DatabaseUnavailable, isPassing } from './database';
import { requireSpace } from './freeSpace';
import type { ThreadData, ThreadRequest } from './pgliteMessages';
import { type Thread, ThreadError, startThread } from './startThread';

/** A statement that takes longer is considered to hang, in milliseconds. */
const HANG_LIMIT = 5_000;

/** The pause between two attempts to reopen the database, in milliseconds. */
const REOPEN_PAUSE = 1_000;

/** The number of callers that may wait for their work. */
const MAX_CALLERS = 500;

/** Sends a request to the thread. @param limit after which the thread is replaced, in milliseconds. */
type Ask = <Row>(request: ThreadRequest, limit?: number) => Promise<Row[]>;

export interface KeptThread {
  /**
   * Runs work that nothing else comes between.
   * @param limit in milliseconds. When the work takes longer, its caller and all others who wait are refused, and so are
   *   new ones until it ends.
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
  let last: Promise<unknown> = Promise.resolve();
  /** Those who wait for their work, by the functions that refuse it. */
  const callers = new Set<(error: Error) => void>();
  /** Whether the work that runs takes too long. */
  let isStalled = false;

  const reopen = async (broken: Thread) => {
    // Two threads on one folder would destroy it, so the first one has to end before.
    await broken.end();
    while (!isClosing && !thread) {
      try {
        requireSpace(data.folder, data.freeMegabytes);
        watch(await startThread(data));
      } catch (error) {
        onError(error as Error);
        await delay(REOPEN_PAUSE, undefined, { ref: false });
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

  const ask: Ask = async <Row>(request: ThreadRequest, limit = HANG_LIMIT) => {
    const asked = thread;
    if (!asked) {
      throw unavailable(isClosing ? 'is closed' : 'is being reopened');
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

  const run: KeptThread['run'] = (work, limit = ANSWER_LIMIT) => {
    if (isStalled || callers.size >= MAX_CALLERS) {
      return Promise.reject(unavailable(isStalled ? "doesn't answer" : 'has too much to do'));
    }
    return new Promise((resolve, reject) => {
      callers.add(reject);
      last = last.then(async () => {
        if (!callers.has(reject)) {
          return; // It was refused while it waited.
        }
        const timer = setTimeout(() => {
          isStalled = true;
          callers.forEach((refuse) => refuse(unavailable(`didn't answer within ${limit} ms`)));
          callers.clear();
        }, limit);
        await work(ask).then(resolve, reject);
        clearTimeout(timer);
        callers.delete(reject);
        isStalled = false;
      });
    });
  };

  const close = async () => {
    isClosing = true;
    try {
      await run((askLast) => askLast({ kind: 'close' }, CLOSE_LIMIT), CLOSE_LIMIT);
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

function unavailable(what: string): DatabaseUnavailable {
  return new DatabaseUnavailable('PGlite', { cause: new Error(`PGlite ${what}`) });
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
