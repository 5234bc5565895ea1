import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import ts from 'typescript';
import type { writeLanguageRoutes } from '@/src/node/content/languageRoutes';
import { catchDetails } from '../../support/errors';
import { makeFolder, readText, removeFolder, writeFiles } from '../../support/temp';

// TypeScript and many small files take their time on a busy machine.
jest.setTimeout(60_000);

/** The route files of this site, as they are. */
const ROUTES = Object.fromEntries(
  readdirSync('pages', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !/^[a-z]{2}\//.test(file))
    .map((file) => [`pages/${file}`, readFileSync(path.join('pages', file), 'utf8')]),
);
const SITE_ROUTES = ['pages/404.tsx', 'pages/index.tsx'];
const API_ROUTES = Object.keys(ROUTES).filter((file) => file.includes('['));
const MARKDOWN_ROUTES = Object.keys(ROUTES).filter((file) =>
  /from '@\/data\/[^']+\.md'/.test(ROUTES[file]!),
);

const root = makeFolder();
let write: typeof writeLanguageRoutes;

beforeAll(() =>
  jest.isolateModulesAsync(async () => {
    const cwd = jest.spyOn(process, 'cwd').mockReturnValue(root);
    ({ writeLanguageRoutes: write } = await import('@/src/node/content/languageRoutes'));
    cwd.mockRestore();
  }),
);
afterAll(() => removeFolder(root));

/** The site as it is before the routes are written, with two more languages. */
function reset(): void {
  removeFolder(root);
  writeFiles(root, {
    ...ROUTES,
    'translations/translations.json': '{"languageName": "English"}',
    'translations/translations-pt.json': '{}',
    'translations/translations-zh.json': '{}',
  });
}

function writeRoutes(): void {
  reset();
  write();
}

/** The calls in a file of a function whose name begins so: their arguments, as written. */
function listCalls(source: string, beginning: string): string[][] {
  const calls: string[][] = [];
  const file = ts.createSourceFile(
    'a.tsx',
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText().startsWith(beginning)) {
      calls.push(node.arguments.map((argument) => argument.getText()));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return calls;
}
const copyOf = (file: string, language: string) => file.replace('pages/', `pages/${language}/`);

describe('the routes of the reference', () => {
  beforeAll(writeRoutes);

  test('are those that this site has', () => {
    expect(API_ROUTES.length).toBeGreaterThanOrEqual(6);
    expect(API_ROUTES).toContain('pages/base-ui/[component]/[tab].tsx');
  });

  test.each(API_ROUTES)('%s requests its page in the language', (file) => {
    const [english] = listCalls(ROUTES[file]!, 'buildApi');
    expect(english?.length).toBe(2);
    for (const language of ['pt', 'zh']) {
      const copy = readText(root, copyOf(file, language));
      expect(listCalls(copy, 'buildApi')).toEqual([[...english!, `'${language}'`]]);
      // Nothing else is changed: the addresses are the same in every language.
      expect(copy.replace(`, '${language}')`, ')')).toBe(ROUTES[file]);
    }
  });
});

describe('the routes of Markdown', () => {
  beforeAll(writeRoutes);

  test.each(MARKDOWN_ROUTES)('%s requests its page in the language', (file) => {
    const [english] = listCalls(ROUTES[file]!, 'createStaticProps');
    const copy = readText(root, copyOf(file, 'pt'));
    expect(listCalls(copy, 'createStaticProps')).toEqual([[...english!, "'pt'"]]);
  });
});

describe('the home page and the 404 page', () => {
  beforeAll(writeRoutes);

  test.each(SITE_ROUTES)('%s gets its texts in the language', (file) => {
    const copy = readText(root, copyOf(file, 'pt'));
    expect(listCalls(copy, 'createSiteProps')).toEqual([["'pt'"]]);
    expect(copy).toContain(ROUTES[file]!.trim());
  });
});

describe('writing', () => {
  beforeEach(reset);

  test('every route is written once per language, and counted', () => {
    expect(write()).toBe(2 * (API_ROUTES.length + MARKDOWN_ROUTES.length + SITE_ROUTES.length));
    for (const language of ['pt', 'zh']) {
      const written = readdirSync(path.join(root, 'pages', language), {
        recursive: true,
        encoding: 'utf8',
      }).filter((file) => file.endsWith('.tsx'));
      expect(written.map((file) => `pages/${file}`).sort()).toEqual(
        [...API_ROUTES, ...MARKDOWN_ROUTES, ...SITE_ROUTES].sort(),
      );
    }
  });

  test('a second run writes the same, and removes routes of removed languages', () => {
    const count = write();
    writeFiles(root, { 'pages/xx/left-over.tsx': '', 'pages/xx/.written-by-build': '' });
    expect(write()).toBe(count);
    expect(existsSync(path.join(root, 'pages/xx'))).toBe(false);
    expect(existsSync(path.join(root, 'pages/pt/pt'))).toBe(false);
  });

  test('folders without the generated marker are never removed', async () => {
    writeFiles(root, { 'pages/ui/react-button.tsx': 'export default () => null;\n' });
    expect(await catchDetails(() => write())).toMatchObject({
      file: 'pages/ui/',
      remedy: expect.stringContaining('rename the folder'),
    });
    expect(readText(root, 'pages/ui/react-button.tsx')).toContain('export');
    removeFolder(path.join(root, 'pages/ui'));
  });

  test('English only needs no routes', () => {
    removeFolder(path.join(root, 'translations'));
    writeFiles(root, { 'translations/translations.json': '{}' });
    expect(write()).toBe(0);
    expect(existsSync(path.join(root, 'pages/pt'))).toBe(false);
    expect(readText(root, 'pages/material-ui/react-button.tsx')).toBe(
      ROUTES['pages/material-ui/react-button.tsx'],
    );
  });

  test('a route that does not request its page by its address is an error', async () => {
    const file = 'pages/material-ui/odd.tsx';
    writeFiles(root, { [file]: "import * as page from '@/data/material-ui/odd.md';\n" });
    expect(await catchDetails(() => write())).toMatchObject({
      file,
      cause: expect.stringContaining('createStaticProps'),
      remedy: expect.stringMatching(/\w/),
    });
  });
});
