import { expect, test } from '@jest/globals';
import { drawArrows } from '@/tools/architecture/drawArrows';
import { countArrows, findMutualImports, findFolder } from '@/tools/architecture/folders';

/** Imports from lines such as `src/a/x.ts src/b/y.ts`. */
const read = (...lines: string[]) =>
  lines.map((line) => {
    const [from = '', to = ''] = line.split(' ');
    return { from, to };
  });

test.each([
  ['src/site/features/demo/live/session.tsx', 'src/site/features/demo'],
  ['src/site/app/pages/DocsPage.tsx', 'src/site/app/pages'],
  ['src/site/app/App.tsx', 'src/site/app'],
  ['src/site/ui/island/Island.tsx', 'src/site/ui'],
  ['src/node/api/render/table.ts', 'src/node/api'],
  ['src/node/cache.ts', 'src/node'],
  ['src/shared/page.ts', 'src/shared'],
  ['tools/proof/parts.ts', 'tools/proof'],
  ['services/feedback/main.ts', 'services/feedback'],
  ['pages/joy-ui/react-button.tsx', 'pages'],
  ['scripts/cli.ts', 'scripts'],
])('%s is in the folder %s', (file, folder) => {
  expect(findFolder(file)).toBe(folder);
});

test('imports are counted by folder, and folders that import each other are found', () => {
  const arrows = countArrows(
    read(
      'src/site/app/a.ts src/site/ui/b.ts',
      'src/site/app/c.ts src/site/ui/b.ts',
      'src/site/ui/b.ts src/site/app/a.ts',
      'src/site/ui/b.ts src/site/ui/d.ts',
      'src/site/ui/b.ts src/site/state/e.ts',
    ),
    findFolder,
  );
  expect(arrows).toEqual([
    { from: 'src/site/app', to: 'src/site/ui', count: 2 },
    { from: 'src/site/ui', to: 'src/site/app', count: 1 },
    { from: 'src/site/ui', to: 'src/site/state', count: 1 },
  ]);
  expect(findMutualImports(arrows)).toEqual([
    { groups: ['src/site/app', 'src/site/ui'], counts: [2, 1] },
  ]);
});

test('a diagram shows folders and files, without arrows that others imply', () => {
  const imports = read(
    'src/site/app/a.ts src/site/ui/b.ts',
    'src/site/ui/b.ts src/site/state/c.ts',
    'src/site/app/a.ts src/site/state/c.ts',
    'src/site/start.ts src/site/app/a.ts',
    'src/site/app/a.ts src/shared/page.ts',
  );
  expect(drawArrows(['src/site/*'], imports).split('\n')).toEqual([
    'flowchart TD',
    '  src_site_files["(files)"]',
    '  src_site_app["app"]',
    '  src_site_state["state"]',
    '  src_site_ui["ui"]',
    '  src_site_files --> src_site_app',
    '  src_site_app --> src_site_ui',
    '  src_site_ui --> src_site_state',
  ]);
});

test('the most specific pattern decides where a file belongs', () => {
  const imports = read(
    'pages/a.tsx src/site/app/pages/b.ts',
    'src/site/app/pages/b.ts src/site/ui/c.ts',
  );
  expect(drawArrows(['pages', 'src/*', 'src/site/app'], imports).split('\n')).toEqual([
    'flowchart TD',
    '  pages["pages"]',
    '  src_site["src/site"]',
    '  src_site_app["src/site/app"]',
    '  pages --> src_site_app',
    '  src_site_app --> src_site',
  ]);
});

test('arrows within a cycle are all kept, and a pair is one line', () => {
  const imports = read(
    'src/a/a.ts src/b/b.ts',
    'src/b/b.ts src/a/a.ts',
    'src/b/b.ts src/c/c.ts',
    'src/c/c.ts src/a/a.ts',
    'src/c/c.ts src/d/d.ts',
    'src/a/a.ts src/d/d.ts',
  );
  expect(drawArrows(['src/*'], imports).split('\n').slice(5)).toEqual([
    '  src_a <--> src_b',
    '  src_a --> src_d',
    '  src_b --> src_c',
    '  src_c --> src_a',
    '  src_c --> src_d',
  ]);
});
