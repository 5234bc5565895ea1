/** Starts the development server of a copy of the site with a few pages. */
import { type ChildProcess, spawn } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { copySource } from '@/tools/siteCopy/copySource';
import { keepPages } from '@/tools/siteCopy/keepPages';
import { makeFolder, removeFolder } from '../../support/temp';

jest.setTimeout(600_000);

const PAGE = '/material-ui/react-paper';

// The bundler doesn't follow links out of the repository: those of the copy lead to its packages.
const copy = makeFolder({}, path.resolve('.cache'));
afterAll(() => removeFolder(copy));

beforeAll(() => {
  copySource(copy);
  keepPages(copy, [PAGE]);
});

/** Starts the server. `ready` resolves when it listens, and `ended` to its exit code and output. */
function startDev(env: { PORT: string; HOST?: string }) {
  const child: ChildProcess = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/cli.ts', 'dev'],
    { cwd: copy, env: { ...process.env, HOST: '', ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  const ready = new Promise<void>((resolve) => {
    const read = (data: Buffer) => {
      output += data.toString();
      if (output.includes('Ready in')) {
        resolve();
      }
    };
    child.stdout!.on('data', read);
    child.stderr!.on('data', read);
  });
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, output }));
  });
  return { child, ready, ended };
}

async function findFreePort(): Promise<string> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return String(port);
}

test('It listens on this machine only, and on all addresses with HOST=0.0.0.0', async () => {
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((own) => own && !own.internal && own.family === 'IPv4')?.address;
  for (const HOST of ['', '0.0.0.0']) {
    const PORT = await findFreePort();
    const { child, ready, ended } = startDev({ PORT, HOST });
    try {
      await Promise.race([
        ready,
        ended.then(({ output }) => {
          throw new Error(`The server has ended:\n${output}`);
        }),
      ]);
      expect((await fetch(`http://localhost:${PORT}${PAGE}/`)).status).toBe(200);
      // A machine without a network has no other address.
      if (outside) {
        const answer = fetch(`http://${outside}:${PORT}${PAGE}/`).then(
          ({ status }) => status,
          (error: Error) => (error.cause as NodeJS.ErrnoException).code,
        );
        expect(await answer).toBe(HOST === '' ? 'ECONNREFUSED' : 200);
      }
    } finally {
      child.kill('SIGTERM');
      await ended;
    }
  }
});

test('A port in use, and a host that is no address of this machine, are errors with remedies', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve));
  const PORT = String((other.address() as AddressInfo).port);
  const taken = await startDev({ PORT }).ended;
  other.close();
  expect(taken.code).toBe(1);
  expect(taken.output).toMatch(
    new RegExp(`Port ${PORT} is in use: .* PORT=${Number(PORT) + 1} npm run dev`),
  );
  const unknown = await startDev({ PORT, HOST: '203.0.113.7' }).ended;
  expect(unknown.code).toBe(1);
  expect(unknown.output).toContain('HOST is 203.0.113.7, which is no address of this machine');
});
