/**
 * node --import tsx services/feedback/database/createFiles.ts FOLDER: creates a database in an empty folder. The exit code is
 * DISK_FULL_EXIT when the disk is full.
 */
import { chmodSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { openDurable } from './durableFolder';
import { DISK_FULL_EXIT, isDiskFull } from './freeSpace';
import { syncFile } from './syncFile';

create(process.argv[2]!).catch((error: unknown) => {
  console.error(error);
  process.exit(isDiskFull(error) ? DISK_FULL_EXIT : 1);
});

async function create(folder: string): Promise<void> {
  await (await openDurable(folder)).close();
  secureTree(folder);
}

/** Makes all files private, and waits until they are on disk. PGlite creates files that everybody can read and write. */
function secureTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      secureTree(file);
    } else {
      chmodSync(file, 0o600);
      syncFile(file);
    }
  }
  chmodSync(folder, 0o700);
  syncFile(folder);
}
