import { expect, test } from '@jest/globals';
import { type ChangeQuery, findChanges, findVersion } from '@/src/shared/history/findChanges';
import { CHANGE_KINDS } from '@/src/shared/history/historyFile';
import { HISTORY } from './sampleHistory';

const find = (query: Partial<ChangeQuery> = {}) =>
  findChanges(HISTORY, { from: 0, to: 3, text: '', kinds: CHANGE_KINDS, ...query }).map(
    ({ entry, member }) => `${entry}.${member}`,
  );

test('changes after a version, up to another, newest first', () => {
  expect(find()).toEqual([
    ...['Button.textPrimary', 'ButtonGroup.flat', 'Button.size', 'Button.loading'],
  ]);
  expect(find({ from: 1, to: 2 })).toEqual(['Button.size']);
  expect(find({ from: 2, to: 2 })).toEqual([]);
  expect(find({ kinds: ['removed'] })).toEqual(['ButtonGroup.flat']);
});

test('the name of a component finds only that one, and other words find parts of names', () => {
  expect(find({ text: ' <button />, ' })).toEqual([
    ...['Button.textPrimary', 'Button.size', 'Button.loading'],
  ]);
  expect(find({ text: 'buttongroup, loading' })).toEqual(['ButtonGroup.flat', 'Button.loading']);
  expect(find({ text: 'constructor' })).toEqual([]);
});

test.each([
  ['6.1.2', 3],
  ['6.1', 3],
  ['6', 2],
  ['5.9.3', 0],
  ['5.18.4', 1],
  ['7.0.0', 3],
  ['4.12.4', 0],
  ['latest', undefined],
  ['', undefined],
])('the version %j is recorded as number %j', (version, index) => {
  expect(findVersion(HISTORY, version)).toBe(index);
});

test('betas are versions of their own', () => {
  const versions = [4, 12, 49].map((beta) => ({ version: `5.0.0-beta.${beta}` }));
  expect(findVersion({ versions }, '5.0.0-beta.12')).toBe(1);
  expect(findVersion({ versions }, '5.0.0-beta.20')).toBe(1);
  expect(findVersion({ versions }, '5.0.0-beta.1')).toBe(0);
});

test('the name of a component without changes finds nothing', () => {
  const file = { ...HISTORY, entries: { ...HISTORY.entries, Group: { changes: [] } } };
  const query = { from: 0, to: 3, text: 'Group', kinds: CHANGE_KINDS };
  expect(findChanges(file, query)).toEqual([]);
});
