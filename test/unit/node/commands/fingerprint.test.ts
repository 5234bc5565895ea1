/** The files and settings that an export depends on. */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { getFingerprint as GetFingerprint } from '@/src/node/commands/fingerprint';
import { makeFolder, removeFolder } from '../../support/temp';

const root = makeFolder({
  'data/material-ui/button.md': '# Button',
  'public/favicon.ico': '',
  'public/icon-data/icons.json': '{}',
  'public/search/index.json': '{}',
  'src/node/paths.ts': 'export {};',
  'tools/supply/allowed.ts': 'export {};',
  'tools/budgets/limits.ts': 'export {};',
  'package.json': '{}',
});
let getFingerprint: typeof GetFingerprint;

beforeAll(async () => {
  await jest.isolateModulesAsync(async () => {
    const cwd = jest.spyOn(process, 'cwd').mockReturnValue(root);
    ({ getFingerprint } = await import('@/src/node/commands/fingerprint'));
    cwd.mockRestore();
  });
});
afterAll(() => removeFolder(root));

test.each([
  'data/material-ui/button.md',
  'public/favicon.ico',
  'src/node/paths.ts',
  'package.json',
])('a change of %s needs another build', (file) => {
  const before = getFingerprint();
  writeFileSync(path.join(root, file), '// changed');
  expect(getFingerprint()).not.toBe(before);
});

test.each([
  // An exception for a license and a limit of bytes change no page.
  'tools/supply/allowed.ts',
  'tools/budgets/limits.ts',
  // The development server writes it; a build makes its own.
  'public/icon-data/icons.json',
  'public/search/index.json',
])('a change of %s does not', (file) => {
  const before = getFingerprint();
  writeFileSync(path.join(root, file), '// changed');
  expect(getFingerprint()).toBe(before);
  rmSync(path.join(root, file));
  expect(getFingerprint()).toBe(before);
});
