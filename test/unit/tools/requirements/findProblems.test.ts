import { expect, test } from '@jest/globals';
import { findProblems } from '@/tools/requirements/checkRequirements';

const TABLE = [
  '| id | specification | code | reading |',
  '|---|---|---|---|',
  '| S1.1 | "with a bar \'\\|\\|\' in it" | `src/a.ts`, `src/b.ts` | One reading. |',
  '| D1 | "packages" | `src/a.ts` | |',
  '| S2.4 | "guides" | open: The guides | |',
];
const TEST = [
  '// @proves S1.1, D1',
  '// A comment between the two.',
  "test.each<[string]>([['a']])('it holds', () => {});",
];

/** The problems of a small repository in which one thing is different, as file, line and cause. */
function find({
  table = TABLE,
  tests = { 'test/unit/a.test.ts': TEST },
  mayBeOpen = ['S2.4'],
}: {
  table?: string[];
  tests?: Record<string, string[]>;
  mayBeOpen?: string[];
}): string[] {
  return findProblems({
    requirements: table.join('\n'),
    tests: new Map(Object.entries(tests).map(([file, lines]) => [file, lines.join('\r\n')])),
    hasFile: (file) => /^src\/[ab]\.ts$/.test(file),
    mayBeOpen,
  }).map(({ file, line, cause }) => `${file}:${line} ${cause}`);
}

const replaceRow = (index: number, row: string) => TABLE.with(index, row);
const more = (file: string, ...lines: string[]) => ({
  tests: { 'test/unit/a.test.ts': TEST, [file]: lines },
});
const IN_TABLE = 'docs/requirements.md';
const IN_TOOL = 'tools/requirements/checkRequirements.ts';
const NO_TEST = "@proves has no id, or isn't above a test";

test('a valid repository has no problem', () => {
  expect(find({})).toEqual([]);
});

test.each<[name: string, changes: Parameters<typeof find>[0], problems: string[]]>([
  [
    'a statement without a test',
    { tests: { 'test/a.spec.ts': ['// @proves S1.1', "test('a', () => {});"] } },
    [`${IN_TABLE}:4 no test proves D1`],
  ],
  [
    'an id that stands twice',
    { table: replaceRow(3, '| S1.1 | "packages" | `src/a.ts` | |') },
    [
      `${IN_TABLE}:4 S1.1 stands in line 3 as well`,
      'test/unit/a.test.ts:1 docs/requirements.md has no statement D1',
    ],
  ],
  [
    'a path that is not there',
    { table: replaceRow(3, '| D1 | "packages" | `src/a.ts`, `src/c.ts` | |') },
    [`${IN_TABLE}:4 D1 names src/c.ts, which is not there`],
  ],
  [
    'a statement without code',
    { table: replaceRow(3, '| D1 | "packages" | | |') },
    [`${IN_TABLE}:4 D1 names no code`],
  ],
  [
    'a row with a cell too many',
    { table: [...TABLE, '| S9.1 | "a | b" | `src/a.ts` | |'] },
    [`${IN_TABLE}:6 the row has no id, or not four cells`],
  ],
  [
    'a row without an id',
    { table: [...TABLE, '| S9 | "a" | `src/a.ts` | |'] },
    [`${IN_TABLE}:6 the row has no id, or not four cells`],
  ],
  [
    'a test of an unknown statement',
    more('test/a.spec.ts', '  // @proves S9.9', "  await test.step('a', async () => {});"),
    ['test/a.spec.ts:1 docs/requirements.md has no statement S9.9'],
  ],
  [
    'an open statement that a test proves',
    more('test/a.spec.ts', '/** @proves S2.4 */', "test('a', () => {});"),
    [`${IN_TABLE}:5 S2.4 is open, and test/a.spec.ts:1 proves it`],
  ],
  ['an open statement that may not be', { mayBeOpen: [] }, [`${IN_TABLE}:5 S2.4 may not be open`]],
  [
    'a statement that may be open and is not',
    { mayBeOpen: ['S2.4', 'D1'] },
    [`${IN_TOOL}:undefined D1 is in MAY_BE_OPEN, but isn't open in docs/requirements.md`],
  ],
  [
    'a comment above no test',
    more('test/a.test.ts', '// @proves D1', 'test.use({ a: 1 });'),
    [`test/a.test.ts:1 ${NO_TEST}`],
  ],
  [
    'a comment without an id',
    more('test/a.test.ts', '// @proves', "test('a', () => {});"),
    [`test/a.test.ts:1 ${NO_TEST}`],
  ],
  [
    'a comment in a file that no runner runs',
    more('test/support/a.ts', '// @proves D1', "test('a', () => {});"),
    [`test/support/a.ts:1 ${NO_TEST}`],
  ],
])('%s is found', (_name, changes, problems) => {
  expect(find(changes)).toEqual(problems);
});
