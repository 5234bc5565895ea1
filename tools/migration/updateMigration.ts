/** Makes the data of the migration pages again. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatJson } from '@/src/node/commands/editSource';
import { CommandError } from '@/src/node/errors';
import { ROOT } from '@/src/node/paths';
import { readJson } from '@/src/node/readJson';
import { type ApiChanges, apiChangesSchema } from '@/src/shared/apiChanges';
import { CODEMODS_FILE } from '@/src/node/api/history/findReplacement';
import { CODEMOD_PACKAGE } from '@/src/shared/versionChanges/describeChange';
import { compareDefaults, compareVersions } from './compareVersions';
import { type DeclaredApi, readDeclarations } from './readDeclarations';
import { type Defaults, readDefaults } from './readDefaults';
import { findReplacedMembers } from './findReplacedMembers';
import { hasDeclarations, readPropTypes } from './readPropTypes';
import { runSample } from './runCodemods';

/** The folder of the migration pages. */
const PAGES = 'data/material-ui/migration';

/** A package that codemods read to resolve imports. */
const CODEMOD_READS = '@material-ui/core@4.12.4';

/** Packages whose types the declarations of earlier versions need, by the major version of Material UI. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  '1': ['react@16', '@types/react@16'],
  '3': ['react@16', '@types/react@16'],
  '4': ['react@17', '@types/react@17'],
  '5': ['react@18', '@types/react@18', '@emotion/react@11', '@emotion/styled@11'],
  '6': ['react@19', '@types/react@19', '@emotion/react@11', '@emotion/styled@11'],
};

/**
 * Runs the codemods on their samples and on the deprecated members, and compares the versions that the files `changes.json`
 * name.
 * @param log receives the progress, one line at a time.
 * @throws CommandError when a package can't be installed, or a codemod doesn't change its sample.
 */
export async function updateMigration(log: (line: string) => void): Promise<void> {
  const folder = path.join(installPackages([CODEMOD_PACKAGE, CODEMOD_READS], log), '@mui/codemod');
  const samples = listFiles('.diff');
  for (const sample of samples) {
    writeFileSync(path.join(ROOT, sample), runSample(sample, folder));
  }
  log(`${samples.length} samples of codemods are up to date`);
  const replaced = findReplacedMembers(samples, folder);
  writeFileSync(path.join(ROOT, CODEMODS_FILE), await formatJson(replaced));
  log(`${CODEMODS_FILE}: ${Object.values(replaced).flat().length} members`);
  for (const file of listFiles('/changes.json')) {
    const { from, to } = readJson(file, apiChangesSchema)!;
    const [old, fresh] = [readVersion(from, log), readVersion(to, log)];
    const changes = compareVersions(old.api, fresh.api);
    const defaults = compareDefaults(old.defaults, fresh.defaults);
    const data: ApiChanges = { from, to, changes, defaults };
    writeFileSync(path.join(ROOT, file), await formatJson(data));
    log(`${file}: ${changes.length} changes, ${defaults.length} changed defaults`);
  }
}

/** Lists the files below the migration pages that end with a text, as paths relative to the repository. */
function listFiles(end: string): string[] {
  return readdirSync(path.join(ROOT, PAGES), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(PAGES, file.split(path.sep).join('/')))
    .filter((file) => file.endsWith(end))
    .sort();
}

interface Version {
  api: DeclaredApi;
  /** Default values of props, by component. */
  defaults: ReadonlyMap<string, Defaults>;
}

/** @param packages such as `@mui/material@5.18.0`; the first one decides about the types of React. */
function readVersion(packages: readonly string[], log: (line: string) => void): Version {
  const modules = installVersion(packages, log);
  const names = packages.map((name) => name.replace(/@[^@]+$/, ''));
  const folder = path.join(modules, names[0]!);
  const api = hasDeclarations(folder) ? readDeclarations(modules, names) : readPropTypes(folder);
  const defaults = [...api.components.keys()].map((component) => {
    const found = names.map((name) => readDefaults(path.join(modules, name), component));
    // A package that a component has left can have a placeholder, which has no defaults.
    return [component, found.find(({ size }) => size > 0) ?? new Map<string, string>()] as const;
  });
  return { api, defaults: new Map(defaults) };
}

/** Installs packages with the types that they need. @returns the path of the folder `node_modules`. */
function installVersion(packages: readonly string[], log: (line: string) => void): string {
  const major = /@(\d+)\./.exec(packages[0]!)?.[1] ?? '';
  return installPackages([...packages, ...(TYPES[major] ?? [])], log);
}

/**
 * Installs packages in a folder below `.cache/`, unless they are there.
 * @param packages names with versions, such as `@mui/material@5.18.0`.
 * @returns the path of the folder `node_modules`.
 * @throws CommandError when npm fails.
 */
function installPackages(packages: readonly string[], log: (line: string) => void): string {
  const name = packages.join('+').replace(/[^\w.+-]/g, '_');
  const folder = path.join(ROOT, '.cache/migration', name);
  const modules = path.join(folder, 'node_modules');
  if (existsSync(path.join(modules, '.package-lock.json'))) {
    return modules;
  }
  log(`Installing ${packages.join(', ')}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
  const { status } = spawnSync(
    'npm',
    ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps', ...packages],
    { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' },
  );
  if (status !== 0) {
    throw new CommandError(`npm couldn't install ${packages.join(', ')}. See its message above.`);
  }
  return modules;
}
