/** Finds the nginx that tries docs/nginx.conf: one that is there, else the system's package. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describeInstall, installSystemPackage } from './systemPackage';

/** Where it is when the path of a user does not name it. */
const FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/**
 * @param say gets a line about the nginx that is used, and about what is installed.
 * @returns path of the executable.
 * @throws Error with one line that says what to do when there is none.
 */
export function findNginx(say: (line: string) => void): string {
  const named = process.env.NGINX_PATH;
  if (named && !existsSync(named)) {
    throw new Error(`NGINX_PATH names ${named}, which is not there: correct it, or unset it.`);
  }
  const known = named || search();
  if (known) {
    say(`nginx: ${known}`);
    return known;
  }
  installSystemPackage('nginx-light', (line) => say(`nginx: none found, ${line}`));
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
