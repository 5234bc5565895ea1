import { expect, test } from '@jest/globals';
import { compareLevels } from '@/tools/coverage/checkCoverage';

const REFERENCE = new Set(['documented', 'x']);

test('a product whose pages show every prop passes', () => {
  expect(
    compareLevels(['documented'], [{ product: 'documented', shown: 5, props: 5 }], REFERENCE),
  ).toEqual({
    lines: ['documented   5 of 5 props and parameters, 100.0 % (level 100 %)'],
    failures: [],
  });
});

test('a product without API reference has no level', () => {
  expect(compareLevels(['charts'], [], REFERENCE)).toEqual({
    lines: ['charts       no props to show'],
    failures: [],
  });
});

test('a product that lacks props causes an error with a remedy', () => {
  const { failures } = compareLevels(
    ['documented', 'x'],
    [
      { product: 'documented', shown: 99, props: 100 },
      { product: 'x', shown: 100, props: 100 },
    ],
    REFERENCE,
  );
  expect(failures).toEqual([
    'documented shows 99.0 % of its props and hook parameters, less than 100 %: show those named above in a demo, or describe them in the text of their page.',
  ]);
});

test('an API entry without a page is an error', () => {
  expect(compareLevels(['documented'], [], REFERENCE).failures).toEqual([
    expect.stringContaining('name the components in the front matter'),
  ]);
});
