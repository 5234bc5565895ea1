/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { persistInput, saveInput, takeInput } from '@/src/site/state/persistedInput';

beforeEach(() => window.sessionStorage.clear());

test('input is saved, and returned once', () => {
  const stop = persistInput('comment', () => ({ text: 'half a sen' }));
  expect(saveInput()).toBe(true);
  stop();
  expect(takeInput('comment')).toEqual({ text: 'half a sen' });
  expect(takeInput('comment')).toBeUndefined();
});

test('each key returns its own input only', () => {
  const stops = [
    persistInput('a', () => 'one'),
    persistInput('b', () => 'two'),
    persistInput('c', () => undefined),
  ];
  saveInput();
  stops.forEach((stop) => stop());
  expect(takeInput('b')).toBe('two');
  expect(takeInput('c')).toBeUndefined();
  expect(takeInput('a')).toBe('one');
  expect(window.sessionStorage).toHaveLength(0);
});

test('without new input, saved input is kept', () => {
  const stop = persistInput('a', () => 'one');
  saveInput();
  stop();
  expect(saveInput()).toBe(true);
  expect(takeInput('a')).toBe('one');
});

test('reports that storage is blocked only when there is input to lose', () => {
  const storage = Object.getOwnPropertyDescriptor(window, 'sessionStorage')!;
  Object.defineProperty(window, 'sessionStorage', {
    configurable: true,
    get() {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  try {
    expect(saveInput()).toBe(true);
    const stop = persistInput('a', () => 'one');
    expect(saveInput()).toBe(false);
    stop();
    expect(takeInput('a')).toBeUndefined();
  } finally {
    Object.defineProperty(window, 'sessionStorage', storage);
  }
});

test('invalid data in storage is ignored', () => {
  window.sessionStorage.setItem('fieldguide-kept-texts', '{');
  expect(takeInput('a')).toBeUndefined();
});
