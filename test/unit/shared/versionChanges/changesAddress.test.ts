import { expect, test } from '@jest/globals';
import {
  findRelease,
  readChangesQuery,
  writeChangesQuery,
} from '@/src/shared/versionChanges/changesAddress';
import { CHANGE_KINDS } from '@/src/shared/versionChanges/versionChanges';
import { PACKAGES } from './samples';

const DEFAULTS = {
  package: '@mui/material',
  from: '6.0.0',
  to: '6.1.3',
  names: '',
  kinds: CHANGE_KINDS,
};

test('a form leads to an address with the same form', () => {
  const form = {
    package: '@mui/joy',
    from: '5.0.0-beta.2',
    to: '5.0.0-beta.9',
    names: 'Sheet & co',
    kinds: ['added', 'removed'] as const,
  };
  const query = writeChangesQuery('?other=1', form);
  expect(query).toContain('other=1');
  expect(readChangesQuery(query, PACKAGES)).toEqual(form);
});

test('what equals the default isn’t in the address', () => {
  expect(writeChangesQuery('?names=a&kinds=added', DEFAULTS)).toBe(
    '?package=material&from=6.0.0&to=6.1.3',
  );
});

test.each([
  ['nothing', '', DEFAULTS],
  ['nonsense', '?package=constructor&from=x&to=%E2&kinds=~x', DEFAULTS],
  [
    'versions that nobody compared',
    '?from=5.7.1&to=6.0.9',
    { ...DEFAULTS, from: '5.1.2', to: '6.0.0' },
  ],
  ['a version before the first one', '?from=4.0.0', DEFAULTS],
  ['only the second version', '?to=5.10.0', { ...DEFAULTS, from: '5.1.2', to: '5.10.0' }],
  [
    'another package',
    '?package=joy',
    {
      ...DEFAULTS,
      package: '@mui/joy',
      from: '5.0.0-beta.2',
      to: '5.0.0-beta.10',
    },
  ],
])('an address with %s', (_case, search, expected) => {
  expect(readChangesQuery(search, PACKAGES)).toEqual(expected);
});

test('a version without a patch number is the minor version', () => {
  expect(findRelease('5.1', ['5.0.0', '5.1.0', '5.1.2'])).toBe('5.1.0');
});
