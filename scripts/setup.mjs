// @ts-check
/**
 * Prepares the environment of every command: checks the version of Node and installs the dependencies. This file is
 * plain JavaScript without imports from node_modules, because they may not be installed yet.
 */
import { spawn } from 'node:child_process';
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
 * @returns {Promise<number>} how long the installation took, in milliseconds; 0 when nothing was missing
 */
export async function setup({ dev = false } = {}) {
  process.chdir(ROOT);
  checkNode(process.versions.node);
  const ms = await install();
  checkCompilers();
  readSettings(dev);
  return ms;
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

/** @returns {Promise<number>} how long it took, in milliseconds; 0 when nothing was missing */
async function install() {
  const text = readFileSync('package-lock.json', 'utf8');
  const lock = createHash('sha256').update(text).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) {
    return 0;
  }
  console.log('Installing dependencies (npm ci)');
  const started = Date.now();
  const npm = spawn(
    'npm',
    ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'],
    { stdio: ['ignore', 'ignore', 'pipe'], shell: process.platform === 'win32' },
  );
  let errors = '';
  npm.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const stopShowing = showInstallation(text, started);
  /** @type {number | null} */
  const status = await new Promise((resolve) => {
    npm.on('error', (error) => {
      errors += error;
      resolve(null);
    });
    npm.on('close', resolve);
  });
  stopShowing();
  if (status !== 0) {
    console.error(errors);
    stop(
      'npm ci failed (see above): check the network and the free disk space, then run this again.',
    );
  }
  writeFileSync(STAMP, lock);
  const ms = Date.now() - started;
  console.log(`Installed in ${Math.round(ms / 1000)} s.`);
  return ms;
}

/**
 * Shows how many packages are there, and how long the others still take: on a terminal in one line, in a log now and then.
 * @param {string} lockfile its text
 * @param {number} started when npm was started, as `Date.now()` has it
 * @returns {() => void} ends it
 */
function showInstallation(lockfile, started) {
  /** @type {Record<string, { optional?: boolean }>} */
  const packages = JSON.parse(lockfile).packages;
  const files = Object.entries(packages)
    .filter(([folder, { optional }]) => folder !== '' && !optional)
    .map(([folder]) => join(folder, 'package.json'));
  const isTerminal = process.stdout.isTTY === true;
  const timer = setInterval(
    () => {
      const done = files.filter((file) => existsSync(file)).length;
      const line = describeInstallation(done, files.length, (Date.now() - started) / 1000);
      process.stdout.write(isTerminal ? `\r${line}\u001b[K` : `${line}\n`);
    },
    isTerminal ? 2000 : 15_000,
  );
  return () => {
    clearInterval(timer);
    if (isTerminal) {
      process.stdout.write('\r\u001b[K');
    }
  };
}

/**
 * Says how far an installation is.
 * @param {number} done packages that are there
 * @param {number} total all packages
 * @param {number} elapsed seconds so far
 */
function describeInstallation(done, total, elapsed) {
  const share = done / total;
  // Downloads come first, so a small share is no basis for an estimate.
  const left =
    share < 0.1 ? '' : `, about ${Math.ceil((elapsed * (1 - share)) / share / 5) * 5} s left`;
  return `  ${done}/${total} packages, ${Math.round(elapsed)} s${left}`;
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
