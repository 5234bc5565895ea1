/** @jest-environment jsdom */
import { webcrypto } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { feedbackRequestSchema } from '@/src/shared/feedback';
import {
  createId,
  createRequest,
  getClientId,
  getVersion,
  isUnsent,
} from '@/src/site/features/feedback/request';

const UNSENT = {
  idempotencyKey: '3f1b0c9e-1c1e-4d0a-9a39-6a3f6f0f9c11',
  rating: 'up',
  language: 'en',
  version: '6.4.1',
  offerAt: 0,
} as const;

function setCrypto(value: Partial<Crypto>): void {
  Object.defineProperty(globalThis, 'crypto', { configurable: true, value });
}

beforeEach(() => {
  window.localStorage.clear();
  setCrypto(webcrypto as Crypto);
});

test.each([
  ['with randomUUID', webcrypto as Crypto],
  [
    'where the page is neither https nor localhost',
    { getRandomValues: webcrypto.getRandomValues.bind(webcrypto) } as Partial<Crypto>,
  ],
])('ids are unique UUIDs of version 4, %s', (_name, value) => {
  setCrypto(value);
  const ids = Array.from({ length: 200 }, createId);
  expect(new Set(ids).size).toBe(200);
  for (const id of ids) {
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  }
});

test('the client id is kept; an invalid one is replaced', () => {
  const id = getClientId();
  expect(getClientId()).toBe(id);
  window.localStorage.setItem('feedback-client', '<b>me</b>');
  const next = getClientId();
  expect(next).not.toBe(id);
  expect(getClientId()).toBe(next);
});

test.each([
  ['/material-ui/react-button/', '6.4.1'],
  ['/joy-ui/react-chip/#sizes', '5.0.0-beta.49'],
  ['/base-ui/react-select/', '5.0.0-beta.69'],
  ['/x/react-data-grid/', '7.29.13'],
  ['/experiments/docs/demos/', 'unversioned'],
])('%s is documented in version %s', (target, version) => {
  expect(getVersion(target)).toBe(version);
});

describe('a request has the format of the receiver', () => {
  test.each([
    ['/material-ui/react-button/', '/material-ui/react-button/', ''],
    ['/x/react-data-grid/#größe_2-b', '/x/react-data-grid/', 'größe_2-b'],
  ])('%s', (target, page, section) => {
    const request = createRequest(target, { ...UNSENT, comment: 'Clear.' });
    expect(feedbackRequestSchema.parse(request)).toEqual({
      idempotencyKey: UNSENT.idempotencyKey,
      clientId: getClientId(),
      page,
      section,
      rating: 'up',
      comment: 'Clear.',
      language: 'en',
      version: '6.4.1',
    });
  });

  test('without a comment, an earlier one is kept; an empty one removes it', () => {
    expect(createRequest('/system/box/', UNSENT)).not.toHaveProperty('comment');
    expect(createRequest('/system/box/', { ...UNSENT, comment: '' }).comment).toBe('');
  });
});

test.each([
  [UNSENT, true],
  [{ ...UNSENT, comment: 'x' }, true],
  [undefined, false],
  [null, false],
  ['text', false],
  [{ ...UNSENT, idempotencyKey: '1' }, false],
  [{ ...UNSENT, rating: 'sideways' }, false],
  [{ ...UNSENT, comment: 1 }, false],
  [{ ...UNSENT, language: undefined }, false],
  [{ ...UNSENT, version: 6 }, false],
])('%j from the storage can be sent: %p', (value, expected) => {
  expect(isUnsent(value)).toBe(expected);
});
