import path from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { SourceFile } from '@/src/shared/page';
import { catchDetails } from '../../support/errors';
import { parseHtml, textOf } from '../../support/html';
import { makeFolder, removeFolder } from '../../support/temp';

// TypeScript and Prettier take their time to load on a busy machine.
jest.setTimeout(60_000);

const PLAIN = `import * as React from 'react';

export default function Plain() {
  const [count, setCount] = React.useState<number>(0);
  return <button onClick={() => setCount(count + 1)}>{count} {'<'} 10</button>;
}
`;
const FLAVOUR = (name: string, imports = '') => `${imports}
export default function Pick() {
  return <p data-flavour="${name}">Pick</p>;
}
`;
const STYLES = '.pick > a {\n  color: red;\n}\n';

// The repository that the code sees: fixtures, and a cache that holds nothing yet.
const root = makeFolder({
  'data/a/Plain.tsx': PLAIN,
  'data/a/Plain/css/index.tsx': FLAVOUR('never'),
  'data/a/Pick/system/index.tsx': FLAVOUR('system'),
  'data/a/Pick/tailwind/index.tsx': FLAVOUR('tailwind'),
  'data/a/Pick/css/index.tsx': FLAVOUR('css', "import './styles.css';\n"),
  'data/a/Pick/css/styles.css': STYLES,
  'data/a/Pick/other/index.tsx': FLAVOUR('other'),
  'data/a/Two/tailwind/index.tsx': FLAVOUR('tailwind'),
  'data/a/Two/css/index.tsx': FLAVOUR('css'),
  'data/a/NoEntry/system/Pick.tsx': FLAVOUR('system'),
  'data/a/WithImports.tsx': `import * as React from 'react';
import { rows, type Row } from './rows';
import type { Size } from './parts/size';
import Part from './parts/Part';
import data from './data.json';

export default function WithImports() {
  return <Part rows={rows as Row[]} data={data} size={'a' as Size} />;
}
`,
  'data/a/rows.ts':
    "import './WithImports';\nexport interface Row {\n  a: string;\n}\nexport const rows: Row[] = [];\n",
  'data/a/parts/Part.tsx':
    "import { rows } from '../rows';\nexport default function Part(props: object) {\n  return <p {...props}>{rows.length}</p>;\n}\n",
  'data/a/parts/size.ts': "export type Size = 'a' | 'b';\nexport const sizes: Size[] = [];\n",
  'data/a/data.json': '{ "a": 1 }\n',
  'data/a/Broken.tsx':
    "import * as React from 'react';\n\nimport { rows } from './missing';\n\nexport default function Broken() {\n  return <p>{rows}</p>;\n}\n",
  'data/a/Deep.tsx':
    "import { b } from './broken';\n\nexport default function Deep() {\n  return <p>{b}</p>;\n}\n",
  'data/a/broken.ts': "// One.\n// Two.\nexport { b } from '../nowhere/b';\n",
  'data/a/Lazy.tsx':
    "import * as React from 'react';\n\nconst Part = React.lazy(() => import('./parts/Part'));\n\nexport default function Lazy() {\n  return <Part />;\n}\n",
});
const folder = path.join(root, 'data/a');
const AT = { file: 'data/a/a.md', line: 12 };
type Module = typeof import('@/src/node/demos/readDemo');
let readDemo: Module['readDemo'];
let getDemoName: Module['getDemoName'];

beforeAll(async () => {
  jest.spyOn(process, 'cwd').mockReturnValue(root);
  ({ readDemo, getDemoName } = await import('@/src/node/demos/readDemo'));
});
afterAll(() => {
  jest.restoreAllMocks();
  removeFolder(root);
});

const textsOf = (files: readonly SourceFile[] | undefined) =>
  files?.map(({ name, html }) => [name, textOf(parseHtml(`<pre>${html}</pre>`))]);

test.each([
  ['BasicButtons.tsx', 'BasicButtons'],
  ['SelectBasic', 'SelectBasic'],
])('the demo %s is called %s', (key, name) => {
  expect(getDemoName(key)).toBe(name);
});

describe('a file', () => {
  test('is its System flavour, in TypeScript as written and in JavaScript', async () => {
    const demo = await readDemo(folder, 'Plain.tsx', AT);
    expect(Object.keys(demo)).toEqual(['system']);
    expect(demo.system?.path).toBe('data/a/Plain.tsx');
    expect(textsOf(demo.system?.files?.TS)).toEqual([['Plain.tsx', PLAIN.trimEnd()]]);
    const [[name, javascript]] = textsOf(demo.system?.files?.JS) as [[string, string]];
    expect(name).toBe('Plain.js');
    expect(javascript).toContain('React.useState(0)');
    expect(javascript).toContain("{'<'} 10");
  });

  test('has the preview of its JSX, without types', async () => {
    const { system } = await readDemo(folder, 'WithImports.tsx', AT);
    expect(textOf(parseHtml(system?.preview?.html ?? ''))).toBe(
      "<Part rows={rows} data={data} size={'a'} />",
    );
    expect(system?.preview?.isCut).toBeUndefined();
  });

  test('has the number of lines of all its files, in both variants', async () => {
    const { system } = await readDemo(folder, 'WithImports.tsx', AT);
    const count = (variant: 'TS' | 'JS') =>
      (system?.files[variant] ?? []).flatMap(({ html }) => html.split('\n')).length;
    expect(system?.files.TS.length).toBeGreaterThan(1);
    expect(system?.lines).toEqual({ TS: count('TS'), JS: count('JS') });
  });
});

describe('a folder', () => {
  test('has the flavours whose folders it holds, in their order, and no others', async () => {
    expect(Object.keys(await readDemo(folder, 'Pick', AT))).toEqual(['system', 'tailwind', 'css']);
    expect(Object.keys(await readDemo(folder, 'Two', AT))).toEqual(['tailwind', 'css']);
    expect(Object.keys(await readDemo(folder, 'Plain', AT))).toEqual(['css']);
  });

  test('gives each flavour its own source, path and preview', async () => {
    const demo = await readDemo(folder, 'Pick', AT);
    for (const [flavour, source] of Object.entries(demo)) {
      expect(source.path).toBe(`data/a/Pick/${flavour}/index.tsx`);
      expect(textOf(parseHtml(source.preview?.html ?? ''))).toBe(
        `<p data-flavour="${flavour}">Pick</p>`,
      );
      expect(source.files?.TS[0]?.name).toBe('index.tsx');
      expect(source.files?.JS[0]?.name).toBe('index.js');
    }
  });

  test('shows the style sheet of its CSS flavour in both variants, unchanged', async () => {
    const { css } = await readDemo(folder, 'Pick', AT);
    expect(textsOf(css?.files?.TS)?.[1]).toEqual(['styles.css', STYLES.trimEnd()]);
    expect(textsOf(css?.files?.JS)?.[1]).toEqual(['styles.css', STYLES.trimEnd()]);
  });
});

describe('relative imports', () => {
  test('are shown once each after the demo, without packages', async () => {
    const { system } = await readDemo(folder, 'WithImports.tsx', AT);
    const names = system?.files?.TS.map(({ name }) => name);
    expect(names?.[0]).toBe('WithImports.tsx');
    expect(names?.slice(1).sort()).toEqual([
      'data.json',
      'parts/Part.tsx',
      'parts/size.ts',
      'rows.ts',
    ]);
  });

  test('have their JavaScript name in JavaScript; other files keep theirs', async () => {
    const { system } = await readDemo(folder, 'WithImports.tsx', AT);
    expect(system?.files?.JS.map(({ name }) => name).sort()).toEqual([
      'WithImports.js',
      'data.json',
      'parts/Part.js',
      'parts/size.js',
      'rows.js',
    ]);
    expect(Object.fromEntries(textsOf(system?.files?.JS) ?? [])['rows.js']).not.toContain('Row');
  });

  test('include dynamic imports', async () => {
    const { system } = await readDemo(folder, 'Lazy.tsx', AT);
    expect(system?.files?.TS.map(({ name }) => name)).toContain('parts/Part.tsx');
  });
});

describe('an error', () => {
  test.each([
    ['Missing.tsx', 'data/a/Missing.tsx'],
    ['Missing', 'data/a/Missing/system/index.tsx'],
    ['NoEntry', 'data/a/NoEntry/system/index.tsx'],
  ])(
    'for the missing demo %s names where it is placed, and the file to write',
    async (key, file) => {
      expect(await catchDetails(() => readDemo(folder, key, AT))).toEqual({
        file: 'data/a/a.md',
        line: 12,
        cause: `the demo "${key}" doesn't exist`,
        remedy: expect.stringContaining(file),
      });
    },
  );

  test.each([
    ['Broken.tsx', 'data/a/Broken.tsx', 3, './missing'],
    ['Deep.tsx', 'data/a/broken.ts', 3, '../nowhere/b'],
  ])(
    'for a missing import of %s names the file, the line and the import',
    async (key, file, line, name) => {
      expect(await catchDetails(() => readDemo(folder, key, AT))).toEqual({
        file,
        line,
        cause: `the import "${name}" leads to no file`,
        remedy: expect.stringContaining('correct the path'),
      });
    },
  );
});
