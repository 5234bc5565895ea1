/** The questions that tests ask of HTML. */
import { expect, test } from '@jest/globals';
import { findAll, parseHtml, textOf } from './support/html';

const root = parseHtml(
  '<div class="a" id="x"><p>one</p><div class="b wide"><p>two</p></div></div>',
);

test.each([
  ['p', ['one', 'two']],
  ['.a p', ['one', 'two']],
  ['div.b p', ['two']],
  ['.b.wide', ['two']],
  ['#x .b', ['two']],
  ['span', []],
  ['.b *', ['two']],
])('%s finds %j', (selector, texts) => {
  expect(findAll(root, selector).map(textOf)).toEqual(texts);
});

test.each(['.a > p', '.a >p', 'p:first-child', '[role=note]', 'a, b', '.a  p', ''])(
  'the selector "%s" is rejected, because it would find nothing',
  (selector) => {
    expect(() => findAll(root, selector)).toThrow('is not understood here');
  },
);
