/**
 * Runs the feedback receiver beside the site, in a separate process, so that the site keeps running if the receiver
 * fails.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../paths';

/** How long the receiver may take to exit, in milliseconds. */
const STOP_TIMEOUT_MS = 12_000;

/**
 * Starts the receiver, which prints its address or the reason why it can't start.
 * @returns a function that stops it, and resolves when all confirmed feedback has been written.
 */
export function startFeedback(): () => Promise<void> {
  const child = spawn(
    process.execPath,
    [
      ...['--max-semi-space-size=2', '--max-old-space-size=128', '--import', 'tsx'],
      join(ROOT, 'services/feedback/main.ts'),
    ],
    {
      cwd: ROOT,
      // The receiver exits when the IPC channel closes, which happens however this process ends.
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, FEEDBACK_LOG: process.env.FEEDBACK_LOG || 'warn' },
    },
  );
  const ended = new Promise<void>((resolve) => {
    child.on('error', (error) => {
      console.error(
        `\nFeedback is not received: ${error.message}. The site keeps running without it.`,
      );
      resolve();
    });
    child.on('exit', (code, signal) => {
      if (code !== 0 && !stopping) {
        console.error(
          `Feedback is not received: the receiver exited with ${signal ?? code}. The site keeps running without it.`,
        );
      }
      resolve();
    });
  });
  let stopping = false;
  return async () => {
    stopping = true;
    if (process.platform === 'win32' && child.connected) {
      // On Windows, a signal ends a process immediately, without its responses. Closing the channel lets it exit by
      // itself.
      child.disconnect();
    } else {
      child.kill('SIGTERM');
    }
    const late = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(late);
  };
}
