/** Finds the PostgreSQL for tests of the receiver: an installed one, or the system's package. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describeInstall, installSystemPackage } from './systemPackage';

/** Folders of programs: Debian has one per version; the others are Homebrew's and the usual ones. */
const DEBIAN = '/usr/lib/postgresql';
const FOLDERS = ['/opt/homebrew/bin', '/usr/local/pgsql/bin', '/usr/local/bin', '/usr/bin'];

/**
 * @param say is called with a line about the selected PostgreSQL, about the installation, and if there is none.
 * @returns folder of the programs; undefined if PostgreSQL can't be installed.
 * @throws Error with a one-line remedy when POSTGRES_BIN is wrong, or there is no PostgreSQL in CI.
 */
export async function findPostgres(say: (line: string) => void): Promise<string | undefined> {
  const named = process.env.POSTGRES_BIN;
  if (named && !hasPrograms(named)) {
    throw new Error(
      `POSTGRES_BIN is ${named}, which doesn't contain initdb and postgres: correct or unset it.`,
    );
  }
  const known = named || searchPostgres();
  if (known) {
    say(`PostgreSQL: ${known}`);
    return known;
  }
  await installSystemPackage('postgresql', (line) => say(`PostgreSQL: none found, ${line}`));
  const installed = searchPostgres();
  if (installed) {
    say(`PostgreSQL: ${installed} (system package)`);
    return installed;
  }
  const line = `There is no PostgreSQL: ${describeInstall('postgresql')}, or set POSTGRES_BIN to the folder of initdb and postgres.`;
  if (process.env.CI === 'true') {
    throw new Error(line);
  }
  say(`${line}\nThe receiver is only tested with PGlite.`);
  return undefined;
}

/** Returns the folder with the programs of the newest installed version. */
export function searchPostgres(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  return [
    ...versions
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => join(DEBIAN, version, 'bin')),
    ...FOLDERS,
  ].find(hasPrograms);
}

function hasPrograms(folder: string): boolean {
  const ending = process.platform === 'win32' ? '.exe' : '';
  return ['initdb', 'postgres'].every((name) => existsSync(join(folder, `${name}${ending}`)));
}
