import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Waits until a file or a folder is on disk. */
export function syncFile(file: string): void {
  if (process.platform === 'win32') {
    return; // Windows can't sync folders, or files that are open for reading.
  }
  const descriptor = openSync(file, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
