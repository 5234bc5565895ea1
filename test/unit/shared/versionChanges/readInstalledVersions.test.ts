import { expect, test } from '@jest/globals';
import {
  FILE_LIMIT,
  readInstalledVersions,
} from '@/src/shared/versionChanges/readInstalledVersions';

const NAMES = ['@mui/material', '@mui/joy'];
const MATERIAL = { package: '@mui/material', version: '6.1.5' };
const JOY = { package: '@mui/joy', version: '5.0.0-beta.12' };

test.each<[string, string]>([
  [
    'package.json',
    JSON.stringify(
      {
        dependencies: { '@mui/material': '^6.1.5', '@mui/material-nextjs': '^6.4.0' },
        devDependencies: { '@mui/joy': '5.0.0-beta.12' },
      },
      null,
      2,
    ),
  ],
  [
    'package.json on one line',
    JSON.stringify({ dependencies: { '@mui/joy': '~5.0.0-beta.12', '@mui/material': '>=6.1.5' } }),
  ],
  [
    'package-lock.json',
    JSON.stringify(
      {
        packages: {
          '': { dependencies: { '@mui/material': '^6.0.0', '@mui/joy': '*' } },
          'node_modules/@mui/joy': { version: '5.0.0-beta.12', resolved: 'x' },
          'node_modules/@mui/material': { version: '6.1.5' },
          'node_modules/@mui/material-nextjs': { version: '6.4.0' },
        },
      },
      null,
      2,
    ),
  ],
  [
    'yarn.lock',
    '"@mui/joy@*":\n  version "5.0.0-beta.12"\n\n"@mui/material@^6.0.0", "@mui/material@^6.1.0":\n  version "6.1.5"\n  resolved "x"\n',
  ],
  [
    'yarn.lock of Yarn 2',
    '"@mui/joy@npm:*":\n  version: 5.0.0-beta.12\n\n"@mui/material@npm:^6.0.0":\n  version: 6.1.5\n',
  ],
  [
    'pnpm-lock.yaml',
    "packages:\n\n  '@mui/joy@5.0.0-beta.12':\n    resolution: {}\n\n  '@mui/material@6.1.5(react@18.3.1)(react-dom@18.3.1(react@18.3.1))':\n    engines: {}\n",
  ],
  [
    'pnpm-lock.yaml of pnpm 6',
    'packages:\n\n  /@mui/joy/5.0.0-beta.12:\n    resolution: {}\n\n  /@mui/material/6.1.5_react@17.0.2:\n    resolution: {}\n',
  ],
  [
    'bun.lock',
    '{\n  "workspaces": { "": { "dependencies": { "@mui/material": "^6.0.0", "@mui/joy": "latest" } } },\n  "packages": {\n    "@mui/joy": ["@mui/joy@5.0.0-beta.12", "", {}],\n    "@mui/material": ["@mui/material@6.1.5", "", { "dependencies": { "@mui/joy": "^5.0.0-beta.1" } }],\n  }\n}\n',
  ],
])('%s', (_file, text) => {
  expect(readInstalledVersions(text, NAMES)).toEqual([MATERIAL, JOY]);
  expect(readInstalledVersions(text.replaceAll('\n', '\r\n'), NAMES)).toEqual([MATERIAL, JOY]);
});

test.each([
  ['^6', '6.0.0'],
  ['6.x', '6.0.0'],
  ['~6.4', '6.4.0'],
  ['5.14.x', '5.14.0'],
  ['>=5.10.2 <7', '5.10.2'],
])('the range %s counts as %s', (range, version) => {
  expect(readInstalledVersions(JSON.stringify({ '@mui/material': range }), NAMES)).toEqual([
    { package: '@mui/material', version },
  ]);
});

test('of several installed versions, the highest counts', () => {
  const text =
    '"@mui/material@^5.0.0":\n  version "5.9.0"\n\n"@mui/material@^6.0.0":\n  version "6.1.5"\n\n"@mui/material@5.10.0":\n  version "5.10.0"\n';
  expect(readInstalledVersions(text, NAMES)).toEqual([MATERIAL]);
});

test.each([
  '',
  '{}',
  '{"dependencies": {"@mui/material": "latest"}}',
  'version "6.1.5"',
  '@mui/material',
])('%j has no version', (text) => expect(readInstalledVersions(text, NAMES)).toEqual([]));

test.each([
  ['names', '@mui/material@'],
  ['lines', '"@mui/material@x\n'],
  ['quotes', '"@mui/material":"'],
])('the longest text of %s takes less than a second', (_case, part) => {
  const text = part.repeat(FILE_LIMIT / part.length);
  const start = performance.now();
  expect(readInstalledVersions(text, NAMES)).toEqual([]);
  expect(performance.now() - start).toBeLessThan(1000);
});
