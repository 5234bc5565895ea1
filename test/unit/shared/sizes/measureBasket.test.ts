import { expect, test } from '@jest/globals';
import { measureAddition, measureBasket, measureEntries } from '@/src/shared/sizes/measureBasket';
import { SIZES } from './sampleSizes';

const [button, slider, baseButton, joyButton] = SIZES.entries as [
  (typeof SIZES.entries)[0],
  (typeof SIZES.entries)[0],
  (typeof SIZES.entries)[0],
  (typeof SIZES.entries)[0],
];
const ALL = { withEmotion: true };

test('code that several entries need counts once', () => {
  const { total, shared, entries } = measureBasket(SIZES, [button, slider], ALL);
  // 1000 × 0.5 + 400 × 0.5 + 200 × 0.25 + 840 × 0.25 + 10
  expect(total).toEqual({ minified: 2440, compressed: 970 });
  expect(shared).toEqual({ minified: 1400, compressed: 710 });
  expect(entries.map(({ alone, added }) => [alone, added])).toEqual([
    [
      { minified: 1600, compressed: 760 },
      { minified: 200, compressed: 50 },
    ],
    [
      { minified: 2240, compressed: 920 },
      { minified: 840, compressed: 210 },
    ],
  ]);
});

test('each entry names the one with which it shares most code', () => {
  const { entries } = measureBasket(SIZES, [button, joyButton, slider], ALL);
  expect(entries.map(({ closest }) => closest && [closest.entry, closest.shared])).toEqual([
    [slider, { minified: 1400, compressed: 710 }],
    undefined,
    [button, { minified: 1400, compressed: 710 }],
  ]);
});

test('a single entry adds its whole size and shares nothing', () => {
  const { total, shared, entries } = measureBasket(SIZES, [button], ALL);
  expect(shared).toBeUndefined();
  expect(entries[0]!.closest).toBeUndefined();
  expect(entries[0]!.added).toEqual(total);
});

test('without Emotion, its code is left out', () => {
  expect(measureEntries(SIZES, [button], { withEmotion: false })).toEqual({
    minified: 1200,
    compressed: 560,
  });
});

test('an empty basket has no size', () => {
  expect(measureBasket(SIZES, [], ALL)).toMatchObject({
    total: { minified: 0, compressed: 0 },
    entries: [],
    modules: [],
  });
});

test('a second copy of a module is in the bundle, but compresses well', () => {
  // 100 × 0.5 + 96 × 0.5 - 96 × 0.25 + 10
  expect(measureEntries(SIZES, [baseButton, joyButton], ALL)).toEqual({
    minified: 196,
    compressed: 84,
  });
});

test('an addition is the difference to the bundle without it', () => {
  expect(measureAddition(SIZES, [button], slider, ALL)).toEqual({ minified: 840, compressed: 210 });
  expect(measureAddition(SIZES, [button], button, ALL)).toEqual({ minified: 0, compressed: 0 });
});

test('modules are sorted by size, and add up to the total', () => {
  const { modules, total } = measureBasket(SIZES, [button, slider], ALL);
  expect(modules.map(({ path, minified }) => [path, minified])).toEqual([
    ['@mui/material/core.js', 1040],
    ['@mui/material/Slider/Slider.js', 800],
    ['@emotion/react/index.js', 400],
    ['@mui/material/Button/Button.js', 200],
  ]);
  expect(modules.reduce((sum, { compressed }) => sum + compressed, 0)).toBeCloseTo(
    total.compressed,
  );
});
