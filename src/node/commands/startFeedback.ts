/** Runs the receiver of feedback beside the site, in a process of its own: whatever happens to it, the site stays. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../paths';

/** Milliseconds that it may take to end. */
const PATIENCE = 12_000;

/**
 * Starts it; it reports itself where it is, or why it is not.
 * @returns a function that ends it, and resolves when it has written all that it confirmed.
 */
export function startFeedback(): () => Promise<void> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(ROOT, 'services/feedback/main.ts')],
    {
      cwd: ROOT,
      // The channel tells it when this process is gone, however it went.
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, FEEDBACK_LOG: process.env.FEEDBACK_LOG || 'warn' },
    },
  );
  const ended = new Promise<void>((resolve) => {
    child.on('error', (error) => {
      console.error(`\nFeedback is not received: ${error.message}. The site goes on without it.`);
      resolve();
    });
    child.on('exit', (code, signal) => {
      if (code !== 0 && !stopping) {
        console.error(
          `Feedback is not received: its service ended with ${signal ?? code}. The site goes on without it.`,
        );
      }
      resolve();
    });
  });
  let stopping = false;
  return async () => {
    stopping = true;
    if (process.platform === 'win32' && child.connected) {
      // There a signal ends it at once, without its answers; it ends by itself when the channel closes.
      child.disconnect();
    } else {
      child.kill('SIGTERM');
    }
    const late = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
    await ended;
    clearTimeout(late);
  };
}
