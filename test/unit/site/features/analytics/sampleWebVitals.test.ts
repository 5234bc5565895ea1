/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Metric } from 'web-vitals';
import { createFakeAnalytics } from './support';

type Report = (metric: Pick<Metric, 'name' | 'value' | 'delta' | 'id'>) => void;

/** A fake of the package, which stores the listeners by metric. */
const reports = new Map<string, Report>();
jest.mock('web-vitals', () =>
  Object.fromEntries(
    ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((name) => [
      `on${name}`,
      (report: Report) => reports.set(name, report),
    ]),
  ),
);

let service: ReturnType<typeof createFakeAnalytics>;

beforeEach(() => {
  service = createFakeAnalytics();
  reports.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
});

async function sample(random: number): Promise<void> {
  const { sampleWebVitals } = await import('@/src/site/features/analytics/sampleWebVitals');
  jest.spyOn(Math, 'random').mockReturnValue(random);
  await sampleWebVitals(service);
}

// @proves S9.14
test.each([
  [0, true],
  [0.00005, true],
  [0.0001, true],
  [0.00010001, false],
  [0.5, false],
  [0.9999, false],
])('with the random number %d, it measures %j', async (random, expected) => {
  await sample(random);
  expect([...reports.keys()]).toEqual(expected ? ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] : []);
});

// @proves S7.11
test.each([
  ['CLS', 0.1234, 0.0456, 123, 46],
  ['LCP', 1234.56, 34.4, 1235, 34],
  ['INP', 8.5, 8.4, 9, 8],
] as const)('reports %s %d as integers', async (name, value, delta, whole, wholeDelta) => {
  await sample(0);
  reports.get(name)!({ name, value, delta, id: 'v5-1' });
  expect(service.sendEvent.mock.calls).toEqual([
    [name, { value: whole, delta: wholeDelta, id: 'v5-1', nonInteraction: true }],
  ]);
});
