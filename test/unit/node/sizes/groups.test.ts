import { expect, test } from '@jest/globals';
import { groupCode } from '@/src/node/sizes/groups';

test('modules of the same bundles are in one group, apart from those of Emotion', () => {
  const { modules, groups, bundles } = groupCode(
    [
      { a: 500, b: 600, emotion: 700 },
      { a: 500, b: 600, c: 100, emotion: 700 },
    ],
    new Set(['emotion']),
  );
  expect(modules).toEqual(['a', 'b', 'c', 'emotion']);
  expect(groups).toEqual([
    { isEmotion: false, parts: [0, 500, 1, 600] },
    { isEmotion: false, parts: [2, 100] },
    { isEmotion: true, parts: [3, 700] },
  ]);
  expect(bundles).toEqual([
    [0, 2],
    [0, 1, 2],
  ]);
});

test('a module of which bundles have different amounts has parts that add up to these', () => {
  const { groups, bundles } = groupCode([{ a: 1000 }, { a: 200 }, { a: 1010 }], new Set());
  const sizes = bundles.map((indexes) =>
    indexes.reduce((sum, index) => sum + groups[index]!.parts[1]!, 0),
  );
  expect(sizes).toEqual([1000, 200, 1000]);
});
