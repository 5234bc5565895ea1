/**
 * @jest-environment node
 *
 * The lockfile installs on other systems: every compiler that the build needs comes with its program for the system.
 * npm 10, which Node 20 and 22 bring, chooses packages while it installs, so it installs all of them into a folder of its
 * own. npm 11 also chooses in a dry run.
 */
import { cpSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import packageJson from '@/package.json';
import { installNode } from '@/tools/proof/nodeVersions';
import { listPackages, readLock } from '@/tools/supply/lockfile';
import { runNpm } from '../../support/npm';
import { makeFolder, removeFolder } from '../../support/temp';

// An install of 900 MB on a slow machine.
jest.setTimeout(1_200_000);

const NPM_10 = '10.9.4';
const NPM_11 = '11.19.1';

type Platform = readonly [os: string, cpu: string, libc?: 'glibc' | 'musl'];

const PLATFORMS: readonly (readonly [name: string, platform: Platform])[] = [
  ['macOS on arm64', ['darwin', 'arm64']],
  ['macOS on x64', ['darwin', 'x64']],
  ['Windows on x64', ['win32', 'x64']],
  ['Windows on arm64', ['win32', 'arm64']],
  ['Linux on arm64', ['linux', 'arm64', 'glibc']],
  ['Linux with musl', ['linux', 'x64', 'musl']],
];

/** Packages of each compiler, as they are called before the platform. */
const COMPILERS = [
  '@next/swc',
  '@swc/core',
  '@tailwindcss/oxide',
  '@rolldown/binding',
  '@unrs/resolver-binding',
  '@oxc-parser/binding',
  '@oxc-resolver/binding',
  '@resvg/resvg-js',
  'lightningcss',
];

function listPrograms([os, cpu, libc]: Platform): string[] {
  const variant = { darwin: '', win32: '-msvc', linux: libc === 'musl' ? '-musl' : '-gnu' }[os];
  return [
    ...COMPILERS.map((name) => `${name}-${os}-${cpu}${variant}`),
    // Its program is linked statically.
    `@esbuild/${os}-${cpu}`,
  ].sort();
}

const { lock } = readLock(process.cwd());
const npm = new Map<string, string>();
let tools: string;
let folder: string;

beforeAll(() => {
  tools = makeFolder();
  for (const version of [NPM_10, NPM_11]) {
    const home = path.join(tools, version);
    const args = ['install', `--prefix=${home}`, '--ignore-scripts', '--no-audit'];
    const { status, warnings } = runNpm(tools, [...args, `npm@${version}`]);
    expect([status, warnings]).toEqual([0, []]);
    npm.set(version, path.join(home, 'node_modules/npm/bin/npm-cli.js'));
  }
});

afterAll(() => removeFolder(tools));

beforeEach(() => {
  folder = makeFolder();
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) {
    cpSync(file, path.join(folder, file));
  }
});

afterEach(() => removeFolder(folder));

/** Runs `npm ci` for a platform. @returns its output. Warnings fail as well. */
function install(version: string, [os, cpu, libc]: Platform, ...args: string[]): string {
  const platform = [`--os=${os}`, `--cpu=${cpu}`, ...(libc ? [`--libc=${libc}`] : [])];
  const { status, stdout, warnings } = runNpm(
    folder,
    ['ci', '--prefer-offline', ...platform, ...args],
    npm.get(version),
  );
  expect([status, warnings]).toEqual([0, []]);
  return stdout;
}

test.each(PLATFORMS)('npm 11 chooses the compilers of %s', (_name, platform) => {
  const output = install(NPM_11, platform, '--dry-run');
  const chosen = [...output.matchAll(/^add (\S+)/gm)].map(([, name]) => name!);
  const programs = listPrograms(platform);
  expect([...new Set(chosen.filter((name) => programs.includes(name)))].sort()).toEqual(programs);
  const [os] = platform;
  const foreign = os === 'linux' ? 'darwin' : 'linux';
  expect(chosen.filter((name) => name.startsWith(`@next/swc-${foreign}`))).toEqual([]);
});

test('no package requires a newer Node than the supported minimum', () => {
  const version = packageJson.engines.node.replace('>=', '');
  const node = installNode(tools, version);
  const { status, stdout, warnings } = runNpm(folder, ['ci', '--dry-run'], npm.get(NPM_10), node);
  expect([status, warnings]).toEqual([0, []]);
  expect(stdout).toMatch(/^add next /m);
});

test.each(PLATFORMS)('npm 10 installs the compilers of %s', (_name, platform) => {
  install(NPM_10, platform);
  const found = listPrograms(platform).filter((name) => holdsProgram(name));
  expect(found).toEqual(listPrograms(platform));
});

/** Whether a package is there with a library for Node or an executable, at one of its places in the lockfile. */
function holdsProgram(name: string): boolean {
  const places = listPackages(lock).map(([place]) => path.join(folder, place));
  return places
    .filter((place) => place.endsWith(path.join('node_modules', name)) && existsSync(place))
    .flatMap((place) => readdirSync(place, { recursive: true, encoding: 'utf8' }))
    .some((file) => /\.node$|(^|[\\/])esbuild(\.exe)?$/.test(file));
}
