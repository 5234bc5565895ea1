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
    expect(recognizeCode(text)).toEqual({ kind: 'code', library: 'MUI', code, args });
  });
});

describe('a minified error of React is', () => {
  test.each([
    [
      'Uncaught Error: Minified React error #418; visit https://react.dev/errors/418?args[]=text&args[]= for the full message or use the non-minified dev environment',
      '418',
      ['text', ''],
    ],
    ['Minified React error #31', '31', []],
    ['react error 310', '310', []],
    ['https://react.dev/errors/130?args%5B%5D=undefined&args%5B%5D=', '130', ['undefined', '']],
    ['https://react.dev/errors/185', '185', []],
    ['https://reactjs.org/docs/error-decoder.html?invariant=152&args[]=App', '152', ['App']],
  ])('%s', (text, code, args) => {
    expect(recognizeCode(text)).toEqual({ kind: 'code', library: 'React', code, args });
  });
});

test.each([
  '',
  '9',
  '#9',
  'error 9',
  'React error handling',
  'https://react.dev/reference/react/useState',
  'https://react.dev/errors/',
  'https://a.test/?code=9',
  'MUI error',
  '/production-error/',
])('%j is no minified error', (text) => {
  expect(recognizeCode(text)).toBeUndefined();
});
