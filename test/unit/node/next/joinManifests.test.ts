import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { joinManifests as joinScripts } from '@/src/node/next/joinManifests';
import { changePages } from '../../support/changePages';
import { catchDetails } from '../../support/errors';
import { makeFolder, readText, removeFolder, writeFiles } from '../../support/temp';

const tag = (name: string) => `<script src="/_next/static/b1/${name}" defer=""></script>`;
const MANIFESTS = {
  '_next/static/b1/_buildManifest.js':
    'self.__BUILD_MANIFEST={__rewrites:{},sortedPages:["/_app"]};self.__TURBOPACK_PAGE_BOOTSTRAP={"/_app":{otherChunks:[],runtimeModuleIds:[1,2]}};self.__TURBOPACK_CHUNK_LOADING_GLOBAL="TURBOPACK";self.__BUILD_MANIFEST_CB&&self.__BUILD_MANIFEST_CB()',
  '_next/static/b1/_ssgManifest.js':
    'self.__SSG_MANIFEST=new Set([]);self.__SSG_MANIFEST_CB&&self.__SSG_MANIFEST_CB()',
  '_next/static/b1/_clientMiddlewareManifest.js':
    'self.__MIDDLEWARE_MATCHERS=[];self.__MIDDLEWARE_MATCHERS_CB&&self.__MIDDLEWARE_MATCHERS_CB()',
};
const PAGE = `<head>${tag('_buildManifest.js')}${tag('_ssgManifest.js')}${tag('_clientMiddlewareManifest.js')}${tag('other.js')}</head>`;

/** Joins the scripts, and changes all pages. */
async function joinManifests(out: string): Promise<void> {
  const { change } = joinScripts(out);
  await changePages(out, change);
}

let folder: string;

beforeEach(() => {
  folder = makeFolder();
});
afterEach(() => removeFolder(folder));

test('Three scripts of routes become one, which pages do not request', async () => {
  writeFiles(folder, { ...MANIFESTS, '404.html': PAGE, 'a/index.html': PAGE });
  await joinManifests(folder);
  for (const page of ['404.html', 'a/index.html']) {
    expect(readText(folder, page)).toBe(`<head>${tag('other.js')}</head>`);
  }
  const self: Record<string, unknown> = {};
  new Function('self', readText(folder, '_next/static/b1/_buildManifest.js'))(self);
  expect(self).toEqual({
    __BUILD_MANIFEST: { __rewrites: {}, sortedPages: ['/_app'] },
    __TURBOPACK_PAGE_BOOTSTRAP: { '/_app': { otherChunks: [], runtimeModuleIds: [1, 2] } },
    __TURBOPACK_CHUNK_LOADING_GLOBAL: 'TURBOPACK',
    __SSG_MANIFEST: new Set(),
    __MIDDLEWARE_MATCHERS: [],
  });
  expect(existsSync(path.join(folder, '_next/static/b1/_ssgManifest.js'))).toBe(false);
});

test.each([
  ['one is missing', { ...MANIFESTS, '_next/static/b1/_ssgManifest.js': undefined }],
  ['there is another one', { ...MANIFESTS, '_next/static/b1/_newManifest.js': '' }],
  [
    'a page asks in another way',
    { ...MANIFESTS, 'a/index.html': PAGE.replaceAll(' defer=""', '') },
  ],
])('When %s, the error names the file to compare', async (_what, files) => {
  const present = Object.entries(files).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  writeFiles(folder, Object.fromEntries(present));
  const { remedy } = await catchDetails(() => joinManifests(folder));
  expect(remedy).toContain('joinManifests.ts');
});
