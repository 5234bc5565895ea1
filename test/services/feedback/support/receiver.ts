/** Runs the receiver as a separate process, as maintainers do. */
import { type ChildProcess, spawn } from 'node:child_process';

export const TOKEN = 'a-token-of-the-tests-0123456789';

/** As in services/feedback/Dockerfile. */
const COMMAND = [
  ...['--max-semi-space-size=2', '--max-old-space-size=128', '--import', 'tsx'],
  'services/feedback/main.ts',
];

export type Environment = Readonly<Record<string, string>>;

export interface Receiver {
  url: string;
  /** All that it has written so far, on both outputs. */
  output: () => string;
  /** The id of its process. */
  id: number;
  /** Sends a signal that doesn't end it. */
  signal: (signal: NodeJS.Signals) => void;
  /** Sends a signal. @returns the exit code, null when the signal ended it. */
  end: (signal?: NodeJS.Signals) => Promise<number | null>;
}

export interface Attempt {
  child: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
}

/** Starts it on a free port and waits until it listens. */
export async function startReceiver(environment: Environment): Promise<Receiver> {
  const { child, output, ended } = spawnReceiver(environment);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const found = /received at (http:\S+)/.exec(output())?.[1];
      if (found) {
        resolve(found);
      }
    });
    void ended.then((code) => reject(new Error(`The receiver ended with ${code}:\n${output()}`)));
  });
  return {
    url,
    output,
    id: child.pid!,
    signal: (signal) => void child.kill(signal),
    end: (signal = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
  };
}

/** Starts it, whatever may come of it. Nothing of the environment of the tests gets through. */
export function spawnReceiver(environment: Environment): Attempt {
  const { PATH = '', TMPDIR = '' } = process.env;
  const child = spawn(process.execPath, COMMAND, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH,
      ...(TMPDIR && { TMPDIR }),
      NODE_ENV: 'development',
      FEEDBACK_PORT: '0',
      FEEDBACK_HOST: '127.0.0.1',
      FEEDBACK_TOKEN: TOKEN,
      FEEDBACK_RATE: '100000',
      ...environment,
    },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => (text += data.toString()));
  }
  return {
    child,
    output: () => text,
    ended: new Promise((resolve) => child.on('close', (code) => resolve(code))),
  };
}
