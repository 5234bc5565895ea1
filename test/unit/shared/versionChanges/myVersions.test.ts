import { expect, test } from '@jest/globals';
import {
  listDifferences,
  listMissing,
  parseMyVersions,
  readVersionParameter,
} from '@/src/shared/versionChanges/myVersions';
import { PACKAGES } from './samples';

test.each([
  [null, {}],
  ['', {}],
  ['[1]', {}],
  [
    '{"@mui/material":"6.1.0","@mui/joy":"5.0.0-beta.9"}',
    { '@mui/material': '6.1.0', '@mui/joy': '5.0.0-beta.9' },
  ],
  [
    '{"@mui/material":"6","react":"19.0.0","@mui/base":1,"@mui/system":"6.1"}',
    { '@mui/system': '6.1' },
  ],
])('stored versions %j', (text, versions) => {
  expect(parseMyVersions(text)).toEqual(versions);
});

test.each([
  ['?v=6.1', '6.1'],
  ['?a=1&v=5.0.0-beta.9', '5.0.0-beta.9'],
  ['?v=', undefined],
  ['?v=6.1"}', undefined],
  ['?version=6.1', undefined],
])('the version in %s', (search, version) => {
  expect(readVersionParameter(search)).toBe(version);
});

const [MATERIAL] = PACKAGES;
const changes = {
  ...MATERIAL!,
  changes: [
    {
      entry: 'Card',
      version: '5.1.2',
      table: 'props',
      member: 'slots',
      what: 'added',
      href: '/a/#card-prop-slots',
    },
    {
      entry: 'Card',
      version: '6.0.0',
      table: 'theme',
      member: 'MuiCard',
      what: 'added',
      href: '/card/',
    },
    { entry: 'Tabs', version: '6.0.0', what: 'added', href: '/tabs/' },
    { entry: 'Card', version: '6.1.3', table: 'props', member: 'gone', what: 'added' },
  ],
} as const;

test.each([
  [
    '5.1.0',
    [
      ['/a/#card-prop-slots', true],
      ['/tabs/', false],
    ],
  ],
  // A version without a patch number is the last release of its minor version.
  ['5.1', [['/tabs/', false]]],
  ['5.1.2', [['/tabs/', false]]],
  [
    '5.0.0',
    [
      ['/a/#card-prop-slots', false],
      ['/tabs/', false],
    ],
  ],
  ['6.1.3', []],
])('what %s lacks', (version, expected) => {
  expect(listMissing(changes, version).map(({ href, isUncertain }) => [href, isUncertain])).toEqual(
    expected,
  );
});

test('new values are listed with their prop, unless it is missing, or a later version removed them', () => {
  const size = {
    entry: 'Card',
    table: 'props',
    member: 'size',
    href: '/a/#card-prop-size',
  } as const;
  const tabs = {
    entry: 'Tabs',
    table: 'props',
    member: 'color',
    href: '/a/#tabs-prop-color',
  } as const;
  const listed = listMissing(
    {
      ...MATERIAL!,
      changes: [
        { ...size, version: '6.1.0', what: 'values', added: ["'s'", "'m'"] },
        { ...size, version: '6.1.3', what: 'values', removed: ["'m'"] },
        { ...size, version: '6.1.3', what: 'values', of: 'Reason', added: ["'x'"] },
        { entry: 'Tabs', version: '6.1.3', what: 'added', href: '/tabs/' },
        { ...tabs, version: '6.2.0', what: 'values', added: ["'y'"] },
        { ...tabs, version: '6.2.0', member: 'gap', href: '/a/#tabs-prop-gap', what: 'added' },
      ],
    },
    '6.0.0',
  );
  expect(listed).toEqual([
    { href: '/tabs/', since: '6.1.3', isUncertain: false },
    { href: size.href, since: '6.1.0', isUncertain: false, values: ["'s'"] },
    { href: size.href, since: '6.1.3', isUncertain: false, values: ["'x'"] },
  ]);
});

test('the differences are those of the named components after the version', () => {
  expect(listDifferences(MATERIAL!, '5.10', ['Card', 'Tabs', 'Other'])).toEqual([
    ['Card', [{ entry: 'Card', version: '6.1.3', what: 'removed' }]],
  ]);
  expect(listDifferences(MATERIAL!, '5.0', [])).toEqual([]);
});
