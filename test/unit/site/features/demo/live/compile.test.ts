import { describe, expect, test } from '@jest/globals';
import { compileFiles } from '@/src/site/features/demo/live/compile';
import { readInNode } from '../../../../support/liveCode';

const compile = (text: string, name = 'Pick.tsx') => compileFiles([{ name, text }], readInNode);
const compiled = async (text: string, name?: string) => {
  const result = await compile(text, name);
  if ('codeError' in result) {
    throw new Error(result.codeError.message);
  }
  return result.files[0]!;
};
const codeError = async (text: string, name?: string) => {
  const result = await compile(text, name);
  return 'codeError' in result ? result.codeError : undefined;
};

describe('compileFiles', () => {
  test('removes types and keeps line numbers', async () => {
    const { code } = await compiled(
      "import type { Row } from './rows';\ntype Port = string;\nlet a: Port = 'x' as Port;\nthrow a satisfies string;",
    );
    expect(code).not.toMatch(/Port|satisfies/);
    expect(code.split('\n')[3]).toContain('throw a');
  });

  test('removes imports that only types use', async () => {
    expect((await compiled("import { type A, B } from './a';\nlet x: B;")).imports).toEqual([]);
  });

  test('compiles JSX with the automatic runtime', async () => {
    const { code, imports } = await compiled(
      "import Button from '@mui/material/Button';\nexport default () => <><Button<'a'> sx={{ p: 1 }}>Ä &amp; b</Button></>;",
    );
    expect(imports.sort()).toEqual(['@mui/material/Button', 'react/jsx-runtime']);
    expect(code).toContain('Ä & b');
  });

  test('accepts TypeScript in a JavaScript file', async () => {
    expect(
      (await compiled('const a: number = 1;\nexport default a;', 'Pick.js')).code,
    ).not.toContain(': number');
  });

  test('finds the modules of imports, side effects, exports, and dynamic imports', async () => {
    const text =
      "import './styles.css';\nimport * as React from 'react';\nexport { seeds } from './seeds';\nReact.lazy(() => import('./late'));";
    expect((await compiled(text)).imports.sort()).toEqual([
      './late',
      './seeds',
      './styles.css',
      'react',
    ]);
  });

  test('lists each icon of the barrel as a module', async () => {
    expect(
      (
        await compiled(
          "import { Add, Close as CloseIcon,\n} from '@mui/icons-material';\nexport { Add, CloseIcon };",
        )
      ).imports,
    ).toEqual(['@mui/icons-material', '@mui/icons-material/Add', '@mui/icons-material/Close']);
  });

  test.each<[what: string, text: string, line: number, message: RegExp]>([
    ['a missing bracket', 'const a = [1,\nconst b = 2;\n', 2, /Unexpected token/],
    ['an open text', "let a = 1;\nlet b = 'x;\n", 2, /Unterminated string/],
    ['a name declared twice', 'const a = 1;\n\nconst a = 2;\n', 3, /'a' has already been declared/],
  ])('reports the line of %s', async (_what, text, line, message) => {
    expect(await codeError(text)).toEqual({
      file: 'Pick.tsx',
      line,
      message: expect.stringMatching(message),
    });
    expect((await codeError(text))?.message).not.toMatch(/\(\d+:\d+\)|Error transforming/);
  });

  test.each([
    ['<p>', 2, 'export default () => (\n  <p>\n);\n'],
    ['<b>', 2, 'const a = (\n<b>\n</i>);'],
    ['<A.B>', 2, 'const a = <p>\n<A.B c="d">x</p>;'],
    ['<>', 1, 'const a = <><b /></b>;'],
  ])('reports the unclosed tag %s in line %d', async (tag, line, text) => {
    expect(await codeError(text)).toEqual({
      file: 'Pick.tsx',
      key: 'liveTagOpen',
      values: { tag },
      line,
    });
  });

  test.each([
    'const a = <A.B<string> c={<p />}><></></A.B>;',
    'function f<T>(a: T) { return a < 1 && a > 2; }',
    'const f = <T,>(a: T) => <b>{a as string}</b>;',
    'const a = <A<"b"> c={{ d: 1 }}>e</A>;',
  ])('finds no unclosed tag in %s', async (text) => {
    expect(await codeError(text)).toBeUndefined();
  });

  test('reports the file of an error', async () => {
    const files = [
      { name: 'Pick.tsx', text: 'export default 1;' },
      { name: 'seeds.ts', text: '\nlet = ;' },
    ];
    const result = await compileFiles(files, readInNode);
    expect(result).toMatchObject({ codeError: { file: 'seeds.ts', line: 2 } });
  });

  test('ignores style sheets and reads JSON', async () => {
    expect((await compiled('.a { color: red }', 'styles.css')).code).toBe('');
    expect((await compiled('{"a":1}', 'rows.json')).code).toBe('module.exports = {"a":1};');
  });
});
