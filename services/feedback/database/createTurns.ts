/** Runs work one after the other, and refuses callers when the work that runs doesn't end. */
import { ANSWER_TIMEOUT_MS, DatabaseUnavailable } from './database';

/** The number of callers that may wait for their work. */
const MAX_CALLERS = 500;

/**
 * Runs work when all work before has ended.
 * @param limit in milliseconds. When the work takes longer, its caller and all others who wait are refused, and so are
 *   new ones until it ends. Others can wait longer while the work before them ends in time.
 * @throws DatabaseUnavailable
 */
type TakeTurn = <Result>(work: () => Promise<Result>, limit?: number) => Promise<Result>;

export function createTurns(): TakeTurn {
  let last: Promise<unknown> = Promise.resolve();
  /** Those who wait for their work, by the functions that refuse it. */
  const callers = new Set<(error: Error) => void>();
  let isStalled = false;

  const refuseAll = (limit: number) => {
    isStalled = true;
    callers.forEach((refuse) => refuse(pgliteUnavailable(`didn't answer within ${limit} ms`)));
    callers.clear();
  };
  return (work, limit = ANSWER_TIMEOUT_MS) => {
    if (isStalled || callers.size >= MAX_CALLERS) {
      return Promise.reject(pgliteUnavailable(isStalled ? "doesn't answer" : 'has too much to do'));
    }
    return new Promise((resolve, reject) => {
      callers.add(reject);
      last = last.then(async () => {
        if (!callers.has(reject)) {
          return; // It was refused while it waited.
        }
        const timer = setTimeout(() => refuseAll(limit), limit);
        await work().then(resolve, reject);
        clearTimeout(timer);
        callers.delete(reject);
        isStalled = false;
      });
    });
  };
}

export function pgliteUnavailable(what: string): DatabaseUnavailable {
  return new DatabaseUnavailable('PGlite', { cause: new Error(`PGlite ${what}`) });
}
