import { expect, test } from '@jest/globals';
import { findSlowness } from '@/tools/bench/calibrate';

test.each([
  // As fast as the machine of the reference: slowed down as much as that one.
  [0.2, 4],
  [0.4, 2],
  [0.53, 1.5],
  // Slower than that one was at a fourth of its speed: nothing makes it faster.
  [1.2, 1],
])('with %p s of work, the slowdown is %p', (work, slower) => {
  expect(findSlowness(work)).toBe(slower);
});
