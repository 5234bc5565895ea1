/** Starts the thread of PGlite, and sends it one request at a time. */
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ThreadAnswer, ThreadData, ThreadRequest } from './pgliteMessages';

const SCRIPT = path.resolve('services/feedback/database/pgliteThread.mjs');

/** The memory of the thread besides that of PGlite, in megabytes: the rows of an answer. */
const MEMORY = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 96 };

/** How long a database may take to open, in milliseconds. Recovery after a crash takes seconds. */
const OPEN_TIMEOUT_MS = 60_000;

/** A statement that failed. Without an SQLSTATE, PGlite itself failed. */
export class ThreadError extends Error {
  constructor(
    override readonly name: string,
    message: string,
    readonly code: string | undefined,
  ) {
    super(message);
  }
}

export interface Thread {
  /**
   * Sends a request. The one before must have been answered.
   * @param limit in milliseconds; after that, the promise rejects, and the thread can't be used again.
   * @throws ThreadError; other errors mean that the thread ended or hangs.
   */
  ask: (request: ThreadRequest, limit: number) => Promise<unknown[]>;
  /** Ends the thread, also in the middle of a statement. */
  end: () => Promise<void>;
  /** Resolves when the thread has ended. */
  ended: Promise<void>;
}

/** @throws Error when the database can't be opened; the thread has ended then. */
export async function startThread(data: ThreadData): Promise<Thread> {
  const worker = new Worker(SCRIPT, {
    workerData: data,
    execArgv: [],
    resourceLimits: MEMORY,
  });
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  // Without a listener, an error of the thread would end the process. `receive` listens too while it waits.
  worker.on('error', () => {});
  const end = async () => void (await worker.terminate());
  try {
    await receive(worker, OPEN_TIMEOUT_MS);
  } catch (error) {
    await end();
    throw error;
  }
  return {
    ask: (request, limit) => {
      const answer = receive(worker, limit);
      worker.postMessage(request);
      return answer;
    },
    end,
    ended,
  };
}

/** Waits for the next message of the thread. */
function receive(worker: Worker, limit: number): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    const onMessage = (answer: ThreadAnswer) => {
      stop();
      if (answer.kind === 'error') {
        reject(new ThreadError(answer.name, answer.message, answer.code));
      } else {
        resolve(answer.kind === 'rows' ? answer.rows : []);
      }
    };
    const onError = (error: Error) => {
      stop();
      reject(error);
    };
    const onExit = () => onError(new Error('The thread of PGlite ended.'));
    const timer = setTimeout(
      () => onError(new Error(`PGlite didn't answer within ${limit} ms.`)),
      limit,
    );
    const stop = () => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
    };
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
  });
}
