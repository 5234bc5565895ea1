import { expect, test } from '@jest/globals';
import { readImports } from '@/tools/architecture/readImports';
import { makeFolder } from '@/test/unit/support/temp';

const TARGETS = {
  'src/shared/page.ts': '',
  'src/site/ui/Menu.tsx': '',
  'src/site/ui/Menu.module.css': '',
  'src/site/ui/island/index.ts': '',
  'src/node/loader.cjs': '',
};

test.each<[name: string, code: string, to: string[]]>([
  ['a static import', "import { Menu } from '../ui/Menu';", ['src/site/ui/Menu.tsx']],
  ['an import with an ending', "import '@/src/site/ui/Menu.tsx';", ['src/site/ui/Menu.tsx']],
  ['a type import', "import type { Page } from '@/src/shared/page';", ['src/shared/page.ts']],
  ['an export', "export * from '@/src/shared/page';", ['src/shared/page.ts']],
  ['a type in place', "let a: import('@/src/shared/page').Page;", ['src/shared/page.ts']],
  ['a dynamic import', "load(() => import('../ui/Menu'));", ['src/site/ui/Menu.tsx']],
  ['require', "const a = require('@/src/node/loader.cjs');", ['src/node/loader.cjs']],
  ['a folder', "import { Island } from '../ui/island';", ['src/site/ui/island/index.ts']],
  ['a CSS module', "import a from '../ui/Menu.module.css';", ['src/site/ui/Menu.module.css']],
  [
    'a file that is imported twice',
    "import type { A } from '../ui/Menu';\nimport { B } from '@/src/site/ui/Menu';",
    ['src/site/ui/Menu.tsx'],
  ],
  ['a package', "import React from 'react';", []],
  ['a comment', "// import '../ui/Menu';", []],
  ['a file that does not exist', "import '../ui/Menus';", []],
])('%s', (_name, code, to) => {
  const root = makeFolder({ ...TARGETS, 'src/site/demo/Demo.tsx': code });
  expect(readImports(root, ['src', 'pages'])).toEqual(
    to.map((file) => ({ from: 'src/site/demo/Demo.tsx', to: file })),
  );
});

test('style sheets import style sheets', () => {
  const root = makeFolder({
    ...TARGETS,
    'src/site/demo/demo.css': [
      "@import '../ui/Menu.module.css';",
      '@import "tailwindcss";',
      "a { composes: b from './other.module.css'; }",
    ].join('\n'),
    'src/site/demo/other.module.css': '',
  });
  expect(readImports(root, ['src'])).toEqual([
    { from: 'src/site/demo/demo.css', to: 'src/site/ui/Menu.module.css' },
    { from: 'src/site/demo/demo.css', to: 'src/site/demo/other.module.css' },
  ]);
});
