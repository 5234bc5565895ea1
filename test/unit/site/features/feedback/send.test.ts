/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { FeedbackRequest } from '@/src/shared/feedback';
import { MAX_WAIT_MS, SEND_TIMEOUT_MS, readWait, send } from '@/src/site/features/feedback/send';

const REQUEST = { page: '/system/box/', rating: 'up' } as FeedbackRequest;

const fetchMock = jest.fn<typeof fetch>();

/** The parts of a response that are read, because jsdom has no Response. */
function answer(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return {
    ok: status < 300,
    status,
    statusText: 'text',
    headers: { get: (name: string) => headers[name] ?? null },
    json: async () => JSON.parse(body as string) as unknown,
  } as unknown as Response;
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
  globalThis.fetch = fetchMock;
});
afterEach(() => {
  jest.useRealTimers();
  fetchMock.mockReset();
});

test('it posts JSON to the receiver, without cookies', async () => {
  fetchMock.mockResolvedValue(answer(201, '{"outcome":"stored"}'));
  await send(REQUEST);
  const [url, options] = fetchMock.mock.calls[0]!;
  expect(url).toBe('http://localhost:3210/feedback');
  expect(options).toMatchObject({
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    credentials: 'omit',
  });
  expect(JSON.parse(String(options?.body))).toEqual(REQUEST);
});

describe('answers', () => {
  test.each([
    [201, '{"outcome":"stored"}', 'stored'],
    [200, '{"outcome":"changed"}', 'stored'],
    [200, '{"outcome":"repeated"}', 'stored'],
    [200, '{"outcome":"eaten"}', 'failed'],
    [200, '{}', 'failed'],
    [200, 'null', 'failed'],
    [200, '<html>', 'failed'],
    [400, '{"error":"invalid","message":"comment: too long"}', 'refused'],
    [413, '{}', 'refused'],
    [415, '{}', 'refused'],
    [422, '{}', 'refused'],
    [404, '{}', 'failed'],
    [403, '', 'failed'],
    [408, '{}', 'failed'],
    [429, '{}', 'failed'],
    [500, 'null', 'failed'],
    [503, '{}', 'failed'],
  ])('%i with %s is %s', async (status, body, type) => {
    fetchMock.mockResolvedValue(answer(status, body));
    expect((await send(REQUEST)).type).toBe(type);
  });

  test('a refusal has the message of the receiver', async () => {
    fetchMock.mockResolvedValue(answer(400, '{"message":"comment: too long"}'));
    expect(await send(REQUEST)).toEqual({ type: 'refused', cause: '400 comment: too long' });
  });

  test.each([429, 503])('%i with Retry-After requests a delay', async (status) => {
    fetchMock.mockResolvedValue(answer(status, '{}', { 'Retry-After': '7' }));
    expect(await send(REQUEST)).toMatchObject({ type: 'failed', waitMs: 7000 });
  });

  test('no network is a failure', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await send(REQUEST)).toMatchObject({ type: 'failed', waitMs: 0 });
  });
});

test.each(['before the answer', 'within its body'])(
  'a receiver that does not respond %s times out after ten seconds',
  async (when) => {
    fetchMock.mockImplementation(async (_url, options) => {
      const hang = () =>
        new Promise<never>((_resolve, reject) => {
          options!.signal!.addEventListener('abort', () => reject(options!.signal!.reason));
        });
      return when === 'before the answer'
        ? hang()
        : ({ ...answer(200, ''), ok: true, json: hang } as Response);
    });
    const outcome = jest.fn();
    void send(REQUEST).then(outcome);
    await jest.advanceTimersByTimeAsync(SEND_TIMEOUT_MS - 1);
    expect(outcome).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ type: 'failed' }));
    expect(SEND_TIMEOUT_MS).toBe(10_000);
  },
);

test.each([
  [null, 0],
  ['', 0],
  ['0', 0],
  ['5', 5000],
  [' 30 ', 30_000],
  ['-5', 0],
  ['soon', 0],
  ['999999999', MAX_WAIT_MS],
  ['Thu, 01 Jan 2026 00:01:00 GMT', 60_000],
  ['Thu, 01 Jan 2020 00:00:00 GMT', 0],
])('Retry-After %p is %i ms', (header, ms) => {
  expect(readWait(header)).toBe(ms);
});
