/** Tests other versions of Node: the full proof builds the site and runs the unit tests on them. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import packageJson from '../../package.json';
import { copySource } from '../siteCopy/copySource';
import { CommandError } from '../../src/node/errors';
import { ROOT } from '../../src/node/paths';

/** The oldest version that `engines` allows, and the maintained releases. */
const VERSIONS = [packageJson.engines.node.replace('>=', ''), '22.23.3', '24.21.0'] as const;

const getMajor = (version: string) => version.split('.')[0];

/** Lists the versions to test: the oldest one, and all others whose major version differs from the current one. */
export function listNodeVersions(running = process.versions.node): string[] {
  const [oldest] = VERSIONS;
  return VERSIONS.filter((version) =>
    version === oldest ? version !== running : getMajor(version) !== getMajor(running),
  );
}

/**
 * Installs a version of Node for this system from the registry.
 * @param folder the folder to install it in.
 * @returns path of the executable.
 * @throws CommandError with the output of npm when the installation fails.
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
      `Node ${version} can't be installed as ${name} from the npm registry: ${error?.message ?? stderr.trim()}`,
    );
  }
  return node;
}

/**
 * Builds a copy of the site and runs the unit tests.
 * @throws CommandError when one of them fails, after its output.
 */
export function tryNode(version: string): void {
  // Next only finds packages below the outermost lockfile, so the copy is inside the repository.
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
  // CI disables the file system cache for a second build, which takes longer to write than the build: next.config.mjs.
  const env = { ...process.env, CI: '1' };
  const { error, status } = spawnSync(node, args, { cwd, env, stdio: 'inherit' });
  if (error || status !== 0) {
    throw new CommandError(`${args.join(' ')} failed on ${node}: ${error?.message ?? status}`);
  }
}
