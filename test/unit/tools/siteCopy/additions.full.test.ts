/**
 * Adds a language and a product to a copy of the site, following the recipes, and checks that they pass the checks and
 * appear everywhere.
 */
import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { copySource } from '@/tools/siteCopy/copySource';
import { makeFolder, readText, removeFolder, writeFiles } from '../../support/temp';

// The content of the whole copy is checked, and tests run in it.
jest.setTimeout(900_000);

const copy = makeFolder();
afterAll(() => removeFolder(copy));

/** Runs a program of Node in the copy. @returns its exit code and all that it printed. */
function run(...args: string[]): { status: number | null; output: string } {
  const env = { ...process.env };
  // This run's own: the copy has no build.
  delete env.TEST_BUILD_ID;
  delete env.FIELDGUIDE_BUILD_ID;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy,
    env,
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  });
  return { status, output: stdout + stderr };
}

/** What a script in the copy prints as JSON. */
function evaluate<T>(code: string): T {
  writeFiles(copy, { 'scripts/evaluate.ts': code });
  const { status, output } = run('--import', 'tsx', 'scripts/evaluate.ts');
  const [, json] = /^RESULT (.*)$/m.exec(output) ?? [];
  if (status !== 0 || json === undefined) {
    throw new Error(output);
  }
  return JSON.parse(json) as T;
}

function edit(file: string, from: string, to: string): void {
  const text = readText(copy, file);
  if (!text.includes(from)) {
    throw new Error(`${file} does not contain "${from}" any more: adapt this test`);
  }
  writeFiles(copy, { [file]: text.replace(from, () => to) });
}

beforeAll(() => {
  copySource(copy);
  for (const part of ['test', 'tools', 'jest.config.mjs', 'services', 'playwright.config.ts']) {
    cpSync(path.resolve(part), path.join(copy, part), { recursive: true });
  }
  // The recipe "A language": one file.
  writeFiles(copy, {
    'translations/translations-de.json': JSON.stringify({
      copy: 'Kopieren',
      language: 'Sprache',
      languageName: 'Deutsch',
    }),
  });
  // The recipe "A product": an entry, its description, and a command.
  edit(
    'src/shared/products.ts',
    'export const PRODUCTS: readonly Product[] = [',
    `export const PRODUCTS: readonly Product[] = [
  {
    id: 'charts',
    name: 'Harbor Charts',
    role: 'library',
    descriptionKey: 'productCharts',
    href: '/charts/getting-started/',
    versions: [],
    demoThemes: ['material'],
  },`,
  );
  edit(
    'translations/translations.json',
    '  "productX":',
    '  "productCharts": "Charts for tides",\n  "productX":',
  );
  expect(run('--import', 'tsx', 'scripts/cli.ts', 'new-page', '/charts/getting-started')).toEqual({
    status: 0,
    output: expect.stringContaining('data/charts/nav.ts'),
  });
});

test('the content is valid, and missing texts are counted in one line', () => {
  const { status, output } = run('--import', 'tsx', 'scripts/cli.ts', 'build-step', 'prepare');
  expect(output).toMatch(
    /translations\/translations-de\.json: \d+ of \d+ texts are missing and appear in English/,
  );
  expect(output).not.toContain('Missing translation');
  expect(status).toBe(0);
});

test('unit tests of products, languages, routes and navigation pass', () => {
  const { status, output } = run(
    'node_modules/jest/bin/jest.js',
    'test/unit/shared/(products|languages|translate|nav)',
    'test/unit/node/(i18n|content/(routes|languageRoutes|productTrees|nav))',
    'test/unit/site/app/frame/Product',
    'test/unit/(translations|designCard)',
    'test/unit/node/(exporters/hosting|mcp)',
    'test/unit/tools/(coverage|budgets)',
    '--selectProjects',
    'pure',
  );
  expect({ status, output }).toEqual({ status: 0, output: expect.anything() });
});

test('the routes of the language are those of English, home and 404 among them', () => {
  const routes = evaluate<string[]>(`
    import { readdirSync } from 'node:fs';
    import { writeLanguageRoutes } from '@/src/node/content/languageRoutes';
    import { listMarkdownRoutes } from '@/src/node/content/routes';
    const before = listMarkdownRoutes();
    writeLanguageRoutes();
    if (listMarkdownRoutes().length !== before.length) throw new Error('copies count as routes');
    console.log('RESULT ' + JSON.stringify(readdirSync('pages/de', { recursive: true })));
  `);
  expect(routes).toEqual(
    expect.arrayContaining(['index.tsx', '404.tsx', path.join('charts', 'getting-started.tsx')]),
  );
});

describe('a product without package, version and API reference', () => {
  test('is on the home page, in the switcher, in the navigation, in search and in llms.txt', () => {
    const found = evaluate<Record<string, unknown>>(`
      import { mkdtempSync, readFileSync } from 'node:fs';
      import { tmpdir } from 'node:os';
      import path from 'node:path';
      import { prepareApi } from '@/src/node/api/store';
      import { NAV_TREES } from '@/src/node/content/nav/navTree';
      import { writeLlms } from '@/src/node/exporters/llms';
      import { readProduct } from '@/src/node/exporters/searchIndex';
      import { PUBLIC_PRODUCTS, getPackageLabel, getProductInfo } from '@/src/shared/products';
      void (async () => {
        await prepareApi();
        const id = 'charts';
        const has = (list: readonly { id: string }[]) => list.some((product) => product.id === id);
        const folder = path.resolve('.cache/llms');
        await writeLlms(folder, [
          {
            pathname: '/charts/getting-started',
            productId: id,
            kind: 'guide',
            title: 'Getting started',
            description: 'A page.',
            text: '# Getting started',
          },
        ]);
        console.log('RESULT ' + JSON.stringify({
          listed: has(PUBLIC_PRODUCTS),
          label: getPackageLabel(PUBLIC_PRODUCTS[0]!),
          info: getProductInfo('/charts/getting-started/'),
          nav: NAV_TREES[id]!.map(({ pathname }) => pathname),
          search: readProduct(id).names.pages.length,
          entries: readProduct(id).names.entries.length,
          llms: readFileSync(path.join(folder, 'llms.txt'), 'utf8'),
        }));
      })();
    `);
    expect(found).toMatchObject({
      listed: true,
      label: '',
      info: { productId: 'charts', productCategoryId: 'core' },
      nav: ['/charts', '/charts/getting-started'],
      entries: 0,
      llms: expect.stringMatching(
        /\[Harbor Charts\]\(\S+\/charts\/llms\.txt\): Charts for tides$/m,
      ),
    });
    expect(found.search).toBeGreaterThan(0);
    expect(found.llms).not.toContain('undefined');
  });

  test('has no props in the coverage', () => {
    const { status, output } = run('--import', 'tsx', 'scripts/cli.ts', 'coverage-props');
    expect(output).toMatch(/charts +no props to show/);
    expect(status).toBe(0);
  });
});

test('a misspelled key of the language is named with the right one', () => {
  edit('translations/translations-de.json', '"language"', '"langauge"');
  const { status, output } = run('--import', 'tsx', 'scripts/cli.ts', 'build-step', 'prepare');
  expect(status).not.toBe(0);
  expect(output).toContain('the key "langauge" is unknown');
  expect(output).toContain('write "language"');
});

test('a tree that data/nav.ts does not register is named with the file that is missing it', () => {
  edit('translations/translations-de.json', '"langauge"', '"language"');
  edit('data/nav.ts', '  charts,\n', '');
  const { output } = run('--import', 'tsx', 'scripts/cli.ts', 'build-step', 'prepare');
  expect(output).toContain('register data/charts/nav.ts: import it in data/nav.ts');
});
