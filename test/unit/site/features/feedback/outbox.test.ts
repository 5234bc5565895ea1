/** @jest-environment jsdom */
import { webcrypto } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { FeedbackRequest } from '@/src/shared/feedback';
import {
  discard,
  getProgress,
  getUnsent,
  isDue,
  rate,
  say,
  sendUnsent,
} from '@/src/site/features/feedback/outbox';
import {
  updatePendingRating,
  getRating,
  readPendingRatings,
} from '@/src/site/features/feedback/pendingRatings';

const PAGE = '/material-ui/react-button/';

let answers: (() => Promise<[status: number, body: object, wait?: string]>)[] = [];
let sent: FeedbackRequest[] = [];
const stored = async (): Promise<[number, object]> => [201, { outcome: 'stored' }];
const dead = async (): Promise<never> => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => {
  window.localStorage.clear();
  discard(PAGE);
  window.localStorage.clear();
  answers = [];
  sent = [];
  Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.fetch = (async (_url: string, options: RequestInit) => {
    sent.push(JSON.parse(String(options.body)) as FeedbackRequest);
    const [status, body, wait] = await (answers.shift() ?? stored)();
    return {
      ok: status < 300,
      status,
      headers: { get: () => wait ?? null },
      json: async () => body,
    } as unknown as Response;
  }) as typeof fetch;
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('what was confirmed is stored, and nothing is left to send', async () => {
  await rate(PAGE, 'up', 'en');
  expect(sent).toMatchObject([{ page: PAGE, section: '', rating: 'up', language: 'en' }]);
  expect(readPendingRatings()[PAGE]).toMatchObject({ stored: { rating: 'up' } });
  expect(getUnsent(readPendingRatings(), PAGE)).toBeUndefined();
  expect(getProgress(PAGE)).toMatchObject({ state: 'sent', open: true });
});

test('it is kept before the first attempt, and other tabs leave it alone while that goes on', async () => {
  let finish = (): void => undefined;
  answers = [
    () => new Promise((resolve) => (finish = () => resolve([201, { outcome: 'stored' }]))),
  ];
  const end = say(PAGE, { rating: 'up', comment: 'Clear.' }, 'en');
  const unsent = getUnsent(readPendingRatings(), PAGE)!;
  expect(unsent).toMatchObject({ rating: 'up', comment: 'Clear.' });
  expect(isDue(unsent)).toBe(false);
  finish();
  await end;
  expect(getUnsent(readPendingRatings(), PAGE)).toBeUndefined();
});

test('a press of the thumb that is stored already sends nothing', async () => {
  await rate(PAGE, 'up', 'en');
  await rate(PAGE, 'up', 'en');
  expect(sent).toHaveLength(1);
});

describe('keys', () => {
  test('sent again it has the same key; something else has another', async () => {
    answers = [dead, dead, dead];
    await say(PAGE, { rating: 'up', comment: 'a' }, 'en');
    await sendUnsent(PAGE);
    await say(PAGE, { rating: 'up', comment: 'a' }, 'en');
    await say(PAGE, { rating: 'up', comment: 'b' }, 'en');
    const keys = sent.map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toHaveLength(4);
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    expect(keys[3]).not.toBe(keys[0]);
    expect(new Set(sent.map(({ clientId }) => clientId)).size).toBe(1);
  });

  test('the other thumb keeps a comment that was not sent', async () => {
    answers = [dead];
    await say(PAGE, { rating: 'up', comment: 'a' }, 'en');
    await say(PAGE, { rating: 'down' }, 'en');
    expect(sent[1]).toMatchObject({ rating: 'down', comment: 'a' });
  });
});

test('of what is said while an attempt goes on, the last is sent last, and nothing in between', async () => {
  let finish = (): void => undefined;
  answers = [
    () => new Promise((resolve) => (finish = () => resolve([201, { outcome: 'stored' }]))),
  ];
  const end = say(PAGE, { rating: 'up' }, 'en');
  void say(PAGE, { rating: 'down' }, 'en');
  void say(PAGE, { rating: 'up', comment: 'After all' }, 'en');
  expect(sent).toHaveLength(1);
  finish();
  await end;
  expect(sent.map(({ rating, comment }) => [rating, comment])).toEqual([
    ['up', undefined],
    ['up', 'After all'],
  ]);
  expect(readPendingRatings()[PAGE]).toMatchObject({
    stored: { rating: 'up', comment: 'After all' },
  });
});

test('a failure keeps it; the wait that the receiver asks for is kept with it', async () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
  answers = [async () => [429, {}, '30']];
  await say(PAGE, { rating: 'down', comment: 'a' }, 'en');
  expect(getProgress(PAGE).state).toBe('failed');
  expect(getRating(readPendingRatings()[PAGE])).toBe('down');
  const unsent = getUnsent(readPendingRatings(), PAGE)!;
  expect(isDue(unsent)).toBe(false);
  jest.setSystemTime(Date.now() + 29_999);
  expect(isDue(unsent)).toBe(false);
  jest.setSystemTime(Date.now() + 1);
  expect(isDue(unsent)).toBe(true);
});

test('a time to wait that cannot be is none', () => {
  const offerAt = Date.now() + 1e12;
  expect(isDue({ idempotencyKey: '', rating: 'up', language: 'en', version: '1', offerAt })).toBe(
    true,
  );
});

test('what is refused is offered no more; its text becomes a draft, and the stored rating shows', async () => {
  await say(PAGE, { rating: 'up' }, 'en');
  answers = [async () => [400, { message: 'comment: no' }]];
  await say(PAGE, { rating: 'down', comment: 'a' }, 'en');
  expect(getUnsent(readPendingRatings(), PAGE)).toBeUndefined();
  expect(readPendingRatings()[PAGE]?.draft).toBe('a');
  expect(getRating(readPendingRatings()[PAGE])).toBe('up');
  expect(getProgress(PAGE)).toMatchObject({ state: 'refused', rating: 'down' });
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('refused'), '400 comment: no');
  await say(PAGE, { rating: 'down', comment: 'better' }, 'en');
  expect(sent[2]!.idempotencyKey).not.toBe(sent[1]!.idempotencyKey);
});

test('text that was typed on while it was sent stays', async () => {
  updatePendingRating(PAGE, { draft: 'abc' });
  answers = [
    async () => {
      updatePendingRating(PAGE, { draft: 'abcdef' });
      return [201, { outcome: 'stored' }];
    },
  ];
  await say(PAGE, { rating: 'up', comment: 'abc' }, 'en');
  expect(readPendingRatings()[PAGE]?.draft).toBe('abcdef');
  await say(PAGE, { rating: 'up', comment: 'abcdef' }, 'en');
  expect(readPendingRatings()[PAGE]?.draft).toBeUndefined();
});

test('what is discarded is gone; what the receiver has stays', async () => {
  await say(PAGE, { rating: 'up' }, 'en');
  answers = [dead];
  await say(PAGE, { rating: 'down', comment: 'a' }, 'en');
  discard(PAGE);
  expect(getRating(readPendingRatings()[PAGE])).toBe('up');
  await sendUnsent(PAGE);
  expect(sent).toHaveLength(2);
});

test.each(['{', 'null', '3', '[]', '{"/a/":null}', '{"/a/":{"unsent":{"comment":{}}}}'])(
  '%s in the storage harms nothing',
  async (text) => {
    window.localStorage.setItem('feedback', text);
    expect(getUnsent(readPendingRatings(), '/a/')).toBeUndefined();
    await rate(PAGE, 'up', 'en');
    expect(getRating(readPendingRatings()[PAGE])).toBe('up');
  },
);

test('with a blocked or full storage it works as long as the page is open', async () => {
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  answers = [dead];
  await say(PAGE, { rating: 'up', comment: 'a' }, 'en');
  expect(getUnsent(readPendingRatings(), PAGE)).toMatchObject({ comment: 'a' });
  await sendUnsent(PAGE);
  expect(readPendingRatings()[PAGE]).toMatchObject({ stored: { rating: 'up', comment: 'a' } });
  set.mockRestore();
  updatePendingRating(PAGE, {});
});
