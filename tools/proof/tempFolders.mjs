// @ts-check
/** Manages the temporary folders of a run, so that folders of failed or aborted tests are removed with the run. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Environment variable with the prefix of the folders' names, which test processes inherit. */
export const PREFIX_VARIABLE = 'TEST_FOLDER_PREFIX';

/** Folders in which tests create folders. `.cache` is inside the repository, where packages are resolved. */
const PARENTS = [tmpdir(), '.cache'];

/**
 * Sets the prefix of this run's folders, and removes them when this process exits. A nested run uses the prefix of the
 * outer one.
 */
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
 * @param {string} prefix prefix of their names
 */
function removeFolders(prefix, parents = PARENTS) {
  for (const parent of parents.filter((folder) => existsSync(folder))) {
    for (const name of readdirSync(parent).filter((entry) => entry.startsWith(prefix))) {
      rmSync(path.join(parent, name), { recursive: true, force: true });
    }
  }
}
