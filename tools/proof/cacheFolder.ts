/** Where this machine keeps what outlives a clone: beside the browsers of Playwright, which chooses by the same rule. */
import os from 'node:os';
import path from 'node:path';

/**
 * The folder of this project in the user's cache, for any clone on the machine.
 * @param env where `FIELDGUIDE_CACHE` names another folder, and systems name theirs.
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
