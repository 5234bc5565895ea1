/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { filterRows } from '@/src/site/app/embeds/filter/filterRows';

test.each([
  ['', ['frFR', 'trTR', 'viVN']],
  ['TURK', ['trTR']],
  ['francais', ['frFR']],
  ['viet  nam', ['viVN']],
  ['language', []],
])('%j leaves the rows %j', (query, names) => {
  document.body.innerHTML = `<table><thead><tr><th>Language</th></tr></thead><tbody>
    <tr><td>French, français</td><td>frFR</td></tr>
    <tr><td>Turkish, Türkçe</td><td>trTR</td></tr>
    <tr><td>Vietnamese, Tiếng Việt Nam</td><td>viVN</td></tr></tbody></table>`;
  expect(filterRows(document.body, query)).toEqual({ shown: names.length, all: 3 });
  const shown = [...document.querySelectorAll('tbody tr:not([hidden]) td:last-child')];
  expect(shown.map(({ textContent }) => textContent)).toEqual(names);
});

test('a group without a row is hidden until it has one again', () => {
  document.body.innerHTML = `<section data-group><table><tbody><tr><td>6.4.1</td></tr></tbody></table></section>
    <section data-group><table><tbody><tr><td>6.3.1</td></tr></tbody></table></section>`;
  const listHidden = () =>
    [...document.querySelectorAll<HTMLElement>('section')].map(({ hidden }) => hidden);
  filterRows(document.body, '6.3');
  expect(listHidden()).toEqual([true, false]);
  filterRows(document.body, '');
  expect(listHidden()).toEqual([false, false]);
});

test('searches only the text that readRow returns', () => {
  document.body.innerHTML =
    '<table><tbody><tr><th>a</th><td>x</td></tr><tr><th>b</th><td>a</td></tr></tbody></table>';
  const readHead = (row: HTMLElement) => row.querySelector('th')!.textContent;
  expect(filterRows(document.body, 'a', readHead)).toEqual({ shown: 1, all: 2 });
});
