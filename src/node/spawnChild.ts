/** Starts a Node process for a command and waits for it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from './paths';

/** How long a child may take to exit after its time limit, in milliseconds. */
const KILL_DELAY_MS = 30_000;

/**
 * Runs Node in the repository.
 * Ending this process by SIGINT or SIGTERM ends the child too.
 * @param args what follows `node`.
 * @param options env: its environment; onOutput: gets what it writes, which is shown as it is without; limit: how long it may
 *   take, in milliseconds, before it is ended as from a terminal; onMessage: gets what it sends with `process.send`; signal:
 *   ends it when aborted.
 * @returns its exit code, null for one that was ended by a signal.
 * @throws Error when it cannot be started.
 */
export async function spawnChild(
  args: readonly string[],
  {
    env,
    onOutput,
    onMessage,
    limit,
    signal,
  }: {
    env: NodeJS.ProcessEnv;
    onOutput?: (text: string) => void;
    onMessage?: (message: unknown) => void;
    limit?: number;
    signal?: AbortSignal;
  },
): Promise<number | null> {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env,
    stdio: [
      'ignore',
      ...(onOutput ? (['pipe', 'pipe'] as const) : (['inherit', 'inherit'] as const)),
      ...(onMessage ? (['ipc'] as const) : []),
    ],
  });
  if (onMessage) {
    child.on('message', onMessage);
  }
  const abort = () => child.kill('SIGTERM');
  signal?.addEventListener('abort', abort);
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const pass = (received: NodeJS.Signals) => {
    stopListening();
    child.kill(received);
    process.kill(process.pid, received);
  };
  const stopListening = () => signals.forEach((name) => process.off(name, pass));
  signals.forEach((name) => process.on(name, pass));
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => onOutput?.(chunk.toString()));
  }
  const late =
    limit === undefined
      ? []
      : [
          setTimeout(() => child.kill('SIGINT'), limit),
          setTimeout(() => child.kill('SIGKILL'), limit + KILL_DELAY_MS),
        ];
  // The last message may come after the process has ended.
  const disconnected = onMessage && once(child, 'disconnect');
  return new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      void Promise.resolve(disconnected).then(() => resolve(code), reject);
    });
  }).finally(() => {
    late.forEach(clearTimeout);
    stopListening();
    signal?.removeEventListener('abort', abort);
  });
}
