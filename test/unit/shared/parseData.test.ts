import { describe, expect, test } from '@jest/globals';
import { parseData } from '@/src/shared/parseData';

describe('a text that consists of data', () => {
  test.each<[string, unknown]>([
    ["{ p: 2, '&:hover': { color: 'red' } }", { p: 2, '&:hover': { color: 'red' } }],
    ['[{ m: -1 }, false, null, undefined]', [{ m: -1 }, false, null, undefined]],
    ['{ width: 1 / 4, ml: (1 + 2) * 3 - 1 }', { width: 0.25, ml: 8 }],
    ["'it\\'s'", "it's"],
    ['`a\nb`', 'a\nb'],
    ['{ 320: 1, "a-b": 1_000 } // a comment', { 320: 1, 'a-b': 1000 }],
    ['!0', true],
  ])('is read: %s', (text, value) => {
    expect(parseData(text)).toEqual({ value, problems: [] });
  });

  test('can have any key, and no key changes the prototype of the result', () => {
    const { value } = parseData('{ __proto__: { p: 1 }, constructor: 2 }');
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(Object.entries(value as object)).toEqual([
      ['__proto__', { p: 1 }],
      ['constructor', 2],
    ]);
  });
});

describe('a part that is no data is left out, with its line:', () => {
  test.each([
    ['{\n  p: (theme) => theme.spacing(1),\n}', 'function', 2, '(theme) => theme.spacing(1)'],
    ['{ p: alert(1) }', 'function', 1, 'alert(1)'],
    ['{ p() {} }', 'function', 1, 'p() {}'],
    ['{ get p() { return 1; } }', 'function', 1, 'get p() { return 1; }'],
    ['{ p: spacing }', 'name', 1, 'spacing'],
    ['{ p }', 'name', 1, 'p'],
    ['{ [key]: 1 }', 'name', 1, '[key]: 1'],
    ['{ ...base }', 'name', 1, '...base'],
    ['{ p: `${size}px` }', 'name', 1, '`${size}px`'],
    ['{ p: -size }', 'name', 1, 'size'],
    ["{ p: 'a' + 'b' }", 'other', 1, "'a' + 'b'"],
    ['{ p: -true }', 'other', 1, '-true'],
    ['{ p: 1 < 2 }', 'other', 1, '1 < 2'],
    ['{ p: /a/ }', 'other', 1, '/a/'],
    ['{ p: 1n }', 'other', 1, '1n'],
    ['{ p: a ? 1 : 2 }', 'other', 1, 'a ? 1 : 2'],
  ])('%s', (text, kind, line, code) => {
    expect(parseData(text)).toEqual({ value: {}, problems: [{ kind, line, code }] });
  });

  test('the whole text', () => {
    const { value, problems } = parseData('() => ({ p: 1 })');
    expect(value).toBeUndefined();
    expect(problems).toMatchObject([{ kind: 'function' }]);
  });

  test('an element of an array', () => {
    expect(parseData('[{ p: 1 }, base, { m: 1 }]')).toMatchObject({
      value: [{ p: 1 }, { m: 1 }],
      problems: [{ kind: 'name' }],
    });
  });

  test('a long part is shortened', () => {
    const { problems } = parseData(`{ p: ${'a'.repeat(100)} }`);
    expect(problems[0]?.code).toBe(`${'a'.repeat(39)}…`);
  });
});

describe('a text that is not one expression has no value, and the line of the error:', () => {
  test.each([
    ['{\n  p: 1\n  m: 2\n}', 3],
    ['{ p: 1', 1],
    ['', 1],
    ['{ p: 1 }) (2', 1],
    ["{\n  p: 'a\n}", 2],
  ])('%j', (text, line) => {
    const { value, problems } = parseData(text);
    expect(value).toBeUndefined();
    expect(problems).toEqual([{ kind: 'syntax', line, code: expect.stringMatching(/^[A-Z]/) }]);
  });

  test('code after the expression is not run', () => {
    expect(parseData('{ p: 1 }); throw new Error("run"').problems).toMatchObject([
      { kind: 'syntax' },
    ]);
  });
});
