import { describe, expect, test } from '@jest/globals';
import { matchMessage } from '@/src/shared/answers/matchMessage';
import type { Message } from '@/src/shared/answers/messageFiles';

const createMessage = (pattern: string): Message => {
  const texts = pattern.split(/\{\w+\}/);
  return {
    texts,
    names: [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!),
    kind: 'error',
    places: [{ package: 'a', name: pattern }],
  };
};

const SELECT =
  'MUI: You have provided an out-of-range value `{value}` for the select {name}component.\nThe available values are {values}.';
const TABS =
  'MUI: The `value` provided to the Tabs component is invalid.\nNone match with "{value}".';
const LAYOUT = 'MUI: The `value` provided to the Tabs component is invalid.\nThe Tab is hidden.';
const INVALID =
  'Invalid {location} `{prop}` of value `{value}` supplied to `{component}`, expected one of {values}.';
const GENERAL = 'Invalid {location} `{prop}` supplied to `{component}`{rest}.';
const SHORT = 'Missing arguments';
const END = 'The theme has no key: {key}';
const MESSAGES = [SELECT, TABS, LAYOUT, GENERAL, INVALID, SHORT, END].map(createMessage);

const find = (text: string) => {
  const match = matchMessage(text, MESSAGES);
  return match && { pattern: match.message.places[0]!.name, values: match.values };
};

describe('a message is found', () => {
  const text =
    'MUI: You have provided an out-of-range value `a b` for the select component.\nThe available values are `c`.';
  const values = ['a b', '', 'c'];

  test.each([
    ['as it is', text],
    ['with spaces instead of line breaks', text.replace(/\n/g, ' ')],
    ['without spaces at line breaks', text.replace(/\n/g, '')],
    ['after "Warning:"', `Warning: ${text}`],
    ['after "Uncaught Error:"', `Uncaught Error: ${text}`],
    ['after "Uncaught (in promise) Error:"', `Uncaught (in promise) Error: ${text}`],
    ['after the name of a file', `SelectInput.js:393 ${text}`],
    ['with the former name of the library', text.replace('MUI:', 'Material-UI:')],
    ['before a stack', `${text}\n    at Select (http://a.test/x.js:1:2)\n    at div`],
    ['before a stack on the same line', `${text} at Select (http://a.test/x.js:1:2) at div`],
    ['before a stack of Firefox', `${text}\nSelect@http://a.test/x.js:1:2`],
    ['before the components of React 17', `${text}\n    in Select (created by App)\n    in App`],
  ])('%s', (_, pasted) => {
    expect(find(pasted)).toEqual({ pattern: SELECT, values });
  });

  test('without backticks, which chats remove, and with curly quotes', () => {
    expect(find(text.replaceAll('`', ''))).toEqual({
      pattern: SELECT,
      values: ['a b', '', 'c'],
    });
    const tabs = 'MUI: The value provided to the Tabs component is invalid. None match with “b”.';
    expect(find(tabs)).toEqual({ pattern: TABS, values: ['b'] });
  });

  test('by the one with the most fixed text', () => {
    const props = 'Invalid prop `color` of value `x` supplied to `Button`, expected one of ["a"].';
    expect(find(`Warning: Failed prop type: ${props}`)).toEqual({
      pattern: INVALID,
      values: ['prop', 'color', 'x', 'Button', '["a"]'],
    });
  });

  test('with the rest of the text as the value at its end', () => {
    expect(find('The theme has no key: palette.a b')?.values).toEqual(['palette.a b']);
  });

  test('by its beginning, if that is all there is', () => {
    expect(find('MUI: The `value` provided to the Tabs component is invalid.')?.pattern).toBe(TABS);
    expect(find('MUI: You have provided an out-of-range value `x`')).toEqual({
      pattern: SELECT,
      values: [],
    });
  });
});

test.each([
  ['another text', 'MUI: The date is invalid.'],
  ['nothing', ''],
  ['only a prefix', 'Uncaught Error:'],
  ['a short message inside of another text', 'An error: there were Missing arguments in the call'],
])('no message is found in %s', (_, text) => {
  expect(find(text)).toBeUndefined();
});

describe('the time grows with the length only:', () => {
  test.each([
    ['prefixes', 'Error: '.repeat(200_000)],
    ['spaces', `Invalid ${' '.repeat(1_000_000)}`],
    ['line breaks', '\n'.repeat(1_000_000)],
    ['beginnings of a stack', ' at a'.repeat(200_000)],
    ['beginnings of a message', 'Invalid prop supplied to '.repeat(40_000)],
    ['one word', 'x'.repeat(1_000_000)],
  ])('%s', (_, text) => {
    const start = performance.now();
    matchMessage(text, MESSAGES);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
