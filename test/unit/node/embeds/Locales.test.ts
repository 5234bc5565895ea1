import { expect, test } from '@jest/globals';
import * as locales from '@mui/material/locale';
import { listLocales } from '@/src/node/embeds/Locales';
import { prepareEmbed } from '@/src/node/embeds/registry';
import { findAll, parseHtml, textOf } from '../../support/html';

const rows = new Map(listLocales().map((row) => [row.name, row]));

test('every exported locale has a row with a name for its language', () => {
  expect([...rows.keys()].sort()).toEqual(Object.keys(locales).sort());
  const unnamed = [...rows.values()].filter(({ language, tag }) => language === tag);
  expect(unnamed).toEqual([]);
});

test.each([
  ['deDE', 'German', 'Deutsch'],
  ['ptBR', 'Portuguese (Brazil)', 'português (Brasil)'],
  ['khKH', 'Khmer', 'ខ្មែរ'],
  ['kuCKB', 'Central Kurdish', 'کوردیی ناوەندی'],
])('%s is called %s, and %s in its own language', (name, language, ownLanguage) => {
  expect(rows.get(name)).toMatchObject({ language, ownLanguage });
});

test('texts that a locale lacks are listed by component', () => {
  expect(rows.get('deDE')?.missing).toEqual(new Map());
  expect(rows.get('huHU')?.missing).toEqual(new Map([['TablePagination', ['labelDisplayedRows']]]));
});

test('the table shows the default texts, missing texts, and the direction', () => {
  const { props } = prepareEmbed({ name: 'Locales', props: {}, line: 1 }, 'data/a.md', 'en');
  const text = (name: string) =>
    findAll(parseHtml(String(props.html)), 'tbody tr')
      .filter((row) => textOf(findAll(row, 'code')[0]!) === name)
      .map(textOf)
      .join();
  expect(text('enUS')).toContain('Default texts');
  expect(text('huHU')).toContain('TablePagination.labelDisplayedRows');
  expect(text('heIL')).toContain('Right to left');
});
