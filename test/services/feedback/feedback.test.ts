/** What is confirmed is kept, once: over HTTP, on both databases. */
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { FEEDBACK_LIMITS } from '@/src/shared/feedback';
import { DATABASES, type TestDatabase } from './support/databases';
import { type Receiver, startReceiver } from './support/receiver';
import {
  createFeedback,
  readPage,
  readReport,
  createNextFeedback,
  send,
  sendFor,
} from './support/requests';

jest.setTimeout(120_000);

describe.each(DATABASES)('on %s', (_name, create) => {
  let database: TestDatabase;
  let receiver: Receiver;

  beforeAll(async () => {
    database = await create();
    receiver = await startReceiver(database.environment);
  });

  afterAll(async () => {
    await receiver.end();
    await database.remove();
  });

  test('a repeat is one row', async () => {
    const feedback = createFeedback({ page: '/repeat/', comment: 'clear' });
    expect(await sendFor(receiver.url, feedback)).toBe('201 stored');
    expect(await sendFor(receiver.url, feedback)).toBe('200 repeated');
    expect(await readPage(receiver.url, '/repeat/')).toEqual({
      page: '/repeat/',
      up: 1,
      down: 0,
      sections: [{ section: '', up: 1, down: 0, comments: 1 }],
      comments: [
        {
          section: '',
          rating: 'up',
          comment: 'clear',
          language: 'en',
          version: '6.4.1',
          changedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        },
      ],
    });
  });

  test('a changed rating replaces the earlier one; a comment stays until another one comes', async () => {
    const first = createFeedback({ page: '/change/', comment: 'first' });
    const read = async () => {
      const { up, down, comments } = (await readPage(receiver.url, '/change/'))!;
      return { up, down, comments: comments.map(({ comment }) => comment) };
    };
    await sendFor(receiver.url, first);
    expect(await sendFor(receiver.url, createNextFeedback(first, { rating: 'down' }))).toBe(
      '200 changed',
    );
    expect(await read()).toEqual({ up: 0, down: 1, comments: ['first'] });
    await sendFor(receiver.url, createNextFeedback(first, { rating: 'down', comment: 'second' }));
    expect(await read()).toEqual({ up: 0, down: 1, comments: ['second'] });
    await sendFor(receiver.url, createNextFeedback(first, { comment: ' ' }));
    expect(await read()).toEqual({ up: 1, down: 0, comments: [] });
  });

  test('a repeat that comes late does not undo what came in between', async () => {
    const first = createFeedback({ page: '/late/' });
    await sendFor(receiver.url, first);
    await sendFor(receiver.url, createNextFeedback(first, { rating: 'down' }));
    expect(await sendFor(receiver.url, first)).toBe('200 repeated');
    expect(await readPage(receiver.url, '/late/')).toMatchObject({ up: 0, down: 1 });
  });

  test('a key that was used for something else is refused, so that nothing is lost in silence', async () => {
    const first = createFeedback({ page: '/reuse/' });
    await sendFor(receiver.url, first);
    expect(await sendFor(receiver.url, { ...first, comment: 'lost?' })).toBe('422 key-reused');
    expect(await readPage(receiver.url, '/reuse/')).toMatchObject({ up: 1, comments: [] });
  });

  test('sections and clients are distinguished, and counted together for the page', async () => {
    const one = createFeedback({ page: '/sections/' });
    await sendFor(receiver.url, one);
    await sendFor(receiver.url, createNextFeedback(one, { section: 'größe', rating: 'down' }));
    await sendFor(receiver.url, createFeedback({ page: '/sections/', section: 'größe' }));
    expect(await readPage(receiver.url, '/sections/')).toMatchObject({
      up: 2,
      down: 1,
      sections: [
        { section: '', up: 1, down: 0 },
        { section: 'größe', up: 1, down: 1 },
      ],
    });
  });

  test('a comment of full length arrives as it was, in any script', async () => {
    const comment = `${'日'.repeat(FEEDBACK_LIMITS.comment - 15)} 'q' "d" \\ 😀 é`;
    expect(comment.length).toBe(FEEDBACK_LIMITS.comment);
    await sendFor(receiver.url, createFeedback({ page: '/long/', comment }));
    expect((await readPage(receiver.url, '/long/'))?.comments[0]?.comment).toBe(comment);
  });

  test('since and until choose by the last change', async () => {
    await sendFor(receiver.url, createFeedback({ page: '/dated/', comment: 'x' }));
    const at = (await readPage(receiver.url, '/dated/'))!.comments[0]!.changedAt;
    const later = new Date(Date.parse(at) + 1).toISOString();
    const find = async (query: string) =>
      (await readReport(receiver.url, query)).pages.some(({ page }) => page === '/dated/');
    expect(await find(`?since=${at}`)).toBe(true);
    expect(await find(`?since=${later}`)).toBe(false);
    expect(await find(`?until=${at}`)).toBe(false);
    expect(await find(`?until=${later}`)).toBe(true);
  });

  test('50 clients at once, each request sent twice: one row for each', async () => {
    const rounds = ['', 'usage', 'api'];
    const clients = Array.from({ length: 50 }, () => createFeedback({ page: '/crowd/' }));
    const outcomes = await Promise.all(
      clients.flatMap((client, n) =>
        rounds.flatMap((section) => {
          const feedback = createNextFeedback(client, { section, rating: n % 5 ? 'up' : 'down' });
          return [sendFor(receiver.url, feedback), sendFor(receiver.url, feedback)];
        }),
      ),
    );
    const count = (outcome: string) => outcomes.filter((one) => one === outcome).length;
    expect([count('201 stored'), count('200 repeated')]).toEqual([150, 150]);
    expect(await readPage(receiver.url, '/crowd/')).toMatchObject({ up: 120, down: 30 });
  });

  test('many changes by one client at once are one row', async () => {
    const client = createFeedback({ page: '/toggle/' });
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        sendFor(receiver.url, createNextFeedback(client, { rating: n % 2 ? 'up' : 'down' })),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === '201 stored')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === '200 changed')).toHaveLength(29);
    const { up, down } = (await readPage(receiver.url, '/toggle/'))!;
    expect(up + down).toBe(1);
  });

  test('kill -9 in the middle: confirmed feedback is stored, and feedback that is sent again is stored once', async () => {
    const page = '/killed/';
    const all = Array.from({ length: 400 }, (_, n) =>
      createFeedback({ page, comment: `comment ${n}` }),
    );
    const confirmed: string[] = [];
    let killed: Promise<unknown> | undefined;
    const queue = [...all];
    const client = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const { status } = await send(receiver.url, next);
        expect(status).toBe(201);
        confirmed.push(next.comment!);
        if (confirmed.length === 100) {
          killed = receiver.end('SIGKILL');
        }
      }
    };
    const ends = await Promise.allSettled(Array.from({ length: 20 }, client));
    expect(await killed).toBeNull();
    // The death came in the middle: every client felt it, and some were waiting for an answer.
    expect(ends.every(({ status }) => status === 'rejected')).toBe(true);
    expect(confirmed.length).toBeLessThan(all.length);

    receiver = await startReceiver(database.environment);
    const kept = (await readPage(receiver.url, page))!.comments.map(({ comment }) => comment);
    expect(kept).toEqual(expect.arrayContaining(confirmed));
    await Promise.all(all.map((feedback) => sendFor(receiver.url, feedback)));
    const after = (await readPage(receiver.url, page))!;
    expect(after.up).toBe(all.length);
    expect(new Set(after.comments.map(({ comment }) => comment)).size).toBe(all.length);
  });

  test('a graceful stop answers what has begun and takes nothing more', async () => {
    // A connection that a browser opened ahead of need does not hold it up.
    const idle = connect(Number(new URL(receiver.url).port), '127.0.0.1');
    const all = Array.from({ length: 40 }, () => createFeedback({ page: '/stopped/' }));
    const sent = all.map((feedback) => sendFor(receiver.url, feedback));
    const answers = Promise.allSettled(sent);
    await Promise.race(sent);
    expect(await receiver.end('SIGTERM')).toBe(0);
    idle.destroy();
    const stored = (await answers).filter(
      (answer) => answer.status === 'fulfilled' && answer.value === '201 stored',
    ).length;
    expect(stored).toBeGreaterThan(0);
    await expect(send(receiver.url, all[0])).rejects.toThrow();

    receiver = await startReceiver(database.environment);
    const { up = 0 } = (await readPage(receiver.url, '/stopped/')) ?? {};
    expect(up).toBe(stored);
  });
});
