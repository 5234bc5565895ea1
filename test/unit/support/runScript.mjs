// @ts-check
import { spawnSync } from 'node:child_process';

/**
 * Runs a TypeScript file of this repository: Jest's global setups cannot import what `@/` names.
 * @param {string} file
 * @param {string[]} args
 * @returns {string} what it printed
 */
export function runScript(file, ...args) {
  const { status, stdout, stderr, error } = spawnSync(
    process.execPath,
    ['--import', 'tsx', file, ...args],
    { stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' },
  );
  if (error || status !== 0) {
    throw error ?? new Error(`${file} failed:\n${stderr}`);
  }
  return stdout;
}
