/** Checks the licenses of all dependencies. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Lockfile, getPackageName, listPackages } from './lockfile';

/** A license that is allowed for some packages only. */
interface LicenseException {
  /** Package names. A name may end with `*`. */
  packages: readonly string[];
  /** The license as declared by the package; `none` without a declaration. */
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
  /** Whether it is installed. Binaries for other platforms aren't. */
  installed: boolean;
}

/**
 * Lists the license of every package in the lockfile, sorted by name. It comes from the installed package, or from the
 * lockfile for packages of other platforms.
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

/** Reads `license`, and the two older formats. @returns undefined when the manifest has none of them. */
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
 * Whether an SPDX expression is satisfied: `A OR B` needs one allowed license, `A AND B` needs both.
 * @throws Error when the expression can't be parsed.
 */
export function isAllowed(expression: string, allowed: readonly string[]): boolean {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;
  const readTerm = (): boolean => {
    const token = tokens[at++];
    if (token === '(') {
      const value = readOr();
      if (tokens[at++] !== ')') {
        throw new Error(`"${expression}" isn't an SPDX expression: a bracket isn't closed`);
      }
      return value;
    }
    if (token === undefined || /^(\)|AND|OR|WITH)$/.test(token)) {
      throw new Error(`"${expression}" isn't an SPDX expression: a license is missing`);
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
    throw new Error(`"${expression}" isn't an SPDX expression: unexpected "${tokens[at]}"`);
  }
  return value;
}

/**
 * Finds packages whose license isn't allowed, and exceptions that no package needs.
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

/** Values such as `SEE LICENSE IN …` aren't expressions, so they aren't allowed. */
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
