import { describe, expect, test } from '@jest/globals';
import { LICENSES } from '@/tools/supply/allowed';
import {
  type LicensedPackage,
  findForbidden,
  isAllowed,
  listLicenses,
  readLicense,
} from '@/tools/supply/licenses';
import { readLock } from '@/tools/supply/lockfile';

describe('isAllowed', () => {
  const allowed = ['MIT', 'ISC', 'GPL-2.0 WITH Classpath-exception-2.0'];

  test.each([
    ['MIT', true],
    ['GPL-3.0', false],
    ['MIT OR GPL-3.0', true],
    ['(GPL-3.0 OR MIT)', true],
    ['MIT AND GPL-3.0', false],
    ['GPL-3.0 AND MIT', false],
    ['MIT AND ISC', true],
    ['GPL-3.0 OR MIT AND ISC', true],
    ['(GPL-3.0 OR MIT) AND ISC', true],
    ['(GPL-3.0 OR MIT) AND Zlib', false],
    ['GPL-2.0 WITH Classpath-exception-2.0', true],
    ['GPL-2.0', false],
  ])('%s: %s', (expression, expected) => {
    expect(isAllowed(expression, allowed)).toBe(expected);
  });

  test.each(['', '(MIT', 'MIT OR', 'SEE LICENSE IN FILE', 'MIT)', 'AND'])(
    'refuses to read "%s"',
    (expression) => {
      expect(() => isAllowed(expression, allowed)).toThrow("isn't an SPDX expression");
    },
  );
});

describe('readLicense', () => {
  test.each([
    [{ license: 'MIT' }, 'MIT'],
    [{ license: { type: 'ISC' } }, 'ISC'],
    [{ licenses: [{ type: 'MIT' }, { type: 'GPL-3.0' }] }, 'MIT OR GPL-3.0'],
    [{ licenses: [] }, undefined],
    [{}, undefined],
  ])('%j', (manifest, expected) => {
    expect(readLicense(manifest)).toBe(expected);
  });
});

describe('findForbidden', () => {
  const of = (name: string, license: string): LicensedPackage => ({
    name,
    version: '1.0.0',
    license,
    dev: false,
    installed: true,
  });
  const rules = {
    allowed: ['MIT'],
    exceptions: [{ packages: ['@font/*', 'one'], license: 'OFL-1.1', reason: 'x' }],
  };

  test.each([
    ['an exception by name', [of('one', 'OFL-1.1')], []],
    ['an exception by scope', [of('@font/a', 'OFL-1.1')], []],
    ['another package', [of('one', 'OFL-1.1'), of('two', 'OFL-1.1')], [/^two@1\.0\.0/]],
    [
      'another license of the exempted',
      [of('one', 'OFL-1.1'), of('@font/a', 'GPL-3.0')],
      [/^@font\/a@/],
    ],
    ['a package that says nothing', [of('one', 'OFL-1.1'), of('two', 'none')], [/license none/]],
    ['a license in a file', [of('one', 'OFL-1.1'), of('two', 'SEE LICENSE IN X')], [/SEE LICENSE/]],
    ['an exception that nothing needs', [of('two', 'MIT')], [/^No package needs/]],
  ])('%s', (_name, packages, errors) => {
    expect(findForbidden(packages, rules)).toEqual(
      errors.map((error) => expect.stringMatching(error)),
    );
  });

  test('finds no problem in this repository, and each exception has a reason', () => {
    const packages = listLicenses(readLock(process.cwd()).lock, process.cwd());
    expect(packages.filter(({ installed }) => installed).length).toBeGreaterThan(100);
    expect(findForbidden(packages, LICENSES)).toEqual([]);
    expect(LICENSES.exceptions.filter(({ reason }) => reason.length < 10)).toEqual([]);
  });
});
