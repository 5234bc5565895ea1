import { describe, expect, test } from '@jest/globals';
import { diffLines, readSide } from '@/tools/migration/lineDiff';

describe('diffLines', () => {
  test.each([
    ['no change', 'a\nb\n', 'a\nb\n', ' a\n b\n'],
    ['a changed line', 'a\nb\nc\n', 'a\nB\nc\n', ' a\n-b\n+B\n c\n'],
    ['removed lines before added ones', 'a\nb\n', 'c\nd\n', '-a\n-b\n+c\n+d\n'],
    ['an empty line', 'a\n\nb\n', 'a\n\nc\n', ' a\n\n-b\n+c\n'],
    ['Windows line ends', 'a\r\nb\r\n', 'a\nb\n', ' a\n b\n'],
  ])('shows %s', (_name, before, after, diff) => {
    expect(diffLines(before, after)).toBe(diff);
  });
});

test('readSide returns what diffLines got', () => {
  const before = 'import A from "a";\n\n<A old />;\n';
  const after = 'import A from "a";\n\n<A\n  fresh\n/>;\n';
  const diff = diffLines(before, after);
  expect(readSide(diff, '-')).toBe(before);
  expect(readSide(diff, '+')).toBe(after);
});
