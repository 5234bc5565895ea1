/**
 * One process per data folder: PGlite has no lock of its own, and two would destroy each other's files. Receivers in
 * containers of their own, or with another folder for temporary files, do not meet here: give each its own folder.
 */
import { createHash } from 'node:crypto';
import { renameSync, rmSync, statSync } from 'node:fs';
import { type Server, createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StartError } from './database';

/**
 * Takes the lock of a folder: a socket that this process listens on, so that it ends with the process however that
 * ends, and no number of a dead process is mistaken for a living one.
 * @param folder resolved path.
 * @returns what gives it back.
 * @throws StartError when another process or user has it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const name = `fieldguide-feedback-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  const isWindows = process.platform === 'win32';
  const address = isWindows ? `\\\\.\\pipe\\${name}` : path.join(tmpdir(), `${name}.sock`);
  const server = createServer((socket) => socket.end(String(process.pid)));
  while (!(await listen(server, address))) {
    const holder = isWindows ? await askHolder(address) : await clearStale(address);
    if (holder) {
      throw new StartError(
        `${folder} is in use by another receiver (process ${holder}): stop that one, or choose another folder with FEEDBACK_DATA.`,
      );
    }
  }
  // The lock alone keeps no process alive.
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/**
 * Takes away a socket that a killed process left behind.
 * @returns the id of the process that has the lock, if one has.
 * @throws StartError when it cannot be taken away.
 */
async function clearStale(address: string): Promise<string | undefined> {
  const asked = identify(address);
  const holder = await askHolder(address);
  if (holder) {
    return holder;
  }
  if (!asked || identify(address) !== asked) {
    return undefined; // There is none, or another one, by now.
  }
  const aside = `${address}.${process.pid}`;
  try {
    renameSync(address, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return undefined; // Somebody else has taken it away.
    }
    throw new StartError(
      `The lock ${address} belongs to another user: stop that receiver, remove the file, or choose another folder with FEEDBACK_DATA.`,
      { cause: error },
    );
  }
  // Since nobody answered, another receiver may have put its own there.
  const late = await askHolder(aside);
  if (late) {
    renameSync(aside, address);
  } else {
    rmSync(aside, { force: true });
  }
  return late;
}

/** Tells one socket from another of the same name. */
function identify(address: string): string | undefined {
  const found = statSync(address, { bigint: true, throwIfNoEntry: false });
  return found && `${found.ino} ${found.ctimeNs}`;
}

/** The id of the process that listens, or undefined when none does. */
function askHolder(address: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = createConnection(address);
    socket.on('data', (data) => (answer += data.toString()));
    socket.on('end', () => resolve(answer || 'unknown'));
    // ENOENT, ECONNREFUSED: nobody is there.
    socket.on('error', () => resolve(undefined));
  });
}

/** Whether the address was free: the system gives it to one process alone. */
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
