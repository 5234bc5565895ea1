/** An empty page (Next, React, one heading), which other pages are compared with. */
import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { serveSite } from '@/src/node/commands/serveSite';
import { ROOT } from '@/src/node/paths';

const FOLDER = path.join(ROOT, '.cache', 'bench-empty');

/**
 * Builds and serves the page while `work` runs.
 * @param work gets its address.
 * @throws Error when the page can't be built.
 */
export async function withEmptyPage<Result>(
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  mkdirSync(path.join(FOLDER, 'pages'), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(path.join(FOLDER, file), text);
  write('package.json', '{ "private": true }');
  write(
    'next.config.js',
    `module.exports = { output: 'export', turbopack: { root: ${JSON.stringify(ROOT)} } };`,
  );
  write(
    'pages/index.js',
    `import { createElement } from 'react';\nexport default () => createElement('h1', null, 'Empty');`,
  );
  await promisify(execFile)(
    process.execPath,
    [path.join(ROOT, 'node_modules/next/dist/bin/next'), 'build'],
    { cwd: FOLDER, env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } },
  );
  const { server, url } = await serveSite({ port: 0, folder: path.join(FOLDER, 'out') });
  try {
    return await work(url);
  } finally {
    server.close();
    rmSync(FOLDER, { recursive: true, force: true });
  }
}
