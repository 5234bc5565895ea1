import { afterAll, describe, expect, test } from '@jest/globals';
import path from 'node:path';
import type { Part } from '@/tools/proof/parts';
import { runPart } from '@/tools/proof/runPart';
import { makeFolder, removeFolder } from '../../support/temp';

const root = makeFolder();
afterAll(() => removeFolder(root));

const run = (
  code: string,
  runner: Part['runner'] = 'command',
  platform: NodeJS.Platform = 'linux',
) => {
  // What follows `--` is for the code.
  const part: Part = {
    name: 'trial',
    title: 'A trial',
    runner,
    limit: 1,
    args: ['-e', code, '--'],
  };
  return runPart(part, { root, env: process.env, commit: 'abc', onState: () => {}, platform });
};

test.each([
  ['console.log("fine")', 'passed', undefined],
  ['console.log("broken"); process.exit(1)', 'failed', expect.stringContaining('broken')],
  ['console.log("no answer"); process.exit(3)', 'not checked', 'no answer'],
])('a command, %s, is one check: %s', async (code, outcome, error) => {
  const [record, ...others] = await run(code);
  expect(others).toEqual([]);
  expect(record).toMatchObject({ part: 'trial', name: 'A trial', outcome, count: 1 });
  expect(record?.error).toEqual(error);
});

describe('a skipped Jest test', () => {
  const runTest = async (platform: NodeJS.Platform, fullName: string) => {
    const report = {
      testResults: [
        {
          ...{ name: path.resolve('test/a.test.ts'), message: '', startTime: 0, endTime: 1 },
          assertionResults: [
            { fullName: 'runs', status: 'passed', failureMessages: [] },
            { fullName, status: 'pending', failureMessages: [] },
          ],
        },
      ],
    };
    const code = `const file = process.argv.at(-2).replace('--outputFile=', '');
      require('fs').writeFileSync(file, ${JSON.stringify(JSON.stringify(report))});`;
    const records = await run(code, 'jest', platform);
    return records.map(({ name, outcome, error }) => [name, outcome, error]);
  };
  const passed = ['test/a.test.ts', 'passed', undefined];

  test('for the platform is not checked', async () => {
    const name = 'ends (not on Windows: there are no signals)';
    expect(await runTest('win32', name)).toEqual([
      passed,
      [name, 'not checked', 'On Windows, there are no signals.'],
    ]);
  });

  test.each([
    ['elsewhere', 'linux', 'ends (not on Windows: there are no signals)'],
    ['for no reason', 'win32', 'ends'],
  ] as const)('%s has failed', async (_where, platform, name) => {
    expect(await runTest(platform, name)).toEqual([
      passed,
      [name, 'failed', 'It was pending, which shows nothing.'],
    ]);
  });
});
