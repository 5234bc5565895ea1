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
let readSiteState: typeof Fingerprint.readSiteState;
let getFrameId: typeof Fingerprint.getFrameId;

beforeAll(async () => {
  await jest.isolateModulesAsync(async () => {
    const cwd = jest.spyOn(process, 'cwd').mockReturnValue(root);
    ({ getFingerprint, readSiteState, getFrameId } =
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

describe('the fingerprint without page texts', () => {
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
  /** Compares the frame of the site before and after a change of the page, whose text is noticed in any case. */
  const isSame = (from: string, to: string, text = TEXT) => {
    writeFileSync(FILE, text);
    const before = readSiteState();
    expect(text).toContain(from);
    writeFileSync(FILE, text.replace(from, to));
    const after = readSiteState();
    expect(after.texts).not.toEqual(before.texts);
    return getFrameId(after) === getFrameId(before);
  };

  test('stays the same with another text', () => {
    expect(isSame('Some text.', 'Some other text.\n\n## Section')).toBe(true);
  });

  test('stays the same with another comment in code that looks like a heading', () => {
    const text = TEXT.replace('# Chip', 'Chip\n====').concat('\n```bash\n# Install\n```\n');
    expect(isSame('# Install', '# Build', text)).toBe(true);
    expect(isSame('Chip\n====', 'Chips\n====', text)).toBe(false);
  });

  test.each([
    ['its front matter, of which other pages list the components', 'Chip\n---', 'Chip, Link\n---'],
    ['its title', 'components', 'title: Chips\ncomponents'],
    ['its description', 'components', 'description: Small.\ncomponents'],
    ['its heading, which other pages may show', '# Chip', '# Chips'],
    ['a definition, to which its heading may refer', 'Some text.', '[Chip]: /chip/'],
    ['its demos, which are compiled', 'Chips.tsx', 'Others.tsx'],
    [
      'a demo that becomes an example of syntax',
      '{{"demo": "Chips.tsx"}}',
      '```\n{{"demo": "Chips.tsx"}}\n```',
    ],
  ])('changes with %s', (_what, from, to) => {
    expect(isSame(from, to)).toBe(false);
    // As some editors write it.
    expect(isSame(from, to, `\uFEFF${TEXT.replace('---\n', '--- \n')}`)).toBe(false);
  });

  test('changes with other files of the site, and with added or removed pages', () => {
    writeFileSync(FILE, TEXT);
    const before = readSiteState();
    writeFileSync(path.join(root, 'src/node/other.ts'), 'export {};');
    const after = readSiteState();
    expect(after).toEqual({
      ...before,
      frame: { ...before.frame, 'src/node/other.ts': expect.any(String) as unknown as string },
    });
    rmSync(FILE);
    expect(Object.keys(readSiteState().frame)).toEqual(
      Object.keys(after.frame).filter((file) => file !== 'data/material-ui/chip.md'),
    );
  });

  test('is computed again if the stored one is invalid', () => {
    const before = readSiteState();
    writeFileSync(path.join(root, '.cache/markdown-frames.json'), '{"half');
    expect(readSiteState()).toEqual(before);
  });
});
