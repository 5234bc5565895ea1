import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { catchDetails } from '../../support/errors';
import { makeFolder, removeFolder } from '../../support/temp';

// TypeScript and Prettier take their time to load on a busy machine.
jest.setTimeout(60_000);

// The repository that the code sees is an empty folder: no result of an earlier run is taken from its cache.
const root = makeFolder();
let toJavaScript: typeof import('@/src/node/demos/toJavaScript').toJavaScript;

beforeAll(async () => {
  jest.spyOn(process, 'cwd').mockReturnValue(root);
  ({ toJavaScript } = await import('@/src/node/demos/toJavaScript'));
});
afterAll(() => {
  jest.restoreAllMocks();
  removeFolder(root);
});

/** Lines to a file. */
const lines = (...text: string[]) => `${text.join('\n')}\n`;

describe('types are removed', () => {
  test.each<[string, string, string]>([
    ['annotations', "const name: string = 'a';", "const name = 'a';"],
    [
      'parameters and results',
      'function add(a: number, b: number): number {\n  return a + b;\n}',
      'function add(a, b) {\n  return a + b;\n}',
    ],
    [
      'optional parameters',
      'function greet(name?: string) {\n  return name;\n}',
      'function greet(name) {\n  return name;\n}',
    ],
    [
      'a parameter called this',
      'function read(this: Window, key: string) {\n  return key;\n}',
      'function read(key) {\n  return key;\n}',
    ],
    [
      'destructured parameters',
      'export default function A({ b, ...rest }: Props) {\n  return [b, rest];\n}',
      'export default function A({ b, ...rest }) {\n  return [b, rest];\n}',
    ],
    ['generic calls', 'const ref = useRef<HTMLDivElement>(null);', 'const ref = useRef(null);'],
    [
      'generic functions',
      'function first<T extends object>(list: readonly T[]): T | undefined {\n  return list[0];\n}',
      'function first(list) {\n  return list[0];\n}',
    ],
    [
      'generic arrow functions',
      'const id = <T,>(value: T): T => value;',
      'const id = (value) => value;',
    ],
    [
      'generic components',
      'const list = <Select<string> multiple />;',
      'const list = <Select multiple />;',
    ],
    [
      'generic components with children',
      'const list = <Select<Film, true> multiple>{a}</Select>;',
      'const list = <Select multiple>{a}</Select>;',
    ],
    ['as', 'const value = input as string;', 'const value = input;'],
    ['as const', "const sizes = ['small', 'large'] as const;", "const sizes = ['small', 'large'];"],
    [
      'satisfies',
      "const styles = { color: 'red' } satisfies CSSProperties;",
      "const styles = { color: 'red' };",
    ],
    ['non-null assertions', 'const top = list[0]!.top!;', 'const top = list[0].top;'],
    ['definite assignment', 'let timer!: number;\ntimer = 1;', 'let timer;\ntimer = 1;'],
    [
      'interfaces',
      'interface Props {\n  a: string;\n}\n\nexport const b = 1;',
      'export const b = 1;',
    ],
    ['type aliases', 'type A = { b: string };\n\nexport const b = 1;', 'export const b = 1;'],
    ['declarations', 'declare const __DEV__: boolean;\n\nlet a = __DEV__;', 'let a = __DEV__;'],
    [
      'overloads',
      'function a(b: string): void;\nfunction a(b: number): void;\nfunction a(b: unknown) {\n  return b;\n}',
      'function a(b) {\n  return b;\n}',
    ],
    [
      'import type',
      "import type { A } from 'a';\nimport { b } from 'b';",
      "import { b } from 'b';",
    ],
    ['types among imports', "import { a, type B } from 'c';", "import { a } from 'c';"],
    ['export type', 'export type { A } from "a";\nexport const b = 1;', 'export const b = 1;'],
    [
      'members of classes',
      'class A<T> extends B<T> implements C {\n  private readonly d: string = "e";\n  f?: number;\n}',
      "class A extends B {\n  d = 'e';\n  f;\n}",
    ],
  ])('%s', async (_name, source, expected) => {
    expect(await toJavaScript(lines(source), 'A.tsx')).toBe(lines(expected));
  });
});

describe('everything else is unchanged', () => {
  test('comments, blank lines and the order of statements', async () => {
    const source = lines(
      "import * as React from 'react';",
      "import Button from '@mui/material/Button';",
      '',
      '/** What it is for. */',
      'export default function Basic() {',
      '  // The count.',
      '  const [count, setCount] = React.useState<number>(0);',
      '',
      '  return (',
      '    <Button',
      '      /* why */',
      '      variant="contained"',
      '      onClick={() => setCount(count + 1)}',
      '    >',
      '      {/* inside */}',
      '      {count} &amp; counting',
      '    </Button>',
      '  );',
      '}',
    );
    expect(await toJavaScript(source, 'Basic.tsx')).toBe(source.replace('<number>', ''));
  });

  test('code without types is the same in JavaScript', async () => {
    const source = lines(
      "const a = `x ${'y'}`;",
      '',
      'export const b = a ? 1 : /re(g)ex/g;',
      '',
      'function keep() {',
      "  return { a, b: [1, 2, 3], 'c-d': a?.length ?? 0 };",
      '}',
      '',
      'keep();',
    );
    expect(await toJavaScript(source, 'a.tsx')).toBe(source);
  });

  test('a text over several lines, with spaces at the end of a line', async () => {
    const source = lines('const text = `one  ', '  two `;', '', 'text;');
    expect(await toJavaScript(source, 'a.ts')).toBe(source);
  });

  test('a comment above a removed type keeps the blank lines around it', async () => {
    const source = lines(
      "import * as React from 'react';",
      '',
      '/** Properties. */',
      'interface Props {',
      '  a: string;',
      '}',
      '',
      'export default function A({ a }: Props) {',
      '  return <p>{a}</p>;',
      '}',
    );
    expect(await toJavaScript(source, 'A.tsx')).toMatch(
      /^import \* as React from 'react';\n\n[\s\S]*\n\nexport default function A\(\{ a \}\) \{\n/,
    );
  });

  test('removed types leave no consecutive blank lines', async () => {
    const source = lines('const a = 1;', '', 'type B = string;', '', 'type C = string;', '', 'a;');
    expect(await toJavaScript(source, 'a.ts')).toBe('const a = 1;\n\na;\n');
  });

  test('code that fits into 80 characters is on one line', async () => {
    const result = await toJavaScript(
      lines(
        'const handleChange = (',
        '  event: React.SyntheticEvent<HTMLInputElement>,',
        '  value: number | null,',
        ') => setValue(value);',
      ),
      'A.tsx',
    );
    expect(result).toBe('const handleChange = (event, value) => setValue(value);\n');
  });
});

describe('an error', () => {
  test.each([
    ['an enum', 'enum Size {\n  Small,\n}', 'enum Size {'],
    ['a const enum', 'const enum Size {\n  Small,\n}', 'const enum Size {'],
    ['a namespace', 'namespace Sizes {\n  export const small = 1;\n}', 'namespace Sizes {'],
    [
      'a parameter property',
      'class A {\n  constructor(\n    private size: number,\n  ) {}\n}',
      'private',
    ],
    ['import =', "import fs = require('fs');", "import fs = require('fs');"],
    ['export =', 'export = 1;', 'export = 1;'],
  ])('for %s names the file, the line and the remedy', async (_name, code, named) => {
    const source = `// A comment.\nconst a = 1;\n\n// About it.\n${code}\n`;
    const line = source.slice(0, source.indexOf(named)).split('\n').length;
    const details = await catchDetails(() => toJavaScript(source, 'data/a/A.tsx'));
    expect(details).toEqual({
      file: 'data/a/A.tsx',
      line,
      cause: expect.stringContaining(named),
      remedy: expect.stringContaining("don't use enums, namespaces or parameter properties"),
    });
  });

  test('for invalid TypeScript names the file', async () => {
    const details = await catchDetails(() => toJavaScript('const a = ;\n', 'data/a/A.tsx'));
    expect(details).toMatchObject({ file: 'data/a/A.tsx', line: 1 });
  });
});
