import { expect, test } from '@jest/globals';
import { listReactCodes, matchCodes } from '@/src/node/messages/listReactCodes';

test('messages of the installed React are found by their codes', () => {
  const codes = listReactCodes();
  const texts = (code: string) => codes[code]?.map(({ text }) => text).join();
  expect(texts('301')).toContain('Too many re-renders.');
  expect(texts('31')).toContain('(found: {1})');
  expect(texts('137')).toMatch(/^\{1\} is a void element tag/);
  expect(Object.keys(codes).length).toBeGreaterThan(80);
});

test.each([
  [
    'the errors of a function are paired in their order',
    `function f(a) { throw Error('One.'); throw Error('Two of ' + a + '.'); }`,
    `function f(a) { throw Error(formatProdErrorMessage(1)); throw Error(formatProdErrorMessage(2, a)); }`,
    ['1 One.', '2 Two of {1}.'],
  ],
  [
    'an error that only passes on a message is no message',
    `function f(a) { b = Error(a); throw Error('One.'); }`,
    `function f(a) { throw Error(formatProdErrorMessage(1)); }`,
    ['1 One.'],
  ],
  [
    'a value in the message that is an argument becomes a placeholder',
    `function f() { throw Error('The <a> tag.'); }`,
    `function f() { throw Error(formatProdErrorMessage(1, '<a>')); }`,
    ['1 The {1} tag.'],
  ],
  [
    'a function with other errors is left out',
    `function f() { throw Error('One.'); throw Error('Two.'); }`,
    `function f() { throw Error(formatProdErrorMessage(2)); }`,
    [],
  ],
])('%s', (_, development, production, expected) => {
  expect(matchCodes(development, production).map(({ code, text }) => `${code} ${text}`)).toEqual(
    expected,
  );
});
