/** Starts a Node process for a command and waits for it. */
import { spawn } from 'node:child_process';
import { ROOT } from './paths';

/** How long a child may take to exit after its time limit, in milliseconds. */
const PATIENCE = 30_000;

/**
 * Runs Node in the repository.
 * Ending this process by SIGINT or SIGTERM ends the child too.
 * @param args what follows `node`.
 * @param options env: its environment; onOutput: gets what it writes, which is shown as it is without; limit: how long it may
 *   take, in milliseconds, before it is ended as from a terminal.
 * @returns its exit code, null for one that was ended by a signal.
 * @throws Error when it cannot be started.
 */
export async function spawnChild(
  args: readonly string[],
  {
    env,
    onOutput,
    limit,
  }: { env: NodeJS.ProcessEnv; onOutput?: (text: string) => void; limit?: number },
): Promise<number | null> {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env,
    stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  });
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const pass = (signal: NodeJS.Signals) => {
    stopListening();
    child.kill(signal);
    process.kill(process.pid, signal);
  };
  const stopListening = () => signals.forEach((signal) => process.off(signal, pass));
  signals.forEach((signal) => process.on(signal, pass));
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => onOutput?.(chunk.toString()));
  }
  const late =
    limit === undefined
      ? []
      : [
          setTimeout(() => child.kill('SIGINT'), limit),
          setTimeout(() => child.kill('SIGKILL'), limit + PATIENCE),
        ];
  return new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  }).finally(() => {
    late.forEach(clearTimeout);
    stopListening();
  });
}
