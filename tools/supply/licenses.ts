/** The licenses of all dependencies, against those that this repository allows. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Lockfile, getPackageName, listPackages } from './lockfile';

/** A license that is fine for some packages only. */
interface LicenseException {
  /** Names that it is for; one may end with `*`. */
  packages: readonly string[];
  /** As the package says it; `none` for one that says nothing. */
  license: string;
  reason: string;
}

export interface LicenseRules {
  /** SPDX ids. */
  allowed: readonly string[];
  exceptions: readonly LicenseException[];
}

/** A package and its license. */
export interface LicensedPackage {
  name: string;
  version: string;
  /** SPDX expression, or `none`. */
  license: string;
  dev: boolean;
  /** Whether it is on this disk: binaries of other platforms are not. */
  installed: boolean;
}

/**
 * The license of every package of the lockfile: as the installed package says it, for those of other platforms as the
 * lockfile does. Sorted by name.
 */
export function listLicenses(lock: Lockfile, folder: string): LicensedPackage[] {
  return listPackages(lock)
    .map(([place, { version = '', license: listed, dev = false }]) => {
      const file = path.join(folder, place, 'package.json');
      const installed = existsSync(file);
      const license = installed ? readLicense(JSON.parse(readFileSync(file, 'utf8'))) : listed;
      return { name: getPackageName(place), version, license: license ?? 'none', dev, installed };
    })
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

/** Reads `license`, and the two shapes that old packages have. @returns undefined when none of them is there. */
export function readLicense(manifest: {
  license?: string | { type?: string };
  licenses?: readonly { type?: string }[] | string;
}): string | undefined {
  const { license, licenses } = manifest;
  if (typeof license === 'string') {
    return license;
  }
  if (license?.type) {
    return license.type;
  }
  const types = Array.isArray(licenses)
    ? (licenses as { type?: string }[]).flatMap(({ type }) => type ?? [])
    : [];
  return types.length > 0 ? types.join(' OR ') : undefined;
}

/**
 * Whether an SPDX expression is satisfied: of `A OR B` one has to be allowed, of `A AND B` both.
 * @throws Error when the expression cannot be read.
 */
export function isAllowed(expression: string, allowed: readonly string[]): boolean {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;
  const readTerm = (): boolean => {
    const token = tokens[at++];
    if (token === '(') {
      const value = readOr();
      if (tokens[at++] !== ')') {
        throw new Error(`"${expression}" is no SPDX expression: a bracket stays open`);
      }
      return value;
    }
    if (token === undefined || /^(\)|AND|OR|WITH)$/.test(token)) {
      throw new Error(`"${expression}" is no SPDX expression: a license is missing in it`);
    }
    const id = tokens[at] === 'WITH' ? `${token} WITH ${tokens[(at += 2) - 1]}` : token;
    return allowed.includes(id);
  };
  const readAnd = (): boolean => {
    let value = readTerm();
    while (tokens[at] === 'AND') {
      at += 1;
      value = readTerm() && value;
    }
    return value;
  };
  function readOr(): boolean {
    let value = readAnd();
    while (tokens[at] === 'OR') {
      at += 1;
      value = readAnd() || value;
    }
    return value;
  }
  const value = readOr();
  if (at < tokens.length) {
    throw new Error(
      `"${expression}" is no SPDX expression: "${tokens[at]}" stands where it cannot`,
    );
  }
  return value;
}

/**
 * Packages whose license is not allowed, and exceptions that nothing needs.
 * @returns a line per error with its remedy.
 */
export function findForbidden(
  packages: readonly LicensedPackage[],
  { allowed, exceptions }: LicenseRules,
): string[] {
  const used = new Set<LicenseException>();
  const errors = packages.flatMap(({ name, version, license }) => {
    const exception = exceptions.find(
      (candidate) =>
        candidate.license === license &&
        candidate.packages.some((pattern) => matches(pattern, name)),
    );
    if (exception) {
      used.add(exception);
      return [];
    }
    return isReadableAndAllowed(license, allowed)
      ? []
      : [
          `${name}@${version} has the license ${license}: read it, then allow it in tools/supply/allowed.ts with a reason, or use another package`,
        ];
  });
  return [
    ...errors,
    ...exceptions
      .filter((exception) => !used.has(exception))
      .map(
        ({ packages: names, license }) =>
          `No package needs the exception for ${names.join(', ')} (${license}): remove it from tools/supply/allowed.ts`,
      ),
  ];
}

/** `SEE LICENSE IN …` and the like are no expressions, hence not allowed. */
function isReadableAndAllowed(license: string, allowed: readonly string[]): boolean {
  try {
    return isAllowed(license, allowed);
  } catch {
    return false;
  }
}

function matches(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;
}
