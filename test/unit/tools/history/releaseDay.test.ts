import { expect, test } from '@jest/globals';
import { findReleaseDay } from '@/tools/history/releaseDay';

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
