/** Faults that need no special rights and little time. The full proof tests more of them: faults.full.test.ts. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ClientCounts } from '@/services/feedback/clientCounts';
import { ANSWER_TIMEOUT_MS, DatabaseUnavailable } from '@/services/feedback/database/database';
import { keepThread } from '@/services/feedback/database/keepThread';
import { FEEDBACK_PATHS } from '@/src/shared/feedback';
import { DATABASES, type TestDatabase, createPglite } from './support/databases';
import { HANGING_PAGE, addHangingPage, makeReportsHang } from './support/hang';
import { type Environment, spawnReceiver, startReceiver } from './support/receiver';
import { createFeedback, get, readPage, send, sendFor } from './support/requests';
import { until } from './support/until';

jest.setTimeout(120_000);

/** Starts a receiver that is expected to fail. */
async function fail(environment: Environment): Promise<string> {
  const { ended, output } = spawnReceiver(environment);
  expect(await ended).toBe(1);
  expect(output()).not.toContain('    at ');
  return output();
}

describe.each(DATABASES)('a database that does not answer: %s', (_name, create) => {
  test('is answered with 503 at once, health says so, and it comes back; a signal always works', async () => {
    const database = await create();
    await addHangingPage(database.environment);
    const receiver = await startReceiver(database.environment);
    expect(await sendFor(receiver.url, createFeedback({ page: '/kept/' }))).toBe('201 stored');
    const hanging = createFeedback({ page: HANGING_PAGE });
    const getHealth = async () => (await fetch(receiver.url + FEEDBACK_PATHS.health)).status;

    /** Sends 21 requests at the same time, and returns the milliseconds until the last answer. */
    const sendMany = async (page: string, first = createFeedback({ page })) => {
      const others = Array.from({ length: 20 }, () => createFeedback({ page }));
      const before = performance.now();
      const answers = await Promise.all([first, ...others].map((one) => send(receiver.url, one)));
      return { took: performance.now() - before, statuses: answers.map(({ status }) => status) };
    };
    const usual = await sendMany('/usual/');
    expect(usual.statuses).not.toContain(503);
    const { took, statuses } = await sendMany(HANGING_PAGE, hanging);
    expect(statuses).toEqual(statuses.map(() => 503));
    // Twice the limit, for PostgreSQL, whose ten connections are taken twice. How long the rest of the work may take
    // depends on the machine: ten times as long as with a database that answers.
    expect(took).toBeLessThan(2 * ANSWER_TIMEOUT_MS + Math.max(1_000, 10 * usual.took));
    const again = createFeedback({ page: '/kept/' });
    await until(async () => (await send(receiver.url, again)).status < 300);
    expect(await getHealth()).toBe(200);
    expect(await readPage(receiver.url, '/kept/')).toMatchObject({ up: 2 });

    const last = send(receiver.url, hanging).catch(() => undefined);
    await until(async () => receiver.output().includes('"status":201'));
    const stopping = performance.now();
    expect(await receiver.end('SIGTERM')).toBe(0);
    expect(performance.now() - stopping).toBeLessThan(8_000);
    await last;
    await database.remove();
  });
});

test.each(DATABASES)(
  'reports that the database does not answer get 503, and the receiver goes on: %s',
  async (_name, create) => {
    const database = await create();
    await makeReportsHang(database.environment);
    const receiver = await startReceiver(database.environment);
    const { report, comments, pagesCsv, commentsCsv } = FEEDBACK_PATHS;
    const paths = [pagesCsv, commentsCsv, report, `${comments}?page=/kept/`];
    const answers = await Promise.all(paths.map((address) => get(receiver.url, address)));
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 503));
    // HEAD reads no file.
    for (const address of [pagesCsv, commentsCsv]) {
      const { status, headers } = await get(receiver.url, address, { method: 'HEAD' });
      expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
      expect(headers.get('content-length')).toBeNull();
    }
    const getHealth = async () => (await fetch(receiver.url + FEEDBACK_PATHS.health)).status;
    // Health has a rate limit.
    await until(async () => (await getHealth()) === 200 || (await delay(500, false)));
    expect(await receiver.end()).toBe(0);
    await database.remove();
  },
);

describe('PGlite', () => {
  let database: TestDatabase;
  let folder: string;

  beforeEach(async () => {
    database = await createPglite();
    folder = database.environment.FEEDBACK_DATA!;
  });
  afterEach(() => database.remove());

  test('a folder is locked by whatever name, for any folder of temporary files, also by a suspended process', async () => {
    const holder = await startReceiver(database.environment);
    const link = path.join(path.dirname(folder), 'link');
    symlinkSync(folder, link, 'junction');
    const temp = path.join(path.dirname(folder), 'a-folder-for-temporary-files');
    mkdirSync(temp);
    expect(await fail({ FEEDBACK_DATA: link })).toMatch(
      /in use by another receiver \(process \d+\)/,
    );
    expect(await fail({ FEEDBACK_DATA: folder, TMPDIR: temp })).toContain('in use by another');
    if (process.platform !== 'win32') {
      holder.signal('SIGSTOP');
      expect(await fail(database.environment)).toMatch(
        /in use by another receiver \(process \d+\), which doesn't answer: it may be suspended/,
      );
      holder.signal('SIGCONT');
    }
    expect(await sendFor(holder.url, createFeedback())).toBe('201 stored');
    expect(await holder.end()).toBe(0);
  });

  test('a path that is too long for a socket is locked all the same', async () => {
    const long = path.join(folder, 'x'.repeat(120));
    mkdirSync(long);
    const holder = await startReceiver({ FEEDBACK_DATA: long });
    expect(await fail({ FEEDBACK_DATA: long })).toContain('in use by another receiver');
    expect(await holder.end()).toBe(0);
  });

  test('a disk that is nearly full, and a folder that cannot be made, are named at the start', async () => {
    const full = await fail({ ...database.environment, FEEDBACK_FREE_MB: '1000000000' });
    expect(full).toMatch(/\d+ MB are free on the disk of .*, and 1000000000 MB are needed\. Free/);
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    const under = await fail({ FEEDBACK_DATA: path.join(file, 'data') });
    expect(under).toContain(`The folder ${path.join(file, 'data')} can't be used: `);
    expect(under).toContain('choose another folder with FEEDBACK_DATA');
  });

  test('a disk that gets full: nothing is written, but the report can be read', async () => {
    const errors: Error[] = [];
    const { run, close } = await keepThread(
      { folder: path.join(folder, 'pglite'), freeMegabytes: 1e9 },
      (error) => errors.push(error),
    );
    const query = (sql: string) => run((ask) => ask({ kind: 'query', sql, parameters: [] }));
    await expect(query('delete from feedback')).rejects.toThrow(DatabaseUnavailable);
    expect(await query('select 1 as one')).toEqual([{ one: 1 }]);
    await close();
    expect(errors).toEqual([]);
  });
});

test('the rate limit does not depend on the time of day', () => {
  jest.useFakeTimers();
  const counts = new ClientCounts();
  const count = () => {
    let current = 0;
    counts.incr('client', (_error, result) => (current = result!.current), 60_000);
    return current;
  };
  expect([count(), count()]).toEqual([1, 2]);
  jest.setSystemTime(0);
  jest.advanceTimersByTime(59_000);
  expect(count()).toBe(3);
  jest.advanceTimersByTime(1_000);
  expect(count()).toBe(1);
  jest.useRealTimers();
});
