import { expect, test } from '@jest/globals';
import type { Hit } from '@/src/shared/search/groups';
import {
  findPositions,
  getFoundWords,
  parseFoundWords,
} from '@/src/site/features/search/foundWords';

const mark = (text: string, words: readonly string[]) =>
  findPositions(text, words).map(([start, end]) => text.slice(start, end));

test.each([
  ['Buttons and a button', ['button'], ['Button', 'button']],
  ['disableRipple, ripple, RIPPLE', ['ripple'], ['Ripple', 'ripple', 'RIPPLE']],
  ['a stable table', ['table'], ['table']],
  ['MuiButton-root', ['root', 'button'], ['Button', 'root']],
  ['as a class', ['as'], ['as']],
  ['textfield text', ['text', 'textfield'], ['textfield', 'text']],
  ['a.b a+b', ['a.b'], ['a.b']],
  ['anything', [], []],
])('in “%s”, %j mark %j', (text, words, marked) => {
  expect(mark(text, words)).toEqual(marked);
});

test('the words are what matched, and the significant words of the query', () => {
  const hit = {
    marked: [
      { text: 'Text Field', marked: true },
      { text: ' of a form', marked: false },
    ],
    excerpt: [{ text: 'label', marked: true }],
  } as unknown as Hit;
  expect(getFoundWords('the texfield label', hit)).toEqual(['text field', 'label', 'texfield']);
});

test.each([
  [null, undefined],
  ['not json', undefined],
  ['1', undefined],
  ['{"pathname":"/a","words":"b"}', undefined],
  ['{"pathname":"/a","words":["b",1,"",null]}', { pathname: '/a', words: ['b'] }],
])('stored %j is %j', (stored, found) => {
  expect(parseFoundWords(stored)).toEqual(found);
});
