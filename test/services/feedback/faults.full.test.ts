/**
 * Faults of disks, processes, clocks, and clients: what the receiver confirmed is compared with what is stored, on both
 * databases. Prints a table.
 */
import { spawnSync } from 'node:child_process';
import { openSync, readFileSync, readdirSync, truncateSync, writeSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, jest, test } from '@jest/globals';
import { FEEDBACK_PATHS } from '@/src/shared/feedback';
import {
  DATABASES,
  type TestDatabase,
  type TestPostgres,
  createPglite,
  createPostgres,
} from './support/databases';
import { type Disk, mountDisk, unmountDisks } from './support/disk';
import { fillDatabase } from './support/fillDatabase';
import { type Load, countLost, startLoad } from './support/load';
import { HANGING_PAGE, addHangingPage } from './support/hang';
import { type Environment, type Receiver, spawnReceiver, startReceiver } from './support/receiver';
import { createFeedback, get, send } from './support/requests';
import { openSlowClients } from './support/slowClients';
import { until } from './support/until';

const MINUTE = 60_000;

jest.setTimeout(20 * MINUTE);

/** The time after which a fault must have its answer, in milliseconds, and some for a busy machine. */
const ANSWER_LIMIT = 2_000 + 1_000;

const CLOCK = path.resolve('test/services/feedback/support/shiftClock.mjs');

const table: string[] = [];

afterEach(unmountDisks);

afterAll(() => {
  const head = ['| database | fault | confirmed | lost | answers | slowest | result |'];
  process.stdout.write(`\n${[...head, '|---|---|--:|--:|---|--:|---|', ...table].join('\n')}\n\n`);
});

function note(database: string, fault: string, result: string, load?: Load, lost?: number): void {
  const answers = Object.entries(load?.answers ?? {}).map(([status, n]) => `${n} × ${status}`);
  const slowest = load ? `${load.slowest} ms` : '';
  const cells = [database, fault, load?.confirmed.length ?? '', lost ?? '', answers.join(', ')];
  table.push(`| ${[...cells, slowest, result].join(' | ')} |`);
}

const getHealth = async ({ url }: Receiver) => (await fetch(url + FEEDBACK_PATHS.health)).status;

/** Starts a receiver that is expected to fail. @returns its output and the time that it took, in milliseconds. */
async function fail(environment: Environment): Promise<{ output: string; took: number }> {
  const start = performance.now();
  const { ended, output } = spawnReceiver(environment);
  expect(await ended).toBe(1);
  return { output: output(), took: Math.round(performance.now() - start) };
}

/** Sends feedback until it is stored. @returns how long that took, in milliseconds. */
async function waitForRecovery({ url }: Receiver): Promise<number> {
  const start = performance.now();
  const feedback = createFeedback({ page: '/recovered/' });
  await until(async () => (await send(url, feedback).catch(() => undefined))?.status === 201);
  return Math.round(performance.now() - start);
}

/** Loads for some time. The time is the subject here: the longer, the more is in flight when the fault comes. */
async function loadFor(seconds: number, url: string, clients: number): Promise<Load> {
  const stop = startLoad(url, clients);
  await delay(seconds * 1000);
  return stop();
}

describe.each(DATABASES)('%s', (name, create) => {
  const open = async (environment: Environment = {}) => {
    const database = await create();
    const receiver = await startReceiver({ ...database.environment, ...environment });
    return { database, receiver };
  };
  const close = async (database: TestDatabase, receiver: Receiver) => {
    expect(await receiver.end()).toBe(0);
    await database.remove();
  };

  test('50 clients for 20 seconds', async () => {
    const { database, receiver } = await open();
    const load = await loadFor(20, receiver.url, 50);
    const lost = await countLost(receiver.url, load);
    note(name, '50 clients for 20 s', 'in use all the time', load, lost);
    expect(lost).toBe(0);
    expect(load.answers).toEqual({ 201: load.confirmed.length });
    await close(database, receiver);
  });

  test('kill -9 under load', async () => {
    const database = await create();
    const loads: Load[] = [];
    for (let round = 0; round < 4; round += 1) {
      const receiver = await startReceiver(database.environment);
      const stop = startLoad(receiver.url, 20);
      await delay(2_000);
      await receiver.end('SIGKILL');
      loads.push(await stop());
    }
    const receiver = await startReceiver(database.environment);
    const load: Load = {
      confirmed: loads.flatMap(({ confirmed }) => confirmed),
      answers: { 201: loads.reduce((sum, { confirmed }) => sum + confirmed.length, 0) },
      slowest: Math.max(...loads.map(({ slowest }) => slowest)),
    };
    const lost = await countLost(receiver.url, load);
    note(name, 'kill -9 under load, four times', 'starts again', load, lost);
    expect(load.confirmed.length).toBeGreaterThan(0);
    expect(lost).toBe(0);
    await close(database, receiver);
  });

  test('the clock is set three days ahead, then ten days back', async () => {
    const { database, receiver } = await open({ NODE_OPTIONS: `--import ${CLOCK}` });
    const stop = startLoad(receiver.url, 10);
    for (let jump = 0; jump < 2; jump += 1) {
      await delay(2_000);
      receiver.signal('SIGUSR2');
    }
    await delay(2_000);
    const load = await stop();
    expect(await getHealth(receiver)).toBe(200);
    const lost = await countLost(receiver.url, load);
    note(name, 'clock +3 days, then -10 days', 'in use all the time', load, lost);
    expect(lost).toBe(0);
    expect(load.answers).toEqual({ 201: load.confirmed.length });
    await close(database, receiver);
  });

  test('300 connections that send slowly', async () => {
    const { database, receiver } = await open();
    const slow = openSlowClients(receiver.url, 300);
    const load = await loadFor(5, receiver.url, 10);
    const seconds = await slow;
    const lost = await countLost(receiver.url, load);
    const longest = Math.max(...seconds).toFixed(1);
    note(name, '300 slow connections', `all closed after ${longest} s or less`, load, lost);
    expect(lost).toBe(0);
    expect(load.answers).toEqual({ 201: load.confirmed.length });
    // Idle connections, slow headers, slow bodies, and up to a second until the next check.
    expect(Number(longest)).toBeLessThan(13);
    await close(database, receiver);
  });

  test('a statement that never ends, under load; a signal meanwhile', async () => {
    const database = await create();
    await addHangingPage(database.environment);
    const receiver = await startReceiver(database.environment);
    const stop = startLoad(receiver.url, 10);
    await delay(1_000);
    await Promise.all(
      Array.from({ length: 20 }, () => send(receiver.url, createFeedback({ page: HANGING_PAGE }))),
    );
    const recovery = await waitForRecovery(receiver);
    const load = await stop();
    const lost = await countLost(receiver.url, load);
    const hanging = send(receiver.url, createFeedback({ page: HANGING_PAGE })).catch(() => {});
    await delay(500);
    const start = performance.now();
    expect(await receiver.end()).toBe(0);
    const stopped = Math.round(performance.now() - start);
    await hanging;
    await database.remove();
    const result = `stores again after ${recovery} ms; ended by SIGTERM in ${stopped} ms`;
    note(name, 'statement that never ends', result, load, lost);
    expect(lost).toBe(0);
    expect(load.slowest).toBeLessThan(2 * ANSWER_LIMIT);
  });

  test('a full disk', async () => {
    const disk = mountDisk(name === 'PGlite' ? 160 : 120);
    if (!disk) {
      note(name, 'full disk', 'not tried: mounting a disk is not permitted');
      return;
    }
    const { database, data } = await createOn(disk, name);
    const receiver = await startReceiver(data);
    const stop = startLoad(receiver.url, 8, randomWords());
    await until(async () => (await getHealth(receiver)) === 503 || (await delay(1_000, false)));
    await delay(2_000);
    const load = await stop();
    disk.setSize(600);
    // PostgreSQL ends when it can't write its log, and its operator starts it again.
    await database?.stop();
    await database?.start();
    const recovery = await waitForRecovery(receiver);
    const lost = await countLost(receiver.url, load);
    note(name, 'full disk, then more space', `stores again after ${recovery} ms`, load, lost);
    expect(lost).toBe(0);
    expect(load.answers[503]).toBeGreaterThan(0);
    expect(Object.keys(load.answers).sort()).toEqual(['201', '503']);
    expect(load.slowest).toBeLessThan(2 * ANSWER_LIMIT);
    expect(await receiver.end()).toBe(0);
    await database?.remove();
  });
});

/** 3,500 characters that can't be compressed, so that a disk is full soon. */
function randomWords(): string {
  return Array.from({ length: 500 }, () => Math.random().toString(36).slice(2, 9)).join('');
}

async function createOn(disk: Disk, name: string) {
  if (name === 'PGlite') {
    return { database: undefined, data: { FEEDBACK_DATA: path.join(disk.folder, 'data') } };
  }
  const database = await createPostgres(disk.folder);
  return { database, data: database.environment };
}

describe('PGlite', () => {
  const name = 'PGlite';

  test('a full disk without a limit: PGlite runs into it', async () => {
    const disk = mountDisk(75);
    if (!disk) {
      return;
    }
    const data = { FEEDBACK_DATA: path.join(disk.folder, 'data'), FEEDBACK_FREE_MB: '0' };
    const receiver = await startReceiver(data);
    const stop = startLoad(receiver.url, 8, randomWords());
    await until(() => receiver.output().includes('PGlite is reopened'));
    await delay(8_000);
    const health = await getHealth(receiver);
    const load = await stop();
    const start = performance.now();
    await receiver.end();
    const stopped = Math.round(performance.now() - start);
    disk.setSize(600);
    const next = await startReceiver(data);
    const lost = await countLost(next.url, load);
    const result = `health ${health}; ended by SIGTERM in ${stopped} ms; starts again`;
    note(name, 'full disk with FEEDBACK_FREE_MB=0', result, load, lost);
    expect(lost).toBe(0);
    expect(load.slowest).toBeLessThan(2 * ANSWER_LIMIT);
    expect(await next.end()).toBe(0);
  });

  test('a full and a read-only disk at the start', async () => {
    const disk = mountDisk(20);
    if (!disk) {
      note(name, 'read-only disk', 'not tried: mounting a disk is not permitted');
      return;
    }
    const data = { FEEDBACK_DATA: path.join(disk.folder, 'data') };
    const full = await fail(data);
    expect(full.output).toMatch(/\d+ MB are free on the disk of .*: 48 MB for a new database/);
    note(name, 'full disk at the start', `start error after ${full.took} ms`);
    disk.setReadOnly();
    const readOnly = await fail(data);
    expect(readOnly.output).toMatch(/EROFS.*Let the user of this process write to it/);
    note(name, 'read-only disk at the start', `start error after ${readOnly.took} ms`);
  });

  test('a disk without room for the files of a new database', async () => {
    const disk = mountDisk(200, 300);
    if (!disk) {
      return;
    }
    const { output, took } = await fail({ FEEDBACK_DATA: path.join(disk.folder, 'data') });
    expect(output).toMatch(/\d+ inodes are free on the disk of .*, and a new database needs 1100/);
    expect(output).not.toContain('    at ');
    expect(readdirSync(path.join(disk.folder, 'data'))).toEqual([]);
    note(name, 'disk without free inodes, first start', `start error after ${took} ms`);
  });

  test('the holder of the lock is suspended, and goes on later', async () => {
    const database = await createPglite();
    const holder = await startReceiver(database.environment);
    const stop = startLoad(holder.url, 4);
    await delay(1_000);
    holder.signal('SIGSTOP');
    const second = await fail(database.environment);
    holder.signal('SIGCONT');
    await waitForRecovery(holder);
    const load = await stop();
    const lost = await countLost(holder.url, load);
    note(name, 'SIGSTOP of the lock holder', `start error after ${second.took} ms`, load, lost);
    expect(second.output).toContain(`process ${holder.id}), which doesn't answer`);
    expect(lost).toBe(0);
    expect(await holder.end()).toBe(0);
    await database.remove();
  });

  const damage: readonly [string, (folder: string) => void][] = [
    ['empty pg_control', (folder) => truncateSync(path.join(folder, 'global/pg_control'), 0)],
    ['zeros in pg_control', (folder) => overwrite(path.join(folder, 'global/pg_control'), 0, 512)],
    ['missing WAL', (folder) => spawnSync('rm', ['-r', path.join(folder, 'pg_wal')])],
    ['zeros in WAL', (folder) => overwrite(findFile(path.join(folder, 'pg_wal'), /^0/), 0, 8192)],
    ['empty PG_VERSION', (folder) => truncateSync(path.join(folder, 'PG_VERSION'), 0)],
    ['damaged catalog', (folder) => overwrite(path.join(folder, 'base/5/1259'), 0, 65_536)],
  ];

  test.each(damage)('damaged files: %s', async (what, apply) => {
    const database = await createPglite();
    apply(path.join(database.environment.FEEDBACK_DATA!, 'pglite'));
    const start = performance.now();
    const { child, ended, output } = spawnReceiver(database.environment);
    const started = until(() => output().includes('received at')).then(() => 'started' as const);
    const end = await Promise.race([ended, started]);
    const took = Math.round(performance.now() - start);
    if (end === 'started') {
      child.kill('SIGTERM');
      await ended;
      note(name, what, `starts after ${took} ms: PGlite repaired or ignored it`);
    } else {
      expect(output()).toContain("can't be ");
      note(name, what, `start error after ${took} ms`);
      expect(end).toBe(1);
    }
    await database.remove();
  });

  test('a million comments', async () => {
    const database = await createPglite();
    await fillDatabase(database.environment, 1_000_000);
    const receiver = await startReceiver(database.environment);
    const readMemory = () => {
      const status = readFileSync(`/proc/${receiver.id}/status`, 'utf8');
      return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024);
    };
    const stop = startLoad(receiver.url, 1);
    let bytes = 0;
    const paths = [FEEDBACK_PATHS.report, FEEDBACK_PATHS.pagesCsv, FEEDBACK_PATHS.commentsCsv];
    for (const address of paths) {
      for await (const part of (await get(receiver.url, address)).body!) {
        bytes += (part as Uint8Array).length;
      }
    }
    const load = await stop();
    const memory = process.platform === 'linux' ? readMemory() : 0;
    const lost = await countLost(receiver.url, load);
    const result = `${memory} MB at most, for reports of ${Math.round(bytes / 1e6)} MB`;
    note(name, 'a million comments', result, load, lost);
    expect(lost).toBe(0);
    expect(memory).toBeLessThan(300);
    expect(load.slowest).toBeLessThan(ANSWER_LIMIT);
    expect(await receiver.end()).toBe(0);
    await database.remove();
  });
});

const withPostgres = DATABASES.filter(([name]) => name === 'PostgreSQL');

describe.each(withPostgres)('%s, restarted under load', (name) => {
  test.each(['SIGINT', 'SIGQUIT'] as const)('with %s', async (signal) => {
    const database: TestPostgres = await createPostgres();
    const receiver = await startReceiver(database.environment);
    const stop = startLoad(receiver.url, 20);
    await delay(2_000);
    await database.stop(signal);
    await delay(1_000);
    expect(await getHealth(receiver)).toBe(503);
    await database.start();
    const recovery = await waitForRecovery(receiver);
    const load = await stop();
    const lost = await countLost(receiver.url, load);
    const result = `stores again ${recovery} ms after the start`;
    note(name, `restarted under load (${signal})`, result, load, lost);
    expect(lost).toBe(0);
    expect(Object.keys(load.answers).sort()).toEqual(['201', '503']);
    expect(await receiver.end()).toBe(0);
    await database.remove();
  });
});

function overwrite(file: string, position: number, length: number): void {
  writeSync(openSync(file, 'r+'), Buffer.alloc(length), 0, length, position);
}

function findFile(folder: string, pattern: RegExp): string {
  return path.join(
    folder,
    readdirSync(folder).find((name) => pattern.test(name))!,
  );
}
