/**
 * @jest-environment node
 *
 * What runs without development dependencies: the feedback receiver, as its container copies and starts it, and the MCP
 * server. Both run in a folder that has nothing but a production install.
 */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport, getDefaultEnvironment } from '@modelcontextprotocol/client/stdio';
import { readContainer } from '@/test/services/feedback/support/container';
import { runNpm } from '../../support/npm';
import { makeFolder, removeFolder } from '../../support/temp';

// An install, and reading all packages once.
jest.setTimeout(900_000);

const INSTALL_OPTIONS = { timeout: 600_000 };

/** What the MCP server reads. */
const SOURCES = ['data', 'pages', 'public', 'scripts', 'src', 'translations', 'tsconfig.json'];

let home: string;

beforeAll(() => {
  home = makeFolder();
  const manifests = ['package.json', 'package-lock.json', '.npmrc'];
  for (const file of new Set([...manifests, ...readContainer().copied, ...SOURCES])) {
    cpSync(file, path.join(home, file), { recursive: true });
  }
});

afterAll(() => removeFolder(home));

test('the install prints no warning, leaves development out, and lacks nothing', () => {
  const { status, warnings } = runNpm(home, ['ci', '--omit=dev', '--prefer-offline']);
  expect([status, warnings]).toEqual([0, []]);
  const listed = runNpm(home, ['ls', '--all', '--omit=dev', '--parseable']);
  expect([listed.status, listed.warnings]).toEqual([0, []]);
  const names = listed.stdout.split(/\r?\n/).map((line) => path.basename(line));
  expect(names).toContain('fastify');
  expect(names.filter((name) => ['eslint', 'jest', 'vite'].includes(name))).toEqual([]);
});

test('the receiver starts by the command of its container, and its health check sees it come and go', async () => {
  const { command, environment, healthCommand } = readContainer();
  expect(command[0]).toBe('node');
  const port = await findFreePort();
  const env: NodeJS.ProcessEnv = {
    ...getDefaultEnvironment(),
    NODE_ENV: 'development',
    ...environment,
    FEEDBACK_PORT: String(port),
    FEEDBACK_DATA: path.join(home, 'feedback'),
  };
  const checkHealth = () =>
    spawnSync(process.execPath, healthCommand.slice(1), { cwd: home, env }).status;
  expect(checkHealth()).toBe(1);
  const receiver = spawn(process.execPath, command.slice(1), {
    cwd: home,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => receiver.on('close', resolve));
  let output = '';
  const listens = new Promise<void>((resolve) => {
    for (const stream of [receiver.stdout, receiver.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('Feedback is received at')) {
          resolve();
        }
      });
    }
  });
  await Promise.race([listens, ended]);
  expect(output).toContain(`http://0.0.0.0:${port}`);
  expect(checkHealth()).toBe(0);
  receiver.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('the MCP server finds, renders and converts', async () => {
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: ['--import', 'tsx', 'scripts/cli.ts', 'mcp'],
      cwd: home,
    }),
    INSTALL_OPTIONS,
  );
  const ask = async (name: string, args: Record<string, unknown>) => {
    const answer = await client.callTool({ name, arguments: args }, INSTALL_OPTIONS);
    const [first] = answer.content as { text: string }[];
    expect([name, answer.isError ?? false]).toEqual([name, false]);
    return first?.text;
  };
  try {
    const page = '/material-ui/react-button/';
    const demo = 'BasicButtons';
    expect(await ask('read_page', { address: page })).toContain('# Button');
    // Types come from declarations, which refer to those of React.
    expect(await ask('read_api_entry', { name: 'Button', product: 'material-ui' })).toMatch(
      /startIcon.*ReactNode/,
    );
    const code = await ask('get_demo_source', { page, demo, language: 'js' });
    expect(code).toContain(`export default function ${demo}`);
    expect(await ask('search', { query: 'disableRipple' })).toContain('Button API');
  } finally {
    await client.close();
  }
});

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
