import { afterAll, expect, test } from '@jest/globals';
import type { Part } from '@/tools/proof/parts';
import { runPart } from '@/tools/proof/runPart';
import { makeFolder, removeFolder } from '../../support/temp';

const root = makeFolder();
afterAll(() => removeFolder(root));

const run = (code: string) => {
  const part: Part = {
    ...{ name: 'trial', title: 'A trial', runner: 'command', limit: 1 },
    args: ['-e', code],
  };
  return runPart(part, { root, env: process.env, commit: 'abc', onState: () => {} });
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
