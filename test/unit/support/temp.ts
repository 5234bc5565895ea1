/** Folders of a test's own, outside the repository. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PREFIX_VARIABLE } from '../../../tools/proof/tempFolders.mjs';

/** Writes files by their path relative to `folder`; folders are made. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/**
 * Makes a folder that holds these files. It is removed at the end of the run, if the test has not done so before.
 * @param parent folder in which it is made.
 */
export function makeFolder(
  files: Readonly<Record<string, string>> = {},
  parent = tmpdir(),
): string {
  const prefix = process.env[PREFIX_VARIABLE];
  if (!prefix) {
    throw new Error(
      'Nothing would remove the folder: call removeFoldersAtExit in the global setup of this project.',
    );
  }
  const folder = mkdtempSync(path.join(parent, prefix));
  writeFiles(folder, files);
  return folder;
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

export function readText(...parts: string[]): string {
  return readFileSync(path.join(...parts), 'utf8');
}
