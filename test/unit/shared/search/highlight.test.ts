import { describe, expect, test } from '@jest/globals';
import { markExcerpt, markText } from '@/src/shared/search/highlight';

const marks = (words: string[], terms: string[] = words) => ({ words, terms: new Set(terms) });
const show = (parts: ReturnType<typeof markText>) =>
  parts.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');

describe('markText', () => {
  test.each<[text: string, words: string[], terms: string[], expected: string]>([
    ['Card API', ['card'], ['card'], '[Card] API'],
    ['CardHeader', ['card'], ['card'], '[Card]Header'],
    ['disableRipple', ['ripple'], ['rippl'], 'disable[Ripple]'],
    ['MuiButton-root', ['muibutton-root'], ['muibutton-root'], '[MuiButton-root]'],
    // For a misspelled query, the whole matching word is marked.
    ['A button', ['buton'], ['button'], 'A [button]'],
    ['Nothing here', ['card'], ['card'], 'Nothing here'],
    ['Élan vital', ['elan'], ['elan'], '[Élan] vital'],
    ['<b>card</b>', ['card'], ['card'], '<b>[card]</b>'],
    ['', ['card'], ['card'], ''],
  ])('%j for %j', (text, words, terms, expected) => {
    expect(show(markText(text, marks(words, terms)))).toBe(expected);
  });
});

describe('markExcerpt', () => {
  const filler = 'one two three four five six seven eight nine ten '.repeat(12);

  test('a short text is not cut', () => {
    expect(show(markExcerpt('A card keeps things together.', marks(['card'])))).toBe(
      'A [card] keeps things together.',
    );
  });

  test('the part of a long text with the most matches is shown, cut between words', () => {
    const text = `${filler}a card here ${filler}a card with media inside ${filler}`;
    const excerpt = show(markExcerpt(text, marks(['card', 'media'])));
    expect(excerpt).toContain('a [card] with [media] inside');
    expect(excerpt).toMatch(/^… \w/);
    expect(excerpt).toMatch(/\w …$/);
    expect(excerpt.replace(/[[\]]/g, '').length).toBeLessThanOrEqual(156);
  });

  test('without a match, the start of the text is shown', () => {
    expect(show(markExcerpt(filler, marks(['card'])))).toMatch(/^one two three/);
  });
});
