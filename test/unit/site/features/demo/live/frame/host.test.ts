/** @jest-environment jsdom */
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { type FrameHost, createHost } from '@/src/site/features/demo/live/frame/host';
import type { FrameStart } from '@/src/site/features/demo/live/frame/loadInFrame';
import type { FromFrame, FromPage } from '@/src/site/features/demo/live/frame/messages';

const RUN = { version: 1, files: [], icons: {}, failedIcons: [], tailwind: undefined };
const BOOT = {
  otherChunks: ['static/chunks/app.js', 'static/chunks/a.css'],
  runtimeModuleIds: [1, 2],
};

const originalFetch = globalThis.fetch;
let detach: (() => void) | undefined;
let frames: MessagePort[] = [];

beforeEach(() => {
  Object.assign(window, { MessageChannel });
  Object.defineProperty(document, 'fonts', { value: [], configurable: true });
  globalThis.fetch = (async (path: string) => ({
    ok: !path.includes('missing'),
    status: 404,
    text: async () => `the text of ${path}`,
  })) as unknown as typeof fetch;
  document.body.innerHTML = `<script data-boot='${JSON.stringify([BOOT])}'></script>`;
});
afterEach(() => {
  detach?.();
  frames.forEach((port) => port.close());
  frames = [];
  globalThis.fetch = originalFetch;
});

const events = () => ({
  onEvaluated: jest.fn(),
  onError: jest.fn(),
  onSyntaxError: jest.fn(),
  onStopped: jest.fn(),
  onFailed: jest.fn(),
});

/** Attaches a frame, loads it, and returns the side of the frame. */
async function load(host: FrameHost) {
  const frame = document.createElement('iframe');
  const started = new Promise<{ start: FrameStart; port: MessagePort }>((resolve) => {
    Object.defineProperty(frame, 'contentWindow', {
      value: {
        postMessage: (start: FrameStart, _origin: string, [port]: [MessagePort]) =>
          resolve({ start, port }),
      },
    });
  });
  detach = host.attach(frame);
  frame.dispatchEvent(new Event('load'));
  const { start, port } = await started;
  frames.push(port);
  const received: FromPage[] = [];
  port.on('message', (message: FromPage) => received.push(message));
  return { frame, start, received, post: (message: FromFrame) => port.postMessage(message) };
}

const until = (check: () => boolean) => waitFor(() => expect(check()).toBe(true));

test('a frame gets scripts to start with, then styles, look and code', async () => {
  const host = createHost(events());
  host.run(RUN);
  const { start, received, post } = await load(host);
  expect(start.scripts).toEqual([
    { path: '/_next/static/chunks/app.js', text: 'the text of /_next/static/chunks/app.js' },
  ]);
  expect(start.boot).toEqual({ ...BOOT, runtimeModuleIds: [2] });
  expect(received).toEqual([]);
  post({ type: 'ready' });
  await until(() => received.length === 2);
  expect(received.map(({ type }) => type)).toEqual(['dress', 'run']);
  host.run({ ...RUN, version: 2 });
  await until(() => received.length === 3);
  expect(received[2]).toMatchObject({ type: 'run', version: 2 });
});

test('scripts are handed over, and nothing else', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const { received, post } = await load(createHost(events()));
  post({ type: 'script', path: '/robots.txt' });
  post({ type: 'script', path: '/_next/static/chunks/missing.js' });
  post({ type: 'script', path: '/_next/static/chunks/b.js' });
  await until(() => received.length === 2);
  expect(received).toEqual(
    expect.arrayContaining([
      { type: 'script', path: '/_next/static/chunks/missing.js', text: undefined },
      {
        type: 'script',
        path: '/_next/static/chunks/b.js',
        text: 'the text of /_next/static/chunks/b.js',
      },
    ]),
  );
});

test('what the frame reports reaches the session, until the frame is gone', async () => {
  const heard = events();
  const host = createHost(heard);
  const { post } = await load(host);
  post({ type: 'size', height: 120, popup: false });
  post({ type: 'shown', version: 1, has: true });
  await until(host.shown.get);
  expect(host.size.get()).toEqual({ height: 120, popup: false });
  post({ type: 'failed', key: undefined, values: undefined, line: 3, message: 'no' });
  await until(() => heard.onError.mock.calls.length === 1);
  expect(heard.onError).toHaveBeenCalledWith({ message: 'no', line: 3 });
  detach?.();
  expect(host.shown.get()).toBe(false);
  expect(heard.onStopped).not.toHaveBeenCalled();
});

test('a frame whose document was replaced is ended', async () => {
  const heard = events();
  const { frame } = await load(createHost(heard));
  frame.dispatchEvent(new Event('load'));
  expect(heard.onStopped).toHaveBeenCalledTimes(1);
  frame.dispatchEvent(new Event('load'));
  expect(heard.onStopped).toHaveBeenCalledTimes(1);
});

test('a script that is missing from the start is reported', async () => {
  document.body.innerHTML = `<script data-boot='${JSON.stringify([{ ...BOOT, otherChunks: ['missing.js'] }])}'></script>`;
  const heard = events();
  const frame = document.createElement('iframe');
  detach = createHost(heard).attach(frame);
  frame.dispatchEvent(new Event('load'));
  await until(() => heard.onFailed.mock.calls.length === 1);
  expect(heard.onStopped).not.toHaveBeenCalled();
});
