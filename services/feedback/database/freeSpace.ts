/** Refuses to write to a disk that is nearly full: PGlite hangs when a write fails. */
import { statfsSync } from 'node:fs';

/** What a new database needs, in megabytes. Its files have 39 MB. */
const NEW_DATABASE_MB = 48;

/** The files and folders of a new database are about 1,000, and each needs an inode. */
const NEW_DATABASE_INODES = 1_100;

export class LowSpace extends Error {
  override name = 'LowSpace';
}

/**
 * @param folder an existing folder.
 * @param megabytes that must be free for the user of this process.
 * @throws LowSpace
 */
export function requireSpace(folder: string, megabytes: number): void {
  const free = readFree(folder);
  if (free < megabytes) {
    throw new LowSpace(
      `${free} MB are free on the disk of ${folder}, and ${megabytes} MB are needed. Free some space, or lower FEEDBACK_FREE_MB.`,
    );
  }
}

/**
 * @param folder an existing folder, in which a database will be created.
 * @param megabytes that must be free afterwards.
 * @throws LowSpace
 */
export function requireSpaceForNew(folder: string, megabytes: number): void {
  const free = readFree(folder);
  const needed = NEW_DATABASE_MB + megabytes;
  const { files, ffree } = statfsSync(folder);
  // Some file systems, such as btrfs, have no fixed number of inodes, and report 0.
  if (files > 0 && ffree < NEW_DATABASE_INODES) {
    throw new LowSpace(
      `${ffree} inodes are free on the disk of ${folder}, and a new database needs ${NEW_DATABASE_INODES}. ${FULL_DISK_REMEDY}`,
    );
  }
  if (free < needed) {
    throw new LowSpace(
      `${free} MB are free on the disk of ${folder}, and ${needed} MB are needed: ${NEW_DATABASE_MB} MB for a new database, and ${megabytes} MB that stay free (FEEDBACK_FREE_MB). ${FULL_DISK_REMEDY}`,
    );
  }
}

/** What to do when a database can't be created because of the disk. */
export const FULL_DISK_REMEDY =
  'Free some space, or choose a folder on another disk with FEEDBACK_DATA.';

/** The exit code of the process that creates a database, when the disk is full. */
export const DISK_FULL_EXIT = 28;

/** The numbers of ENOSPC and EDQUOT in WebAssembly. Those of Node are negative. */
const FULL_IN_WASM = [51, 19];

/** Returns whether a disk or a quota is full, or has no room for another file. */
export function isDiskFull(error: unknown): boolean {
  const { code = '', errno = 0 } = error as NodeJS.ErrnoException;
  return ['ENOSPC', 'EDQUOT'].includes(code) || FULL_IN_WASM.includes(errno);
}

function readFree(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return Math.floor((bavail * bsize) / 2 ** 20);
}
