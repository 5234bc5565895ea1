import { expect, test } from '@jest/globals';
import { getPlace } from '@/src/build/api/program';

test.each([
  ['/a/node_modules/@mui/base/Menu/Menu.d.ts', '@mui/base', 'Menu', 'Menu/Menu.d.ts'],
  ['/a/node_modules/csstype/index.d.ts', 'csstype', '', 'index.d.ts'],
  ['/a/node_modules/lib/deep/er/x.d.ts', 'lib', 'deep', 'deep/er/x.d.ts'],
  // A nested copy is itself.
  ['/a/node_modules/@mui/joy/node_modules/lib/in/x.d.ts', 'lib', 'in', 'in/x.d.ts'],
  ['/a/src/Button/Button.d.ts', '', 'Button', 'Button.d.ts'],
])('the place of %s', (file, name, folder, inside) => {
  expect(getPlace(file)).toEqual({ package: name, folder, file: inside });
});
