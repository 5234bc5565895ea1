/** Creates the databases for tests of the receiver: empty ones for each test file. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { searchPostgres } from '../../../../tools/programs/postgres';
import { makeFolder, removeFolder } from '../../../unit/support/temp';
import { writeEmptyStore } from './emptyStore';
import type { Environment } from './receiver';
import { until } from './until';

export interface TestDatabase {
  /** The settings of the receiver. */
  environment: Environment;
  remove: () => Promise<void>;
}

/** Without PostgreSQL, `npm test` prints a line and skips these tests, but fails in CI: tools/programs/postgres.ts. */
const programs = process.env.POSTGRES_BIN ?? searchPostgres();

if (!programs && process.env.CI === 'true') {
  throw new Error('There is no PostgreSQL: run npm test -- services, which installs it.');
}

/** By name, for `describe.each`. */
export const DATABASES: readonly (readonly [string, () => Promise<TestDatabase>])[] = [
  ['PGlite', createPglite],
  ...(programs ? [['PostgreSQL', () => createPostgres()] as const] : []),
];

/** Milliseconds that PostgreSQL may take to answer. */
const START_LIMIT = 30_000;

export async function createPglite(): Promise<TestDatabase> {
  const folder = makeFolder();
  const data = path.join(folder, 'data');
  await writeEmptyStore(data);
  return {
    environment: { FEEDBACK_DATA: data },
    remove: async () => removeFolder(folder),
  };
}

export interface TestPostgres extends TestDatabase {
  start: () => Promise<void>;
  /** Ends it: SIGINT ends connections and writes everything, SIGQUIT stops at once. */
  stop: (signal?: 'SIGINT' | 'SIGQUIT') => Promise<void>;
}

/**
 * Starts a separate server on a free port, with its own data folder.
 * @param parent the folder in which that is made.
 */
export async function createPostgres(parent?: string): Promise<TestPostgres> {
  const folder = makeFolder({}, parent);
  const data = path.join(folder, 'data');
  const user = findUser();
  if (user) {
    chownSync(folder, user.uid, user.gid);
  }
  const bin = programs ?? '';
  const made = spawnSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'fieldguide', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) {
    throw made.error ?? new Error(`initdb failed:\n${made.stderr}`);
  }
  const port = await findFreePort();
  const url = `postgres://fieldguide@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;
  const start = async () => {
    server = spawn(
      path.join(bin, 'postgres'),
      // Durability is turned off because the data doesn't need to survive a crash, and a slow disk would delay the
      // tests.
      ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', '-c', 'fsync=off'],
      { ...user, cwd: folder, stdio: 'ignore' },
    );
    await waitFor(url);
  };
  const stop = async (signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT') => {
    const running = server;
    server = undefined;
    if (running && running.exitCode === null && running.signalCode === null) {
      const ended = new Promise((resolve) => running.on('exit', resolve));
      running.kill(signal);
      await ended;
    }
  };
  await start();
  return {
    environment: { DATABASE_URL: url },
    start,
    stop,
    remove: async () => {
      await stop();
      removeFolder(folder);
    },
  };
}

/** PostgreSQL refuses to run as root, so root runs it as the user of its package, or as nobody. */
function findUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) {
    return undefined;
  }
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      spawnSync('id', [flag, name], { encoding: 'utf8' }),
    );
    if (uid?.status === 0 && gid?.status === 0) {
      return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
    }
  }
  throw new Error('PostgreSQL refuses to run as root, and there is no user postgres or nobody.');
}

async function waitFor(url: string): Promise<void> {
  const deadline = Date.now() + START_LIMIT;
  await until(async () => {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return true;
    } catch (error) {
      if (Date.now() > deadline) {
        throw error;
      }
      return false;
    }
  });
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
