import { expect, test } from '@jest/globals';
import { findMaterialDay, findReleaseDay, inferReleaseDay } from '@/tools/history/releaseDay';

const CHANGELOG = `# Versions

## 5.14.15

_Oct 24, 2023_

### \`@example/core@5.14.15\`

- A change

### \`@example/next@5.0.0-beta.12\`

- Another change

## v5.14.14

_Oct 17, 2023_

### \`@example/core@5.14.14\`

## 5.0.0-beta.2

_Jul 26, 2021_
`;

test.each([
  ['@example/core', '5.14.15', '2023-10-24'],
  ['@example/next', '5.0.0-beta.12', '2023-10-24'],
  // The package isn't named in that section, so the title counts.
  ['@example/other', '5.14.14', '2023-10-17'],
  ['@example/core', '5.14.1', undefined],
  ['@example/next', '5.0.0-beta.1', undefined],
  // A beta of one package isn't the beta of the release.
  ['@example/next', '5.0.0-beta.2', undefined],
])('%s %s was released on %s', (name, version, day) => {
  expect(findReleaseDay(CHANGELOG, { name, version })).toBe(day);
});

test('the day of an alpha of the release is that of its title', () => {
  expect(findMaterialDay(['', CHANGELOG], '5.0.0-beta.2')).toBe('2021-07-26');
  expect(findMaterialDay([CHANGELOG], '5.14.1')).toBeUndefined();
});

const findDay = (version: string) => findMaterialDay([CHANGELOG], version);
const tracker = (version: string, next = '') => ({
  dependencies: { '@mui/core-downloads-tracker': `^${version}`, '@example/next': next },
});
const utils = { dependencies: { '@mui/utils': '^5.14.14' } };
const NEXT = { name: '@example/next', version: '1.0.0-beta.9' };

test.each([
  ['the release that a version names', tracker('5.14.15'), [], '2023-10-24'],
  [
    'the release between what it needs and what needs it',
    utils,
    [tracker('5.14.14', '1.0.0-beta.9'), tracker('5.14.15', '1.0.0-beta.9')],
    '2023-10-17',
  ],
  ['unknown if there are several', utils, [tracker('5.14.15', '1.0.0-beta.9')], undefined],
  ['unknown if nothing needs it', utils, [tracker('5.14.14', '1.0.0-beta.8')], undefined],
])('an inferred day is that of %s', (_name, manifest, dependents, day) => {
  expect(inferReleaseDay(NEXT, manifest, dependents, findDay)).toBe(day);
});
