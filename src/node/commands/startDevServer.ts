/** npm run dev: starts the development server. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { writeLanguageRoutes } from '../content/languageRoutes';
import { ROOT } from '../paths';
import { CommandError } from '../errors';
import { serveMarkdown } from './serveMarkdown';
import { spawnChild } from '../spawnChild';

/**
 * Prepares the data that pages fetch, and runs Next's development server until it exits.
 * @returns its exit code.
 * @throws CommandError when the port is in use.
 */
export async function startDevServer(): Promise<number> {
  const port = Number(process.env.PORT ?? 3000);
  if (await isTaken(port)) {
    throw new CommandError(
      `Port ${port} is in use: stop the process that uses it, or choose another port: PORT=${port + 1} npm run dev, or a line PORT=${port + 1} in .env.local`,
    );
  }
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
    ['node_modules/next/dist/bin/next', 'dev', '--port', String(port)],
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

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(true));
    probe.listen(port, () => probe.close(() => resolve(false)));
  });
}
