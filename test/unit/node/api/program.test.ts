import { expect, test } from '@jest/globals';
import path from 'node:path';
import { createApiProgram, getPlace } from '@/src/node/api/program';
import { makeFolder } from '../../support/temp';

test.each([
  ['/a/node_modules/@mui/base/Menu/Menu.d.ts', '@mui/base', 'Menu', 'Menu/Menu.d.ts'],
  ['/a/node_modules/csstype/index.d.ts', 'csstype', '', 'index.d.ts'],
  ['/a/node_modules/lib/deep/er/x.d.ts', 'lib', 'deep', 'deep/er/x.d.ts'],
  // A nested copy is itself.
  ['/a/node_modules/@mui/joy/node_modules/lib/in/x.d.ts', 'lib', 'in', 'in/x.d.ts'],
  ['/a/src/Button/Button.d.ts', '', 'Button', 'Button.d.ts'],
])('the location of %s', (file, name, folder, inside) => {
  expect(getPlace(file)).toEqual({ package: name, folder, file: inside });
});

test('control characters, which HTML does not allow, are removed', () => {
  const folder = makeFolder({
    'a.d.ts': '/** A\b tab\u0007\u007f\u0085. */\r\n\texport interface A {\b}\n',
  });
  const file = path.join(folder, 'a.d.ts');
  const [source] = createApiProgram([file])
    .getSourceFiles()
    .filter(({ fileName }) => path.resolve(fileName) === file);
  expect(source?.text).toBe('/** A tab. */\r\n\texport interface A {}\n');
});
