/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useSecondsUntil } from '@/src/site/features/feedback/useSecondsUntil';
import { fakeTimers } from '../../../support/browser';

beforeEach(() => {
  fakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('counts down and stops', () => {
  const moment = Date.now() + 2000;
  const { result } = renderHook(() => useSecondsUntil(moment));
  expect(result.current).toBe(2);
  act(() => jest.advanceTimersByTime(1000));
  expect(result.current).toBe(1);
  act(() => jest.advanceTimersByTime(1000));
  expect(result.current).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
});

test.each([0, Infinity])('no timer is started for %d', (moment) => {
  renderHook(() => useSecondsUntil(moment));
  expect(jest.getTimerCount()).toBe(0);
});
