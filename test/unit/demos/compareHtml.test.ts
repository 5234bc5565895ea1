import { expect, test } from '@jest/globals';
import { compareHtml } from '../../demos/compareHtml';

const SIDES = ['server', 'browser'] as const;

test.each([
  ['the same', '<p>\n "a', '<p>\n "a', []],
  ['another text', '<p>\n "a', '<p>\n "b', ['line 2: server has "a, browser has "b']],
  ['one more', '<p>', '<p>\n<b>', ['line 2: server has nothing, browser has <b>']],
  ['one less', '<p>\n<b>', '<p>', ['line 2: server has <b>, browser has nothing']],
])('%s', (_, a, b, expected) => {
  expect(compareHtml(a, b, SIDES)).toEqual(expected);
});

test('At most four differences are reported', () => {
  expect(compareHtml('1\n2\n3\n4\n5', 'a\nb\nc\nd\ne', SIDES)).toHaveLength(4);
});
