/**
 * Allows one process per database folder. PGlite has no lock of its own, and two processes would corrupt each other's
 * files. The lock is a socket beside the folder, so that all processes find it, however they name the folder. On
 * Windows, it is a named pipe of the machine.
 */
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { type Server, createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StartError, explain } from './database';
import { FULL_DISK_REMEDY, isDiskFull } from './freeSpace';

/** How long the holder of a lock may take to answer, in milliseconds. It does nothing else than to answer. */
const ANSWER_TIMEOUT_MS = 500;

/** The longest address of a socket in bytes: 104 on macOS and 108 on Linux, with the NUL at its end. */
const MAX_ADDRESS = 100;

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
  const file = `${folder}.lock`;
  const { address, forget } = IS_WINDOWS ? createPipeName(folder) : shorten(file);
  const note = `${folder}.pid`;
  const server = createServer((socket) => {
    socket.on('error', () => {}); // The other process has ended.
    socket.end(String(process.pid));
  });
  try {
    while (!(await listen(server, address, folder))) {
      const holder = IS_WINDOWS ? await readLockHolder(address) : await clearStale(address);
      if (holder) {
        throw inUse(folder, holder, note);
      }
    }
    // Only read when the holder doesn't answer.
    writeFileSync(note, String(process.pid), { mode: 0o600 });
  } catch (error) {
    server.close();
    throw toStartError(folder, error);
  } finally {
    forget();
  }
  // The socket doesn't keep the process alive.
  server.unref();
  return {
    folder,
    unlock: async () => {
      rmSync(note, { force: true });
      if (address !== file) {
        // Closing the server only removes a file at its own address.
        rmSync(file, { force: true });
      }
      await new Promise((resolve) => server.close(resolve));
    },
  };
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

function createPipeName(folder: string) {
  const hash = createHash('sha256').update(folder.toLowerCase()).digest('hex').slice(0, 16);
  return { address: `\\\\.\\pipe\\fieldguide-feedback-${hash}`, forget: () => {} };
}

/**
 * Returns a short path to a file whose path is too long for the address of a socket. It leads over a symbolic link to the
 * folder of the file, and is only needed until the socket is bound.
 */
function shorten(file: string): { address: string; forget: () => void } {
  if (Buffer.byteLength(file) <= MAX_ADDRESS) {
    return { address: file, forget: () => {} };
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'fg-'));
  const link = path.join(folder, 'l');
  symlinkSync(path.dirname(file), link);
  return {
    address: path.join(link, path.basename(file)),
    forget: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** What a lock answers that isn't free. */
const SILENT = 'silent';

/**
 * Removes the socket file that a killed process left behind.
 * @returns the id of the process that holds the lock, if any, or SILENT.
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
    throw error;
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

/**
 * Returns the id of the process that listens at the address, SILENT if it doesn't answer, or undefined if there is
 * none. A suspended process doesn't answer, but continues to write when it is resumed.
 */
function readLockHolder(address: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = createConnection(address);
    const settle = (holder: string | undefined) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(holder);
    };
    const timer = setTimeout(() => settle(SILENT), ANSWER_TIMEOUT_MS);
    socket.on('data', (data) => (answer += data.toString()));
    socket.on('end', () => settle(answer || SILENT));
    socket.on('error', ({ code }: NodeJS.ErrnoException) =>
      settle(code === 'ENOENT' || code === 'ECONNREFUSED' ? undefined : SILENT),
    );
  });
}

/** Returns whether the address was free. The operating system assigns it to one process only. */
function listen(server: Server, address: string, folder: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(toStartError(folder, error));
    server.once('error', onError);
    server.listen(address, () => {
      server.off('error', onError);
      resolve(true);
    });
  });
}

function inUse(folder: string, holder: string, note: string): StartError {
  if (holder !== SILENT) {
    return new StartError(
      `${folder} is in use by another receiver (process ${holder}): stop that receiver, or choose another folder with FEEDBACK_DATA.`,
    );
  }
  let id = '';
  try {
    id = readFileSync(note, 'utf8');
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
