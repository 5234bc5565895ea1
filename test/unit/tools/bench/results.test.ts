import { describe, expect, test } from '@jest/globals';
import {
  type Metric,
  type Results,
  compareResults,
  findBroken,
  getMedian,
  isWithinBudget,
  mergeResults,
  renderTable,
} from '@/tools/bench/results';

const machine = {
  processor: 'P',
  cores: 2,
  memory: '8 GB',
  system: 'Linux',
  node: '20.9.0',
  browser: 'Chromium 1',
};
const metric = (values: Partial<Metric>): Metric => ({
  subject: '/a/',
  measure: 'HTML',
  unit: 'kB',
  value: 10,
  ...values,
});
const results = (metrics: readonly Metric[], name = 'pages'): Results => ({
  machine,
  parts: { [name]: { date: '2026-01-02T03:04:05Z', commit: 'abc', load: [0.1, 1], metrics } },
});

test.each([
  [[3], 3],
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[10, 9, 100], 10],
])('the median of %j is %d', (values, median) => {
  expect(getMedian(values)).toBe(median);
});

test('nothing has no median', () => {
  expect(() => getMedian([])).toThrow('no run was measured');
});

test.each<[string, Partial<Metric>, boolean | undefined]>([
  ['at an upper limit', { budget: 10 }, true],
  ['over it', { budget: 9.9 }, false],
  ['at a lower limit', { budget: 10, higherIsBetter: true }, true],
  ['under it', { budget: 11, higherIsBetter: true }, false],
  ['without a limit', {}, undefined],
  ['without a value', { budget: 1, value: null }, undefined],
])('budget: %s', (_name, values, kept) => {
  expect(isWithinBudget(metric(values))).toBe(kept);
});

test('only exact figures over their budget fail', () => {
  const parts = results([
    metric({ measure: 'noisy', budget: 9 }),
    metric({ measure: 'kept', budget: 10, mustKeep: true }),
    metric({ measure: 'broken', budget: 9, mustKeep: true }),
  ]);
  expect(findBroken(parts)).toEqual([expect.stringContaining('broken is 10 kB, the limit is 9')]);
});

test('parts that were not run keep earlier results of the same machine', () => {
  const before = results([metric({})], 'build');
  const now = results([metric({})], 'pages');
  expect(Object.keys(mergeResults(before, now).parts)).toEqual(['build', 'pages']);
  const other = { ...before, machine: { ...machine, cores: 8 } };
  expect(Object.keys(mergeResults(other, now).parts)).toEqual(['pages']);
  expect(mergeResults(undefined, now)).toEqual(now);
});

describe('compareResults', () => {
  test.each<[string, Metric[], Metric[], string[]]>([
    ['the same', [metric({})], [metric({})], []],
    ['more', [metric({})], [metric({ value: 11 })], ['/a/ HTML: 10 kB → 11 kB (+10.0 %)']],
    ['less', [metric({})], [metric({ value: 5 })], ['/a/ HTML: 10 kB → 5 kB (-50.0 %)']],
    ['a figure that went', [metric({})], [], ['/a/ HTML: 10 kB → gone']],
    ['a new figure', [], [metric({})], ['/a/ HTML: new → 10 kB']],
    [
      'a page that came',
      [metric({ value: null, note: 'not there yet' })],
      [metric({})],
      ['/a/ HTML: not there yet → 10 kB'],
    ],
  ])('%s', (_name, before, now, lines) => {
    expect(compareResults(results(before), results(now))).toEqual(lines);
  });

  test('parts that were not run are no differences', () => {
    expect(compareResults(results([metric({})], 'build'), results([metric({})]))).toEqual([]);
  });

  test('a different machine is reported first', () => {
    const other = { ...results([metric({})]), machine: { ...machine, cores: 8 } };
    expect(compareResults(other, results([metric({})]))).toEqual([
      expect.stringMatching(/^Another machine/),
    ]);
  });
});

describe('renderTable', () => {
  test('has a row per figure, beside those of the peers', () => {
    const table = renderTable(
      results([
        metric({ runs: [9, 10, 12], reference: 41.6, vitepress: 8.7, empty: 0.7, budget: 28 }),
        metric({ measure: 'requests', unit: '', value: 30, budget: 25, note: 'all of them' }),
        metric({ subject: '/b/', value: null, note: 'not there yet', budget: 3 }),
      ]),
    );
    expect(table).toContain('| /a/ | HTML | 10 kB | 9–12 | 41.6 | 8.7 | 0.7 | ≤ 28 | kept |');
    expect(table).toContain('| /a/ | requests | 30 |  |  |  |  | ≤ 25 | **missed** |');
    expect(table).toContain('| /b/ | HTML | not there yet |  |  |  |  | ≤ 3 |  |');
    expect(table).toContain('requests: all of them');
    expect(table).not.toContain('busy');
  });

  test('reports a busy machine', () => {
    const busy = results([metric({})]);
    const part = { ...busy.parts.pages!, load: [7, 8] as const };
    expect(renderTable({ machine, parts: { pages: part } })).toContain('a busy machine');
  });
});
