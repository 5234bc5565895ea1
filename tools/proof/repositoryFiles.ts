/** The files of the repository as they are now: what a part that reads sources rests on. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A hash over names and contents of files.
 * @param root the repository.
 * @param includes chooses files by their path from the root, with forward slashes.
 * @returns undefined outside of git, where it is not known which files belong to the repository.
 */
export function hashRepositoryFiles(
  root: string,
  includes: (file: string) => boolean,
): string | undefined {
  const files = listRepositoryFiles(root);
  if (!files) {
    return undefined;
  }
  const hash = createHash('sha256');
  for (const file of files.filter(includes)) {
    const whole = path.join(root, file);
    // A file that was removed, and is still known to git, is none of them.
    if (existsSync(whole)) {
      hash.update(file).update('\0').update(readFileSync(whole));
    }
  }
  return hash.digest('hex').slice(0, 32);
}

/** Tracked files, and those that git would add; undefined outside of git. */
function listRepositoryFiles(root: string): string[] | undefined {
  try {
    const output = execFileSync(
      'git',
      ['ls-files', '-coz', '--exclude-standard', '--deduplicate'],
      {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: 64 * 2 ** 20,
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    return output.split('\0').filter(Boolean).sort();
  } catch {
    return undefined;
  }
}
