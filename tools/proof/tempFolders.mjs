// @ts-check
/** The temporary folders of a run: what a test that failed or was ended leaves behind is removed with the run. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Environment variable with what the names of the folders begin with; processes of tests inherit it. */
export const PREFIX_VARIABLE = 'TEST_FOLDER_PREFIX';

/** Folders in which tests make folders. `.cache` is inside the repository, where packages are found. */
const PARENTS = [tmpdir(), '.cache'];

/** Names the folders of this run, and removes them when this process ends. A run inside another one is part of that. */
export function removeFoldersAtExit() {
  if (process.env[PREFIX_VARIABLE]) {
    return;
  }
  const prefix = `fieldguide-test-${process.pid}-`;
  process.env[PREFIX_VARIABLE] = prefix;
  process.once('exit', () => removeFolders(prefix));
}

/**
 * Removes the folders of a run.
 * @param {string} prefix what their names begin with
 */
function removeFolders(prefix, parents = PARENTS) {
  for (const parent of parents.filter((folder) => existsSync(folder))) {
    for (const name of readdirSync(parent).filter((entry) => entry.startsWith(prefix))) {
      rmSync(path.join(parent, name), { recursive: true, force: true });
    }
  }
}
