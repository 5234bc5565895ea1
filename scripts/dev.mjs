// @ts-check
/** npm run dev: the development server for writers. Edits of Markdown, demos and code show without a reload. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { isEnded, run } from './run.mjs';
import { ROOT, setup, stop } from './setup.mjs';

setup({ dev: true });
const port = Number(process.env.PORT ?? 3000);
if (await isTaken(port)) {
  stop(
    `Port ${port} is in use: stop what listens there, or choose another one: PORT=${port + 1} npm run dev, or a line PORT=${port + 1} in .env.local`,
  );
}
const prepared = await run('dev-data.ts');
if (isEnded(prepared)) {
  process.exit(prepared);
}
const routed = await run('language-routes.ts');
if (routed !== 0) {
  process.exit(routed);
}
const markdown = spawn(
  process.execPath,
  ['--import', 'tsx', join(ROOT, 'scripts/dev-markdown.ts')],
  {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'development' },
  },
);
/** @type {string} */
const markdownUrl = await new Promise((resolve, reject) => {
  markdown.once('message', (url) => resolve(String(url)));
  markdown.once('exit', (code) => reject(new Error(`scripts/dev-markdown.ts ended with ${code}`)));
});
const next = spawn(
  process.execPath,
  ['node_modules/next/dist/bin/next', 'dev', '--port', String(port)],
  { stdio: 'inherit', env: { ...process.env, MARKDOWN_URL: markdownUrl } },
);
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => next.kill(signal));
}
// The other server ends with this process.
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
