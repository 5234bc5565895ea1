/** One process per data folder: PGlite has no lock of its own, and two would destroy each other's files. */
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { type Server, createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StartError } from './database';

/**
 * Takes the lock of a folder: a socket that this process listens on, so that it ends with the process however that
 * ends, and no number of a dead process is mistaken for a living one.
 * @param folder resolved path.
 * @returns what gives it back.
 * @throws StartError when another process has it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const name = `fieldguide-feedback-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  const isWindows = process.platform === 'win32';
  const address = isWindows ? `\\\\.\\pipe\\${name}` : path.join(tmpdir(), `${name}.sock`);
  const holder = await askHolder(address);
  if (holder) {
    throw new StartError(
      `${folder} is in use by another receiver (process ${holder}): stop that one, or choose another folder with FEEDBACK_DATA.`,
    );
  }
  if (!isWindows) {
    // Left behind by a process that was killed.
    rmSync(address, { force: true });
  }
  const server = createServer((socket) => socket.end(String(process.pid)));
  await listen(server, address);
  // The lock alone keeps no process alive.
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
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

function listen(server: Server, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, resolve);
  });
}
