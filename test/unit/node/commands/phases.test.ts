import { describe, expect, test } from '@jest/globals';
import {
  PHASES,
  PHASE_IDS,
  type PhaseId,
  type PhaseStates,
  estimateLeft,
  formatDuration,
  formatLeft,
} from '@/src/node/commands/phases';

/** Round durations in seconds: 100 in all, and 30 beside them. */
const USUAL: Record<PhaseId, number> = {
  packages: 10,
  content: 30,
  compile: 50,
  pages: 20,
  export: 10,
  files: 5,
  offline: 5,
};

const CASES: [string, PhaseStates, seconds: number, left: number][] = [
  ['nothing has started: all of it', {}, 0, 100],
  ['time passes within a phase', { packages: { started: 0 } }, 4, 96],
  ['a phase takes longer than usual: the others are left', { packages: { started: 0 } }, 60, 90],
  [
    'a machine is twice as slow as the last time',
    { packages: { started: 0, ended: 20_000 }, compile: { started: 20_000 } },
    20,
    180,
  ],
  [
    'counted work goes on at its own pace',
    {
      packages: { started: 0, ended: 10_000 },
      content: { started: 10_000, ended: 40_000 },
      compile: { started: 10_000, ended: 60_000 },
      pages: { started: 60_000, done: 100, total: 400 },
    },
    70,
    30 + 20,
  ],
  [
    'the first of many says nothing of the pace',
    {
      packages: { started: 0, ended: 10_000 },
      compile: { started: 10_000, ended: 60_000 },
      content: { started: 10_000, ended: 40_000 },
      pages: { started: 60_000, done: 4, total: 400 },
    },
    70,
    10 + 20,
  ],
  [
    'a phase with nothing to do takes no time, and says nothing of the pace',
    {
      packages: { started: 0, ended: 10_000 },
      content: { isSkipped: true },
      compile: { isSkipped: true },
    },
    10,
    40,
  ],
  [
    'what runs beside the others counts when it takes longest',
    {
      ...Object.fromEntries(PHASE_IDS.map((id) => [id, { started: 0, ended: USUAL[id] * 1000 }])),
      content: { started: 0, done: 10, total: 100 },
    },
    10,
    90,
  ],
];

test.each(CASES)('time left: %s', (_name, states, seconds, left) => {
  expect(estimateLeft(states, USUAL, seconds * 1000)).toBeCloseTo(left);
});

test('an estimate is never negative, and an unusual last build does not make it infinite', () => {
  const ended = Object.fromEntries(PHASE_IDS.map((id) => [id, { started: 0, ended: 1 }]));
  expect(estimateLeft(ended, USUAL, 5_000)).toBe(0);
  const slow = { packages: { started: 0, ended: 3_600_000 } };
  expect(estimateLeft(slow, USUAL, 3_600_000)).toBe(90 * 5);
});

test('every phase has a usual duration, for the first build', () => {
  expect(PHASE_IDS.filter((id) => !(PHASES[id].usual > 0))).toEqual([]);
});

describe('durations', () => {
  test.each([
    [0, '0.0 s'],
    [4.24, '4.2 s'],
    [9.97, '10 s'],
    [59.4, '59 s'],
    [59.6, '1 min'],
    [125, '2 min 5 s'],
  ])('%d seconds are %s', (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text);
  });

  test.each([
    [0, 'about 5.0 s left'],
    [12, 'about 10 s left'],
    [123, 'about 2 min 5 s left'],
  ])('an estimate of %d seconds is "%s"', (seconds, text) => {
    expect(formatLeft(seconds)).toBe(text);
  });
});
