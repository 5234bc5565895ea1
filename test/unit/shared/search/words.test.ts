import { expect, test } from '@jest/globals';
import { findWords, fold, getForms, getTerms, getTitleTerms } from '@/src/shared/search/words';

test.each<[word: string, terms: string[]]>([
  ['card', ['card']],
  ['cards', ['card']],
  ['css', ['css']],
  ['status', ['statu']],
  ['sorting', ['sort']],
  ['sortable', ['sort']],
  ['draggable', ['drag']],
  ['customization', ['custom']],
  ['disableRipple', ['disableripple', 'disabl', 'rippl']],
  ['MuiButton-root', ['muibutton-root', 'muibutton', 'root', 'button']],
  ['Mui-disabled', ['mui-disabled', 'mui', 'disabled', 'disabl']],
  ['useSelect', ['useselect', 'use', 'select']],
  ['HTMLElement', ['htmlelement', 'html', 'element']],
  ['AcUnit2', ['acunit2', 'ac', 'unit', '2']],
  ['Größe', ['große']],
  ['日本語', ['日本語']],
])('%s: %j', (word, terms) => {
  expect(getTerms(word)).toEqual(terms);
});

test('titles are also found by their joined words and by their initials', () => {
  expect(getTitleTerms('Text Field')).toContain('textfield');
  expect(getTitleTerms('Content Security Policy')).toContain('csp');
  expect(getTitleTerms('Right to left')).toContain('rtl');
});

test('the inflected forms of a text are found while they are typed', () => {
  expect(getForms('Installation of cards')).toEqual(['installation', 'cards']);
});

test('words have their positions', () => {
  expect(findWords('a `MuiButton-root`, 4.5')).toEqual([
    { text: 'a', start: 0 },
    { text: 'MuiButton-root', start: 3 },
    { text: '4.5', start: 20 },
  ]);
});

test('folding removes case and accents', () => {
  expect(fold('Élan')).toBe('elan');
});
