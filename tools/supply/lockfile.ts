/** Checks that package.json and its lockfile pin all packages, so that every installation gets the same bytes. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A package of the lockfile, as npm writes it (lockfile version 3). */
export interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  /** SPDX expression, copied from the package by npm. */
  license?: string;
  /** Whether only development needs it. */
  dev?: boolean;
  optional?: boolean;
  hasInstallScript?: boolean;
  /** Whether it is a link to a folder of this repository, which has no integrity. */
  link?: boolean;
  dependencies?: Readonly<Record<string, string>>;
  /** Packages for specific platforms. npm installs those of the current one. */
  optionalDependencies?: Readonly<Record<string, string>>;
}

export interface Lockfile {
  lockfileVersion: number;
  /** By place: `node_modules/next`; the repository itself is `''`. */
  packages: Readonly<Record<string, LockedPackage>>;
}

export interface Manifest {
  dependencies?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
}

/** Reads package.json and package-lock.json of a folder. @throws Error of the file system or of JSON, with the name of the file. */
export function readLock(folder: string): { manifest: Manifest; lock: Lockfile } {
  const read = (name: string): unknown => {
    const file = path.join(folder, name);
    try {
      return JSON.parse(readFileSync(file, 'utf8'));
    } catch (error) {
      throw new Error(`${file} can't be read: restore it from git.`, { cause: error });
    }
  };
  return {
    manifest: read('package.json') as Manifest,
    lock: read('package-lock.json') as Lockfile,
  };
}

/** `node_modules/a/node_modules/@b/c` is `@b/c`. */
export function getPackageName(place: string): string {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** Lists all packages except the repository itself, by path. */
export function listPackages({ packages }: Lockfile): [place: string, entry: LockedPackage][] {
  return Object.entries(packages).filter(([place]) => place !== '');
}

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/**
 * Finds packages that aren't pinned: ranges in package.json, versions that differ from the lockfile, packages that are
 * listed twice, and packages without integrity or with a download address.
 * @returns a line per error with its remedy.
 */
export function findInexact({ manifest, lock }: { manifest: Manifest; lock: Lockfile }): string[] {
  const errors: string[] = [];
  const { dependencies = {}, devDependencies = {} } = manifest;
  for (const [name, version] of [
    ...Object.entries(dependencies),
    ...Object.entries(devDependencies),
  ]) {
    const locked = lock.packages[`node_modules/${name}`]?.version;
    if (!EXACT.test(version)) {
      errors.push(`package.json: ${name} is "${version}", a range: npm i -E ${name}`);
    } else if (locked !== version) {
      errors.push(
        `package-lock.json: ${name} is ${locked ?? 'missing'}, package.json says ${version}: run npm install`,
      );
    }
    if (name in dependencies && name in devDependencies) {
      errors.push(`package.json: ${name} stands in dependencies and devDependencies: remove one`);
    }
  }
  if (lock.lockfileVersion !== 3) {
    errors.push(
      `package-lock.json has version ${lock.lockfileVersion}, not 3: write it with npm 9 or newer`,
    );
  }
  for (const [place, { version, integrity, resolved, link }] of listPackages(lock)) {
    if (!link && (!version || !integrity)) {
      errors.push(
        `package-lock.json: ${place} has no ${version ? 'integrity' : 'version'}: install it again`,
      );
    }
    if (resolved !== undefined) {
      errors.push(
        `package-lock.json: ${place} names an address: run npm install where .npmrc has omit-lockfile-registry-resolved=true`,
      );
    }
  }
  return [...new Set(errors)];
}

/**
 * Finds dependencies of locked packages that aren't locked themselves. With them, `npm ci` fails on every machine, and
 * `npm install` leaves out the binaries of other platforms.
 * @returns a line per dependency with its remedy.
 */
export function findMissing(lock: Lockfile): string[] {
  return listPackages(lock).flatMap(([place, { dependencies, optionalDependencies }]) =>
    Object.entries({ ...dependencies, ...optionalDependencies })
      .filter(([name]) => !isLocked(lock, place, name))
      .map(
        ([name, range]) =>
          `package-lock.json: ${place} needs ${name}@${range}, which is not there: pin a version of ${getPackageName(place)} whose packages for all platforms are in the registry (npm view ${name} versions), and run npm install`,
      ),
  );
}

/** Whether Node's resolution finds a dependency of a package: in its own folder, then in the folders above. */
function isLocked({ packages }: Lockfile, place: string, name: string): boolean {
  const owners = place.split(/(?:^|\/)node_modules\//).slice(1);
  return [...owners, name].some((_, depth) => {
    const names = [...owners.slice(0, depth), name];
    return names.map((part) => `node_modules/${part}`).join('/') in packages;
  });
}

/**
 * Finds packages with an install script.
 * @param reasons why each package works without it, by name.
 * @returns a line per package without a reason, and per reason without a package.
 */
export function findInstallScripts(
  lock: Lockfile,
  reasons: Readonly<Record<string, string>>,
): string[] {
  const names = new Set(
    listPackages(lock)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([place]) => getPackageName(place)),
  );
  return [
    ...[...names]
      .filter((name) => !(name in reasons))
      .map(
        (name) =>
          `${name} has an install script: try npm install --ignore-scripts, and write into tools/supply/allowed.ts why it works without, or use another package`,
      ),
    ...Object.keys(reasons)
      .filter((name) => !names.has(name))
      .map(
        (name) => `${name} has no install script any more: remove it from tools/supply/allowed.ts`,
      ),
  ];
}
