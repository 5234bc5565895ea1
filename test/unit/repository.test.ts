/** What holds for the repository on every system and every Node that is promised. */
import { readFileSync } from 'node:fs';
import { afterEach, expect, jest, test } from '@jest/globals';
import { parse } from 'yaml';
import { z } from 'zod';
import packageJson from '@/package.json';
import { checkNode } from '@/scripts/setup.mjs';
import { findRefusedNames } from '@/tools/portable/fileNames';
import { listRepositoryFiles } from './support/repositoryFiles';

const WORKFLOW = '.github/workflows/ci.yml';

const [major, minor] = /^>=(\d+)\.(\d+)\.0$/.exec(packageJson.engines.node)!.slice(1).map(Number);

const workflowSchema = z.object({
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(
    z.string(),
    z.object({
      strategy: z
        .object({ matrix: z.object({ os: z.array(z.string()), node: z.array(z.number()) }) })
        .optional(),
      steps: z.array(z.object({ uses: z.string().optional(), run: z.string().optional() })),
    }),
  ),
});

afterEach(() => {
  jest.restoreAllMocks();
});

test('all file names are valid on macOS and Windows', () => {
  const names = listRepositoryFiles();
  expect(names).toContain('package.json');
  expect(findRefusedNames(names)).toEqual([]);
});

test('no script of package.json needs a POSIX shell', () => {
  // npm runs them in cmd on Windows, which has no quotes, variables or lists of sh.
  for (const [name, script] of Object.entries(packageJson.scripts)) {
    expect([name, script]).toEqual([name, expect.stringMatching(/^(node|prettier) [\w\s./-]+$/)]);
  }
});

test('the minimum Node version is the same in package.json and in every command', () => {
  const exit = jest.spyOn(process, 'exit').mockImplementation((() => undefined) as never);
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  checkNode(`${major}.${minor}.0`);
  expect(exit).not.toHaveBeenCalled();
  checkNode(`${major}.${minor! - 1}.9`);
  expect(exit).toHaveBeenCalledWith(1);
  expect(error).toHaveBeenCalledWith(expect.stringContaining(`install Node ${major}.${minor}`));
});

test('the workflow runs the gate, and tests three systems with the minimum Node and that of maintainers', () => {
  const { jobs, permissions } = workflowSchema.parse(parse(readFileSync(WORKFLOW, 'utf8')));
  const { os, node } = jobs.check!.strategy!.matrix;
  expect(os).toEqual(['ubuntu', 'macos', 'windows']);
  expect(Math.min(...node)).toBe(major);
  expect(node).toContain(Number(readFileSync('.nvmrc', 'utf8')));
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  expect(steps.map(({ run }) => run)).toEqual(
    expect.arrayContaining(['bash .ci/run', 'npm ci', 'npm run check']),
  );
  expect(permissions).toEqual({ contents: 'read' });
  const actions = steps.flatMap(({ uses }) => uses ?? []);
  expect(actions.filter((action) => !/^actions\/[\w-]+@v\d+$/.test(action))).toEqual([]);
});
