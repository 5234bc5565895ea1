import path from 'node:path';

/** The repository. Every command of this project runs there, and so do Next's build workers. */
export const ROOT = process.cwd();

/** A path with forward slashes, as in addresses. */
export function toPosix(file: string): string {
  return file.split(path.sep).join('/');
}

/** Path relative to the repository, with forward slashes, for errors and links. */
export function relative(file: string): string {
  return toPosix(path.relative(ROOT, file));
}
