import { execFileSync } from 'node:child_process';

/** Files that git knows, and those that it would add: paths from the root, with forward slashes. */
export function listRepositoryFiles(): string[] {
  const output = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return [...new Set(output.split('\0').filter(Boolean))];
}
