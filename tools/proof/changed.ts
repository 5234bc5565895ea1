/**
 * What changed since a commit, and which pages and demos are made from it.
 *
 * Packages and the engine (`src/`) are no dependencies of single pages, so a change of them changes no page by this
 * measure, although it may change every page: the sample and the hashes of verdicts find that.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Flavour } from '@/src/shared/flavours';
import type { SiteDependencies } from '@/src/shared/pageDependencies';

/** A demo in one flavour. */
export interface ChangedDemo {
  /** Address of its page, with language prefix and trailing slash. */
  href: string;
  /** Its name on that page. */
  name: string;
  flavour: Flavour;
  /** Its entry, relative to the repository. */
  file: string;
}

/** Hashes of API entries by id, as `collectApiHashes` takes them from a list of dependencies. */
export type ApiHashes = Readonly<Record<string, string>>;

/** What a remote's main branch is called, or the branch of a clone without remote. */
const MAIN = ['refs/remotes/origin/main', 'refs/heads/main'];

/**
 * Finds the commit that the working tree is compared with. The first that applies:
 * 1. the merge base with the main branch of the remote (without a remote: the local one), when HEAD is ahead of it;
 * 2. the commit that was last proven, if this clone has it; it need not be an ancestor of HEAD;
 * 3. the parent of HEAD.
 * @param root the repository.
 * @param lastProven id of a commit, from anywhere: it may be unknown to this clone.
 * @returns undefined without git, in a repository of one commit, and in a clone that is too shallow.
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
 * Lists the files that differ between a commit and the working tree, committed or not. A file that was renamed stands
 * there by both of its names, a deleted one by its former name. Files that git ignores are left out.
 * @param root the repository, or a folder inside: files outside of it are left out.
 * @returns paths relative to `root`, with forward slashes, sorted; undefined when git cannot compare the two.
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
 * Finds the pages that are made from a file that changed, or from an API entry that did.
 *
 * An entry changed when its hash is another one than before, or when it was not there before. Without hashes from
 * before (a fresh clone) no entry counts as changed: its hash cannot be had for a former commit, whose packages are not
 * installed. The entries change with the packages, whose changes are those of the engine, see above.
 * @param dependencies of the pages as they are now.
 * @param changedFiles as `listChangedFiles` returns them.
 * @param previousApiHashes of the base.
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

/** Finds the demos, in the flavours, that are made from a file that changed. */
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

/** The hash of each API entry that some page is made from. */
export function collectApiHashes(dependencies: SiteDependencies): ApiHashes {
  return Object.assign({}, ...Object.values(dependencies).map(({ api }) => api));
}

/**
 * No page lists a file that was deleted, such as the CSS flavour of a demo or a playground, nor one that nothing uses
 * yet. In the folder of a page's Markdown or below, it counts as that page's.
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

/** The full id of a commit; undefined when this clone does not have it. */
function findCommit(root: string, name: string): string | undefined {
  return runGit(root, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`])?.trim();
}

/** @returns undefined when there is no git, or when it refuses. */
function runGit(root: string, args: readonly string[]): string | undefined {
  const { error, status, stdout } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 512 * 2 ** 20,
  });
  return error || status !== 0 ? undefined : stdout;
}
