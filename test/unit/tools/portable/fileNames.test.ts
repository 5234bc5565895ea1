import { expect, test } from '@jest/globals';
import { findRefusedNames } from '@/tools/portable/fileNames';

test.each([
  ['names that are fine', ['src/a.ts', '.env', 'data/console.md', 'pages/[slug].tsx', 'a..b'], []],
  [
    'a device',
    ['docs/aux/a.md', 'nul.txt', 'Com1'],
    [/^docs\/aux\/a\.md is the name/, /^nul/, /^C/],
  ],
  ['a dot or space at the end', ['docs./a.md', 'a '], [/^docs\.\/a\.md ends/, /^a {2}ends/]],
  ['a character', ['a:b', 'a?', 'x\\y', 'tab\t'], [/^a:b has/, /^a\? has/, /^x/, /^tab/]],
  ['a long path', [`${'a/'.repeat(99)}aa`, `${'a/'.repeat(100)}a`], [/has 201 characters/]],
  ['case', ['a/B.ts', 'a/b.ts'], [/^a\/b\.ts and a\/B\.ts are one file/]],
  ['case of a folder', ['Docs/a.md', 'docs/b.md', 'docs/c.md'], [/^docs and Docs are one/]],
  ['two ways to compose a letter', ['\u00e9.md', 'e\u0301.md'], [/are one file/]],
])('%s', (_name, files, problems) => {
  expect(findRefusedNames(files)).toEqual(problems.map((line) => expect.stringMatching(line)));
});
