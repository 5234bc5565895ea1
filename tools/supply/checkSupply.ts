/**
 * npm run supply: checks third-party packages against the rules of this repository, without network access.
 * checkAdvisories.ts asks the registry.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '@/src/node/errors';
import { createPolicy } from '@/src/node/exporters/hosting/contentSecurityPolicy';
import { ROOT } from '@/src/node/paths';
import { INSTALL_SCRIPTS, LICENSES } from './allowed';
import { type LicensedPackage, findForbidden, listLicenses } from './licenses';
import { findInexact, findInstallScripts, findMissing, listPackages, readLock } from './lockfile';
import { findWeakPolicy, listPolicies } from './policy';

/**
 * Checks the lockfile, licenses, install scripts and the pages' Content-Security-Policy.
 * @param options list: prints every package with its license.
 * @throws CommandError with a line per error.
 */
export function checkSupply({ list = false } = {}): void {
  const { manifest, lock } = readLock(ROOT);
  const packages = listLicenses(lock, ROOT);
  if (list) {
    packages.forEach(({ name, version, license, dev }) =>
      console.log(`${license.padEnd(24)} ${name}@${version}${dev ? ' (development)' : ''}`),
    );
  }
  printLicenses(packages);
  const scripts = listPackages(lock).filter(([, { hasInstallScript }]) => hasInstallScript);
  console.log(`Install scripts: ${scripts.length} packages have one, none of them runs (.npmrc)`);
  const errors = [
    ...findInexact({ manifest, lock }),
    ...findMissing(lock),
    ...findForbidden(packages, LICENSES),
    ...findInstallScripts(lock, INSTALL_SCRIPTS),
    ...findRunScripts(readFileSync(path.join(ROOT, '.npmrc'), 'utf8')),
  ];

  const headers = path.join(ROOT, 'out', '_headers');
  const exported = existsSync(headers) ? listPolicies(readFileSync(headers, 'utf8')) : undefined;
  if (exported?.length === 0) {
    errors.push('out/_headers has no Content-Security-Policy: run the build again');
  }
  errors.push(
    ...findWeakPolicy(createPolicy([]), 'contentSecurityPolicy.ts'),
    ...(exported ?? []).flatMap((policy) => findWeakPolicy(policy, 'out/_headers')),
  );
  console.log(
    `Policy: that of the source${exported ? ` and ${exported.length} of out/_headers` : ''}`,
  );
  if (errors.length > 0) {
    throw new CommandError(errors.join('\n'));
  }
}

/** Checks that install scripts are disabled, so that no downloaded code runs during installation. */
function findRunScripts(npmrc: string): string[] {
  return /^ignore-scripts\s*=\s*true$/m.test(npmrc)
    ? []
    : ['.npmrc lets install scripts run: write ignore-scripts=true'];
}

function printLicenses(packages: readonly LicensedPackage[]): void {
  const counts = new Map<string, number>();
  packages.forEach(({ license }) => counts.set(license, (counts.get(license) ?? 0) + 1));
  const sorted = [...counts].sort((a, b) => b[1] - a[1]);
  const installed = packages.filter((entry) => entry.installed).length;
  console.log(
    `Licenses of ${packages.length} packages, ${installed} of them installed: ${sorted
      .map(([license, count]) => `${license} ${count}`)
      .join(', ')}`,
  );
}
