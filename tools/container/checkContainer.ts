/** Builds and starts the container of the feedback receiver with the container tool of this machine. */
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { CommandError } from '../../src/node/errors';
import { ROOT } from '../../src/node/paths';

const BUILDERS = ['docker', 'podman'] as const;

/** How long the receiver may take to start, in seconds. */
const START_LIMIT = 90;

/** The port inside the container, as its Dockerfile says. */
const PORT = 3210;

/** Finds the first container tool that works on this machine, including its service. */
export function findBuilder(): string | undefined {
  return BUILDERS.find(
    (name) => spawnSync(name, ['info'], { stdio: 'ignore', timeout: 30_000 }).status === 0,
  );
}

/**
 * Builds the image, starts it without privileges, asks for its health, and starts it a second time on the same data.
 * @param builder the program.
 * @throws CommandError with what the builder or the receiver says.
 */
export async function checkContainer(builder: string): Promise<void> {
  const id = `fieldguide-proof-${randomUUID().slice(0, 8)}`;
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(builder, args, { cwd: ROOT, encoding: 'utf8' });
    if (status !== 0) {
      throw new CommandError(`${builder} ${args.join(' ')} exited with ${status}:\n${stderr}`);
    }
    return stdout.trim();
  };
  const start = async () => {
    run(
      ...['run', '--detach', '--name', id, '--publish', `127.0.0.1::${PORT}`],
      ...['--volume', `${id}:/data`, '--env', 'FEEDBACK_ORIGINS=https://docs.example.org', id],
    );
    const address = run('port', id, `${PORT}/tcp`).split('\n')[0]!;
    await waitForHealth(address, () => run('logs', id));
  };
  try {
    run('build', '--file', 'services/feedback/Dockerfile', '--tag', id, '.');
    await start();
    if (run('exec', id, 'id', '-u') === '0') {
      throw new CommandError(
        'The receiver runs as root: set USER in services/feedback/Dockerfile.',
      );
    }
    if (run('exec', id, 'ls', '/data') === '') {
      throw new CommandError('The receiver stores nothing in /data, so its data would be lost.');
    }
    run('rm', '--force', id);
    await start();
  } finally {
    spawnSync(builder, ['rm', '--force', id], { stdio: 'ignore' });
    spawnSync(builder, ['volume', 'rm', '--force', id], { stdio: 'ignore' });
    spawnSync(builder, ['rmi', '--force', id], { stdio: 'ignore' });
  }
}

/** @throws CommandError with the log when the receiver isn't healthy in time. */
async function waitForHealth(address: string, readLog: () => string): Promise<void> {
  const end = Date.now() + START_LIMIT * 1000;
  while (Date.now() < end) {
    // It refuses connections until it listens.
    const response = await fetch(`http://${address}/health`).catch(() => undefined);
    if (response?.ok) {
      return;
    }
    await delay(500);
  }
  throw new CommandError(
    `The receiver in the container was not ready within ${START_LIMIT} seconds. Its log:\n${readLog()}`,
  );
}
