/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { keepText, saveTexts, takeText } from '@/src/site/offline/keptTexts';

beforeEach(() => window.sessionStorage.clear());

test('a text is saved, and given back once', () => {
  const stop = keepText('comment', () => ({ text: 'half a sen' }));
  expect(saveTexts()).toBe(true);
  stop();
  expect(takeText('comment')).toEqual({ text: 'half a sen' });
  expect(takeText('comment')).toBeUndefined();
});

test('each part takes its own, and leaves that of others', () => {
  const stops = [
    keepText('a', () => 'one'),
    keepText('b', () => 'two'),
    keepText('c', () => undefined),
  ];
  saveTexts();
  stops.forEach((stop) => stop());
  expect(takeText('b')).toBe('two');
  expect(takeText('c')).toBeUndefined();
  expect(takeText('a')).toBe('one');
  expect(window.sessionStorage).toHaveLength(0);
});

test('with nothing to keep, what was kept before stays', () => {
  const stop = keepText('a', () => 'one');
  saveTexts();
  stop();
  expect(saveTexts()).toBe(true);
  expect(takeText('a')).toBe('one');
});

test('a browser that refuses to keep is told of, but only when there is something to lose', () => {
  const storage = Object.getOwnPropertyDescriptor(window, 'sessionStorage')!;
  Object.defineProperty(window, 'sessionStorage', {
    configurable: true,
    get() {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  try {
    expect(saveTexts()).toBe(true);
    const stop = keepText('a', () => 'one');
    expect(saveTexts()).toBe(false);
    stop();
    expect(takeText('a')).toBeUndefined();
  } finally {
    Object.defineProperty(window, 'sessionStorage', storage);
  }
});

test('rubbish in storage is nothing', () => {
  window.sessionStorage.setItem('fieldguide-kept-texts', '{');
  expect(takeText('a')).toBeUndefined();
});
