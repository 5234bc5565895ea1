// @ts-check
/**
 * node scripts/run.mjs build …: runs a command of cli.ts. Before that, it checks Node, installs missing packages and
 * reads the settings.
 */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { ROOT, setup } from './setup.mjs';

const [command, ...args] = process.argv.slice(2);
if (command === 'mcp') {
  // The protocol uses stdout.
  console.log = console.error;
}
const installed = await setup({ dev: command === 'dev' });
const child = spawn(
  process.execPath,
  [
    '--import',
    'tsx',
    join(ROOT, 'scripts/cli.ts'),
    ...(command === undefined ? [] : [command, ...args]),
  ],
  {
    stdio: 'inherit',
    cwd: ROOT,
    env: { ...process.env, ...(installed > 0 && { FIELDGUIDE_INSTALL_MS: String(installed) }) },
  },
);
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => child.kill(signal));
}
// As in shells, the exit code after a signal is 128 plus its number.
child.on('exit', (code, signal) =>
  process.exit(code ?? 128 + (signal ? constants.signals[signal] : 1)),
);
