// @ts-check
/** Runs the TypeScript entry points of this folder, once the machine is ready. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './setup.mjs';

/**
 * Runs `scripts/<name>` with arguments and hands its output through.
 * @param {string} name file in this folder, such as build.ts
 * @param {string[]} [args]
 * @returns {Promise<number>} its exit code; ending this process ends it too
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
      resolve(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)),
    );
  });
}
