// @ts-check
/** Before all unit tests: the packages are read once, so that tests may ask for entries of the reference. */
import { spawnSync } from 'node:child_process';

export default function setup() {
  const { status, stderr, error } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/api-report.ts'],
    { stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' },
  );
  if (error || status !== 0) {
    throw error ?? new Error(`The packages could not be read:\n${stderr}`);
  }
}
