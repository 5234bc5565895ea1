/**
 * Allows one process per database folder. PGlite has no lock of its own, and two processes would corrupt each other's
 * files. A lock is a socket beside the folder, so that all processes find it, however they name the folder. On Windows,
 * it is a named pipe of the machine.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type Server, createServer } from 'node:net';
import path from 'node:path';
import { StartError, explain } from './database';
import { FULL_DISK_REMEDY, isDiskFull } from './freeSpace';
import { SILENT, announce, askLock, findHolder } from './lockSockets';

const IS_WINDOWS = process.platform === 'win32';

export interface Lock {
  /** The real path of the folder, without symbolic links. */
  folder: string;
  unlock: () => Promise<void>;
}

/**
 * Locks a folder by listening on a socket. The lock is released when the process exits for any reason, and a reused
 * process id can't be mistaken for the owner of the lock.
 * @param given the folder of the database. Its parent folder is created.
 * @throws StartError when another process or user holds the lock, or the parent folder can't be written.
 */
export async function lockFolder(given: string): Promise<Lock> {
  const folder = findRealPath(given);
  const note = `${folder}.pid`;
  try {
    const { server, removeFile } = await (IS_WINDOWS ? lockPipe(folder) : lockSocket(folder));
    // The socket doesn't keep the process alive.
    server.unref();
    const unlock = async () => {
      rmSync(note, { force: true });
      removeFile();
      await new Promise((resolve) => server.close(resolve));
    };
    try {
      // Only read when the holder doesn't answer.
      writeFileSync(note, String(process.pid), { mode: 0o600 });
    } catch (error) {
      await unlock();
      throw error;
    }
    return { folder, unlock };
  } catch (error) {
    throw toStartError(folder, error);
  }
}

interface Held {
  server: Server;
  removeFile: () => void;
}

async function lockSocket(folder: string): Promise<Held> {
  let isHolder = false;
  const server = createAnswer(() => (isHolder ? 'holder' : 'candidate'));
  const { name, removeFile } = await announce(server, `${folder}.lock`);
  try {
    const holder = await findHolder(`${folder}.lock`, name);
    if (holder !== undefined) {
      throw inUse(folder, holder);
    }
    isHolder = true;
    return { server, removeFile };
  } catch (error) {
    removeFile();
    server.close();
    throw error;
  }
}

/** The operating system gives a pipe to one process only, and removes it with its process. */
async function lockPipe(folder: string): Promise<Held> {
  const address = createPipeName(folder);
  const server = createAnswer(() => 'holder');
  while (!(await listenOnPipe(server, address))) {
    const answer = await askLock(address);
    if (answer) {
      throw inUse(folder, answer.holder);
    }
  }
  return { server, removeFile: () => {} };
}

const createAnswer = (getState: () => 'holder' | 'candidate') =>
  createServer((socket) => {
    socket.on('error', () => {}); // The other process has ended.
    socket.end(`${process.pid} ${getState()}`);
  });

/** @returns whether the address was free. */
function listenOnPipe(server: Server, address: string): Promise<boolean> {
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

function findRealPath(given: string): string {
  try {
    mkdirSync(path.dirname(given), { recursive: true, mode: 0o700 });
    const exists = statSync(given, { throwIfNoEntry: false }) !== undefined;
    return exists
      ? realpathSync.native(given)
      : path.join(realpathSync.native(path.dirname(given)), path.basename(given));
  } catch (error) {
    throw toStartError(given, error);
  }
}

function createPipeName(folder: string): string {
  const hash = createHash('sha256').update(folder.toLowerCase()).digest('hex').slice(0, 16);
  return `\\\\.\\pipe\\fieldguide-feedback-${hash}`;
}

function inUse(folder: string, holder: string): StartError {
  if (holder !== SILENT) {
    return new StartError(
      `${folder} is in use by another receiver (process ${holder}): stop that receiver, or choose another folder with FEEDBACK_DATA.`,
    );
  }
  let id = '';
  try {
    id = readFileSync(`${folder}.pid`, 'utf8');
  } catch {
    // The holder couldn't write its id.
  }
  return new StartError(
    `${folder} is in use by another receiver (process ${id || 'unknown'}), which doesn't answer: it may be suspended. Resume or end that process, or choose another folder with FEEDBACK_DATA.`,
  );
}

function toStartError(folder: string, error: unknown): StartError {
  if (error instanceof StartError) {
    return error;
  }
  const remedy = isDiskFull(error)
    ? FULL_DISK_REMEDY
    : 'Let the user of this process write to it, or choose another folder with FEEDBACK_DATA.';
  return new StartError(
    `The folder ${path.dirname(folder)} can't be used: ${explain(error)} ${remedy}`,
    { cause: error },
  );
}
