import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  RESPONSE_TIMEOUT_MS,
  MAX_BYTES,
  MAX_TRIES,
  RETRY_MS,
  fetchServiceAd,
} from '@/src/site/features/ads/external/fetchServiceAd';

const URL = 'https://service.example/ads.json';
const VALID = JSON.stringify({ ads: [{ statlink: 'https://shop.example/' }] });

let calls: { url: string; init: RequestInit }[];
let answers: (() => Response | Promise<Response>)[];

const realFetch = globalThis.fetch;

beforeEach(() => {
  jest.useFakeTimers();
  calls = [];
  answers = [];
  // A fake network. After the end of the list, the last response is repeated.
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    calls.push({ url, init });
    const answer = answers[Math.min(calls.length, answers.length) - 1]!;
    return Promise.race([
      answer(),
      new Promise<never>((_resolve, reject) => {
        init.signal!.addEventListener('abort', () => reject(new Error('aborted')));
      }),
    ]);
  }) as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.useRealTimers();
});

const ask = (signal = new AbortController().signal) => {
  const result: { ad?: unknown; isDone: boolean } = { isDone: false };
  void fetchServiceAd(URL, signal).then((ad) => Object.assign(result, { ad, isDone: true }));
  return result;
};

// @proves S9.5
test('tries at most 10 times, 500 ms apart', () => {
  expect({ MAX_TRIES, RETRY_MS }).toEqual({ MAX_TRIES: 10, RETRY_MS: 500 });
});

// @proves S7.1
test('sends one GET without cookies, redirects and cache', async () => {
  answers = [() => new Response(VALID)];
  const result = ask();
  await jest.advanceTimersByTimeAsync(0);
  expect(result).toMatchObject({ isDone: true, ad: { link: 'https://shop.example/' } });
  expect(calls).toHaveLength(1);
  const { url, init } = calls[0]!;
  expect(url).toBe(URL);
  expect(init).toMatchObject({ credentials: 'omit', redirect: 'error', cache: 'no-store' });
  expect(Object.keys(init).sort()).toEqual(['cache', 'credentials', 'redirect', 'signal']);
});

// @proves S4.26, S7.2
describe('a response without a valid ad', () => {
  test.each<[string, () => Response]>([
    ['of no ads', () => new Response('{"ads":[]}')],
    ['of an ad without statlink', () => new Response('{"ads":[{"company":"A"}]}')],
    ['of HTML', () => new Response('<!doctype html><p>Hello')],
    ['of nothing', () => new Response('')],
    ['of status 204', () => new Response(null, { status: 204 })],
    ['of status 503', () => new Response(VALID, { status: 503 })],
    ['of broken bytes', () => new Response(new Uint8Array([0xff, 0xfe, 0x00]))],
  ])('%s is requested 10 times', async (_name, answer) => {
    answers = [answer];
    const result = ask();
    for (let tries = 1; tries <= 10; tries += 1) {
      await jest.advanceTimersByTimeAsync(tries === 1 ? 0 : 499);
      expect(calls).toHaveLength(tries === 1 ? 1 : tries - 1);
      await jest.advanceTimersByTimeAsync(tries === 1 ? 0 : 1);
      expect(calls).toHaveLength(tries);
    }
    expect(result).toEqual({ isDone: true, ad: undefined });
    await jest.advanceTimersByTimeAsync(10_000);
    expect(calls).toHaveLength(10);
  });

  test('the tenth response is used', async () => {
    answers = [
      ...Array.from({ length: 9 }, () => () => new Response('')),
      () => new Response(VALID),
    ];
    const result = ask();
    await jest.advanceTimersByTimeAsync(9 * 500);
    expect(result).toMatchObject({ isDone: true, ad: { link: 'https://shop.example/' } });
  });
});

// @proves S4.27, S7.2
test('a network failure returns no ad, without a retry', async () => {
  answers = [() => Promise.reject(new TypeError('Failed to fetch'))];
  const result = ask();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(result).toEqual({ isDone: true, ad: undefined });
  expect(calls).toHaveLength(1);
});

describe('an endless response', () => {
  test('that does not start is canceled after 5 s', async () => {
    answers = [() => new Promise(() => {})];
    const result = ask();
    await jest.advanceTimersByTimeAsync(RESPONSE_TIMEOUT_MS - 1);
    expect(result.isDone).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(result).toEqual({ isDone: true, ad: undefined });
    expect(calls[0]!.init.signal!.aborted).toBe(true);
    expect(calls).toHaveLength(1);
  });

  test('is read up to the limit', async () => {
    const part = new Uint8Array(16 * 1024).fill(32);
    let sent = 0;
    answers = [
      () =>
        new Response(
          new ReadableStream({
            pull(controller) {
              sent += part.length;
              controller.enqueue(part);
            },
          }),
        ),
    ];
    const result = ask();
    await jest.advanceTimersByTimeAsync(0);
    expect(result).toEqual({ isDone: true, ad: undefined });
    expect(sent).toBeLessThanOrEqual(MAX_BYTES + 3 * part.length);
    expect(calls).toHaveLength(1);
  });

  test('just within the limit is accepted', async () => {
    answers = [() => new Response(VALID.padEnd(MAX_BYTES))];
    const result = ask();
    await jest.advanceTimersByTimeAsync(0);
    expect(result).toMatchObject({ ad: { link: 'https://shop.example/' } });
  });
});

test('characters that are split between two chunks are decoded', async () => {
  const bytes = new TextEncoder().encode(
    JSON.stringify({ ads: [{ statlink: 'https://shop.example/', company: 'Œuvre 日本' }] }),
  );
  answers = [
    () =>
      new Response(
        new ReadableStream({
          start(controller) {
            bytes.forEach((byte) => controller.enqueue(Uint8Array.of(byte)));
            controller.close();
          },
        }),
      ),
  ];
  const result = ask();
  await jest.advanceTimersByTimeAsync(0);
  expect(result).toMatchObject({ ad: { name: 'Œuvre 日本' } });
});

test('aborting stops request, delay and timers', async () => {
  answers = [() => new Response('')];
  const abort = new AbortController();
  const result = ask(abort.signal);
  await jest.advanceTimersByTimeAsync(700);
  abort.abort();
  await jest.advanceTimersByTimeAsync(0);
  expect(result).toEqual({ isDone: true, ad: undefined });
  expect(jest.getTimerCount()).toBe(0);
  expect(calls).toHaveLength(2);
});
