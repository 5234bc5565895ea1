// @ts-check
/**
 * Prepares the environment of every command: checks the version of Node and installs the dependencies. This file is
 * plain JavaScript without imports from node_modules, because they may not be installed yet.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const STAMP = join(ROOT, 'node_modules', '.fieldguide-lock');

/** The minimum version of Node, as in package.json. */
const OLDEST_NODE = [20, 19];

/**
 * Exits with a one-line remedy.
 * @param {string} line
 * @returns {never}
 */
function stop(line) {
  console.error(`\n${line}`);
  process.exit(1);
}

/**
 * Checks Node, installs missing packages, and reads the settings files. This is fast when nothing is missing.
 * @param {{ dev?: boolean }} [options] `dev`: whether to read the settings for development instead of production
 */
export function setup({ dev = false } = {}) {
  process.chdir(ROOT);
  checkNode(process.versions.node);
  install();
  checkCompilers();
  readSettings(dev);
}

/**
 * Loads the variables of `.env.local`, `.env` and similar files for this process and its child processes, like Next.
 * Existing variables have priority.
 * @param {boolean} dev
 */
function readSettings(dev) {
  /** @type {import('@next/env')} */
  const { loadEnvConfig } = createRequire(import.meta.url)('@next/env');
  loadEnvConfig(ROOT, dev);
}

/** @param {string} version */
export function checkNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
    stop(
      `Node ${version} is too old: install Node ${OLDEST_NODE.join('.')} or newer (https://nodejs.org), then run this again.`,
    );
  }
}

function install() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) {
    return;
  }
  console.log('Installing dependencies …');
  const started = Date.now();
  const npm = spawnSync(
    'npm',
    ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'],
    { stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8', shell: process.platform === 'win32' },
  );
  if (npm.status !== 0) {
    console.error(npm.stderr ?? npm.error);
    stop(
      'npm ci failed (see above): check the network and the free disk space, then run this again.',
    );
  }
  writeFileSync(STAMP, lock);
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/**
 * Compilers have a package for each platform, which an installation without optional or development dependencies lacks.
 */
function checkCompilers() {
  const hasNative =
    existsSync('node_modules/@next') &&
    readdirSync('node_modules/@next').some((name) => name.startsWith('swc-'));
  const missing = !existsSync('node_modules/typescript')
    ? 'typescript'
    : hasNative
      ? undefined
      : `@next/swc for ${process.platform}-${process.arch}`;
  if (missing) {
    stop(
      `The compiler ${missing} is not installed. Run npm ci --include=dev --include=optional on a platform that Next.js supports.`,
    );
  }
}
