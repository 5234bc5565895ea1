/**
 * Measures the cold start of the development server, in a copy of the sources, so that a running server isn't affected.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { ROOT } from '@/src/node/paths';
import { copySource } from '../siteCopy/copySource';
import type { BenchContext } from './parts';
import type { Metric } from './results';

const FOLDER = path.join(ROOT, '.cache', 'bench-dev');
const PAGES = ['/material-ui/react-button/', '/material-ui/react-card/'];
/** How long a page may take, in milliseconds. */
const LIMIT = 300_000;

export async function measureDev({ say }: BenchContext): Promise<Metric[]> {
  rmSync(FOLDER, { recursive: true, force: true });
  copySource(FOLDER);
  const port = await findFreePort();
  say('starting the development server in a copy without .next');
  const started = performance.now();
  const server = spawn(process.execPath, ['scripts/run.mjs', 'dev'], {
    cwd: FOLDER,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  server.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  server.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const ended = new Promise((resolve) => server.on('close', resolve));
  try {
    const times: number[] = [];
    let from = started;
    for (const page of PAGES) {
      say(page);
      await fetchPage(`http://localhost:${port}${page}`, () => {
        if (server.exitCode !== null) {
          throw new Error(`npm run dev exited:\n${output.join('').slice(-4000)}`);
        }
      });
      times.push((performance.now() - from) / 1000);
      from = performance.now();
    }
    const [first = 0, next = 0] = times;
    return [
      {
        subject: 'npm run dev',
        measure: 'start to first page served',
        unit: 's',
        value: first,
        note: 'no .next; the reference that was read of the packages is kept',
      },
      { subject: 'npm run dev', measure: 'next page served', unit: 's', value: next },
    ];
  } finally {
    server.kill('SIGTERM');
    await ended;
    rmSync(FOLDER, { recursive: true, force: true });
  }
}

/** Polls until the page is available. @throws the errors of `check`, and Error after five minutes. */
async function fetchPage(url: string, check: () => void): Promise<void> {
  const end = performance.now() + LIMIT;
  let cause: unknown;
  while (performance.now() < end) {
    check();
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(LIMIT) });
      if (response.ok) {
        await response.text();
        return;
      }
      cause = `it answers ${response.status}`;
    } catch (error) {
      // The server isn't listening yet.
      cause = error;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} didn't respond within ${LIMIT / 1000} s`, { cause });
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
