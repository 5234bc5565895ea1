/**
 * Finds out what changed since a commit, and which pages and demos depend on it.
 *
 * Packages and the engine (`src/`) aren't dependencies of single pages, so changing them changes no page by this
 * measure, although it may affect every page. The sample and the hashes of verdicts cover that.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Flavour } from '@/src/shared/flavours';
import type { SiteDependencies } from '@/src/shared/pageDependencies';

/** A demo in one flavor. */
export interface ChangedDemo {
  /** Address of the page, with language prefix and trailing slash. */
  href: string;
  /** The name of the demo on that page. */
  name: string;
  flavour: Flavour;
  /** The entry file, relative to the repository. */
  file: string;
}

/** Hashes of API entries by id, as returned by `collectApiHashes`. */
export type ApiHashes = Readonly<Record<string, string>>;

/** The main branch of the remote, or of a clone without remote. */
const MAIN = ['refs/remotes/origin/main', 'refs/heads/main'];

/**
 * Finds the commit to compare the working tree with. The first that applies:
 * 1. the merge base with the main branch of the remote (without a remote: the local one), when HEAD is ahead of it;
 * 2. the commit that last passed, if this clone has it; it doesn't need to be an ancestor of HEAD;
 * 3. the parent of HEAD.
 * @param root the repository.
 * @param lastProven id of a commit, which this clone may not have.
 * @returns undefined without git, in a repository with one commit, and in a clone that is too shallow.
 */
export function findBase(root: string, lastProven?: string): string | undefined {
  const head = findCommit(root, 'HEAD');
  if (head === undefined) {
    return undefined;
  }
  const main = MAIN.map((ref) => findCommit(root, ref)).find((commit) => commit !== undefined);
  const mergeBase = main === undefined ? undefined : runGit(root, ['merge-base', main, head]);
  if (mergeBase !== undefined && mergeBase.trim() !== head) {
    return mergeBase.trim();
  }
  const proven =
    lastProven !== undefined && /^[0-9a-f]{7,64}$/.test(lastProven)
      ? findCommit(root, lastProven)
      : undefined;
  return proven ?? findCommit(root, 'HEAD^');
}

/**
 * Lists the files that differ between a commit and the working tree, committed or not. A renamed file is listed by both
 * names, and a deleted one by its former name. Files that git ignores are left out.
 * @param root the repository, or a folder inside it. Files outside this folder are left out.
 * @returns paths relative to `root`, with forward slashes, sorted; undefined when git can't compare the two.
 */
export function listChangedFiles(root: string, base: string): string[] | undefined {
  const commit = findCommit(root, base);
  if (commit === undefined) {
    return undefined;
  }
  const diff = ['diff', '--name-only', '-z', '--no-renames', '--no-ext-diff', '--relative'];
  const changed = runGit(root, [...diff, commit, '--']);
  const untracked = runGit(root, ['ls-files', '-z', '--others', '--exclude-standard']);
  if (changed === undefined || untracked === undefined) {
    return undefined;
  }
  const files = [...changed.split('\0'), ...untracked.split('\0')].filter((file) => file !== '');
  return [...new Set(files)].sort();
}

/**
 * Finds the pages that depend on a changed file or API entry.
 *
 * An entry has changed when its hash differs or is new. Without previous hashes (in a fresh clone), no entry counts as
 * changed: hashes of an earlier commit can't be calculated because its packages aren't installed. Entries change with
 * the packages, which are part of the engine (see above).
 * @param dependencies the current dependencies of the pages.
 * @param changedFiles the result of `listChangedFiles`.
 * @param previousApiHashes hashes of the base.
 * @returns addresses of pages, sorted.
 */
export function findChangedPages(
  dependencies: SiteDependencies,
  changedFiles: readonly string[],
  previousApiHashes?: ApiHashes,
): string[] {
  const changed = new Set(changedFiles);
  const owners = findOwners(dependencies, changedFiles);
  return Object.entries(dependencies)
    .filter(
      ([href, { files, api }]) =>
        owners.has(href) ||
        files.some((file) => changed.has(file)) ||
        Object.entries(api).some(
          ([id, hash]) => previousApiHashes !== undefined && previousApiHashes[id] !== hash,
        ),
    )
    .map(([href]) => href)
    .sort();
}

/** Finds the demos, by flavor, that depend on a changed file. */
export function findChangedDemos(
  dependencies: SiteDependencies,
  changedFiles: readonly string[],
): ChangedDemo[] {
  const changed = new Set(changedFiles);
  return Object.entries(dependencies).flatMap(([href, { demos }]) =>
    Object.entries(demos).flatMap(([name, flavours]) =>
      (Object.entries(flavours) as [Flavour, string[]][])
        .filter(([, files]) => files.some((file) => changed.has(file)))
        .map(([flavour, [file = '']]) => ({ href, name, flavour, file })),
    ),
  );
}

/** Collects the hashes of all API entries that pages depend on. */
export function collectApiHashes(dependencies: SiteDependencies): ApiHashes {
  return Object.assign({}, ...Object.values(dependencies).map(({ api }) => api));
}

/**
 * Finds the pages of files that no page lists: deleted ones, such as the CSS flavor of a demo or a playground, and
 * unused ones. A file belongs to a page if it is in the folder of the page's Markdown or below.
 */
function findOwners(
  dependencies: SiteDependencies,
  changedFiles: readonly string[],
): ReadonlySet<string> {
  const listed = new Set(Object.values(dependencies).flatMap(({ files }) => files));
  const byFolder = new Map<string, string[]>();
  for (const [href, { files }] of Object.entries(dependencies)) {
    for (const file of files.filter((name) => name.endsWith('.md'))) {
      const folder = path.posix.dirname(file);
      byFolder.set(folder, [...(byFolder.get(folder) ?? []), href]);
    }
  }
  const unlisted = changedFiles.filter((file) => file.startsWith('data/') && !listed.has(file));
  return new Set(unlisted.flatMap((file) => findFolderPages(file, byFolder)));
}

function findFolderPages(file: string, byFolder: ReadonlyMap<string, string[]>): string[] {
  for (let folder = path.posix.dirname(file); folder !== '.'; folder = path.posix.dirname(folder)) {
    const pages = byFolder.get(folder);
    if (pages) {
      return pages;
    }
  }
  return [];
}

/** Returns the full id of a commit; undefined when this clone doesn't have it. */
function findCommit(root: string, name: string): string | undefined {
  return runGit(root, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`])?.trim();
}

/** @returns undefined when git is missing or fails. */
function runGit(root: string, args: readonly string[]): string | undefined {
  const { error, status, stdout } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 512 * 2 ** 20,
  });
  return error || status !== 0 ? undefined : stdout;
}
