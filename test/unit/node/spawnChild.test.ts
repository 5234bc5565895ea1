import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import { spawnChild } from '@/src/node/spawnChild';
import { ROOT } from '@/src/node/paths';
import { testOnPosix } from '../support/onPosix';

/** On Windows, a signal ends a process immediately, and its child processes keep running. */
const MISSING_FEATURE = 'no process can answer to a signal';

/** Runs a line of JavaScript and collects its output. */
async function run(code: string, env: NodeJS.ProcessEnv = process.env) {
  let output = '';
  const exitCode = await spawnChild(['-e', code], {
    env,
    onOutput: (text) => {
      output += text;
    },
  });
  return { exitCode, output };
}

test('returns the exit code of a child that exits by itself', async () => {
  expect(await run('process.exit(0)')).toEqual({ exitCode: 0, output: '' });
  expect(await run('process.exit(3)')).toEqual({ exitCode: 3, output: '' });
});

testOnPosix(
  MISSING_FEATURE,
  'returns no exit code for a child that is ended by a signal',
  async () => {
    expect((await run('process.kill(process.pid, "SIGKILL")')).exitCode).toBeNull();
  },
);

testOnPosix(
  MISSING_FEATURE,
  'one that is past its limit is ended, as from a terminal',
  async () => {
    const started = performance.now();
    const exitCode = await spawnChild(
      ['-e', 'process.on("SIGINT", () => process.exit(7)); setTimeout(() => {}, 60_000)'],
      { env: process.env, onOutput: () => {}, limit: 2000 },
    );
    expect(exitCode).toBe(7);
    expect(performance.now() - started).toBeLessThan(30_000);
  },
);

test('all output is received before it has exited', async () => {
  const { output } = await run('console.log("x".repeat(200_000)); console.error("error")');
  expect(output).toHaveLength(200_000 + '\nfault\n'.length);
  expect(output).toContain('error');
});

test('it runs in the repository, with the environment that it is given', async () => {
  const { output } = await run('console.log(process.cwd(), process.env.OWN)', {
    ...process.env,
    OWN: 'value',
  });
  expect(output).toBe(`${ROOT} value\n`);
});

testOnPosix(
  MISSING_FEATURE,
  'when this process gets a signal to end, its child ends too',
  async () => {
    const parent = spawn(process.execPath, [
      ...['--import', 'tsx', '-e'],
      `require('${ROOT}/src/node/spawnChild.ts')
       .spawnChild(['-e', 'console.log("runs"); setTimeout(() => {}, 40_000)'], { env: process.env })`,
    ]);
    expect(String(await once(parent.stdout, 'data'))).toBe('runs\n');
    const started = performance.now();
    parent.kill('SIGTERM');
    // The child writes there as well: its output ends when both have ended.
    expect(await once(parent, 'close')).toEqual([null, 'SIGTERM']);
    expect(performance.now() - started).toBeLessThan(20_000);
  },
);
