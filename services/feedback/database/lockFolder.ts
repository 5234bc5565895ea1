/**
 * Allows one process per data folder. PGlite has no lock of its own, and two processes would corrupt each other's
 * files. The lock doesn't work between containers, or between processes that use different folders for temporary files:
 * give each of those receivers its own data folder.
 */
import { createHash } from 'node:crypto';
import { renameSync, rmSync, statSync } from 'node:fs';
import { type Server, createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StartError } from './database';

/**
 * Locks a folder by listening on a socket. The lock is released when the process exits for any reason, and a reused
 * process id can't be mistaken for the owner of the lock.
 * @param folder resolved path.
 * @returns a function that releases the lock.
 * @throws StartError when another process or user holds the lock.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const name = `fieldguide-feedback-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  const isWindows = process.platform === 'win32';
  const address = isWindows ? `\\\\.\\pipe\\${name}` : path.join(tmpdir(), `${name}.sock`);
  const server = createServer((socket) => socket.end(String(process.pid)));
  while (!(await listen(server, address))) {
    const holder = isWindows ? await readLockHolder(address) : await clearStale(address);
    if (holder) {
      throw new StartError(
        `${folder} is in use by another receiver (process ${holder}): stop that receiver, or choose another folder with FEEDBACK_DATA.`,
      );
    }
  }
  // The socket doesn't keep the process alive.
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/**
 * Removes the socket file that a killed process left behind.
 * @returns the id of the process that holds the lock, if any.
 * @throws StartError when the file can't be removed.
 */
async function clearStale(address: string): Promise<string | undefined> {
  const asked = identify(address);
  const holder = await readLockHolder(address);
  if (holder) {
    return holder;
  }
  if (!asked || identify(address) !== asked) {
    return undefined; // The file has been removed or replaced in the meantime.
  }
  const aside = `${address}.${process.pid}`;
  try {
    renameSync(address, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return undefined; // Another process has removed it.
    }
    throw new StartError(
      `The lock ${address} belongs to another user: stop that receiver, remove the file, or choose another folder with FEEDBACK_DATA.`,
      { cause: error },
    );
  }
  // After the socket failed to respond, another receiver may have replaced it with its own.
  const late = await readLockHolder(aside);
  if (late) {
    renameSync(aside, address);
  } else {
    rmSync(aside, { force: true });
  }
  return late;
}

/** Distinguishes a socket from an earlier one at the same address. */
function identify(address: string): string | undefined {
  const found = statSync(address, { bigint: true, throwIfNoEntry: false });
  return found && `${found.ino} ${found.ctimeNs}`;
}

/** Returns the id of the process that listens at the address, or undefined if there is none. */
function readLockHolder(address: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = createConnection(address);
    socket.on('data', (data) => (answer += data.toString()));
    socket.on('end', () => resolve(answer || 'unknown'));
    // ENOENT, ECONNREFUSED: no process is listening.
    socket.on('error', () => resolve(undefined));
  });
}

/** Returns whether the address was free. The operating system assigns it to one process only. */
function listen(server: Server, address: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error);
    server.once('error', onError);
    server.listen(address, () => {
      server.off('error', onError);
      resolve(true);
    });
  });
}
