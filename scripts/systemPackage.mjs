// @ts-check
/** Installs a package of the system, where that is Debian or one of its kin. */
import { spawnSync } from 'node:child_process';

/** Another installation may be under way, or a download fail once. */
const PATIENCE = ['-o', 'DPkg::Lock::Timeout=300', '-o', 'Acquire::Retries=3'];

/** @param {string} name the package, for apt-get */
export function installSystemPackage(name) {
  const root = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', name],
  ]) {
    const [command = 'apt-get', ...rest] = [...root, 'apt-get', ...PATIENCE, ...args];
    spawnSync(command, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      // In run level 1 no service is started: tests start what they need themselves.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    });
  }
}
