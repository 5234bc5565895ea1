import { expect, test } from '@jest/globals';
import { checkArchitecture } from '@/tools/architecture/checkArchitecture';
import { makeFolder, readText } from '@/test/unit/support/temp';

const DOCUMENT = 'docs/architecture/site.md';

const CODE = {
  'src/site/app/frame/Header.tsx':
    "import { Menu } from '@/src/site/ui/Menu';\nimport '@/src/site/features/demo';",
  'src/site/features/demo/index.ts': "import { Menu } from '../../ui/Menu';",
  'src/site/ui/Menu.tsx': "import type { Mode } from '../state/mode';",
  'src/site/state/mode.ts': '',
};

const DRAWING = [
  '<!-- arrows: src/site/* -->',
  '',
  '```mermaid',
  'flowchart TD',
  '  src_site_app["app"]',
  '  src_site_features["features"]',
  '  src_site_state["state"]',
  '  src_site_ui["ui"]',
  '  src_site_app --> src_site_features',
  '  src_site_features --> src_site_ui',
  '  src_site_ui --> src_site_state',
  '```',
  '',
  '<!-- /arrows -->',
];

const SITE = ['# Site', '', ...DRAWING, ''].join('\n');

const README = [
  '# Readme',
  '## Add a page, in `data/`',
  '[Site](docs/architecture/site.md#site), [below](#add-a-page-in-data), `src/site/ui/`, `npm run api:report -- all`.',
  '![Picture](.github/site.png) [React](https://react.dev) `src/site/<layer>`',
].join('\n');

const FILES = {
  ...CODE,
  'docs/contributing/commands.md': '`npm run build`, `npm run api:report`',
  'package.json': '{ "scripts": { "build": "", "api:report": "" } }',
  'scripts/serve.mjs': 'listen(process.env.PORT, process.env.PROOF_OUT, process.env.PATH);',
  'docs/operations/settings.md': '| `PORT` | `3000` |\n\nNot those that begin with `PROOF_`.',
  [DOCUMENT]: SITE,
  'README.md': README,
  '.github/site.png': '',
  'data/a.ts': '',
};

/** @returns what the check prints or throws for the small repository, with some files changed. */
function check(changes: Record<string, string>, write = false) {
  const root = makeFolder({ ...FILES, ...changes });
  try {
    return { root, output: checkArchitecture({ root, write, oneWay: ['src/site'] }), error: '' };
  } catch (error) {
    return { root, output: '', error: (error as Error).message };
  }
}

test('a valid repository has no errors, and its imports are counted', () => {
  const { output, error } = check({});
  expect(error).toBe('');
  expect(output).toContain(
    'src/site: 4 arrows between folders, 0 pairs of folders that import each other',
  );
});

test.each<[name: string, changes: Record<string, string>, error: string]>([
  [
    'a layer that imports a layer above',
    { 'src/site/state/mode.ts': "import { Menu } from '../ui/Menu';" },
    [
      'src/site/state/mode.ts',
      '  cause: src/site/state and src/site/ui import each other; src/site/state/mode.ts imports src/site/ui/Menu.tsx',
      '  remedy: move what both need to a folder that both may import, or pass it in: see docs/architecture/README.md',
    ].join('\n'),
  ],
  [
    'an arrow that the drawing does not show',
    {
      'src/site/features/search/index.ts': '',
      'src/site/ui/Box.tsx': "import '../theme/colors';",
      'src/site/theme/colors.ts': '',
    },
    [
      'docs/architecture/site.md:3',
      '  cause: the drawing of src/site/* differs from the imports in the code',
      '  remedy: run: npm run architecture -- --write',
    ].join('\n'),
  ],
  [
    'a drawing that was edited',
    {
      [DOCUMENT]: SITE.replace(
        'src_site_features --> src_site_ui',
        'src_site_ui --> src_site_features',
      ),
    },
    'the drawing of src/site/* differs',
  ],
  [
    'a drawing without an end',
    { [DOCUMENT]: SITE.replace('<!-- /arrows -->', '') },
    'docs/architecture/site.md:3\n  cause: the drawing has no end',
  ],
  [
    'a drawing of a folder that does not exist',
    { [DOCUMENT]: SITE.replace('arrows: src/site/*', 'arrows: src/sites/*') },
    'docs/architecture/site.md:3\n  cause: the drawing lists src/sites/*,',
  ],
  [
    'a link to no file',
    { 'README.md': '[Site](docs/architecture/sites.md)' },
    'README.md:1\n  cause: the link docs/architecture/sites.md refers to docs/architecture/sites.md,',
  ],
  [
    'a link that is not relative to its file',
    { 'docs/quality.md': '\n\n[Site](docs/architecture/site.md)' },
    'docs/quality.md:3\n  cause: the link docs/architecture/site.md refers to docs/docs/architecture/site.md,',
  ],
  [
    'a link to no heading',
    { 'README.md': '[Site](docs/architecture/site.md#layers)' },
    "cause: the link docs/architecture/site.md#layers has an anchor that docs/architecture/site.md doesn't have\n  remedy: use one of: site",
  ],
  [
    'a picture that does not exist',
    { 'services/feedback/README.md': '![Chart](chart.png)' },
    'services/feedback/README.md:1\n  cause: the link chart.png refers to services/feedback/chart.png,',
  ],
  [
    'a command that does not exist',
    { 'docs/quality.md': '```bash\nnpm run build\nnpm run builds\n```' },
    'docs/quality.md:1\n  cause: package.json has no script "builds"\n  remedy: use one of: build, api:report',
  ],
  [
    'a command that is not listed',
    { 'package.json': '{ "scripts": { "build": "", "api": "", "api:report": "" } }' },
    'docs/contributing/commands.md\n  cause: the script "api" of package.json is not listed',
  ],
  [
    'a setting that is not documented',
    { 'src/shared/links.ts': "\nexport const URL = process.env.NEXT_PUBLIC_URL ?? '';" },
    'src/shared/links.ts:2\n  cause: NEXT_PUBLIC_URL is not in docs/operations/settings.md',
  ],
  [
    'a setting of a schema that is not documented',
    { 'services/feedback/settings.ts': 'z.object({\n  FEEDBACK_PORT: z\n    .int() });' },
    'cause: FEEDBACK_PORT is not in docs/operations/settings.md',
  ],
  [
    'a documented setting that nothing reads',
    { 'docs/operations/settings.md': '| `PORT` | `3000` |\n| `PORTS` | `3000` |' },
    'docs/operations/settings.md:2\n  cause: no file reads PORTS',
  ],
  [
    'the name of a file that does not exist',
    { 'docs/quality.md': 'It is in `src/site/ui/Menus.tsx`.' },
    'docs/quality.md:1\n  cause: there is no src/site/ui/Menus.tsx',
  ],
])('%s is an error', (_name, changes, error) => {
  expect(check(changes).error).toContain(error);
});

test('--write updates outdated drawings and leaves the rest of the document', () => {
  const empty = SITE.replace(DRAWING.slice(1, -1).join('\n'), '');
  const { root, error } = check({ [DOCUMENT]: empty }, true);
  expect(error).toBe('');
  expect(readText(root, DOCUMENT)).toBe(SITE);
});
