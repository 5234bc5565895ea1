/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import packageJson from '@/package.json';
import { listStages } from '@/tools/proof/parts';

const run = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/cli.ts', ...args], { encoding: 'utf8' });

test('an unknown command fails, and lists the commands that package.json and the proof run', () => {
  const { status, stdout, stderr } = run('buidl');
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain('There is no command "buidl"');
  const known = [...stderr.matchAll(/^ {2}([a-z-]+) /gm)].map(([, name]) => name);
  const scripts = Object.values(packageJson.scripts).flatMap(
    (script) => /^node scripts\/run\.mjs ([\w-]+)/.exec(script)?.[1] ?? [],
  );
  const parts = listStages('proof')
    .flatMap(({ parts }) => parts)
    .map(({ args }) => args[args.findIndex((arg) => arg.startsWith('scripts/')) + 1]!)
    .filter((name) => /^[a-z-]+$/.test(name));
  expect(scripts).toContain('build');
  expect(parts).toContain('requirements');
  expect(known).toEqual(expect.arrayContaining([...scripts, ...parts]));
});

test('a wrong option fails with the usage of the command, and no stack', () => {
  const { status, stderr } = run('supply', '--lst');
  expect(status).toBe(1);
  expect(stderr).toContain("Unknown option '--lst'");
  expect(stderr).toContain('Usage: supply [--list] [--advisories]');
  expect(stderr).not.toContain('    at ');
});
