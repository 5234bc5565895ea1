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

test('shows on a navigation that takes 200 ms, not before', () => {
  render(<ProgressBar />, router);
  start();
  wait(199);
  expect(isShown()).toBe(false);
  wait(1);
  expect(isShown()).toBe(true);
  expect(screen.getByRole('progressbar').getAttribute('aria-label')).toBeTruthy();
});

test.each(['routeChangeComplete', 'routeChangeError'])('goes with %s', (event) => {
  render(<ProgressBar />, router);
  start();
  wait(200);
  act(() => router.events.emit(event, '/a/'));
  expect(isShown()).toBe(false);
});

test.each(['routeChangeComplete', 'routeChangeError'])(
  'never shows on a navigation that ends by %s in less time',
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

test('a change of the query alone is no navigation', () => {
  render(<ProgressBar />, router);
  start(true);
  wait(1000);
  expect(isShown()).toBe(false);
});

test('leaves no timer and no listener behind', () => {
  const { unmount } = render(<ProgressBar />, router);
  start();
  unmount();
  expect(jest.getTimerCount()).toBe(0);
  expect(router.countListeners()).toBe(0);
});
