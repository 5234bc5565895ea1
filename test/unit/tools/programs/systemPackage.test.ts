import { expect, test } from '@jest/globals';
import { chooseInstaller } from '@/tools/programs/systemPackage';

const debian = { platform: 'linux', hasApt: true, isRoot: false, isCI: false } as const;

test.each([
  ['a person', debian, undefined],
  ['root, as in a container', { ...debian, isRoot: true }, ['apt-get']],
  ['CI', { ...debian, isCI: true }, ['sudo', '-n', 'apt-get']],
  ['root in CI', { ...debian, isRoot: true, isCI: true }, ['apt-get']],
  ['another Linux', { ...debian, hasApt: false, isRoot: true }, undefined],
  ['macOS in CI', { ...debian, platform: 'darwin' as const, isCI: true }, undefined],
  ['Windows in CI', { ...debian, platform: 'win32' as const, isCI: true }, undefined],
])('%s', (_name, machine, installer) => {
  expect(chooseInstaller(machine)).toEqual(installer);
});
