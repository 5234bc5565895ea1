/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createWatchdog } from '@/src/site/features/demo/live/frame/watchdog';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a frame that answers is left alone', () => {
  const onFault = jest.fn();
  const watchdog = createWatchdog(() => watchdog.hear(), onFault);
  watchdog.expectQuickly();
  jest.advanceTimersByTime(60_000);
  expect(onFault).not.toHaveBeenCalled();
  watchdog.stop();
});

test('one that is silent is reported once: soon when code runs, later while scripts load', () => {
  for (const [quick, seconds] of [
    [true, 4],
    [false, 31],
  ] as const) {
    const onFault = jest.fn();
    const watchdog = createWatchdog(() => {}, onFault);
    if (quick) {
      watchdog.expectQuickly();
    }
    jest.advanceTimersByTime((seconds - 1) * 1000);
    expect(onFault).not.toHaveBeenCalled();
    jest.advanceTimersByTime(5000);
    expect(onFault).toHaveBeenCalledTimes(1);
  }
});

test('a hidden page waits', () => {
  const onFault = jest.fn();
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const watchdog = createWatchdog(() => {}, onFault);
  watchdog.expectQuickly();
  jest.advanceTimersByTime(60_000);
  expect(onFault).not.toHaveBeenCalled();
  watchdog.stop();
});

test('a flood of messages is reported', () => {
  const onFault = jest.fn();
  const watchdog = createWatchdog(() => {}, onFault);
  for (let count = 0; count < 5000; count += 1) {
    watchdog.hear();
  }
  expect(onFault).toHaveBeenCalledTimes(1);
  watchdog.stop();
});
