import { expect, test } from '@jest/globals';
import type { SearchRecord } from '@/src/shared/search/records';
import { createVocabulary } from '@/src/shared/search/vocabulary';

const record = { title: '', product: 'joy-ui' } as SearchRecord;

function create() {
  const vocabulary = createVocabulary();
  for (const title of [
    'Table pagination',
    'Label',
    'Labels',
    'Toggle Button',
    'Input',
    'Palette',
    'disableRipple',
  ]) {
    vocabulary.addName({ record, title });
  }
  vocabulary.addName({
    record,
    title: 'Context',
    text: 'neither title nor text are names here: inputs',
  });
  vocabulary.addTerms([
    'tabl',
    'pagin',
    'label',
    'toggl',
    'button',
    'input',
    'palett',
    'zebra',
    'insid',
  ]);
  return vocabulary;
}

test.each([
  // A swap is one edit.
  ['tabel pagination', 'table pagination'],
  ['tabel', 'table'],
  // Words of a title can be typed as one.
  ['togglebuton', 'Toggle Button'],
  ['zebra disableRiple', 'zebra disableRipple'],
  ['zebra tabel', 'zebra table'],
  ['zebra, inside inptu!', 'zebra, inside input!'],
  // Long words may have two wrong letters.
  ['pallete button', 'palette button'],
])('%j becomes %j', (query, corrected) => {
  expect(create().correct(query)).toBe(corrected);
});

test('of names that are equally similar, that of the product is meant', () => {
  const vocabulary = createVocabulary();
  for (const [title, product] of [
    ['Paper', 'material-ui'],
    ['Popper', 'base-ui'],
  ] as const) {
    vocabulary.addName({ record: { title: '', product } as SearchRecord, title });
  }
  expect(vocabulary.correct('poper', 'base-ui')).toBe('popper');
  expect(vocabulary.correct('poper', 'material-ui')).toBe('paper');
});

test.each([
  ['all words are known', 'zebra table'],
  ['a word is the beginning of a known one', 'zebra pagi'],
  ['another letter comes first', 'zebra kable'],
  ['too many letters are wrong', 'zebra ixputs'],
  ['a word names another library', 'radix table'],
  ['a word is a component', 'zebra TabelRow'],
  ['a word is short', 'zebra tabl tbl'],
])('nothing changes if %s', (_reason, query) => {
  expect(create().correct(query)).toBeUndefined();
});
