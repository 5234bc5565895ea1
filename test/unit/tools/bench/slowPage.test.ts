import { describe, expect, test } from '@jest/globals';
import { findLayoutShift, sumBlockingTime } from '@/tools/bench/slowPage';

const paints = (time: number | undefined) => ({
  firstContentfulPaint: time,
  largestContentfulPaint: time,
});

describe('sumBlockingTime', () => {
  test.each<[string, [number, number][], number]>([
    ['none without long tasks', [], 0],
    [
      'what lies above 50 ms',
      [
        [200, 80],
        [400, 60],
      ],
      40,
    ],
    ['nothing before the paint', [[0, 90]], 0],
    ['of a task over the paint the part behind it', [[50, 120]], 20],
  ])('%s', (_name, tasks, sum) => {
    const longTasks = tasks.map(([start, duration]) => ({ start, duration }));
    expect(sumBlockingTime({ longTasks, shifts: [], ...paints(100) })).toBe(sum);
  });

  test('a page that painted nothing is an error', () => {
    expect(() => sumBlockingTime({ longTasks: [], shifts: [], ...paints(undefined) })).toThrow(
      'painted nothing',
    );
  });
});

test.each<[string, [number, number][], number]>([
  ['nothing', [], 0],
  [
    'one window',
    [
      [0, 0.1],
      [900, 0.2],
    ],
    0.3,
  ],
  [
    'a pause of a second',
    [
      [0, 0.1],
      [1000, 0.25],
    ],
    0.25,
  ],
  [
    'the largest counts, not the last',
    [
      [0, 0.4],
      [2000, 0.1],
    ],
    0.4,
  ],
  [
    'a window ends after five seconds',
    [
      [0, 0.1],
      [900, 0.1],
      [1800, 0.1],
      [2700, 0.1],
      [3600, 0.1],
      [4500, 0.1],
      [5200, 0.1],
    ],
    0.6,
  ],
])('layout shift: %s', (_name, pairs, most) => {
  const shifts = pairs.map(([start, value]) => ({ start, value }));
  expect(findLayoutShift({ shifts })).toBeCloseTo(most);
});
