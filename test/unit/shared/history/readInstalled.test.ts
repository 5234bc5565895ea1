import { expect, test } from '@jest/globals';
import { readInstalled } from '@/src/shared/history/readInstalled';

const NAMES = ['@mui/material', '@mui/joy'];
const read = (text: string | object) =>
  Object.fromEntries(readInstalled(typeof text === 'string' ? text : JSON.stringify(text), NAMES));

test.each<[string, string | object]>([
  ['package.json', { dependencies: { '@mui/material': '^6.1.4', react: '19.0.0' } }],
  ['package.json with development dependencies', { devDependencies: { '@mui/material': '6.1.4' } }],
  [
    'package-lock.json',
    {
      packages: {
        '': { dependencies: { '@mui/material': '^6.0.0' } },
        'node_modules/@mui/material': { version: '6.1.4' },
      },
    },
  ],
  ['package-lock.json of npm 6', { dependencies: { '@mui/material': { version: '6.1.4' } } }],
  ['yarn.lock', '"@mui/material@^6.0.0":\n  version "6.1.4"\n  resolved "https://a.example"\n'],
  ['yarn.lock of Yarn 2', '"@mui/material@npm:^6.0.0":\n  version: 6.1.4\n  resolution: "x"\n'],
  ['yarn.lock with CRLF', '"@mui/material@^6.0.0":\r\n  version "6.1.4"\r\n'],
  ['pnpm-lock.yaml', "packages:\n  '@mui/material@6.1.4(react@19.0.0)':\n    resolution: {}\n"],
  [
    'pnpm-lock.yaml of pnpm 7',
    'packages:\n  /@mui/material@6.1.4(react@18.0.0):\n    dev: false\n',
  ],
  ['bun.lock', '{ "packages": { "@mui/material": ["@mui/material@6.1.4", "", {}], }, }'],
  ['a line of package.json', '"@mui/material": "^6.1.4",'],
])('%s', (_name, text) => {
  expect(read(text)).toEqual({ '@mui/material': '6.1.4' });
});

test('several packages, and a beta', () => {
  const dependencies = { '@mui/material': '6', '@mui/joy': '5.0.0-beta.49' };
  expect(read({ dependencies })).toEqual(dependencies);
});

test.each<[string, string | object]>([
  ['without the package', { dependencies: { '@mui/material-nextjs': '6.1.4' } }],
  ['with a tag', { dependencies: { '@mui/material': 'latest' } }],
  ['with other values', { dependencies: { '@mui/material': { version: 6 } }, packages: null }],
  ['with a list', [1, null, 'a']],
  ['without content', ''],
])('a file %s has no version', (_name, text) => {
  expect(read(text)).toEqual({});
});
