/** Finds the cache folder of this machine, which outlives a clone. The rule is that of Playwright's browsers. */
import os from 'node:os';
import path from 'node:path';

/**
 * Returns this project's folder in the user's cache, which all clones on the machine share.
 * @param env `FIELDGUIDE_CACHE` overrides the folder, and the operating system's variables set the default.
 */
export function getCacheFolder(env: NodeJS.ProcessEnv = process.env): string {
  return env.FIELDGUIDE_CACHE
    ? path.resolve(env.FIELDGUIDE_CACHE)
    : path.join(getUserCache(env), 'fieldguide');
}

function getUserCache(env: NodeJS.ProcessEnv): string {
  const home = os.homedir();
  switch (process.platform) {
    case 'darwin':
      return path.join(home, 'Library', 'Caches');
    case 'win32':
      return env.LOCALAPPDATA || path.join(home, 'AppData', 'Local');
    default:
      return env.XDG_CACHE_HOME || path.join(home, '.cache');
  }
}
