/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ASK_BUILD } from '@/src/shared/offline';

const PAGE_BUILD = 'build-of-the-page';

/** The build id that the worker answers with; undefined for no answer. */
let workerBuild: string | undefined;
let posted: unknown[];
let container: EventTarget & { controller: unknown; register: () => Promise<unknown> };
let hasFocus: boolean;
let reloads: number;

/** One port of a MessageChannel, which jsdom doesn't have. */
class FakeChannel {
  port1: { onmessage?: (event: { data: unknown }) => void } = {};
  port2 = { postMessage: (data: unknown) => this.port1.onmessage?.({ data }) };
}

const createWorker = () => ({
  postMessage: (message: { type: string }, ports?: FakeChannel['port2'][]) => {
    posted.push(message);
    if (message.type === ASK_BUILD && workerBuild !== undefined) {
      ports?.[0]?.postMessage(workerBuild);
    }
  },
});

beforeEach(() => {
  jest.useFakeTimers();
  posted = [];
  workerBuild = 'a-later-build';
  hasFocus = true;
  reloads = 0;
  container = Object.assign(new EventTarget(), {
    controller: createWorker() as unknown,
    register: async () => ({ update: async () => {} }),
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  Object.assign(window, {
    MessageChannel: FakeChannel,
    __NEXT_DATA__: { buildId: PAGE_BUILD },
  });
  performance.getEntriesByType = () =>
    [
      { name: 'http://localhost/_next/static/a.js' },
      { name: 'https://elsewhere.example/b.js' },
    ] as never;
  jest.spyOn(document, 'hasFocus').mockImplementation(() => hasFocus);
  // jsdom doesn't reload, and logs an error.
  jest.spyOn(console, 'error').mockImplementation((error: unknown) => {
    expect(String(error)).toContain('navigation');
    reloads += 1;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  document.body.innerHTML = '';
  window.sessionStorage.clear();
});

/** Loads a page that registers the worker; each test has its own page. */
async function start() {
  jest.resetModules();
  const { register } = await import('@/src/site/features/offline/registration');
  const { persistInput } = await import('@/src/site/state/persistedInput');
  await register();
  return { persistInput };
}

/** A new worker takes control of the page. */
async function takeOver(): Promise<void> {
  container.controller = createWorker();
  container.dispatchEvent(new Event('controllerchange'));
  await jest.advanceTimersByTimeAsync(0);
}

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

test('the page reports the files that it has loaded to the first worker, and does not reload', async () => {
  container.controller = null;
  await start();
  expect(posted).toEqual([]);
  await takeOver();
  expect(posted).toEqual([
    {
      type: 'CACHE_URLS',
      payload: { urlsToCache: ['http://localhost/', 'http://localhost/_next/static/a.js'] },
    },
  ]);
  await pass(60_000);
  expect(reloads).toBe(0);
});

/** S4.32: "on update it reloads the page once the page is focused". */
// @proves S4.32
describe('a later version', () => {
  test('reloads the page after two seconds without activity', async () => {
    await start();
    await takeOver();
    await pass(1900);
    document.dispatchEvent(new Event('pointerdown'));
    await pass(1900);
    document.dispatchEvent(new KeyboardEvent('keydown'));
    await pass(1999);
    expect(reloads).toBe(0);
    await pass(1);
    expect(reloads).toBe(1);
  });

  test('reloads it once', async () => {
    await start();
    await takeOver();
    await pass(2000);
    document.dispatchEvent(new Event('scroll'));
    window.dispatchEvent(new Event('focus'));
    await pass(10_000);
    expect(reloads).toBe(1);
  });

  test('waits for the focus', async () => {
    hasFocus = false;
    await start();
    await takeOver();
    await pass(60_000);
    expect(reloads).toBe(0);
    hasFocus = true;
    window.dispatchEvent(new Event('focus'));
    await pass(1999);
    expect(reloads).toBe(0);
    await pass(1);
    expect(reloads).toBe(1);
  });

  test.each(['input', 'textarea', 'iframe'])('waits while %s has focus', async (tag) => {
    await start();
    const field = document.body.appendChild(document.createElement(tag));
    field.focus();
    expect(document.activeElement).toBe(field);
    await takeOver();
    await pass(60_000);
    expect(reloads).toBe(0);
    field.blur();
    field.remove();
    document.dispatchEvent(new FocusEvent('focusout'));
    await pass(2000);
    expect(reloads).toBe(1);
  });

  test('saves input before the reload, and does not reload if that fails', async () => {
    const { persistInput } = await start();
    persistInput('comment', () => 'half a sen');
    const refusal = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await takeOver();
    await pass(10_000);
    expect(reloads).toBe(0);
    refusal.mockRestore();
    document.dispatchEvent(new Event('scroll'));
    await pass(2000);
    expect(reloads).toBe(1);
    expect(window.sessionStorage.getItem('fieldguide-kept-texts')).toContain('half a sen');
  });

  test('that is the version of the page does not reload it', async () => {
    workerBuild = PAGE_BUILD;
    await start();
    await takeOver();
    await pass(60_000);
    expect(reloads).toBe(0);
  });

  test('that does not answer within five seconds counts as another version', async () => {
    workerBuild = undefined;
    await start();
    await takeOver();
    await pass(6999);
    expect(reloads).toBe(0);
    await pass(1);
    expect(reloads).toBe(1);
  });
});
