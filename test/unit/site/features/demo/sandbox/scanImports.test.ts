import { describe, expect, test } from '@jest/globals';
import { getPackageName, scanImports } from '@/src/site/features/demo/sandbox/scanImports';

describe('scanImports', () => {
  test.each([
    ['a deep import', `import Button from '@mui/material/Button';`, ['@mui/material']],
    ['a deep import of a plain package', `import x from 'react-dom/client';`, ['react-dom']],
    ['a namespace', `import * as React from 'react';`, ['react']],
    [
      'a default with names',
      `import Dialog, { type DialogProps } from '@mui/joy/X';`,
      ['@mui/joy'],
    ],
    ['a type import', `import type { Theme } from '@mui/system';`, ['@mui/system']],
    ['a type of an import', `const x: import('csstype').Properties = {};`, ['csstype']],
    ['a side effect', `import '@fontsource/inter/400.css';`, ['@fontsource/inter']],
    ['a dynamic import', `const load = () => import('@mui/lab/TabList');`, ['@mui/lab']],
    ['a dynamic import over lines', `await import(\n  "fflate"\n);`, ['fflate']],
    [
      'a re-export',
      `export { a } from 'a';\nexport * from "b";\nexport * as c from 'c';`,
      ['a', 'b', 'c'],
    ],
    [
      'names over lines',
      `import {\n  DataGrid,\n  type GridColDef,\n} from '@mui/x-data-grid';`,
      ['@mui/x-data-grid'],
    ],
    ['two on a line', `import a from 'a'; import b from 'b';`, ['a', 'b']],
    ['code without spaces', `import{a}from'a';import*as b from'b'`, ['a', 'b']],
    [
      'a package twice',
      `import A from '@mui/base/A';\nimport B from '@mui/base/B';`,
      ['@mui/base'],
    ],
    ['an import after a comment', `/* one */ import a from 'a'; // import b from 'b';`, ['a']],
  ])('finds %s', (_, code, packages) => {
    expect(scanImports(code)).toEqual({ packages, relative: [] });
  });

  test.each([
    ['a line comment', `// import a from 'a';`],
    ['a block comment', `/*\nimport a from 'a';\n*/`],
    ['a template', 'const code = `\nimport a from "a";\n`;'],
    ['a string', `const code = "import('a')";`],
    ['the text of an element', `<p>\n  Please import the file from 'a'\n</p>`],
    ['a method', `loader.import('a');`],
    ['an exported string', `export const from = 'a';\nexport default 'b';`],
    ['import.meta', `const url = import.meta.url;`],
  ])('finds nothing in %s', (_, code) => {
    expect(scanImports(code)).toEqual({ packages: [], relative: [] });
  });

  test('continues after an apostrophe in text, and after an unclosed template', () => {
    const code = `<p>Don't stop</p>;\nimport a from 'a';\nconst x = \`\nimport b from 'b';`;
    expect(scanImports(code).packages).toEqual(['a', 'b']);
  });

  test('returns relative files separately, as written', () => {
    const code = `import './styles.css';\nimport { rows } from '../rows';\nimport a from 'a';\nimport('./late');`;
    expect(scanImports(code)).toEqual({
      packages: ['a'],
      relative: ['./styles.css', '../rows', './late'],
    });
  });
});

test.each([
  ['react', 'react'],
  ['react/jsx-runtime', 'react'],
  ['@mui/material', '@mui/material'],
  ['@mui/material/styles/index.js', '@mui/material'],
])('the package of %s is %s', (specifier, name) => {
  expect(getPackageName(specifier)).toBe(name);
});
