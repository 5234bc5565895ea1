// @ts-check
/** Runs the TypeScript entry points of this folder, once the machine is ready. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './setup.mjs';

/**
 * Runs `scripts/<name>` with arguments and hands its output through.
 * @param {string} name file in this folder, such as build.ts
 * @param {string[]} [args]
 * @returns {Promise<number>} its exit code, or 128 and the number of the signal that ended it, as shells have it; ending
 *   this process ends it too
 */
export function run(name, args = []) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(ROOT, 'scripts', name), ...args], {
    stdio: 'inherit',
    cwd: ROOT,
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => child.kill(signal));
  }
  return new Promise((resolve) => {
    child.on('exit', (code, signal) =>
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 1)),
    );
  });
}

/**
 * @param {number} code what `run` returned
 * @returns {boolean} whether somebody ended the process by hand
 */
export function isEnded(code) {
  return [constants.signals.SIGINT, constants.signals.SIGTERM].includes(code - 128);
}
