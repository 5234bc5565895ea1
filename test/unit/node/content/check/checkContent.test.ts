import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { checkContent } from '@/src/node/content/check/checkContent';
import type { readDemo } from '@/src/node/demos/readDemo';
import type { BuildErrorDetails } from '@/src/node/errors';
import type { NavEntry } from '@/src/shared/nav';
import { PRODUCTS } from '@/src/shared/products';
import { createApiCache } from '../../../support/apiCache';
import { createEntry, createProp } from '../../../support/apiEntry';
import { makeFolder, readText, removeFolder, writeFiles } from '../../../support/temp';

const DEMO = 'export default function Counter() {\n  return <p>1</p>;\n}\n';
const LINKED = ['other', 'page'];
const routeFile = (name: string) =>
  `import * as page from '@/data/a/${name}/${name}.md';\nexport default page;\n`;
const markdown = (text: string) => `# Title\n\nDescription.\n\n${text}\n`;
const FIRST_LINE = 5;

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** A small site without errors; tests add one each. */
const SOUND: Readonly<Record<string, string>> = {
  'pages/index.tsx': 'export default function Home() {}\n',
  'pages/a/page.tsx': routeFile('page'),
  'pages/a/other/index.tsx': routeFile('other'),
  'data/a/page/page.md': markdown('Text.'),
  'data/a/page/Counter.tsx': DEMO,
  'data/a/other/other.md': `---\ncomponents: Button\n---\n\n${markdown(
    '## Größe\n\n## Usage\n\n{{"demo": "Counter.tsx"}}\n\n{{"demo": "Counter.tsx"}}\n\n{{"demo": "Pick"}}',
  )}`,
  'data/a/other/Counter.tsx': DEMO,
  'data/a/other/Pick/tailwind/index.tsx': DEMO,
  'public/images/a.svg': SVG,
  ...Object.fromEntries(PRODUCTS.map(({ logo }) => [`public${logo}`, SVG])),
};

interface Site {
  files?: Record<string, string | undefined>;
  nav?: readonly string[];
}

/** What the code takes for the repository, and the tree in its `data/nav.ts`. Each test fills both. */
const root = makeFolder({
  'translations/translations.json': readText('translations/translations.json'),
  ...createApiCache([
    createEntry({
      product: 'a',
      props: [createProp({ name: 'color' })],
      sets: [{ set: 'DOMAttributes', group: 'native', names: ['onClick'] }],
      slots: [{ name: 'startIcon' }],
      classes: [{ rule: 'root', className: 'MuiButton-root', state: false }],
      types: { SxProps: { package: '@mui/system', href: 'https://example.com/' } },
    }),
  ]),
});
const tree: NavEntry[] = [];
let checkSite: typeof checkContent;
let readSiteDemo: typeof readDemo;

beforeAll(() =>
  jest.isolateModulesAsync(async () => {
    const cwd = jest.spyOn(process, 'cwd').mockReturnValue(root);
    jest.doMock('@/data/nav', () => ({ NAV_TREES: { a: tree }, DEFAULT_MENU: [] }));
    ({ checkContent: checkSite } = await import('@/src/node/content/check/checkContent'));
    ({ readDemo: readSiteDemo } = await import('@/src/node/demos/readDemo'));
    jest.dontMock('@/data/nav');
    cwd.mockRestore();
  }),
);
afterAll(() => removeFolder(root));

/** Checks a site of the test's own. */
async function check({ files = {}, nav = LINKED }: Site): Promise<BuildErrorDetails[]> {
  for (const folder of ['data', 'pages', 'public', 'src']) {
    removeFolder(path.join(root, folder));
  }
  for (const [name, text] of Object.entries({ ...SOUND, ...files })) {
    if (text !== undefined) {
      writeFiles(root, { [name]: text });
    }
  }
  tree.splice(0, Infinity, ...nav.map((name) => ({ pathname: `/a/${name}` })));
  tree.push({ pathname: 'https://example.com/', title: 'Outside' });
  return (await checkSite()).map(({ details }) => details);
}

/** The errors of the page /a/page with this text. */
const checkText = (text: string) => check({ files: { 'data/a/page/page.md': markdown(text) } });

test('reads the demos of a page like the page itself, which takes them from the cache', async () => {
  process.env.FIELDGUIDE_FRAME_ID = 'frame';
  try {
    expect(await check({})).toEqual([]);
    const list = () => readdirSync(path.join(root, '.cache/build/frame')).sort();
    const kept = list();
    const at = { file: 'data/a/other/other.md', line: undefined };
    await readSiteDemo(path.join(root, 'data/a/other'), 'Counter.tsx', at, ['Button']);
    expect(list()).toEqual(kept);
    await readSiteDemo(path.join(root, 'data/a/other'), 'Counter.tsx', at, ['Link']);
    expect(list()).not.toEqual(kept);
  } finally {
    delete process.env.FIELDGUIDE_FRAME_ID;
  }
});

test('the small site of these tests has no errors', async () => {
  expect(await check({})).toEqual([]);
});

test('each page that was checked is counted', async () => {
  await check({});
  const seen: string[] = [];
  await checkSite((done, total) => seen.push(`${done}/${total}`));
  expect(seen).toEqual(['1/2', '2/2']);
});

test('all errors of a page are reported at once, with those of its links and demos', async () => {
  const text = [
    ':::infoo\nText.\n:::',
    '{{"demo": "None.tsx"}}',
    '{{"demo": "Counter.tsx", "hideTolbar": true}}',
    'A [first](other/) and a [second](/a/other) link, and [a third](/a/none/).',
    '```\nlet a;\n```',
    '![](/images/none.svg)',
  ];
  const causes = (await checkText(text.join('\n\n'))).map(({ cause }) => cause);
  expect(causes.sort()).toEqual([
    'a fence without a language',
    'the demo "None.tsx" doesn\'t exist',
    'the image /images/none.svg is not among the files of this site',
    'the link /a/none/ leads to no page',
    'the link /a/other has no slash at the end of its path',
    'the link other/ is relative',
    'unknown demo option "hideTolbar"',
    'unknown directive ":::infoo"',
  ]);
});

test('an error of a translations file is reported once, though all pages need the file', async () => {
  const file = 'translations/translations-pt.json';
  writeFiles(root, { [file]: JSON.stringify({ languageName: 'Português', langauge: 'Idioma' }) });
  try {
    const files = { 'data/a/page/page-pt.md': markdown('Texto.') };
    expect(await check({ files })).toMatchObject([
      { file, remedy: expect.stringContaining('"language"') },
    ]);
  } finally {
    rmSync(path.join(root, file), { force: true });
  }
});

describe('a translation', () => {
  const english = markdown(
    '## Usage\n\nSee [other](/a/other/#usage).\n\n{{"demo": "Counter.tsx"}}',
  );
  const checkTranslation = async (text: string, isLanguage = true) => {
    const file = 'translations/translations-pt.json';
    writeFiles(root, isLanguage ? { [file]: readText('translations/translations.json') } : {});
    try {
      return await check({
        files: { 'data/a/page/page.md': english, 'data/a/page/page-pt.md': text },
      });
    } finally {
      rmSync(path.join(root, file), { force: true });
    }
  };
  const BODY = '## Uso\n\nVeja [outro](/a/other/#usage).\n\n{{"demo": "Counter.tsx"}}';

  test('that follows the English page is valid', async () => {
    expect(await checkTranslation(markdown(BODY))).toEqual([]);
  });

  test.each([
    [
      'a link to no page',
      BODY.replace('/a/other/', '/a/none/'),
      FIRST_LINE + 2,
      'leads to no page',
    ],
    [
      'a link to no place',
      BODY.replace('#usage', '#uso'),
      FIRST_LINE + 2,
      'leads to no place on that page',
    ],
    [
      'a demo that the English page lacks',
      `${BODY}\n\n{{"demo": "Other.tsx"}}`,
      FIRST_LINE + 6,
      'it has Other.tsx where the English page has no further demo or component',
    ],
    [
      'a demo too few',
      BODY.replace('{{"demo": "Counter.tsx"}}', 'Texto.'),
      undefined,
      'it has no further demo or component where the English page has Counter.tsx',
    ],
    ['a heading too few', BODY.replace('## Uso\n\n', ''), undefined, 'headings'],
  ])('with %s is an error', async (_name, text, line, cause) => {
    expect(await checkTranslation(markdown(text))).toEqual([
      {
        file: 'data/a/page/page-pt.md',
        line,
        cause: expect.stringContaining(cause),
        remedy: expect.any(String),
      },
    ]);
  });

  test('with an invalid language code is an error', async () => {
    expect(await checkTranslation(markdown(BODY), false)).toEqual([
      {
        file: 'data/a/page/page-pt.md',
        cause: 'no route shows this Markdown file',
        remedy: expect.stringContaining('translations/translations-pt.json'),
      },
    ]);
  });
});

describe('a link is valid', () => {
  test.each([
    '/a/other/',
    '/a/other/#usage',
    '/a/other/?query=1#usage',
    '/a/other/#größe',
    '/a/other/#gr%C3%B6%C3%9Fe',
    '/a/other/#api',
    '/a/other/#Counter',
    '/a/other/#Counter.js',
    '/a/other/#Counter-2',
    '/a/other/#Counter-2.tsx',
    '/a/other/#tailwind-Pick.tsx',
    '/a/api/button/',
    '/a/api/button/#props',
    '/a/api/button/#button-prop-color',
    '/a/api/button/#button-prop-onClick',
    '/a/api/button/#button-slot-startIcon',
    '/a/api/button/#button-classes-root',
    '/a/api/button/#button-type-SxProps',
    '/',
    '/images/a.svg',
    'https://example.com/none/#none',
  ])('to %s', async (href) => {
    expect(await checkText(`A [link](${href}).`)).toEqual([]);
  });

  test('to a heading of its own page', async () => {
    expect(await checkText('## Own heading\n\nA [link](#own-heading).')).toEqual([]);
  });
});

test('a phrase for search leads to an existing page or section', async () => {
  const phrases = '/a/other/: [some words]\n/a/other/#usage: [how it is used]\n';
  const checkPhrases = (text: string) =>
    check({ files: { 'data/searchPhrases/system.yaml': text } });
  expect(await checkPhrases(phrases)).toEqual([]);
  expect(await checkPhrases(`${phrases}/a/other/#none: [more words]\n`)).toMatchObject([
    { file: 'data/searchPhrases/system.yaml', cause: expect.stringContaining('#none') },
  ]);
  expect(await checkPhrases('/a/other/: [Capital letters]\n')).toMatchObject([
    { file: 'data/searchPhrases/system.yaml', remedy: 'correct the value that the cause names' },
  ]);
});

describe('a link is an error, with file, line and remedy,', () => {
  test.each([
    ['to no page', '/a/none/', 'leads to no page'],
    ['to a group or folder', '/a/', 'leads to no page'],
    ['to no place on another page', '/a/other/#none', 'leads to no place on that page'],
    ['to no place on its own page', '#none', 'leads to no place on that page'],
    ['to no demo', '/a/other/#NoDemo.js', 'leads to no place on that page'],
    ['to a demo of another page', '#Pick', 'leads to no place on that page'],
    ['to a third placement of two', '/a/other/#Counter-3', 'leads to no place on that page'],
    ['to no entry of the reference', '/a/api/buton/', 'leads to no page'],
    [
      'to no row of the reference',
      '/a/api/button/#button-prop-colour',
      'leads to no place on that page',
    ],
    [
      'to a section that the reference of a component does not have',
      '/a/api/button/#parameters',
      'leads to no place on that page',
    ],
    ['to no file', '/images/none.svg', 'leads to no file'],
  ])('%s', async (_name, href, cause) => {
    expect(await checkText(`Text.\n\nA [link](${href}).`)).toEqual([
      {
        file: 'data/a/page/page.md',
        line: FIRST_LINE + 2,
        cause: `the link ${href} ${cause}`,
        remedy: expect.stringMatching(/\w/),
      },
    ]);
  });

  test('to an invalid address', async () => {
    expect(await checkText('Text.\n\nA <a href="#100%">link</a>.')).toMatchObject([
      { file: 'data/a/page/page.md', line: FIRST_LINE + 2 },
    ]);
  });

  test('in the description under the h1', async () => {
    const text = '# Title\n\n<p class="description">See <a href="/a/none/">none</a>.</p>\n';
    expect(await check({ files: { 'data/a/page/page.md': text } })).toMatchObject([
      { file: 'data/a/page/page.md', line: 3, cause: 'the link /a/none/ leads to no page' },
    ]);
  });

  test('in the front matter, which becomes a chip of the page', async () => {
    const text = `---\nunstyled: /base-ui/react-none/\n---\n\n${markdown('Text.')}`;
    expect(await check({ files: { 'data/a/page/page.md': text } })).toMatchObject([
      { file: 'data/a/page/page.md', cause: expect.stringContaining('/base-ui/react-none/') },
    ]);
  });
});

describe('orphans are errors:', () => {
  test('a route without an entry in the navigation tree', async () => {
    expect(await check({ nav: ['other'] })).toEqual([
      {
        file: 'pages/a/page.tsx',
        cause: 'the route /a/page has no entry in the navigation tree',
        remedy: expect.stringContaining("{ pathname: '/a/page' } to data/a/nav.ts"),
      },
    ]);
  });

  test('an entry of the navigation tree without a route', async () => {
    expect(await check({ nav: [...LINKED, 'none'] })).toEqual([
      {
        file: 'data/a/nav.ts',
        cause: 'the navigation entry /a/none has no route',
        remedy: expect.stringContaining('npm run new-page -- /a/none'),
      },
    ]);
  });

  test('Markdown without a route', async () => {
    expect(await check({ files: { 'data/a/lost/lost.md': markdown('Text.') } })).toEqual([
      {
        file: 'data/a/lost/lost.md',
        cause: 'no route shows this Markdown file',
        remedy: expect.stringContaining('pages/'),
      },
    ]);
  });

  test('a route without its Markdown', async () => {
    expect(await check({ files: { 'data/a/page/page.md': undefined } })).toEqual([
      {
        file: 'pages/a/page.tsx',
        cause: expect.stringContaining("data/a/page/page.md, which doesn't exist"),
        remedy: expect.stringContaining('create the file'),
      },
    ]);
  });
});

test('a written page of Base UI that is listed as unwritten is an error', async () => {
  const files = {
    'pages/base-ui/react-badge.tsx': "import * as page from '@/data/base-ui/badge.md';\n",
    'data/base-ui/badge.md': markdown('Text.'),
    'data/base-ui/unwritten-pages.json': JSON.stringify({
      '/base-ui/react-badge': { components: ['Badge'], hooks: [] },
    }),
  };
  expect(await check({ files, nav: [...LINKED] })).toContainEqual({
    file: 'data/base-ui/unwritten-pages.json',
    cause: '/base-ui/react-badge has been written',
    remedy: expect.stringContaining('remove it from this list'),
  });
});

describe('a page of Base UI, whose front matter says where the reference stands, is checked as any other:', () => {
  const ROUTE = 'pages/base-ui/react-select.tsx';
  const files = { [ROUTE]: "import * as page from '@/data/base-ui/select.md';\n" };

  test('its Markdown must exist', async () => {
    expect(await check({ files })).toContainEqual({
      file: ROUTE,
      cause: expect.stringContaining("data/base-ui/select.md, which doesn't exist"),
      remedy: expect.stringContaining('create the file'),
    });
  });

  test('its front matter must be valid', async () => {
    const text = `---\nunknown: 1\n---\n\n${markdown('Text.')}`;
    const errors = await check({ files: { ...files, 'data/base-ui/select.md': text } });
    expect(errors).toContainEqual(expect.objectContaining({ file: 'data/base-ui/select.md' }));
  });
});

describe('embedded files must exist:', () => {
  test('a demo', async () => {
    expect(await checkText('{{"demo": "None.tsx"}}')).toEqual([
      {
        file: 'data/a/page/page.md',
        line: FIRST_LINE,
        cause: 'the demo "None.tsx" doesn\'t exist',
        remedy: expect.stringContaining('data/a/page/None.tsx'),
      },
    ]);
  });

  test('what a demo imports', async () => {
    const files = {
      'data/a/page/page.md': markdown('{{"demo": "Counter.tsx"}}'),
      'data/a/page/Counter.tsx': `import './none';\n${DEMO}`,
    };
    expect(await check({ files })).toMatchObject([
      { file: 'data/a/page/Counter.tsx', line: 1, cause: 'the import "./none" leads to no file' },
    ]);
  });

  test('a component', async () => {
    expect(await checkText('{{"component": "None"}}')).toEqual([
      {
        file: 'data/a/page/page.md',
        line: FIRST_LINE,
        cause: 'the component "None" is not registered',
        remedy: expect.stringContaining('src/site/app/embeds/None.tsx'),
      },
    ]);
    expect(await checkText('{{"component": "Swatches", "palette": "blue"}}')).toEqual([]);
    expect(await checkText('{{"component": "Swatches", "palette": "pink"}}')).toMatchObject([
      { file: 'data/a/page/page.md', line: FIRST_LINE, cause: expect.stringContaining('palette') },
    ]);
  });
});

test('all errors of a site are reported at once', async () => {
  const files = {
    'data/a/page/page.md': markdown(
      '[1](/a/none/)\n\n{{"demo": "One.tsx"}}\n\n{{"demo": "Two.tsx"}}',
    ),
    'data/a/other/other.md': markdown('```rust\nfn\n```'),
    'data/a/lost/lost.md': markdown('Text.'),
  };
  const errors = await check({ files, nav: [...LINKED, 'none'] });
  expect(errors.map(({ file, cause }) => `${path.basename(file)}: ${cause}`).sort()).toEqual([
    'lost.md: no route shows this Markdown file',
    'nav.ts: the navigation entry /a/none has no route',
    'other.md: unknown fence language "rust"',
    'page.md: the demo "One.tsx" doesn\'t exist',
    'page.md: the demo "Two.tsx" doesn\'t exist',
    'page.md: the link /a/none/ leads to no page',
  ]);
});

test('an invalid page does not make links to it invalid', async () => {
  const files = {
    'data/a/page/page.md': markdown('[1](/a/other/#usage)'),
    'data/a/other/other.md': markdown('## Usage\n\n```rust\nfn\n```'),
  };
  expect((await check({ files })).map(({ cause }) => cause)).toEqual([
    'unknown fence language "rust"',
  ]);
});
