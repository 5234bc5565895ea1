/** A real repository in a folder of the test's own. */
import { execFileSync } from 'node:child_process';
import { renameSync, rmSync } from 'node:fs';
import { devNull } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { PageDependencies, SiteDependencies } from '@/src/shared/pageDependencies';
import {
  collectApiHashes,
  findBase,
  findChangedDemos,
  findChangedPages,
  listChangedFiles,
} from '@/tools/proof/changed';
import { makeFolder, removeFolder, writeFiles } from '../../support/temp';

let root = '';
const folders: string[] = [];
const makeRepository = () => {
  root = make({ 'data/a.md': '1', 'data/b.md': '1', '.gitignore': 'out/\n' });
  git('init', '-q', '-b', 'main');
  commit();
};
afterEach(() => folders.splice(0).forEach(removeFolder));

function make(files: Record<string, string> = {}): string {
  const folder = makeFolder(files);
  folders.push(folder);
  return folder;
}

function gitIn(folder: string, ...args: string[]): string {
  return execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], {
    cwd: folder,
    env: { ...process.env, GIT_CONFIG_GLOBAL: devNull },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
}
const git = (...args: string[]) => gitIn(root, ...args);

/** Commits everything. @returns the commit. */
function commit(files: Record<string, string> = {}): string {
  writeFiles(root, files);
  git('add', '-A');
  git('commit', '-qm', 'A', '--allow-empty');
  return git('rev-parse', 'HEAD');
}

describe('the base', () => {
  beforeEach(makeRepository);

  test('is the merge base of a branch with main', () => {
    const base = git('rev-parse', 'HEAD');
    git('checkout', '-qb', 'topic');
    commit({ 'data/a.md': '2' });
    commit({ 'data/a.md': '3' });
    git('checkout', '-q', 'main');
    const proven = commit({ 'data/b.md': '2' });
    git('checkout', '-q', 'topic');
    expect(findBase(root, proven)).toBe(base);
  });

  test("is the remote's commit if main is ahead of it", () => {
    const base = git('rev-parse', 'HEAD');
    const clone = path.join(make(), 'clone');
    gitIn(root, 'clone', '-q', root, clone);
    for (const text of ['2', '3']) {
      writeFiles(clone, { 'data/a.md': text });
      gitIn(clone, 'commit', '-qam', 'A');
    }
    expect(findBase(clone)).toBe(base);
  });

  test('is the last proven commit on main, also a detached one', () => {
    const proven = git('rev-parse', 'HEAD');
    commit({ 'data/a.md': '2' });
    commit({ 'data/a.md': '3' });
    expect(findBase(root, proven)).toBe(proven);
    git('checkout', '-q', '--detach', 'HEAD');
    expect(findBase(root, proven.slice(0, 12))).toBe(proven);
  });

  test.each([
    ['no commit was proven', undefined],
    ['the proven one is of another clone', 'f'.repeat(40)],
    ['what was proven is no commit', '--output=x'],
  ])('is the parent when %s', (_name, proven) => {
    const parent = git('rev-parse', 'HEAD');
    commit({ 'data/a.md': '2' });
    expect(findBase(root, proven)).toBe(parent);
  });

  test('is the commit itself if it was proven, so that only uncommitted changes remain', () => {
    const proven = commit({ 'data/a.md': '2' });
    expect(findBase(root, proven)).toBe(proven);
  });

  test('is unknown for the first commit, in a shallow clone, without commits and without a repository', () => {
    commit({ 'data/a.md': '2' });
    const shallow = path.join(make(), 'clone');
    git('clone', '-q', '--depth', '1', pathToFileURL(root).href, shallow);
    git('checkout', '-q', '--detach', 'HEAD^');
    const empty = make();
    gitIn(empty, 'init', '-q');
    expect([root, shallow, empty, make()].map((folder) => findBase(folder))).toEqual(
      Array(4).fill(undefined),
    );
  });
});

describe('the files that differ from a commit', () => {
  beforeEach(makeRepository);

  test('are those of later commits, of the index, of the working tree, and untracked ones', () => {
    const base = git('rev-parse', 'HEAD');
    commit({ 'data/committed.md': '1' });
    writeFiles(root, { 'data/staged.md': '1' });
    git('add', '.');
    writeFiles(root, { 'data/a.md': '2', 'data/ä "b".md': '1', 'out/index.html': '1' });
    expect(listChangedFiles(root, base)).toEqual([
      'data/a.md',
      'data/committed.md',
      'data/staged.md',
      'data/ä "b".md',
    ]);
  });

  test('are none after a reverted change', () => {
    const base = git('rev-parse', 'HEAD');
    commit({ 'data/a.md': '2' });
    commit({ 'data/a.md': '1' });
    expect(listChangedFiles(root, base)).toEqual([]);
  });

  test('include both names of a renamed file, and deleted ones', () => {
    renameSync(path.join(root, 'data/a.md'), path.join(root, 'data/c.md'));
    git('add', '-A');
    rmSync(path.join(root, 'data/b.md'));
    expect(listChangedFiles(root, 'HEAD')).toEqual(['data/a.md', 'data/b.md', 'data/c.md']);
  });

  test('are relative to the site where that is a folder of the repository', () => {
    writeFiles(root, { 'data/a.md': '2', 'data/new.md': '1', 'other.md': '1' });
    expect(listChangedFiles(path.join(root, 'data'), 'HEAD')).toEqual(['a.md', 'new.md']);
  });

  test('are unknown when the commit is, and without a repository', () => {
    expect(listChangedFiles(root, 'f'.repeat(40))).toBeUndefined();
    expect(listChangedFiles(make(), 'HEAD')).toBeUndefined();
  });
});

test('without git, neither base nor files are known', () => {
  // Runs in a separate process because PATH is only read when a process starts.
  const code = `const loaded = await import('./tools/proof/changed.ts');
    const { findBase, listChangedFiles } = loaded.default ?? loaded;
    console.log(findBase('.'), listChangedFiles('.', 'HEAD'));`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', code];
  const env = { ...process.env, PATH: make() };
  expect(execFileSync(process.execPath, args, { env, encoding: 'utf8' })).toBe(
    'undefined undefined\n',
  );
});

const page = (values: Partial<PageDependencies>): PageDependencies => ({
  files: [],
  api: {},
  demos: {},
  ...values,
});
const BUTTON = {
  system: ['data/button/X/system/index.tsx', 'data/rows.ts'],
  css: ['data/button/X/css/index.tsx'],
};
const SITE: SiteDependencies = {
  '/button/': page({
    files: ['data/button/button.md', ...BUTTON.system, ...BUTTON.css],
    api: { 'a/button': '1' },
    demos: { X: BUTTON },
  }),
  '/button/guide/': page({ files: ['data/button/guide/guide.md'] }),
  '/list/': page({
    files: ['data/list/list.md', 'data/rows.ts', 'data/nav.ts'],
    demos: { X: { system: ['data/list/X.tsx', 'data/rows.ts'] } },
  }),
  '/api/button/': page({ files: ['pages/api.tsx'], api: { 'a/button': '1' } }),
  '/api/icon/': page({ files: ['pages/api.tsx'], api: { 'a/icon': '2' } }),
};

describe('the pages that changed', () => {
  test.each([
    ['a file of one page', ['data/list/list.md'], ['/list/']],
    ['a file of several', ['data/rows.ts'], ['/button/', '/list/']],
    [
      'several files of one page',
      ['data/button/button.md', 'data/rows.ts'],
      ['/button/', '/list/'],
    ],
    ['nothing', [], []],
    ['the engine, a package', ['src/site/a.tsx', 'package-lock.json'], []],
    ['a flavour that is gone', ['data/button/X/tailwind/index.tsx'], ['/button/']],
    [
      'a file of a page inside the folder of another',
      ['data/button/guide/Y.tsx'],
      ['/button/guide/'],
    ],
    ['data that no page has', ['data/redirects.ts', 'data/other/new.md'], []],
  ])('%s', (_name, files, pages) => {
    expect(findChangedPages(SITE, files)).toEqual(pages);
  });

  test.each([
    ['is another one', { 'a/button': '0', 'a/icon': '2' }, ['/api/button/', '/button/']],
    ['is new', { 'a/button': '1' }, ['/api/icon/']],
    ['is the same', { 'a/button': '1', 'a/icon': '2', 'a/gone': '3' }, []],
    ['was not recorded', undefined, []],
  ])('an entry of the reference that %s', (_name, before, pages) => {
    expect(findChangedPages(SITE, [], before)).toEqual(pages);
  });

  test('the hashes of entries are those that the dependencies have', () => {
    expect(collectApiHashes(SITE)).toEqual({ 'a/button': '1', 'a/icon': '2' });
  });
});

test('the demos that changed, each flavour by its own files', () => {
  const first = { href: '/button/', name: 'X', flavour: 'system', file: BUTTON.system[0] };
  expect(findChangedDemos(SITE, ['data/rows.ts'])).toEqual([
    first,
    { href: '/list/', name: 'X', flavour: 'system', file: 'data/list/X.tsx' },
  ]);
  expect(findChangedDemos(SITE, BUTTON.css)).toEqual([
    { href: '/button/', name: 'X', flavour: 'css', file: BUTTON.css[0] },
  ]);
  expect(findChangedDemos(SITE, ['data/button/button.md'])).toEqual([]);
});
