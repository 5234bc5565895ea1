/** Fetches published versions of packages into `.cache/history/`, with the declarations that theirs refer to. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '@/src/node/errors';
import { ROOT } from '@/src/node/paths';
import { compareVersionNumbers } from '@/src/shared/versionNumbers';
import { listArchive } from './untar';

export const FOLDER = path.join(ROOT, '.cache/history');
const ARCHIVES = path.join(FOLDER, 'archives');

/**
 * Packages that declarations of all versions refer to. All versions are read with the same ones, so that a change of
 * their types doesn't appear as a change of a component.
 */
const TYPES: Readonly<Record<string, string>> = {
  '@types/react': '18.3.12',
  '@types/react-transition-group': '4.4.12',
  '@emotion/react': '11.14.0',
  '@emotion/styled': '11.14.1',
  '@floating-ui/react-dom': '2.1.2',
  '@popperjs/core': '2.11.8',
  clsx: '2.1.1',
  csstype: '3.1.3',
};

/** A version of a package, unpacked. */
export interface FetchedVersion {
  name: string;
  version: string;
  /** The folder of the package. */
  folder: string;
  /** The hash of its archive, as lockfiles have it: `sha512-…`. */
  integrity: string;
}

/** Lists all published versions of a package. @throws CommandError when npm fails. */
export function listPublishedVersions(name: string): string[] {
  return JSON.parse(runNpm(['view', name, 'versions', '--json'], ROOT)) as string[];
}

/** Installs the types that all versions are read with. @throws CommandError when npm fails. */
export function installTypes(log: (line: string) => void): void {
  const manifest = `${JSON.stringify({ private: true, dependencies: TYPES }, null, 2)}\n`;
  const [file, lock] = ['package.json', 'node_modules/.package-lock.json'].map((name) =>
    path.join(FOLDER, name),
  ) as [string, string];
  if (existsSync(lock) && existsSync(file) && readFileSync(file, 'utf8') === manifest) {
    return;
  }
  log('Installing the types that the versions are read with');
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, manifest);
  runNpm(['install', '--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps'], FOLDER);
}

/** Fetches the archives of versions, several with one command. Archives in the cache aren't fetched again. */
export function fetchArchives(specs: readonly string[], log: (line: string) => void): void {
  const missing = specs.filter((spec) => !existsSync(getArchive(spec)));
  for (let start = 0; start < missing.length; start += 20) {
    const batch = missing.slice(start, start + 20);
    log(`Fetching ${batch.join(' ')}`);
    mkdirSync(ARCHIVES, { recursive: true });
    runNpm(['pack', ...batch, '--pack-destination', ARCHIVES], ROOT);
  }
}

/**
 * Unpacks a version with the packages that it depends on.
 * @throws CommandError when npm can't fetch one of them.
 */
export function unpackVersion(
  name: string,
  version: string,
  log: (line: string) => void,
): FetchedVersion {
  const spec = `${name}@${version}`;
  const modules = path.join(FOLDER, spec.replace('/', '+'), 'node_modules');
  const folder = path.join(modules, name);
  fetchArchives([spec], log);
  const archive = readFileSync(getArchive(spec));
  const integrity = `sha512-${createHash('sha512').update(archive).digest('base64')}`;
  const stamp = path.join(modules, 'integrity');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== integrity) {
    unpack(archive, folder, true);
    for (const [dependency, lowest] of listDependencies(folder, log)) {
      unpack(
        readFileSync(getArchive(`${dependency}@${lowest}`)),
        path.join(modules, dependency),
        false,
      );
    }
    writeFileSync(stamp, integrity);
  }
  return { name, version, folder, integrity };
}

const getArchive = (spec: string): string =>
  path.join(ARCHIVES, `${spec.replace(/^@/, '').replace(/[/@]/g, '-')}.tgz`);

/** Lists the packages of the libraries that a version depends on, with the lowest version that it accepts. */
function listDependencies(folder: string, log: (line: string) => void): Map<string, string> {
  const found = new Map<string, string>();
  const add = (manifest: Manifest) => {
    for (const [name, range] of Object.entries(manifest.dependencies ?? {})) {
      const wanted = HAS_TYPES.test(name) ? /\d+\.\d+\.\d+[\w.-]*/.exec(range)?.[0] : undefined;
      const lowest = wanted && findPublished(name, wanted);
      const known = found.get(name);
      if (
        lowest !== undefined &&
        (known === undefined || compareVersionNumbers(known, lowest) < 0)
      ) {
        found.set(name, lowest);
        fetchArchives([`${name}@${lowest}`], log);
        add(readManifest(readFileSync(getArchive(`${name}@${lowest}`))));
      }
    }
  };
  add(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest);
  return found;
}

const published = new Map<string, string[]>();

/** Returns a version, or the next one if it was never published, as npm does for a range. */
function findPublished(name: string, wanted: string): string | undefined {
  if (existsSync(getArchive(`${name}@${wanted}`))) {
    return wanted;
  }
  const all = published.get(name) ?? listPublishedVersions(name).sort(compareVersionNumbers);
  published.set(name, all);
  return all.find((version) => compareVersionNumbers(version, wanted) >= 0);
}

interface Manifest {
  dependencies?: Readonly<Record<string, string>>;
}

/** Packages whose declarations the others refer to. */
const HAS_TYPES = /^@mui\/(base|core|material|private-theming|styled-engine|system|types|utils)$/;

const readManifest = (archive: Buffer): Manifest =>
  JSON.parse(
    listArchive(archive)
      .find((file) => file.path === 'package.json')!
      .read()
      .toString('utf8'),
  ) as Manifest;

/** Other builds of the same code. */
const OTHER_BUILDS = /^(node|modern|legacy|esm|es|umd|src)\//;

/** Writes the files that are read of a package. The code is only needed of the package whose history is recorded. */
function unpack(archive: Buffer, folder: string, withCode: boolean): void {
  const wanted = withCode
    ? /(\.d\.ts|\.js|^CHANGELOG\.md|package\.json)$/
    : /(\.d\.ts|package\.json)$/;
  for (const file of listArchive(archive)) {
    if (wanted.test(file.path) && !OTHER_BUILDS.test(file.path)) {
      const target = path.join(folder, file.path);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, file.read());
    }
  }
}

/** Runs npm, and returns its output. @throws CommandError when it fails. */
function runNpm(args: readonly string[], cwd: string): string {
  const { status, stdout } = spawnSync('npm', [...args, '--loglevel=error'], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    throw new CommandError(
      `npm failed: npm ${args.join(' ')}. Read its message above; the command needs the registry.`,
    );
  }
  return stdout;
}
