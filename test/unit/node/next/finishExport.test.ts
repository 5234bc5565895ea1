import * as files from 'node:fs';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import type * as FinishExport from '@/src/node/next/finishExport';
import { FRAME_SCRIPT } from '@/src/shared/editedFrame';
import { bootScript, hashScript } from '@/src/node/next/inlineScripts';
import { makeFolder, readText, removeFolder, writeFiles } from '../../support/temp';

const writeFileSync = jest.fn(files.writeFileSync);
let finishExport: typeof FinishExport.finishExport;

beforeAll(() =>
  jest.isolateModulesAsync(async () => {
    jest.doMock('node:fs', () => ({ ...files, writeFileSync }));
    ({ finishExport } = await import('@/src/node/next/finishExport'));
  }),
);

const BOOT =
  '<script>(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[],"runtimeModuleIds":[1]});</script>';
const createHtml = (title: string) => {
  const page = { pathname: `/a/${title}`, language: 'en', title, heading: {} };
  const data = JSON.stringify({ buildId: 'b1', props: { pageProps: { page } } });
  return `<head></head><body>${BOOT}<script id="__NEXT_DATA__" type="application/json">${data}</script></body>`;
};
const FILES = {
  '_next/static/b1/_buildManifest.js':
    'self.__BUILD_MANIFEST={__rewrites:{},sortedPages:["/_app"]};self.__TURBOPACK_PAGE_BOOTSTRAP={"/_app":{otherChunks:[],runtimeModuleIds:[1,2]}};self.__TURBOPACK_CHUNK_LOADING_GLOBAL="TURBOPACK";self.__BUILD_MANIFEST_CB&&self.__BUILD_MANIFEST_CB()',
  '_next/static/b1/_ssgManifest.js':
    'self.__SSG_MANIFEST=new Set([]);self.__SSG_MANIFEST_CB&&self.__SSG_MANIFEST_CB()',
  '_next/static/b1/_clientMiddlewareManifest.js':
    'self.__MIDDLEWARE_MATCHERS=[];self.__MIDDLEWARE_MATCHERS_CB&&self.__MIDDLEWARE_MATCHERS_CB()',
  '404.html': createHtml('Missing'),
  'a/one/index.html': createHtml('One'),
  'a/two/index.html': createHtml('Two'),
  'api-data/sets/rows.html': '<tr></tr>',
};

let out: string;

beforeEach(() => {
  out = makeFolder(FILES);
  writeFileSync.mockClear();
});
afterEach(() => removeFolder(out));

const finish = (additions: Partial<FinishExport.PageAdditions> = {}, buildId?: string) =>
  finishExport(
    out,
    { describePage: () => undefined, createNotFoundMeta: () => '', ...additions },
    { buildId },
  );

test('exactly the pages are written, once each', async () => {
  const { pages, documents } = await finish();
  expect(documents).toBe(0);
  expect(pages.map(({ href, page }) => [href, page?.title])).toEqual([
    ['/404/', 'Missing'],
    ['/a/one/', 'One'],
    ['/a/two/', 'Two'],
  ]);
  const written = writeFileSync.mock.calls
    .map(([file]) => path.relative(out, String(file)).split(path.sep).join('/'))
    .filter((file) => file.endsWith('.html'));
  expect(written.sort()).toEqual(['404.html', 'a/one/index.html', 'a/two/index.html']);
  expect(readText(out, 'api-data/sets/rows.html')).toBe('<tr></tr>');
});

test('a page of an earlier build gets the id of this one', async () => {
  await finish({}, 'b2');
  expect(readText(out, 'a/one/index.html')).toContain('"buildId":"b2"');
});

test('a page gets its data, which may name pages before and after it', async () => {
  await finish({
    describePage: ({ pathname }, getTitle) =>
      pathname === '/a/one'
        ? { names: ['/a/two', '/a/one', '/a/none'].map((other) => getTitle(other, 'en')), of: '</' }
        : pathname === '/a/two'
          ? { names: [getTitle('/a/one', 'en')] }
          : undefined,
  });
  expect(readText(out, 'a/one/index.html')).toContain(
    '<script type="application/ld+json">{"names":["Two","One",null],"of":"\\u003c/"}</script></head>',
  );
  expect(readText(out, 'a/two/index.html')).toContain('{"names":["One"]}');
  expect(readText(out, '404.html')).not.toContain('ld+json');
});

test('the 404 page gets the script hashes of all pages', async () => {
  const { scriptHashes } = await finish({
    createNotFoundMeta: (hashes) => `<meta content="$& ${hashes.join(' ')}">`,
  });
  // The script of the frame of edited demos is in no page.
  expect(scriptHashes).toEqual([bootScript, FRAME_SCRIPT].map(hashScript).sort());
  expect(readText(out, '404.html')).toMatch(/^<head><meta content="\$& sha256-[^"]+"><\/head>/);
  expect(readText(out, 'a/one/index.html')).not.toContain('<meta');
});

test('the 404 page of a language is also the file that hosts look for', async () => {
  writeFiles(out, { 'pt/404/index.html': readText(out, 'a/one/index.html') });
  await finish({ createNotFoundMeta: () => '<meta content="policy">' });
  expect(readText(out, 'pt/404.html')).toBe(
    readText(out, 'pt/404/index.html').replace('<head>', '<head><meta content="policy">'),
  );
});
