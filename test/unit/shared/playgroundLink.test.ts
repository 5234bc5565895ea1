import { describe, expect, test } from '@jest/globals';
import type { PlaygroundControl, PlaygroundValues } from '@/src/shared/playground';
import { LINK_PREFIX, MAX_LINK, readLink, writeLink } from '@/src/shared/playgroundLink';

const CONTROLS: PlaygroundControl[] = [
  { prop: 'children', kind: 'text', default: '' },
  { prop: 'variant', kind: 'choice', choices: ['text', 'contained', 1, true], default: 'text' },
  { prop: 'disabled', kind: 'switch', default: false },
  { prop: 'elevation', kind: 'number', min: 0, max: 24, step: 1, default: 1 },
];

const encode = (data: unknown) =>
  LINK_PREFIX +
  Buffer.from(typeof data === 'string' ? data : JSON.stringify(data)).toString('base64url');

describe('a link', () => {
  test.each<PlaygroundValues>([
    {},
    { children: 'Speichern — сохранить 🎈 <b>', variant: 'contained' },
    { disabled: true, elevation: 24, variant: 1 },
    { variant: true },
  ])('gives back %j', (values) => {
    const link = writeLink(values);
    expect(link).toMatch(/^#playground=[\w-]*$/);
    expect(readLink(link!, CONTROLS)).toEqual({ values });
  });

  test('omits default values', () => {
    expect(readLink(encode({ variant: 'text', elevation: 1 }), CONTROLS)).toEqual({ values: {} });
  });

  test('is not written if it would be too long', () => {
    expect(writeLink({ children: 'x'.repeat(MAX_LINK) })).toBeUndefined();
  });

  test.each(['', '#', '#playground', '#basic-button', '#BasicButtons.js'])('ignores %j', (hash) => {
    expect(readLink(hash, CONTROLS)).toBeUndefined();
  });
});

describe('a hostile link', () => {
  test.each([
    ['that is longer than the limit', LINK_PREFIX + 'A'.repeat(MAX_LINK), 'oversized'],
    ['that is empty', LINK_PREFIX, 'malformed'],
    ['with other signs', `${LINK_PREFIX}<script>alert(1)</script>`, 'malformed'],
    ['with percent signs', `${LINK_PREFIX}%7B%7D`, 'malformed'],
    ['that is no base64', `${LINK_PREFIX}A`, 'malformed'],
    [
      'that is no UTF-8',
      `${LINK_PREFIX}${Buffer.from([0x22, 0xff, 0x22]).toString('base64url')}`,
      'malformed',
    ],
    ['that is no JSON', encode('{"variant":'), 'malformed'],
    ['that is code', encode('alert(1)'), 'malformed'],
    ['that is a list', encode([]), 'malformed'],
    ['that is null', encode(null), 'malformed'],
    ['that is text', encode('"text"'), 'malformed'],
  ])('%s is rejected', (_name, hash, error) => {
    expect(readLink(hash, CONTROLS)).toEqual({ error });
  });

  test.each([
    ['an unknown prop', { onClick: 'alert(1)' }],
    ['a prop of every object', '{"__proto__":{"disabled":true},"constructor":"a","toString":1}'],
    ['HTML for React', { dangerouslySetInnerHTML: { __html: '<img onerror=alert(1)>' } }],
    ['another type', { disabled: 'true', elevation: '3', children: { type: 'script' } }],
    ['no choice', { variant: 'javascript:alert(1)' }],
    ['a number out of range', { elevation: 25 }],
    ['a number without end', '{"elevation":1e999}'],
    ['a text too long', { children: 'x'.repeat(101) }],
  ])('drops %s', (_name, data) => {
    expect(readLink(encode(data), CONTROLS)).toEqual({ values: {}, error: 'partial' });
  });

  test('keeps valid values', () => {
    expect(readLink(encode({ disabled: true, onClick: 'alert(1)' }), CONTROLS)).toEqual({
      values: { disabled: true },
      error: 'partial',
    });
  });
});
