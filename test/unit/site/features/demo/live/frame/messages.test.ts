import { describe, expect, test } from '@jest/globals';
import {
  type FromFrame,
  readFromFrame,
  readFromPage,
} from '@/src/site/features/demo/live/frame/messages';

describe('messages of the frame', () => {
  test.each<FromFrame>([
    { type: 'ready' },
    { type: 'script', path: '/_next/static/chunks/0-4wf_nl_4t32.js' },
    { type: 'script', path: '/_next/static/chunks/a_b%5Bc%5D.js?v=1' },
    { type: 'pong', id: 0 },
    { type: 'shown', version: 1, has: true },
    { type: 'failed', key: 'liveNoFile', values: { name: 'a' }, line: 3, message: undefined },
    { type: 'failed', key: undefined, values: undefined, line: undefined, message: 'no' },
    { type: 'syntax', file: 'A.tsx', message: 'Unexpected token' },
    { type: 'size', height: 120.5, popup: false },
  ])('$type is read', (message) => {
    expect(readFromFrame(message)).toEqual(message);
  });

  test.each<unknown>([
    undefined,
    null,
    'ready',
    [],
    {},
    { type: 'other' },
    { type: 'constructor' },
    { type: '__proto__' },
    { type: 'script', path: '/robots.txt' },
    { type: 'script', path: '/_next/data/a.json' },
    { type: 'script', path: '/_next/static/../../secret.js' },
    { type: 'script', path: '/_next/static/%2e%2e/secret.js/../a.js' },
    { type: 'script', path: 'https://example.com/_next/static/a.js' },
    { type: 'script', path: '//example.com/_next/static/a.js' },
    { type: 'size', height: Number.NaN, popup: false },
    { type: 'size', height: -1, popup: false },
    { type: 'size', height: Infinity, popup: false },
    { type: 'size', height: '1', popup: false },
    { type: 'failed', key: 'liveStopped' },
    { type: 'failed', message: 'a'.repeat(20_001) },
    { type: 'failed', values: { a: 1 } },
    { type: 'failed', line: 0 },
    { type: 'shown', version: 1 },
  ])('%j is refused', (message) => {
    expect(() => readFromFrame(message)).toThrow();
  });

  test('fields that the schema does not name are dropped', () => {
    expect(readFromFrame({ type: 'pong', id: 1, html: '<b>' })).toEqual({ type: 'pong', id: 1 });
  });
});

describe('messages of the page', () => {
  const run = { type: 'run', version: 1, files: [], icons: {}, failedIcons: [] };

  test('code and icons are read', () => {
    const message = {
      ...run,
      files: [{ name: 'A.tsx', code: 'a', imports: ['react'] }],
      icons: { Add: ['M0 0', ['circle', { r: '1' }, []]], No: undefined },
      tailwind: '.a{}',
    };
    expect(readFromPage(message)).toEqual(message);
  });

  test.each<unknown>([
    { ...run, files: [{ name: 'A.tsx', code: 1, imports: [] }] },
    { ...run, icons: { Add: [['circle', { r: 1 }, []]] } },
    { type: 'look', look: { mode: 'blue' } },
    { type: 'dress', sheets: [], fonts: [{ family: 'a', weight: '400', data: 'b' }] },
  ])('%j is refused', (message) => {
    expect(() => readFromPage(message)).toThrow();
  });
});
