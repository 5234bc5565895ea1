import { describe, expect, test } from '@jest/globals';
import { INSTALL_SCRIPTS } from '@/tools/supply/allowed';
import {
  type Lockfile,
  type Manifest,
  findInexact,
  findInstallScripts,
  findMissing,
  getPackageName,
  readLock,
} from '@/tools/supply/lockfile';

const lockOf = (packages: Lockfile['packages'], lockfileVersion = 3): Lockfile => ({
  lockfileVersion,
  packages: { '': {}, ...packages },
});
const good = { version: '1.2.3', integrity: 'sha512-x' };

describe('findInexact', () => {
  test.each<[string, Manifest, Lockfile, RegExp]>([
    ['a range', { dependencies: { a: '^1.2.3' } }, lockOf({ 'node_modules/a': good }), /a range/],
    ['a tag', { devDependencies: { a: 'latest' } }, lockOf({ 'node_modules/a': good }), /a range/],
    [
      'another version',
      { dependencies: { a: '1.2.4' } },
      lockOf({ 'node_modules/a': good }),
      /1\.2\.4/,
    ],
    ['no version', { dependencies: { a: '1.2.3' } }, lockOf({}), /is missing/],
    [
      'a package twice',
      { dependencies: { a: '1.2.3' }, devDependencies: { a: '1.2.3' } },
      lockOf({ 'node_modules/a': good }),
      /dependencies and devDependencies/,
    ],
    ['no integrity', {}, lockOf({ 'node_modules/a': { version: '1.2.3' } }), /no integrity/],
    ['an address', {}, lockOf({ 'node_modules/a': { ...good, resolved: 'https://x' } }), /address/],
    ['an old lockfile', {}, lockOf({}, 2), /version 2, not 3/],
  ])('names %s', (_name, manifest, lock, error) => {
    expect(findInexact({ manifest, lock })).toEqual([expect.stringMatching(error)]);
  });

  test('accepts exact versions, pre-releases and links', () => {
    const manifest = { dependencies: { a: '1.2.3', b: '5.0.0-beta.49' } };
    const lock = lockOf({
      'node_modules/a': good,
      'node_modules/b': { version: '5.0.0-beta.49', integrity: 'sha512-y' },
      'node_modules/c': { link: true },
    });
    expect(findInexact({ manifest, lock })).toEqual([]);
  });

  test('finds no problem in this repository', () => {
    const files = readLock(process.cwd());
    expect(Object.keys(files.lock.packages).length).toBeGreaterThan(100);
    expect(findInexact(files)).toEqual([]);
  });
});

describe('findMissing', () => {
  const compiler = {
    ...good,
    optionalDependencies: { 'swc-darwin': '1.0.0', 'swc-linux': '1.0.0' },
  };

  test('reports the binary of a platform that is not locked', () => {
    const lock = lockOf({ 'node_modules/@a/swc': compiler, 'node_modules/swc-linux': good });
    expect(findMissing(lock)).toEqual([
      expect.stringMatching(
        /node_modules\/@a\/swc needs swc-darwin@1\.0\.0.*pin a version of @a\/swc/,
      ),
    ]);
  });

  test('finds dependencies in the folder of the package, and in those above', () => {
    const lock = lockOf({
      'node_modules/b': { ...good, dependencies: { '@a/swc': '1.0.0' } },
      'node_modules/b/node_modules/@a/swc': compiler,
      'node_modules/b/node_modules/@a/swc/node_modules/swc-darwin': good,
      'node_modules/swc-linux': good,
    });
    expect(findMissing(lock)).toEqual([]);
  });

  test('finds no problem in this repository', () => {
    expect(findMissing(readLock(process.cwd()).lock)).toEqual([]);
  });
});

describe('findInstallScripts', () => {
  const lock = lockOf({
    'node_modules/a': good,
    'node_modules/b/node_modules/@c/d': { ...good, hasInstallScript: true },
  });

  test.each([
    ['a script without a reason', {}, [/^@c\/d has an install script/]],
    ['a reason without a script', { '@c/d': 'x', a: 'y' }, [/^a has no install script/]],
    ['nothing', { '@c/d': 'x' }, []],
  ])('names %s', (_name, reasons, errors) => {
    expect(findInstallScripts(lock, reasons)).toEqual(
      errors.map((error) => expect.stringMatching(error)),
    );
  });

  test('finds no problem in this repository', () => {
    expect(findInstallScripts(readLock(process.cwd()).lock, INSTALL_SCRIPTS)).toEqual([]);
  });
});

test.each([
  ['node_modules/next', 'next'],
  ['node_modules/a/node_modules/@b/c', '@b/c'],
])('%s is %s', (place, name) => {
  expect(getPackageName(place)).toBe(name);
});

test('a folder without a lockfile is named', () => {
  expect(() => readLock('/nowhere')).toThrow("/nowhere/package.json can't be read");
});
