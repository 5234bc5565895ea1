/** npm run dev: starts the development server. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { writeLanguageRoutes } from '../content/languageRoutes';
import { ROOT } from '../paths';
import { serveMarkdown } from './serveMarkdown';
import { LOOPBACK, describeListenError } from './serveSite';
import { spawnChild } from '../spawnChild';

/**
 * Prepares the data that pages fetch, and runs Next's development server until it exits.
 * @returns its exit code.
 * @throws CommandError when the port is in use, or when HOST isn't one of this machine.
 */
export async function startDevServer(): Promise<number> {
  const port = Number(process.env.PORT ?? 3000);
  const host = process.env.HOST || LOOPBACK;
  await tryListening(port, host);
  // The data is written in a separate process, which frees the memory of the compiler. The server also starts when the
  // content has an error: pages show it, and it can be corrected there.
  const prepared = await spawnChild(['--import', 'tsx', 'scripts/cli.ts', 'dev-data'], {
    env: { ...process.env },
  });
  if (prepared === null) {
    return 1;
  }
  writeLanguageRoutes();
  Object.assign(process.env, { NODE_ENV: 'development' });
  const { url, server } = await serveMarkdown();
  const next = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'dev', '--port', String(port), '--hostname', host],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, MARKDOWN_URL: url } },
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => next.kill(signal));
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    next.on('error', reject);
    next.on('exit', resolve);
  });
  server.close();
  server.closeAllConnections();
  return code ?? 0;
}

/** Next.js would report a port that is in use only after the data was written. @throws CommandError */
function tryListening(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) =>
      reject(describeListenError(error, { port, host, command: 'npm run dev' })),
    );
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
