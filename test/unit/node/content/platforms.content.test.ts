/** What the page about platforms states, against the packages that are installed. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import ts from 'typescript';

const PAGE = readFileSync(
  'data/material-ui/getting-started/supported-platforms/supported-platforms.md',
  'utf8',
);
const readPackage = (name: string) =>
  JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));

test.each(['material', 'system', 'utils', 'icons-material', 'lab'])(
  '@mui/%s requires the Node version that the page names',
  (name) => {
    const { engines } = readPackage(`@mui/${name}`);
    expect(engines.node).toBe('>=14.0.0');
    expect(PAGE).toContain(`@mui/${name}`);
    expect(PAGE).toContain(`\`${engines.node}\``);
  },
);

test.each(['material', 'icons-material', 'lab'])('@mui/%s has the peers of the page', (name) => {
  const { peerDependencies } = readPackage(`@mui/${name}`);
  for (const peer of ['react', 'react-dom'].filter((key) => key in peerDependencies)) {
    const range = String(peerDependencies[peer]).replaceAll('|', '\\|');
    expect(PAGE).toMatch(new RegExp(`\`${peer}\` +\\| \`${range.replace(/[\\^|.]/g, '\\$&')}\``));
  }
});

test('the TypeScript version is that of the page', () => {
  expect(PAGE).toContain(`TypeScript ${ts.version}`);
});
