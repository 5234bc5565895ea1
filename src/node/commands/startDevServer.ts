/** npm run dev: the development server for writers. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { writeLanguageRoutes } from '../content/languageRoutes';
import { ROOT } from '../paths';
import { CommandError } from '../errors';
import { serveMarkdown } from './serveMarkdown';
import { spawnChild } from '../spawnChild';

/**
 * Prepares what pages fetch, and runs Next's development server until it ends.
 * @returns its exit code.
 * @throws CommandError when the port is taken.
 */
export async function startDevServer(): Promise<number> {
  const port = Number(process.env.PORT ?? 3000);
  if (await isTaken(port)) {
    throw new CommandError(
      `Port ${port} is in use: stop what listens there, or choose another one: PORT=${port + 1} npm run dev, or a line PORT=${port + 1} in .env.local`,
    );
  }
  // In a process of its own, which frees the memory of the compiler. An error of the content is no reason not to start:
  // pages show it, and whoever writes corrects it there.
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
