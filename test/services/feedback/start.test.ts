/** What can go wrong at the start and in between, and the error messages. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { type Server, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { lockFolder } from '@/services/feedback/database/lockFolder';
import { FEEDBACK_PATHS } from '@/src/shared/feedback';
import { removeFolder } from '../../unit/support/temp';
import {
  DATABASES,
  type TestDatabase,
  createPglite,
  createPostgres,
  findFreePort,
} from './support/databases';
import { type Environment, spawnReceiver, startReceiver } from './support/receiver';
import { createFeedback, readPage, send, sendFor } from './support/requests';
import { until } from './support/until';

jest.setTimeout(120_000);

/** Starts a receiver that is expected to fail. */
async function fail(environment: Environment): Promise<{ code: number | null; output: string }> {
  const { ended, output } = spawnReceiver(environment);
  return { code: await ended, output: output() };
}

describe('PGlite', () => {
  let database: TestDatabase;
  let folder: string;

  beforeEach(async () => {
    database = await createPglite();
    folder = database.environment.FEEDBACK_DATA!;
  });

  afterEach(() => database.remove());

  test('a port that is taken is named, with the remedy', async () => {
    const other: Server = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const { code, output } = await fail({ ...database.environment, FEEDBACK_PORT: String(port) });
    other.close();
    expect(code).toBe(1);
    expect(output).toContain(
      `Port ${port} is in use: stop the process that uses it, or choose another`,
    );
    expect(output).not.toContain('    at ');
  });

  test('of receivers that start at the same time one gets the folder, also one that a killed one had', async () => {
    const former = await startReceiver(database.environment);
    await former.end('SIGKILL');
    const starts = await Promise.allSettled(
      Array.from({ length: 3 }, () => startReceiver(database.environment)),
    );
    const started = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
    expect(started).toHaveLength(1);
    expect(await started[0]!.end()).toBe(0);
  });

  test('two receivers do not share a folder; the lock is released when one is killed', async () => {
    const first = await startReceiver(database.environment);
    const { code, output } = await fail(database.environment);
    expect(code).toBe(1);
    expect(output).toMatch(/is in use by another receiver \(process \d+\): stop that receiver, or/);
    await sendFor(first.url, createFeedback({ page: '/kept/' }));
    await first.end('SIGKILL');
    const second = await startReceiver(database.environment);
    expect(await readPage(second.url, '/kept/')).toMatchObject({ up: 1 });
    await second.end();
  });

  test('a first start that was killed leaves nothing that hinders the next', async () => {
    removeFolder(folder);
    const findDraft = () =>
      existsSync(folder) && readdirSync(folder).find((name) => name.startsWith('pglite.new'));
    const killed = spawnReceiver(database.environment);
    // The death comes while the files are being made.
    await until(() => existsSync(path.join(folder, findDraft() || 'none', 'base')));
    killed.child.kill('SIGKILL');
    await killed.ended;
    expect(existsSync(path.join(folder, 'pglite'))).toBe(false);
    const receiver = await startReceiver(database.environment);
    expect(await sendFor(receiver.url, createFeedback())).toBe('201 stored');
    if (process.platform !== 'win32') {
      // Other users of the machine can't read what readers said.
      const lock = readdirSync(folder).find((name) => name.startsWith('pglite.lock.'))!;
      for (const name of ['.', 'pglite', 'pglite/base', 'pglite/PG_VERSION', lock]) {
        expect([name, statSync(path.join(folder, name)).mode & 0o077]).toEqual([name, 0]);
      }
    }
    await receiver.end();
  });

  test('a disk that is too small for a new database is named, with what is needed', async () => {
    removeFolder(folder);
    mkdirSync(path.join(folder, 'pglite.new.1'), { recursive: true });
    const { code, output } = await fail({ FEEDBACK_DATA: folder, FEEDBACK_FREE_MB: '1000000000' });
    expect(code).toBe(1);
    expect(output).toContain(
      '1000000048 MB are needed: 48 MB for a new database, and 1000000000 MB that stay free',
    );
    // What a killed start left behind doesn't take the space.
    expect(readdirSync(folder)).toEqual([]);
  });

  test('files that are no database are named, and left alone', async () => {
    removeFolder(folder);
    const file = path.join(folder, 'pglite', 'thesis.txt');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, 'precious');
    const { code, output } = await fail(database.environment);
    expect(code).toBe(1);
    expect(output).toContain(`The database in ${path.dirname(file)} can't be opened`);
    expect(existsSync(file)).toBe(true);
  });

  test('npm start: the site goes on when the receiver cannot, and the receiver ends with it', async () => {
    const port = await findFreePort();
    const run = (environment: Environment, script: string) => {
      const child = spawn(process.execPath, ['--import', 'tsx', '-e', script], {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          PATH: process.env.PATH,
          TMPDIR: tmpdir(),
          ...environment,
        } as unknown as NodeJS.ProcessEnv,
      });
      let text = '';
      child.stdout.on('data', (data: Buffer) => (text += data.toString()));
      child.stderr.on('data', (data: Buffer) => (text += data.toString()));
      const ended = new Promise((resolve) => child.on('exit', resolve));
      return { child, ended, output: () => text };
    };
    const start = "const { startFeedback } = require('./src/node/commands/startFeedback.ts');";

    const without = run({ FEEDBACK_PORT: 'none' }, `${start} startFeedback();`);
    expect(await without.ended).toBe(0);
    expect(without.output()).toContain('FEEDBACK_PORT must be a port');
    expect(without.output()).toContain('The site keeps running without it.');

    const site = run(
      { ...database.environment, FEEDBACK_PORT: String(port), FEEDBACK_HOST: '127.0.0.1' },
      `${start} startFeedback(); setInterval(() => {}, 1000);`,
    );
    const health = `http://127.0.0.1:${port}${FEEDBACK_PATHS.health}`;
    const isUp = () =>
      fetch(health).then(
        ({ ok }) => ok,
        () => false,
      );
    await until(isUp);
    site.child.kill('SIGKILL');
    await until(async () => !(await isUp()));
    // Its folder is free again as soon as its database is closed.
    await until(() =>
      lockFolder(path.resolve(folder, 'pglite')).then(
        ({ unlock }) => unlock().then(() => true),
        (error: unknown) => {
          expect(String(error)).toContain('is in use by another receiver');
          return false;
        },
      ),
    );
    const next = await startReceiver(database.environment);
    expect(await next.end()).toBe(0);
  });
});

test('settings that are wrong end it, with a line for each', async () => {
  const { code, output } = await fail({ FEEDBACK_TOKEN: 'short', FEEDBACK_RATE: 'x' });
  expect(code).toBe(1);
  expect(output).toContain('FEEDBACK_TOKEN must have 24 characters or more');
  expect(output).toContain('FEEDBACK_RATE must be');
});

test('a PostgreSQL that is not there is named, without the password', async () => {
  const port = await findFreePort();
  const { code, output } = await fail({
    DATABASE_URL: `postgres://ann:secret-word@127.0.0.1:${port}/feedback`,
  });
  expect(code).toBe(1);
  expect(output).toContain(`PostgreSQL at 127.0.0.1:${port}/feedback can't be used`);
  expect(output).toContain('ECONNREFUSED');
  expect(output).not.toContain('secret-word');
});

const withPostgres = DATABASES.filter(([name]) => name === 'PostgreSQL');

test.each(withPostgres)('%s may go away and come back; no false message is logged', async () => {
  const database = await createPostgres();
  const receiver = await startReceiver(database.environment);
  const feedback = createFeedback({ page: '/outage/', comment: 'during the outage' });
  await sendFor(receiver.url, createFeedback());
  await database.stop();

  const answer = await send(receiver.url, feedback, { Origin: 'http://localhost:3000' });
  expect([answer.status, answer.body.error]).toEqual([503, 'unavailable']);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
  expect((await fetch(receiver.url + FEEDBACK_PATHS.health)).status).toBe(503);

  await database.start();
  expect(await sendFor(receiver.url, feedback)).toBe('201 stored');
  expect(receiver.output()).toContain('the database is unavailable');
  expect(receiver.output()).not.toContain('during the outage');
  expect(await receiver.end()).toBe(0);
  await database.remove();
});

test.each(withPostgres)(
  '%s: a user who may not create tables gets an error that says so',
  async () => {
    const database = await createPostgres();
    const url = database.environment.DATABASE_URL!;
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('create role guest login; revoke create on schema public from public');
    await client.end();
    const { code, output } = await fail({ DATABASE_URL: url.replace('fieldguide@', 'guest@') });
    expect(code).toBe(1);
    expect(output).toContain(
      "can't be prepared: permission denied for schema public. Allow its user",
    );
    expect(output).not.toContain('    at ');
    await database.remove();
  },
);
