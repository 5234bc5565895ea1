// @ts-check
/** npm run dev: the development server for writers. Edits of Markdown, demos and code show without a reload. */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { run } from './run.mjs';
import { setup, stop } from './setup.mjs';

setup();
const port = Number(process.env.PORT ?? 3000);
if (await isTaken(port)) {
  stop(
    `Port ${port} is in use: stop what listens there, or choose another one: PORT=${port + 1} npm run dev`,
  );
}
await run('api-data.ts');
if (readdirSync('translations').length > 1) {
  await run('language-routes.ts');
}
const next = spawn(
  process.execPath,
  ['node_modules/next/dist/bin/next', 'dev', '--port', String(port)],
  { stdio: 'inherit' },
);
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => next.kill(signal));
}
next.on('exit', (code) => process.exit(code ?? 0));

/**
 * @param {number} candidate
 * @returns {Promise<boolean>}
 */
function isTaken(candidate) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(true));
    probe.listen(candidate, () => probe.close(() => resolve(false)));
  });
}
