/** Starts a browser or its driver as a process. */
import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';

/** Time limit for the start, in milliseconds. */
const LIMIT = 60_000;

/**
 * Starts a program and waits for a pattern in its output.
 * @param pattern its first group is returned.
 * @param from the number of the output stream; 2 is standard error.
 * @throws Error with the end of the output when the program exits before, or takes too long.
 */
export function startProgram(
  command: string,
  args: readonly string[],
  { pattern, from = 2, env }: { pattern: RegExp; from?: 1 | 2 | 3; env?: NodeJS.ProcessEnv },
): Promise<{ child: ChildProcess; found: string }> {
  const child = spawn(command, args, {
    stdio: ['ignore', from === 1 ? 'pipe' : 'ignore', from === 2 ? 'pipe' : 'ignore', 'pipe'],
    ...(env && { env }),
  });
  return new Promise((resolve, reject) => {
    let output = '';
    const stream = child.stdio[from] as Readable;
    const fail = (reason: string) => {
      child.kill();
      reject(new Error(`${command} ${reason}. The end of its output: ${output.slice(-500)}`));
    };
    const timer = setTimeout(() => fail(`was not ready in ${LIMIT / 1000} s`), LIMIT);
    child.once('error', (error) => fail(`could not be started: ${error.message}`));
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`ended with code ${code}`);
    });
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const found = pattern.exec(output)?.[1];
      if (found !== undefined) {
        clearTimeout(timer);
        child.removeAllListeners('exit');
        stream.removeAllListeners('data').resume();
        resolve({ child, found });
      }
    });
  });
}

/** Ends a program and waits until it has exited. */
export async function stopProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill();
    await gone;
  }
}
