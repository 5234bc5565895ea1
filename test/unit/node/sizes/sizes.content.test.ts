import { beforeAll, expect, test } from '@jest/globals';
import { createBaskets } from '@/src/node/sizes/baskets';
import { bundleBaskets } from '@/src/node/sizes/bundleBaskets';
import { listMeasuredImports } from '@/src/node/sizes/sizeEntries';
import { prepareSizes } from '@/src/node/sizes/sizes';
import { measureEntries } from '@/src/shared/sizes/measureBasket';
import type { SizesFile } from '@/src/shared/sizes/sizesFile';

// The calibration uses other seeds.
const BASKETS = { count: 15, largest: 12 };

let sizes: SizesFile;

beforeAll(async () => {
  sizes = await prepareSizes();
}, 180_000);

test.each([
  { withEmotion: true, seed: 101 },
  { withEmotion: false, seed: 102 },
])(
  'the sizes of random baskets are within 3 % of real bundles: $withEmotion',
  async ({ withEmotion, seed }) => {
    const imports = listMeasuredImports();
    const baskets = createBaskets(imports, { ...BASKETS, seed });
    const { bundles } = await bundleBaskets(baskets, { withEmotion });
    const errors = baskets.flatMap((basket, index) => {
      const real = bundles[index]!;
      const entries = basket.map((item) => sizes.entries[imports.indexOf(item)]!);
      const shown = measureEntries(sizes, entries, { withEmotion });
      return (['compressed', 'minified'] as const)
        .map((measure) => ({ measure, basket, ratio: shown[measure] / real[measure] }))
        .filter(({ ratio }) => Math.abs(ratio - 1) > 0.03);
    });
    expect(errors).toEqual([]);
  },
  120_000,
);

test('a named import makes the same bundle as an import by path', async () => {
  const byPath = listMeasuredImports().filter(({ name, package: from }) =>
    from === '@mui/material' ? ['Button', 'Slider'].includes(name) : false,
  );
  const named = byPath.map((item) => ({ ...item, path: item.package, exported: item.name }));
  const { bundles } = await bundleBaskets([byPath, named], { withEmotion: true });
  expect(Math.abs(bundles[0]!.minified - bundles[1]!.minified)).toBeLessThan(100);
});

test('React is in no bundle, and Emotion only where it is asked for', async () => {
  const imports = listMeasuredImports().filter(({ name }) => name === 'Button');
  const [withEmotion, without] = await Promise.all(
    [true, false].map((included) => bundleBaskets([imports], { withEmotion: included })),
  );
  const modules = (measured: typeof withEmotion) => Object.keys(measured!.bundles[0]!.modules);
  expect(modules(withEmotion).filter((path) => /^react(-dom)?\//.test(path))).toEqual([]);
  expect(modules(withEmotion)).toContain('stylis/src/Parser.js');
  expect(modules(without).filter((path) => withEmotion!.emotionModules.has(path))).toEqual([]);
});
