import { expect, test } from '@jest/globals';
import {
  getSpecificity,
  nestSelector,
  splitOutside,
} from '@/src/site/features/inspect/styles/selectors';

test.each([
  ['a, b', ['a', 'b']],
  [':is(a, b), c', [':is(a, b)', 'c']],
  ['[title="a,b"], c', ['[title="a,b"]', 'c']],
])('%s is split', (text, parts) => {
  expect(splitOutside(text, ',')).toEqual(parts);
});

test.each([
  ['div', 1],
  ['.a', 1000],
  ['#a', 1_000_000],
  ['.a.b', 2000],
  ['.a > .b:hover', 3000],
  ['a[href]::before', 1002],
  [':where(.a .b) c', 1],
  [':is(.a, #b) c', 1_000_001],
  ['.a:not(.b.c)', 3000],
  ['*', 0],
  ['.a:nth-child(2n + 1)', 2000],
  ['[data-mui-color-scheme="dark"] .a', 2000],
])('The specificity of %s', (selector, expected) => {
  expect(getSpecificity(selector)).toBe(expected);
});

test('Nested selectors', () => {
  expect(nestSelector('&:hover, .b', '.a, .c')).toBe(':is(.a, .c):hover, :is(.a, .c) .b');
});
