import { expect, test } from '@jest/globals';
import { recognize } from '@/src/shared/answers/recognize';

test.each<[text: string, from: string, name: string | null]>([
  [
    `src/App.tsx(1,10): error TS2305: Module '"@mui/material"' has no exported member 'Tab1e'.`,
    '@mui/material',
    'Tab1e',
  ],
  [
    `TS2724: '"@mui/material/styles"' has no exported member named 'makeStyle'. Did you mean 'makeStyles'?`,
    '@mui/material/styles',
    'makeStyle',
  ],
  [
    `Cannot find module '@mui/material/Grid3' or its corresponding type declarations. ts(2307)`,
    '@mui/material/Grid3',
    null,
  ],
  [
    `Module not found: Error: Can't resolve '@material-ui/core/Button' in '/app/src'`,
    '@material-ui/core/Button',
    null,
  ],
  [
    `Failed to resolve import "@mui/lab/TabContext" from "src/App.jsx".`,
    '@mui/lab/TabContext',
    null,
  ],
  [
    `export 'Hiden' (imported as 'Hiden') was not found in '@mui/material' (possible exports: Accordion)`,
    '@mui/material',
    'Hiden',
  ],
  [
    `Attempted import error: 'withStyles' is not exported from '@mui/material/styles'.`,
    '@mui/material/styles',
    'withStyles',
  ],
  [
    `"Hidden2" is not exported by "node_modules/@mui/material/index.js", imported by "src/App.jsx".`,
    '@mui/material',
    'Hidden2',
  ],
  [
    `Uncaught SyntaxError: The requested module '/node_modules/.vite/deps/@mui_material.js?v=8f1c' does not provide an export named 'ButtonTabs'`,
    '@mui/material',
    'ButtonTabs',
  ],
])('%s', (text, from, name) => {
  expect(recognize(text)).toEqual({
    kind: 'import',
    imports: [{ from, names: name === null ? [] : [{ name, local: name }] }],
  });
});

test.each([
  `Cannot find module './Button'`,
  `Module '"react"' has no exported member 'useFoo'.`,
  'Module not found',
])('%s is about something else', (text) => {
  expect(recognize(text)?.kind).not.toBe('import');
});
