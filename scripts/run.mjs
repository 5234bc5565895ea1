// @ts-check
/**
 * node scripts/run.mjs build …: runs a command of cli.ts on a machine that may be new: it checks Node, installs what is
 * missing and reads the settings first.
 */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { ROOT, setup } from './setup.mjs';

const [command, ...args] = process.argv.slice(2);
if (command === 'mcp') {
  // Output is the protocol's.
  console.log = console.error;
}
setup({ dev: command === 'dev' });
const child = spawn(
  process.execPath,
  [
    '--import',
    'tsx',
    join(ROOT, 'scripts/cli.ts'),
    ...(command === undefined ? [] : [command, ...args]),
  ],
  { stdio: 'inherit', cwd: ROOT },
);
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => child.kill(signal));
}
// A process that a signal ended has its number and 128, as shells have it.
child.on('exit', (code, signal) =>
  process.exit(code ?? 128 + (signal ? constants.signals[signal] : 1)),
);
