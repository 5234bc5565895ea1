import { expect, test } from '@jest/globals';
import { calibrate } from '@/src/node/sizes/calibrate';

const sum = (
  { rates, exponent, fixed, duplicateRate }: ReturnType<typeof calibrate>,
  groups: ReadonlyMap<number, number>,
  duplicates: number,
) => {
  const bytes = [...groups].reduce((all, [group, size]) => all + rates[group]! * size, 0);
  return (bytes + fixed - duplicateRate * duplicates) ** (1 / exponent);
};

test('sums come close to the measured sizes, with different rates of groups and with duplicates', () => {
  const samples = [
    { groups: new Map([[0, 50_000]]), duplicates: 0, compressed: 15_000 },
    {
      groups: new Map([
        [0, 50_000],
        [1, 10_000],
      ]),
      duplicates: 0,
      compressed: 19_000,
    },
    {
      groups: new Map([
        [0, 50_000],
        [2, 20_000],
      ]),
      duplicates: 0,
      compressed: 20_000,
    },
    {
      groups: new Map([
        [0, 50_000],
        [1, 10_000],
        [2, 20_000],
      ]),
      duplicates: 0,
      compressed: 23_900,
    },
    {
      groups: new Map([
        [0, 50_000],
        [3, 20_000],
      ]),
      duplicates: 0,
      compressed: 20_000,
    },
    {
      groups: new Map([
        [0, 50_000],
        [2, 20_000],
        [3, 20_000],
      ]),
      duplicates: 20_000,
      compressed: 20_500,
    },
  ];
  const result = calibrate(samples, 4);
  for (const { groups, duplicates, compressed } of samples) {
    expect(sum(result, groups, duplicates) / compressed).toBeCloseTo(1, 1);
  }
  expect(result.rates[1]).toBeGreaterThan(result.rates[2]!);
  expect(result.duplicateRate).toBeGreaterThan(0);
});
