import { describe, expect, test } from '@jest/globals';
import { fillErrorMessage, getPlaceholder, readMinifiedError } from '@/src/shared/errorCodes';

describe('a minified error', () => {
  test.each([
    ['9', '9', []],
    [' #09 ', '9', []],
    ['https://a.test/production-error/?code=9', '9', []],
    ['https://a.test/?x=1&code=11&args[]=%20(red)&args[]=500#top', '11', [' (red)', '500']],
    ['?code=9&args%5B%5D=a%26b', '9', ['a&b']],
    [
      'Uncaught Error: Minified MUI error #9; visit https://mui.com/production-error/?code=9&args%5B%5D=reed for the full message.',
      '9',
      ['reed'],
    ],
    ['Minified MUI error #7', '7', []],
    ['?code=9&args[]=', '9', ['']],
  ])('is read from %j', (text, code, args) => {
    expect(readMinifiedError(text)).toEqual({ code, args });
  });

  test.each([
    '',
    'TypeError: x is not a function',
    '?code=',
    '?code=-1',
    '?code=1e3',
    '?code=__proto__',
    '?code=9;alert(1)',
    '?code=1234567890',
    '9.5',
  ])('is not read from %j', (text) => {
    expect(readMinifiedError(text)).toBeUndefined();
  });
});

describe('a message', () => {
  const message = `Color ${getPlaceholder(0)} or ${getPlaceholder(1)}, not ${getPlaceholder(0)}`;

  test('has its arguments as they are; missing ones keep their placeholders', () => {
    expect(fillErrorMessage(message, ['$& {2}', '500', 'unused'])).toBe(
      'Color $& {2} or 500, not $& {2}',
    );
    expect(fillErrorMessage(message, [''])).toBe('Color  or {2}, not ');
  });
});
