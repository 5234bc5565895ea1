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
  sendUnsent,
  submit,
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

test('confirmed feedback is stored, and nothing is unsent', async () => {
  await rate(PAGE, 'up', 'en');
  expect(sent).toMatchObject([{ page: PAGE, section: '', rating: 'up', language: 'en' }]);
  expect(readPendingRatings()[PAGE]).toMatchObject({ stored: { rating: 'up' } });
  expect(getUnsent(readPendingRatings(), PAGE)).toBeUndefined();
  expect(getProgress(PAGE)).toMatchObject({ state: 'sent', open: true });
});

test('it is stored before the first attempt, and other tabs do not send it meanwhile', async () => {
  let finish = (): void => undefined;
  answers = [
    () => new Promise((resolve) => (finish = () => resolve([201, { outcome: 'stored' }]))),
  ];
  const end = submit(PAGE, { rating: 'up', comment: 'Clear.' }, 'en');
  const unsent = getUnsent(readPendingRatings(), PAGE)!;
  expect(unsent).toMatchObject({ rating: 'up', comment: 'Clear.' });
  expect(isDue(unsent)).toBe(false);
  finish();
  await end;
  expect(getUnsent(readPendingRatings(), PAGE)).toBeUndefined();
});

test('a click on the stored rating sends nothing', async () => {
  await rate(PAGE, 'up', 'en');
  await rate(PAGE, 'up', 'en');
  expect(sent).toHaveLength(1);
});

describe('keys', () => {
  test('a retry has the same key; other feedback has another one', async () => {
    answers = [dead, dead, dead];
    await submit(PAGE, { rating: 'up', comment: 'a' }, 'en');
    await sendUnsent(PAGE);
    await submit(PAGE, { rating: 'up', comment: 'a' }, 'en');
    await submit(PAGE, { rating: 'up', comment: 'b' }, 'en');
    const keys = sent.map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toHaveLength(4);
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    expect(keys[3]).not.toBe(keys[0]);
    expect(new Set(sent.map(({ clientId }) => clientId)).size).toBe(1);
  });

  test('changing the rating keeps an unsent comment', async () => {
    answers = [dead];
    await submit(PAGE, { rating: 'up', comment: 'a' }, 'en');
    await submit(PAGE, { rating: 'down' }, 'en');
    expect(sent[1]).toMatchObject({ rating: 'down', comment: 'a' });
  });
});

test('of several submissions during an attempt, only the last one is sent', async () => {
  let finish = (): void => undefined;
  answers = [
    () => new Promise((resolve) => (finish = () => resolve([201, { outcome: 'stored' }]))),
  ];
  const end = submit(PAGE, { rating: 'up' }, 'en');
  void submit(PAGE, { rating: 'down' }, 'en');
  void submit(PAGE, { rating: 'up', comment: 'After all' }, 'en');
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

test('after a failure, it is kept with the delay that the receiver requests', async () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
  answers = [async () => [429, {}, '30']];
  await submit(PAGE, { rating: 'down', comment: 'a' }, 'en');
  expect(getProgress(PAGE).state).toBe('failed');
  expect(getRating(readPendingRatings()[PAGE])).toBe('down');
  const unsent = getUnsent(readPendingRatings(), PAGE)!;
  expect(isDue(unsent)).toBe(false);
  jest.setSystemTime(Date.now() + 29_999);
  expect(isDue(unsent)).toBe(false);
  jest.setSystemTime(Date.now() + 1);
  expect(isDue(unsent)).toBe(true);
});

test('an invalid delay is ignored', () => {
  const offerAt = Date.now() + 1e12;
  expect(isDue({ idempotencyKey: '', rating: 'up', language: 'en', version: '1', offerAt })).toBe(
    true,
  );
});

test('rejected feedback is not offered again; its text becomes a draft, and the stored rating is shown', async () => {
  await submit(PAGE, { rating: 'up' }, 'en');
  answers = [async () => [400, { message: 'comment: no' }]];
  await submit(PAGE, { rating: 'down', comment: 'a' }, 'en');
  expect(getUnsent(readPendingRatings(), PAGE)).toBeUndefined();
  expect(readPendingRatings()[PAGE]?.draft).toBe('a');
  expect(getRating(readPendingRatings()[PAGE])).toBe('up');
  expect(getProgress(PAGE)).toMatchObject({ state: 'refused', rating: 'down' });
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('refused'), '400 comment: no');
  await submit(PAGE, { rating: 'down', comment: 'better' }, 'en');
  expect(sent[2]!.idempotencyKey).not.toBe(sent[1]!.idempotencyKey);
});

test('text that was typed while it was being sent is kept', async () => {
  updatePendingRating(PAGE, { draft: 'abc' });
  answers = [
    async () => {
      updatePendingRating(PAGE, { draft: 'abcdef' });
      return [201, { outcome: 'stored' }];
    },
  ];
  await submit(PAGE, { rating: 'up', comment: 'abc' }, 'en');
  expect(readPendingRatings()[PAGE]?.draft).toBe('abcdef');
  await submit(PAGE, { rating: 'up', comment: 'abcdef' }, 'en');
  expect(readPendingRatings()[PAGE]?.draft).toBeUndefined();
});

test('discarding removes unsent feedback, and keeps confirmed feedback', async () => {
  await submit(PAGE, { rating: 'up' }, 'en');
  answers = [dead];
  await submit(PAGE, { rating: 'down', comment: 'a' }, 'en');
  discard(PAGE);
  expect(getRating(readPendingRatings()[PAGE])).toBe('up');
  await sendUnsent(PAGE);
  expect(sent).toHaveLength(2);
});

test.each(['{', 'null', '3', '[]', '{"/a/":null}', '{"/a/":{"unsent":{"comment":{}}}}'])(
  '%s in the storage causes no error',
  async (text) => {
    window.localStorage.setItem('feedback', text);
    expect(getUnsent(readPendingRatings(), '/a/')).toBeUndefined();
    await rate(PAGE, 'up', 'en');
    expect(getRating(readPendingRatings()[PAGE])).toBe('up');
  },
);

test('if the storage is blocked or full, it works while the page is open', async () => {
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  answers = [dead];
  await submit(PAGE, { rating: 'up', comment: 'a' }, 'en');
  expect(getUnsent(readPendingRatings(), PAGE)).toMatchObject({ comment: 'a' });
  await sendUnsent(PAGE);
  expect(readPendingRatings()[PAGE]).toMatchObject({ stored: { rating: 'up', comment: 'a' } });
  set.mockRestore();
  updatePendingRating(PAGE, {});
});
