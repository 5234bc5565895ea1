/** Creates the files of a new PGlite database. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  DISK_FULL_EXIT,
  FULL_DISK_REMEDY,
  LowSpace,
  isDiskFull,
  requireSpaceForNew,
} from './freeSpace';
import { syncFile } from './syncFile';

const SCRIPT = path.resolve('services/feedback/database/createFiles.ts');

/** How long it may take, in milliseconds. */
const TIMEOUT_MS = 60_000;

/**
 * Creates the files in a temporary folder, so that an existing data folder is always complete, even if the process is
 * killed. Another process does it, because it takes 800 MB of memory.
 * @param megabytes that must be free afterwards.
 * @throws LowSpace when the disk is full.
 * @throws Error when the folder contains other files, or the files can't be created.
 */
export async function createFolder(folder: string, megabytes: number): Promise<void> {
  // Check this first. Otherwise, the rename would fail, but only after the database was created, which takes seconds.
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error('it contains other files, but no database');
  }
  const parent = path.dirname(folder);
  const prefix = `${path.basename(folder)}.new`;
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(prefix))) {
    // The process of a start that was killed may still write, so this can fail. The next start removes the rest.
    await rm(path.join(parent, name), { recursive: true, force: true }).catch(() => {});
  }
  // For the same reason, the name is new each time.
  const draft = path.join(parent, `${prefix}.${process.pid}.${Date.now()}`);
  requireSpaceForNew(parent, megabytes);
  try {
    mkdirSync(draft, { mode: 0o700 });
    await promisify(execFile)(process.execPath, ['--import', 'tsx', SCRIPT, draft], {
      timeout: TIMEOUT_MS,
      killSignal: 'SIGKILL',
    });
    await rename(draft, folder);
    syncFile(parent);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw isDiskFull(error) || (error as { code?: unknown }).code === DISK_FULL_EXIT
      ? new LowSpace(
          `The disk of ${parent} became full while a database was created there. It has too little space, too few free inodes, or a quota. ${FULL_DISK_REMEDY}`,
          { cause: error },
        )
      : error;
  }
}
