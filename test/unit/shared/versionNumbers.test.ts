import { expect, test } from '@jest/globals';
import { compareVersionNumbers, formatRelease } from '@/src/shared/versionNumbers';

test('versions are compared by numbers, and prereleases by their stage', () => {
  const sorted = [
    ...['5.0.0-beta.2', '5.0.0-beta.10', '5.1', '5.1.2', '5.10.0'],
    ...['6.0.0-alpha.2', '6.0.0-beta.1', '6.0.0', '6.0.1'],
  ];
  expect([...sorted].reverse().sort(compareVersionNumbers)).toEqual(sorted);
  expect(compareVersionNumbers('5.1', '5.1.0')).toBe(0);
});

test.each([
  ['6.2.0', '6.2'],
  ['6.2.1', '6.2.1'],
  ['5.16.0', '5.16'],
  ['5.16.14', '5.16'],
  ['5.0.0-beta.10', '5.0.0-beta.10'],
])('readers see %s as %s', (release, name) => {
  expect(formatRelease(release)).toBe(name);
});
