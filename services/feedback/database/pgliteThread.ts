/**
 * Runs PGlite in a thread of its own. PGlite executes a statement without a pause, so the receiver couldn't answer
 * anything else meanwhile, and a statement that never ends could only be stopped with the process.
 */
import { parentPort, workerData } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import { openDurable } from './durableFolder';
import { requireSpace } from './freeSpace';
import type { ThreadAnswer, ThreadData, ThreadRequest } from './pgliteMessages';

const { folder, freeMegabytes } = workerData as ThreadData;
/**
 * The number of statements between two checkpoints. PGlite doesn't start them by itself, so the write-ahead log would
 * grow until it is closed, and would have to be replayed after a crash.
 */
const STATEMENTS_PER_CHECKPOINT = 2_000;

const port = parentPort!;
const answer = (message: ThreadAnswer) => port.postMessage(message);

/** The number of statements that wrote. */
let written = 0;

void attempt(async () => {
  const pglite = await openDurable(folder);
  port.on('message', (request: ThreadRequest) => void serve(pglite, request));
  answer({ kind: 'ready' });
});

function serve(pglite: PGlite, request: ThreadRequest): Promise<void> {
  return attempt(async () => {
    if (request.kind === 'close') {
      await pglite.close();
      answer({ kind: 'rows', rows: [] });
      port.close();
      return;
    }
    const writes = !/^\s*select\b/i.test(request.sql);
    if (writes) {
      requireSpace(folder, freeMegabytes);
    }
    const rows =
      request.kind === 'run'
        ? (await pglite.exec(request.sql)).flatMap((result) => result.rows)
        : (await pglite.query(request.sql, [...request.parameters])).rows;
    answer({ kind: 'rows', rows });
    written += Number(writes);
    if (writes && written % STATEMENTS_PER_CHECKPOINT === 0) {
      // Its error isn't an answer. It ends the thread, and the receiver starts another one.
      void pglite.exec('checkpoint');
    }
  });
}

async function attempt(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const { name, message, code } = error as NodeJS.ErrnoException;
    // Only errors of statements have a severity. The codes of other errors, such as EROFS, can look like an SQLSTATE.
    const isStatement = Object.hasOwn(error as object, 'severity');
    answer({ kind: 'error', name, message, code: isStatement ? code : undefined });
  }
}
