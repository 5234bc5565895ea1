import { execFileSync } from 'node:child_process';
import { devNull } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from '@jest/globals';
import { readGitDates } from '@/src/node/exporters/gitDates';
import { makeFolder, removeFolder, writeFiles } from '../../support/temp';

const folders: string[] = [];
afterEach(() => {
  folders.splice(0).forEach(removeFolder);
});
const make = (files?: Record<string, string>) => {
  const folder = makeFolder(files);
  folders.push(folder);
  return folder;
};
const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], {
    cwd: folder,
    env: { ...process.env, GIT_CONFIG_GLOBAL: devNull },
    stdio: 'pipe',
  });
/** Writes files and commits them. @param date as of the committer's clock. */
const commit = (folder: string, date: string, files: Record<string, string>) => {
  writeFiles(folder, files);
  git(folder, 'add', '.');
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', 'commit', '-qm', date], {
    cwd: folder,
    env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: '2001-01-01T00:00:00Z' },
  });
};
const makeRepository = () => {
  const folder = make();
  git(folder, 'init', '-q');
  commit(folder, '2020-01-01T00:00:00+02:00', {
    'data/a/a.md': '1',
    'data/b/ä b.md': '1',
    'package.json': '{\n  "x": "1.0.0",\n  "y": "3.0.0"\n}',
  });
  commit(folder, '2021-01-01T00:00:00Z', {
    'data/a/a.md': '2',
    'package.json': '{\n  "x": "2.0.0",\n  "y": "3.0.0"\n}',
  });
  commit(folder, '2022-01-01T00:00:00Z', {
    'package.json': '{\n  "x": "2.0.0",\n  "y": "3.0.0",\n  "z": "1.0.0"\n}',
  });
  return folder;
};

test('dates files and packages by the commits that changed them, in UTC', () => {
  const { files, packages, note } = readGitDates(makeRepository());
  expect(note).toBeUndefined();
  expect(Object.fromEntries(files)).toEqual({
    'data/a/a.md': '2021-01-01T00:00:00Z',
    'data/b/ä b.md': '2019-12-31T22:00:00Z',
  });
  expect(packages.get('x@2.0.0')).toBe('2021-01-01T00:00:00Z');
  expect(packages.get('x@1.0.0')).toBe('2019-12-31T22:00:00Z');
  expect(packages.get('z@1.0.0')).toBe('2022-01-01T00:00:00Z');
});

test('a shallow clone dates only changes that it contains, with a note', () => {
  const folder = make();
  git(folder, 'clone', '-q', '--depth', '2', pathToFileURL(makeRepository()).href, 'clone');
  const { files, packages, note } = readGitDates(path.join(folder, 'clone'));
  expect(note).toMatch(/shallow.*git fetch --unshallow/);
  // The second commit is the boundary: it seems to have made everything.
  expect([...files]).toEqual([]);
  expect(packages.get('z@1.0.0')).toBe('2022-01-01T00:00:00Z');
  expect(packages.get('x@2.0.0')).toBeUndefined();
});

test('without a repository there are no dates, and the note has the reason', () => {
  const { files, packages, note } = readGitDates(make());
  expect(files.size + packages.size).toBe(0);
  expect(note).toMatch(/not a git repository/);
});

test('without git there are no dates, and the note has the reason', () => {
  // Runs in a separate process because PATH is only read when a process starts.
  const note = execFileSync(
    process.execPath,
    [
      '--import',
      'tsx',
      '--input-type=module',
      '-e',
      `const m = await import('./src/node/exporters/gitDates.ts'); console.log((m.default ?? m).readGitDates('.').note)`,
    ],
    { env: { ...process.env, PATH: make() }, encoding: 'utf8' },
  );
  expect(note).toMatch(/ENOENT.*with git installed/);
});
