/** Finds the nginx for testing docs/nginx.conf: an installed one, or the system's package. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describeInstall, installSystemPackage } from './systemPackage';

/** Folders that are searched in addition to the user's PATH. */
const FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/**
 * @param say is called with a line about the selected nginx and about the installation.
 * @returns path of the executable.
 * @throws Error with a one-line remedy when there is no nginx.
 */
export async function findNginx(say: (line: string) => void): Promise<string> {
  const named = process.env.NGINX_PATH;
  if (named && !existsSync(named)) {
    throw new Error(`NGINX_PATH is ${named}, which doesn't exist: correct or unset it.`);
  }
  const known = named || search();
  if (known) {
    say(`nginx: ${known}`);
    return known;
  }
  await installSystemPackage('nginx-light', (line) => say(`nginx: none found, ${line}`));
  const installed = search();
  if (!installed) {
    throw new Error(
      `There is no nginx: ${describeInstall('nginx-light')}, or set NGINX_PATH to its executable.`,
    );
  }
  say(`nginx: ${installed} (system package)`);
  return installed;
}

function search(): string | undefined {
  return [...(process.env.PATH ?? '').split(delimiter), ...FOLDERS]
    .map((folder) => join(folder, process.platform === 'win32' ? 'nginx.exe' : 'nginx'))
    .find((file) => existsSync(file));
}
