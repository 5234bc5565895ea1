/** Refuses to write to a disk that is nearly full: PGlite hangs when a write fails. */
import { statfsSync } from 'node:fs';

export class LowSpace extends Error {
  override name = 'LowSpace';
}

/**
 * @param folder an existing folder.
 * @param megabytes that must be free for the user of this process.
 * @throws LowSpace
 */
export function requireSpace(folder: string, megabytes: number): void {
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.floor((bavail * bsize) / 2 ** 20);
  if (free < megabytes) {
    throw new LowSpace(
      `${free} MB are free on the disk of ${folder}, and ${megabytes} MB are needed. Free some space, or lower FEEDBACK_FREE_MB.`,
    );
  }
}
