/**
 * Locks as sockets in files. Each process that wants the lock makes a file of its own, with a name that no other process
 * ever has, and then asks the processes of all other files. Of two processes, the later one always sees the earlier one,
 * so two can't both find that nobody else has the lock. A file of a process that has ended can be removed by anyone.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { type Server, createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** How long a process may take to answer, in milliseconds. It does nothing else at that time. */
const ANSWER_TIMEOUT_MS = 500;

/** The time between two questions to a process that doesn't have the lock yet, in milliseconds. */
const RETRY_MS = 20;

/** The longest address of a socket in bytes: 104 on macOS and 108 on Linux, with the NUL at its end. */
const MAX_ADDRESS = 100;

/** Stands for the id of a process that doesn't answer. */
export const SILENT = 'silent';

/** The end of the name of a socket that may not accept connections yet. */
const NEW = '.new';

/**
 * Makes the file of this process.
 * @param server answers with the id of the process and its state, `holder` or `candidate`.
 * @param lock the path that the names of all files begin with.
 * @returns the name of the file, and a function that removes it.
 */
export async function announce(
  server: Server,
  lock: string,
): Promise<{ name: string; removeFile: () => void }> {
  const file = `${lock}.${randomBytes(6).toString('hex')}`;
  const removeFile = () => rmSync(file, { force: true });
  await withShortPath(`${file}${NEW}`, async (address) => {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(address, () => {
        server.off('error', reject);
        resolve();
      });
    });
    // Without this, others could connect before the process listens, and take it for one that has ended.
    renameSync(address, address.slice(0, -NEW.length));
  });
  return { name: path.basename(file), removeFile };
}

/**
 * Looks for another process that has the lock or gets it. Of processes that ask at the same time, the one whose file comes
 * first by name gets it.
 * @param lock the path that the names of all files begin with.
 * @param own the name of the file of this process.
 * @returns the id of the process, or SILENT if it doesn't answer; undefined if this process has the lock now.
 */
export async function findHolder(lock: string, own: string): Promise<string | undefined> {
  for (;;) {
    let mustWait = false;
    for (const name of listFiles(lock)) {
      const file = path.join(path.dirname(lock), name);
      const answer = name === own ? undefined : await withShortPath(file, askLock);
      if (answer && (answer.isHolder || name < own)) {
        return answer.holder;
      }
      if (answer) {
        mustWait = true;
      } else if (name !== own) {
        rmSync(file, { force: true });
      }
    }
    if (!mustWait) {
      return undefined;
    }
    await wait(RETRY_MS);
  }
}

/** Lists the names of the files. Earlier versions had one without an end. */
function listFiles(lock: string): string[] {
  const start = path.basename(lock);
  return readdirSync(path.dirname(lock)).filter(
    (name) => name === start || (name.startsWith(`${start}.`) && !name.endsWith(NEW)),
  );
}

/** What a process answers. */
interface Answer {
  /** Its id, or SILENT. */
  holder: string;
  isHolder: boolean;
}

/**
 * Asks the process that listens at an address. A suspended process doesn't answer, but continues to write when it is
 * resumed.
 * @returns undefined if there is none.
 */
export function askLock(address: string): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = createConnection(address);
    const settle = (result: Answer | undefined) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(result);
    };
    const silent = { holder: SILENT, isHolder: true };
    const timer = setTimeout(() => settle(silent), ANSWER_TIMEOUT_MS);
    socket.on('data', (data) => (answer += data.toString()));
    socket.on('end', () => {
      const [holder = '', state] = answer.split(' ');
      // Earlier versions answer only when they have the lock, and without a state.
      settle(holder === '' ? silent : { holder, isHolder: state !== 'candidate' });
    });
    socket.on('error', ({ code }: NodeJS.ErrnoException) =>
      settle(code === 'ENOENT' || code === 'ECONNREFUSED' ? undefined : silent),
    );
  });
}

/**
 * Uses a short path to a file whose path is too long for the address of a socket. It leads over a symbolic link to the
 * folder of the file.
 */
async function withShortPath<T>(file: string, run: (address: string) => Promise<T>): Promise<T> {
  if (Buffer.byteLength(file) <= MAX_ADDRESS) {
    return run(file);
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'fg-'));
  try {
    const link = path.join(folder, 'l');
    symlinkSync(path.dirname(file), link);
    return await run(path.join(link, path.basename(file)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
