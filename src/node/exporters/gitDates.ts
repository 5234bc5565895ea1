/** Reads from git when files last changed. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Dates in UTC: `2026-01-31T08:00:00Z`. */
export interface GitDates {
  /** Date of a file's last commit, by its path relative to the repository. */
  files: ReadonlyMap<string, string>;
  /** Date of the commit that set the version of a package, by `name@version` as in package.json. */
  packages: ReadonlyMap<string, string>;
  /** The reason for missing dates, with the remedy; undefined if git returned everything. */
  note?: string;
}

/** Starts the line of a commit. File names can't contain it. */
const MARK = '\u0001';
const FORMAT = `--format=%x01%H %cI`;
const VERSION = /^\+\s*"([^"]+)":\s*"(\d[^"]*)",?$/;

/**
 * Reads the history of the files under `data/` and of package.json. Unknown dates are left out because wrong dates
 * would mislead search engines. In a shallow clone, the oldest commit appears to have created every file, so its date
 * is ignored.
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
        `git returned no dates (${failed && 'error' in failed ? failed.error : ''}), so the sitemap has none. ` +
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
 * Parses a log.
 * @param unknown hashes of commits whose dates are ignored.
 * @param getKey returns the key of a line in a commit, such as its file.
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
