/** When files were last changed, as git has it. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Dates are moments in UTC: `2026-01-31T08:00:00Z`. */
export interface GitDates {
  /** Date of the last commit of a file, by its path relative to the repository. */
  files: ReadonlyMap<string, string>;
  /** Date of the commit that brought a package in its version, by `name@version` as package.json has them. */
  packages: ReadonlyMap<string, string>;
  /** Why dates are missing, with the remedy; absent when git told all. */
  note?: string;
}

/** Begins the line of a commit; no name of a file has it. */
const MARK = '\u0001';
const FORMAT = `--format=%x01%H %cI`;
const VERSION = /^\+\s*"([^"]+)":\s*"(\d[^"]*)",?$/;

/**
 * Asks git for the files under `data/` and for the history of package.json. A date that cannot be known is left
 * out: a wrong one would mislead search engines. Of a shallow clone the oldest commit seems to have made every file, so
 * its date says nothing.
 * @param root the repository.
 */
export function readGitDates(root: string): GitDates {
  const shallow = runGit(root, ['rev-parse', '--git-path', 'shallow']);
  const log = runGit(root, ['log', FORMAT, '--name-only', '--relative', '--', 'data']);
  const versions = runGit(root, ['log', FORMAT, '-p', '-U0', '--', 'package.json']);
  const failed = [shallow, log, versions].find((answer) => 'error' in answer);
  if ('error' in shallow || 'error' in log || 'error' in versions) {
    return {
      files: new Map(),
      packages: new Map(),
      note:
        `git tells no dates (${failed && 'error' in failed ? failed.error : ''}): the sitemap has none. ` +
        'Build in a clone of the repository, with git installed, to have them.',
    };
  }
  const boundary = path.resolve(root, shallow.text.trim());
  const unknown = existsSync(boundary) ? readFileSync(boundary, 'utf8').split('\n') : [];
  const dates = {
    files: readLog(log.text, unknown, (line) => (line === '' ? undefined : line)),
    packages: readLog(versions.text, unknown, (line) => {
      const [, name, version] = VERSION.exec(line) ?? [];
      return name && `${name}@${version}`;
    }),
  };
  return existsSync(boundary)
    ? {
        ...dates,
        note: 'The clone is shallow: files older than it have no date. Fetch the whole history (git fetch --unshallow) to have them all.',
      }
    : dates;
}

/**
 * Reads a log.
 * @param unknown hashes of commits whose dates say nothing.
 * @param getKey what a line of a commit is about.
 * @returns the newest date by key.
 */
function readLog(
  text: string,
  unknown: readonly string[],
  getKey: (line: string) => string | undefined,
): Map<string, string> {
  const newest = new Map<string, string>();
  for (const commit of text.split(MARK).slice(1)) {
    const [head = '', ...lines] = commit.split('\n');
    const [hash = '', iso = ''] = head.split(' ');
    if (unknown.includes(hash)) {
      continue;
    }
    const date = `${new Date(iso).toISOString().slice(0, 19)}Z`;
    for (const line of lines) {
      const key = getKey(line);
      if (key !== undefined && (newest.get(key) ?? '') < date) {
        newest.set(key, date);
      }
    }
  }
  return newest;
}

function runGit(root: string, args: readonly string[]): { text: string } | { error: string } {
  const { error, status, stdout, stderr } = spawnSync(
    'git',
    ['-c', 'core.quotepath=off', ...args],
    { cwd: root, encoding: 'utf8', maxBuffer: 512 * 2 ** 20 },
  );
  if (error || status !== 0) {
    return {
      error: error ? error.message : stderr.trim().split('\n')[0] || `git ended with ${status}`,
    };
  }
  return { text: stdout };
}
