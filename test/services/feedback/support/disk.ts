/** Small disks for tests, which only root can mount, and only on Linux. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../../../unit/support/temp';

const run = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;

export interface Disk {
  folder: string;
  setSize: (megabytes: number) => void;
  setReadOnly: () => void;
}

const mounted: string[] = [];

/**
 * Mounts a disk in memory.
 * @param files the number of files and folders that it can have.
 * @returns undefined where this isn't permitted.
 */
export function mountDisk(megabytes: number, files = 100_000): Disk | undefined {
  if (process.platform !== 'linux') {
    return undefined;
  }
  const folder = path.join(makeFolder(), 'disk');
  mkdirSync(folder);
  if (!run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,nr_inodes=${files}`, 'none', folder)) {
    return undefined;
  }
  mounted.push(folder);
  // PostgreSQL runs as another user.
  chmodSync(path.dirname(folder), 0o755);
  const remount = (options: string) => {
    if (!run('mount', '-o', `remount,${options}`, folder)) {
      throw new Error(`${folder} can't be mounted with ${options}`);
    }
  };
  return {
    folder,
    setSize: (size) => remount(`size=${size}m`),
    setReadOnly: () => remount('ro'),
  };
}

/** Removes all disks, also after a test that failed. */
export function unmountDisks(): void {
  for (const folder of mounted.splice(0)) {
    run('umount', '--lazy', folder);
  }
}
