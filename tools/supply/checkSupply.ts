/**
 * npm run supply: what comes into this project from others, held to what was agreed. Nobody outside is asked:
 * checkAdvisories.ts does that.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '@/src/node/errors';
import { createPolicy } from '@/src/node/exporters/hosting/contentSecurityPolicy';
import { ROOT } from '@/src/node/paths';
import { INSTALL_SCRIPTS, LICENCES } from './allowed';
import { type LicensedPackage, findForbidden, listLicences } from './licences';
import { findInexact, findInstallScripts, findMissing, listPackages, readLock } from './lockfile';
import { findWeakPolicy, listPolicies } from './policy';

/**
 * Checks lockfile, licences, install scripts and the policy of the pages.
 * @param options list: prints every package with its licence.
 * @throws CommandError with a line per fault.
 */
export function checkSupply({ list = false } = {}): void {
  const { manifest, lock } = readLock(ROOT);
  const packages = listLicences(lock, ROOT);
  if (list) {
    packages.forEach(({ name, version, licence, dev }) =>
      console.log(`${licence.padEnd(24)} ${name}@${version}${dev ? ' (development)' : ''}`),
    );
  }
  printLicences(packages);
  const scripts = listPackages(lock).filter(([, { hasInstallScript }]) => hasInstallScript);
  console.log(`Install scripts: ${scripts.length} packages have one, none is run (.npmrc)`);
  const faults = [
    ...findInexact({ manifest, lock }),
    ...findMissing(lock),
    ...findForbidden(packages, LICENCES),
    ...findInstallScripts(lock, INSTALL_SCRIPTS),
    ...findRunScripts(readFileSync(path.join(ROOT, '.npmrc'), 'utf8')),
  ];

  const headers = path.join(ROOT, 'out', '_headers');
  const exported = existsSync(headers) ? listPolicies(readFileSync(headers, 'utf8')) : undefined;
  if (exported?.length === 0) {
    faults.push('out/_headers has no Content-Security-Policy: build anew');
  }
  faults.push(
    ...findWeakPolicy(createPolicy([]), 'contentSecurityPolicy.ts'),
    ...(exported ?? []).flatMap((policy) => findWeakPolicy(policy, 'out/_headers')),
  );
  console.log(
    `Policy: that of the source${exported ? ` and ${exported.length} of out/_headers` : ''}`,
  );
  if (faults.length > 0) {
    throw new CommandError(faults.join('\n'));
  }
}

/** Install scripts stay off: nothing that was downloaded runs before somebody asks for it. */
function findRunScripts(npmrc: string): string[] {
  return /^ignore-scripts\s*=\s*true$/m.test(npmrc)
    ? []
    : ['.npmrc lets install scripts run: write ignore-scripts=true'];
}

function printLicences(packages: readonly LicensedPackage[]): void {
  const counts = new Map<string, number>();
  packages.forEach(({ licence }) => counts.set(licence, (counts.get(licence) ?? 0) + 1));
  const sorted = [...counts].sort((a, b) => b[1] - a[1]);
  const installed = packages.filter((entry) => entry.installed).length;
  console.log(
    `Licences of ${packages.length} packages, ${installed} of them installed: ${sorted
      .map(([licence, count]) => `${licence} ${count}`)
      .join(', ')}`,
  );
}
