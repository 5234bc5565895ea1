/** Tests other versions of Node: the full proof builds the site and runs the unit tests on them. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import packageJson from '../../package.json';
import { copySource } from '../siteCopy/copySource';
import { CommandError } from '../../src/node/errors';
import { ROOT } from '../../src/node/paths';

/** The oldest version that `engines` promises, and the releases that are maintained beside it. */
const VERSIONS = [packageJson.engines.node.replace('>=', ''), '22.23.3', '24.21.0'] as const;

const getMajor = (version: string) => version.split('.')[0];

/** The versions to try: all but one of the same major version as the one that runs, the oldest excepted. */
export function listNodeVersions(running = process.versions.node): string[] {
  const [oldest] = VERSIONS;
  return VERSIONS.filter((version) =>
    version === oldest ? version !== running : getMajor(version) !== getMajor(running),
  );
}

/**
 * Installs a version of Node for this system from the registry.
 * @param folder where it is installed.
 * @returns its program.
 * @throws CommandError with what npm says when it cannot be installed.
 */
export function installNode(folder: string, version: string): string {
  const isWindows = process.platform === 'win32';
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
  const args = [`--prefix=${folder}`, '--ignore-scripts', '--no-audit', '--no-fund'];
  const { error, stderr } = spawnSync('npm', ['install', ...args, `${name}@${version}`], {
    cwd: folder,
    encoding: 'utf8',
    shell: isWindows,
  });
  const node = path.join(folder, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node');
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  if (stdout?.trim() !== `v${version}`) {
    throw new CommandError(
      `Node ${version} cannot be had as ${name} of the npm registry: ${error?.message ?? stderr.trim()}`,
    );
  }
  return node;
}

/**
 * Builds a copy of the site and runs the unit tests.
 * @throws CommandError when one of them fails, after its output.
 */
export function tryNode(version: string): void {
  // Next finds packages only below the outermost lockfile, so the copy is inside the repository.
  const folder = path.join(ROOT, '.cache', `node-${version}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  try {
    const node = installNode(folder, version);
    const site = path.join(folder, 'site');
    copySource(site, { cold: true });
    run(node, site, ['--import', 'tsx', 'scripts/cli.ts', 'build']);
    run(node, ROOT, [
      'node_modules/jest/bin/jest.js',
      '--selectProjects=pure',
      '--maxWorkers=2',
      '--forceExit',
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(node: string, cwd: string, args: readonly string[]): void {
  console.log(`\nnode ${args.join(' ')}`);
  // To write what a second build could use takes longer than to build: next.config.mjs.
  const env = { ...process.env, CI: '1' };
  const { error, status } = spawnSync(node, args, { cwd, env, stdio: 'inherit' });
  if (error || status !== 0) {
    throw new CommandError(`${args.join(' ')} failed on ${node}: ${error?.message ?? status}`);
  }
}
