import { expect, test } from '@jest/globals';
import {
  CHANGE_KINDS,
  type ChangesQuery,
  selectChanges,
  splitNames,
} from '@/src/shared/versionChanges/versionChanges';
import { PACKAGES } from './samples';

const select = (query: Partial<ChangesQuery>) =>
  selectChanges(PACKAGES[0]!, {
    ...{ from: '5.0.0', to: '6.1.3', names: [], kinds: CHANGE_KINDS },
    ...query,
  }).map(([entry, changes]) => [entry, changes.map(({ version }) => version)]);

test('changes are grouped by component, each with its oldest change first', () => {
  expect(select({})).toEqual([
    ['Button', ['6.0.0', '6.1.3']],
    ['Card', ['5.1.2', '6.1.3']],
    ['Tabs', ['5.10.0']],
  ]);
});

test.each<[string, Partial<ChangesQuery>, unknown]>([
  [
    'after the first version and up to the second',
    { from: '5.1.2', to: '6.0.0' },
    [
      ['Button', ['6.0.0']],
      ['Tabs', ['5.10.0']],
    ],
  ],
  ['of the named components', { names: ['tabs', 'other'] }, [['Tabs', ['5.10.0']]]],
  [
    'of the selected kinds',
    { kinds: ['removed', 'changed'] },
    [
      ['Button', ['6.1.3']],
      ['Card', ['6.1.3']],
      ['Tabs', ['5.10.0']],
    ],
  ],
  ['of no kind', { kinds: [] }, []],
])('changes %s', (_case, query, expected) => {
  expect(select(query)).toEqual(expected);
});

test('names are separated by anything that no name contains', () => {
  expect(splitNames('Button,<Autocomplete />  useSelect Button')).toEqual([
    ...['button', 'autocomplete', 'useselect'],
  ]);
  expect(splitNames(' 1, *')).toEqual([]);
});
