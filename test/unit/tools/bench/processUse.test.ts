import { describe, expect, test } from '@jest/globals';
import { measureCommand, parseTimes, sumTree } from '@/tools/bench/processUse';
import { testOnPosix } from '../../support/onPosix';

test.each([
  ['0m0.01s 0m0.02s\n1m2.5s 0m3.47s\n', 66],
  ['0m0.000000s 0m0.000000s\n0m1.250000s 0m0.750000s\n', 2],
])('%j is %d seconds', (text, seconds) => {
  expect(parseTimes(text)).toBeCloseTo(seconds);
});

test('other values are rejected', () => {
  expect(() => parseTimes('')).toThrow("output of a shell's times");
});

test('a process tree is summed up without other processes', () => {
  const processes = new Map([
    [1, { parent: 0, memory: 1000 }],
    [10, { parent: 1, memory: 1 }],
    [11, { parent: 10, memory: 2 }],
    [12, { parent: 11, memory: 4 }],
    [20, { parent: 1, memory: 8 }],
  ]);
  expect(sumTree(processes, 10)).toBe(7);
  expect(sumTree(new Map(), 10)).toBe(0);
});

describe('measureCommand', () => {
  const node = (script: string) => [process.execPath, '-e', script];

  const lacking = 'nothing tells the processor time of processes that have ended';

  testOnPosix(lacking, 'counts processors of children, and memory', async () => {
    // Half a second of work in a grandchild, with 50 MB held all the time.
    const work =
      'const b = Buffer.alloc(5e7, 1); for (const t = process.cpuUsage(); process.cpuUsage(t).user < 5e5;) b.fill(2);';
    const use = await measureCommand(
      node(
        `require('child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(work)}])`,
      ),
      { cwd: process.cwd() },
    );
    expect(use.processorSeconds).toBeGreaterThanOrEqual(0.5);
    expect(use.seconds).toBeGreaterThan(0.4);
    if (process.platform === 'linux') {
      expect(use.peakMemory).toBeGreaterThan(5e7);
    }
  });

  testOnPosix(lacking, 'fails with the output of what failed', async () => {
    await expect(
      measureCommand(node('console.log("broken here"); process.exit(3)'), { cwd: process.cwd() }),
    ).rejects.toThrow(/exited with 3:\nbroken here/);
  });
});
