/** Hashes the current files of the repository, for parts that read sources. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns a hash of the names and contents of files.
 * @param root the repository.
 * @param includes selects files by their path relative to the repository, with forward slashes.
 * @returns undefined without git, because then it isn't known which files belong to the repository.
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
    // A removed file that git still lists doesn't count.
    if (existsSync(whole)) {
      hash.update(file).update('\0').update(readFileSync(whole));
    }
  }
  return hash.digest('hex').slice(0, 32);
}

/** Lists tracked files and those that git would add; undefined without git. */
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
