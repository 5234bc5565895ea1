/** Makes the data of the migration pages again. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '@/src/node/errors';
import { ROOT } from '@/src/node/paths';
import { listSamples, runSample } from './runCodemods';

/** The version of `@mui/codemod` whose results the pages show: the last release for version 6. */
const CODEMOD = '@mui/codemod@6.5.0';

/**
 * Runs the codemods on their samples, and writes the diffs.
 * @param log receives the progress, one line at a time.
 * @returns the number of samples.
 * @throws CommandError when a package can't be installed, or a codemod doesn't change its sample.
 */
export function updateMigration(log: (line: string) => void): number {
  const folder = path.join(installPackages([CODEMOD], log), '@mui/codemod');
  const samples = listSamples('data/material-ui/migration');
  for (const sample of samples) {
    writeFileSync(path.join(ROOT, sample), runSample(sample, folder));
  }
  return samples.length;
}

/**
 * Installs packages in a folder below `.cache/`, unless they are there.
 * @param packages names with versions, such as `@mui/material@5.18.0`.
 * @returns the path of the folder `node_modules`.
 * @throws CommandError when npm fails.
 */
export function installPackages(packages: readonly string[], log: (line: string) => void): string {
  const name = packages.join('+').replace(/[^\w.+-]/g, '_');
  const folder = path.join(ROOT, '.cache/migration', name);
  const modules = path.join(folder, 'node_modules');
  if (existsSync(path.join(modules, '.package-lock.json'))) {
    return modules;
  }
  log(`Installing ${packages.join(', ')}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
  const { status } = spawnSync(
    'npm',
    ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps', ...packages],
    { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' },
  );
  if (status !== 0) {
    throw new CommandError(`npm couldn't install ${packages.join(', ')}. See its message above.`);
  }
  return modules;
}
