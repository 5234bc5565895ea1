/** The files and settings that an export depends on. */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type * as Fingerprint from '@/src/node/commands/fingerprint';
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
let getFingerprint: typeof Fingerprint.getFingerprint;
let getFrameFingerprint: typeof Fingerprint.getFrameFingerprint;
let hashMarkdown: typeof Fingerprint.hashMarkdown;

beforeAll(async () => {
  await jest.isolateModulesAsync(async () => {
    const cwd = jest.spyOn(process, 'cwd').mockReturnValue(root);
    ({ getFingerprint, getFrameFingerprint, hashMarkdown } =
      await import('@/src/node/commands/fingerprint'));
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

describe('the frame of a page', () => {
  const FILE = path.join(root, 'data/material-ui/chip.md');
  const TEXT = [
    '---',
    'components: Chip',
    '---',
    '# Chip',
    '',
    'Some text.',
    '',
    '{{"demo": "Chips.tsx"}}',
    '',
  ].join('\n');
  /** Compares the frame of the site before and after a change of the page. */
  const isSame = (from: string, to: string) => {
    writeFileSync(FILE, TEXT);
    const before = getFrameFingerprint();
    const hash = hashMarkdown();
    writeFileSync(FILE, TEXT.replace(from, to));
    expect(hashMarkdown()).not.toEqual(hash);
    return before === getFrameFingerprint();
  };

  test('stays the same with another text', () => {
    expect(isSame('Some text.', 'Some other text.\n\n## Section')).toBe(true);
  });

  test.each([
    ['its front matter, of which other pages list the components', 'Chip\n---', 'Chip, Link\n---'],
    ['its heading, which other pages may show', '# Chip', '# Chips'],
    ['its demos, which are compiled', 'Chips.tsx', 'Others.tsx'],
    [
      'a demo that becomes an example of syntax',
      '{{"demo": "Chips.tsx"}}',
      '```\n{{"demo": "Chips.tsx"}}\n```',
    ],
  ])('changes with %s', (_what, from, to) => {
    expect(isSame(from, to)).toBe(false);
  });

  test('changes with any other file of the site, and with a page that comes or goes', () => {
    const before = getFrameFingerprint();
    writeFileSync(path.join(root, 'src/node/other.ts'), 'export {};');
    const after = getFrameFingerprint();
    expect(after).not.toBe(before);
    rmSync(FILE);
    expect(getFrameFingerprint()).not.toBe(after);
  });
});
