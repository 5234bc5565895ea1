/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { ProgressBar } from '@/src/site/app/frame/ProgressBar';
import { fakeTimers } from '../../../support/browser';
import { createRouter } from '../../../support/router';

let router: ReturnType<typeof createRouter>;

beforeEach(() => {
  fakeTimers();
  router = createRouter();
});
afterEach(() => {
  jest.useRealTimers();
});

const start = (shallow = false) =>
  act(() => router.events.emit('routeChangeStart', '/a/', { shallow }));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const isShown = () => screen.queryByRole('progressbar') !== null;

test('is shown after 200 ms of a navigation', () => {
  render(<ProgressBar />, router);
  start();
  wait(199);
  expect(isShown()).toBe(false);
  wait(1);
  expect(isShown()).toBe(true);
  expect(screen.getByRole('progressbar').getAttribute('aria-label')).toBeTruthy();
});

test.each(['routeChangeComplete', 'routeChangeError'])('is hidden on %s', (event) => {
  render(<ProgressBar />, router);
  start();
  wait(200);
  act(() => router.events.emit(event, '/a/'));
  expect(isShown()).toBe(false);
});

test.each(['routeChangeComplete', 'routeChangeError'])(
  'is not shown for a shorter navigation that ends with %s',
  (event) => {
    render(<ProgressBar />, router);
    start();
    wait(199);
    act(() => router.events.emit(event, '/a/'));
    wait(1000);
    expect(isShown()).toBe(false);
  },
);

test('a second navigation has its own 200 ms', () => {
  render(<ProgressBar />, router);
  start();
  wait(150);
  start();
  wait(199);
  expect(isShown()).toBe(false);
  wait(1);
  expect(isShown()).toBe(true);
});

test('is not shown when only the query changes', () => {
  render(<ProgressBar />, router);
  start(true);
  wait(1000);
  expect(isShown()).toBe(false);
});

test('removes its timer and listeners', () => {
  const { unmount } = render(<ProgressBar />, router);
  start();
  unmount();
  expect(jest.getTimerCount()).toBe(0);
  expect(router.countListeners()).toBe(0);
});
