import { expect, test } from '@jest/globals';
import { prepareEmbed } from '@/src/node/embeds/registry';
import { measureBundles } from '@/src/node/embeds/measureBundles';

test('a named import of a package without side effects makes the same bundle as an import by path', () => {
  const [named, byPath, both, all] = measureBundles([
    "import { clamp } from '@mui/utils';",
    "import clamp from '@mui/utils/clamp';",
    "import clamp from '@mui/utils/clamp'; import capitalize from '@mui/utils/capitalize';",
    "import * as utils from '@mui/utils';",
  ]);
  expect(named!.modules).toBeGreaterThan(byPath!.modules);
  expect(Math.abs(named!.minified - byPath!.minified)).toBeLessThan(50);
  expect(both!.minified).toBeGreaterThan(byPath!.minified);
  expect(all!.minified).toBeGreaterThan(2 * both!.minified);
  expect(all!.compressed).toBeLessThan(all!.minified);
});

test('React is left out', () => {
  const [react] = measureBundles(["import { useState } from 'react';"]);
  expect(react).toMatchObject({ modules: 0 });
  expect(react!.minified).toBeLessThan(100);
});

test('an unknown package or export is an error', () => {
  expect(() => measureBundles(["import x from '@mui/none';"])).toThrow(/@mui\/none/);
  expect(() => measureBundles(["import { none } from '@mui/utils';"])).toThrow(/none/);
});

test('a table that the file of the page lacks is an error', () => {
  const file = 'data/material-ui/guides/minimizing-bundle-size/minimizing-bundle-size.md';
  expect(() =>
    prepareEmbed({ name: 'BundleSizes', props: { table: 'none' }, line: 3 }, file, 'en'),
  ).toThrow(/bundles\.json has no table "none"/);
});
