import path from 'node:path';

/** The repository. Every command of this project runs there; Next also runs its build workers there. */
export const ROOT = process.cwd();

/** Path relative to the repository, with forward slashes, for errors and links. */
export function relative(file: string): string {
  return path.relative(ROOT, file).split(path.sep).join('/');
}
