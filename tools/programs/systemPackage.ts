/** Installs system packages on Debian and similar systems if that is possible without asking for a password. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';

/** Options for when another installation is running, or a download fails once. */
const RETRY_OPTIONS = ['-o', 'DPkg::Lock::Timeout=300', '-o', 'Acquire::Retries=3'];

/**
 * Returns the command that `installSystemPackage` runs; undefined if it does nothing. Only CI uses sudo: on a personal
 * machine, users decide about privileges.
 */
export function chooseInstaller({
  platform,
  hasApt,
  isRoot,
  isCI,
}: {
  platform: NodeJS.Platform;
  hasApt: boolean;
  isRoot: boolean;
  isCI: boolean;
}): string[] | undefined {
  if (platform !== 'linux' || !hasApt || !(isRoot || isCI)) {
    return undefined;
  }
  return isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
}

/** Whether the list of packages was updated by this process. */
let isUpdated = false;

/**
 * Installs a package. To find out whether it worked, check whether the program exists.
 * @param name package name for apt-get.
 * @param say is called with a line about the installation.
 */
export async function installSystemPackage(
  name: string,
  say: (line: string) => void,
): Promise<void> {
  const installer = chooseInstaller({
    platform: process.platform,
    hasApt: existsSync('/usr/bin/apt-get'),
    isRoot: process.getuid?.() === 0,
    isCI: process.env.CI === 'true',
  });
  if (!installer) {
    return;
  }
  say(`installing the package ${name} with ${installer.join(' ')} …`);
  if (!isUpdated) {
    await run([...installer, ...RETRY_OPTIONS, 'update', '-qq']);
    isUpdated = true;
  }
  await run([
    ...installer,
    ...RETRY_OPTIONS,
    ...['install', '-y', '-qq', '--no-install-recommends', name],
  ]);
}

/** Runs a command until its end, whatever its exit code is. */
async function run([command = '', ...args]: readonly string[]): Promise<void> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    // In run level 1, no service is started. Tests start the services that they need.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
  await once(child, 'close').catch(() => undefined);
}

/**
 * Describes how to install a program manually.
 * @param name package name for apt-get.
 * @returns such as `install nginx-light (on Debian and Ubuntu: sudo apt-get install nginx-light)`.
 */
export function describeInstall(name: string): string {
  return `install ${name} (on Debian and Ubuntu: sudo apt-get install ${name})`;
}
