import { describe, expect, test } from '@jest/globals';
import { recognizeCode } from '@/src/shared/answers/recognizers/code';

describe('a minified error is', () => {
  test.each([
    [
      'Minified MUI error #9; visit https://mui.com/production-error/?code=9&args[]=reed for the full message.',
      '9',
      ['reed'],
    ],
    ['Uncaught Error: Minified MUI error #8', '8', []],
    ['MUI error #9', '9', []],
    ['mui error 9', '9', []],
    ['MUI error code 9', '9', []],
    [
      'https://mui.com/production-error/?code=11&args[]=%20(red)&args[]=500',
      '11',
      [' (red)', '500'],
    ],
    ['https://mui.com/production-error?code=7', '7', []],
  ])('%s', (text, code, args) => {
    expect(recognizeCode(text)).toEqual({ kind: 'code', code, args });
  });
});

test.each([
  '',
  '9',
  '#9',
  'error 9',
  'Minified React error #418; visit https://react.dev/errors/418 for the full message',
  'https://a.test/?code=9',
  'MUI error',
  '/production-error/',
])('%j is no minified error', (text) => {
  expect(recognizeCode(text)).toBeUndefined();
});
